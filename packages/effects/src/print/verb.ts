import type { Grant } from '../grant.js';
import type { Period } from '../period.js';
import { printSaid } from '../plain/print.js';
import { matchVerb, type VerbOf } from '../tag.js';
import type { Selector, Value } from '../term.js';
import type { Menu, Verb } from '../verb.js';
import type { Whom } from '../whom.js';
import {
  listed,
  printCondition,
  printName,
  printSelector,
  printUntil,
  printValue,
  printWhen,
  printWhom,
  words,
} from './term.js';

const joined = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

const forWhom = (whom: Whom, until: Period | undefined): string =>
  joined(`for ${printWhom(whom)}`, until !== undefined && printUntil(until));

const kept = (keep: Period | undefined): string | undefined => keep && `and keep it ${printUntil(keep)}`;

/** Several verbs in a row. */
export const printVerbs = (verbs: readonly Verb[]): string => verbs.map(printVerb).join('; ') || 'do nothing';

const block = (verbs: readonly Verb[]): string => (verbs.length < 2 ? printVerbs(verbs) : `(${printVerbs(verbs)})`);

/** What a verb does, as an order: "add 1 to hit rolls for ranged attacks by this unit until the end of the phase". */
export function printVerb(verb: Verb): string {
  return matchVerb(verb, {
    modify: (it) =>
      joined(
        printSaid(it) ?? printModify(it),
        it.stacks !== undefined && notCumulative[`${it.stacks}`],
        forWhom(it.for, it.until),
      ),
    ignoreModifiers: (it) =>
      joined(
        printSaid(it) ?? `ignore modifiers to ${listed(it.ignoreModifiers.map(words), 'and')}`,
        forWhom(it.for, it.until),
      ),
    reroll: (it) => joined(printSaid(it) ?? printReroll(it), forWhom(it.for, it.until)),
    grant: (it) => joined(`grant ${printSaid(it) ?? printGrant(it.grant)}`, forWhom(it.for, it.until)),
    mark: ({ mark, on, until }) => joined(printSelector(on), `become ${words(mark)}`, until && printUntil(until)),
    allow: ({ allow, for: whom, until }) => joined(`allow ${words(allow)}`, forWhom(whom, until)),
    forbid: ({ forbid, for: whom, until }) => joined(`forbid ${words(forbid)}`, forWhom(whom, until)),
    roll: printRoll,
    rerollNow: ({ rerollNow }) => `re-roll ${printSelector(rerollNow)} now`,
    choose: printChoose,
    bind: ({ bind, to, keep }) => joined(`let ${printName(bind)} be ${printBound(to)}`, kept(keep)),
    collect: ({ collect, into, keep }) => joined(`note ${printSelector(collect)} among ${printName(into)}`, kept(keep)),
    drop: ({ drop, from }) => `take ${printSelector(drop)} out of ${printName(from)}`,
    suffer: ({ suffer, kind, on }) =>
      `${printSelector(on)} suffers ${printValue(suffer)} ${kind === 'mortal' ? 'mortal wounds' : 'damage'}`,
    heal: ({ heal, on, revive }) =>
      `heal ${printValue(heal)} wounds of ${printSelector(on)}${revive ? ', returning destroyed models' : ''}`,
    return: (it) =>
      `return ${printSelector(it.return)} with ${it.wounds === 'full' ? 'all' : printValue(it.wounds)} wounds`,
    destroy: ({ destroy }) => `destroy ${printSelector(destroy)}`,
    cancel: ({ cancel }) => `cancel the ${cancel}`,
    gain: ({ gain, amount, for: whom }) => `${printSelector(whom)} gains ${printValue(amount)} ${words(gain)}`,
    move: ({ move, as, upTo }) => `move ${printSelector(move)} up to ${printValue(upTo)} (${words(as)})`,
    setUp: ({ setUp, as, within }) => joined(`set up ${printSelector(setUp)} (${words(as)})`, printWithin(within)),
    reserve: ({ reserve, as }) => `put ${printSelector(reserve)} into reserve (${words(as)})`,
    copy: ({ copy, as }) => `make a new copy of ${printSelector(copy)}, ${printName(as)}`,
    place: ({ place, as, within }) => joined(`place a ${words(place)} marker, ${printName(as)}`, printWithin(within)),
    remove: ({ remove }) => `remove ${printSelector(remove)}`,
    activate: ({ activate, for: whom }) => `activate ${words(activate)} for ${printSelector(whom)}`,
    lift: ({ lift, from }) => `${printSelector(from)} is ${words(lift)} no longer`,
    later: (it) => `later, ${printWhen(it.later)}, ${block(it.do)}`,
    if: (it) =>
      joined(`if ${printCondition(it.if)}, ${block(it.then)}`, it.else && `, otherwise ${block(it.else)}`).replace(
        ' ,',
        ',',
      ),
    each: (it) => `for each of ${printSelector(it.each)}, as ${printName(it.as)}, ${block(it.do)}`,
    while: (it) => `while ${printCondition(it.while)}, ${block(it.do)}`,
    either: ({ either }) => `do one of: ${either.map((one) => `(${printVerbs(one)})`).join(' or ')}`,
    native: ({ native }) => `follow the rule ${words(native)}`,
  });
}

const notCumulative: Readonly<Record<string, string>> = {
  false: '(copies count once)',
  alone: '(not cumulative with other improvements)',
};

function printModify({ modify, how, by }: VerbOf<'modify'>): string {
  const name = modify.endsWith('-roll') ? `${words(modify)}s` : words(modify);
  const value = printValue(by);
  if (how === 'set') return `set ${name} to ${value}`;
  if (how === 'add')
    return value.startsWith('-') ? `subtract ${value.slice(1)} from ${name}` : `add ${value} to ${name}`;
  return how === 'best-of' ? `use ${value} as ${name} if that is better` : `${how} ${name} by ${value}`;
}

const printReroll = ({ reroll, which }: VerbOf<'reroll'>): string =>
  `re-roll ${which === 'failed' ? 'failed ' : ''}${words(reroll)} rolls${which === 'ones' ? ' of 1' : ''}`;

function printGrant(grant: Grant): string {
  if (typeof grant === 'string') return words(grant);
  if ('bound' in grant) return `${printName(grant.bound)}`;
  const { rule, parameter, keyword } = grant;
  return joined(
    words(rule),
    keyword,
    parameter !== undefined && `${typeof parameter === 'number' ? parameter : parameter.dice}`,
  );
}

const printRoll = ({ roll, as, purpose, times, success }: VerbOf<'roll'>): string =>
  joined(
    `roll ${roll} for ${words(purpose)}`,
    times !== undefined && (typeof times === 'number' ? `${times} times` : `as many times as ${printValue(times)}`),
    success === undefined
      ? `as ${printName(as)}`
      : `and count those of ${printValue(success)} or more as ${printName(as)}`,
  );

function printChoose({ choose, as, min, max, distinctBy, ordered, by, secret, keep }: VerbOf<'choose'>): string {
  return joined(
    by === 'opponent' ? 'the opponent chooses' : 'choose',
    secret && 'in secret',
    printHowMany(min, max),
    printBound(choose),
    distinctBy !== undefined && `with different ${words(distinctBy)}`,
    ordered && 'in order',
    `as ${printName(as)}`,
    kept(keep),
  );
}

function printHowMany(min: Value | undefined, max: Value | undefined): string {
  if (min !== undefined && min === max) return `exactly ${printValue(min)} of`;
  if (min === 0) return `up to ${printValue(max ?? 1)} of`;
  const bounds = [
    ...(min === undefined ? [] : [`at least ${printValue(min)}`]),
    ...(max === undefined ? [] : [`at most ${printValue(max)}`]),
  ];
  return bounds.length === 0 ? 'one of' : `${bounds.join(' and ')} of`;
}

const printWithin = (within: VerbOf<'place'>['within']): string | undefined =>
  within.length === 0 ? undefined : `where ${within.map((condition) => printCondition(condition)).join('; ')}`;

function printBound(bound: Value | Selector | Menu): string {
  if (isList(bound)) return listed(bound.map(words), 'or');
  if (typeof bound === 'object' && 'all' in bound) return printSelector(bound);
  if (typeof bound === 'object' && 'entriesOf' in bound) return `the entries of ${printName(bound.entriesOf)}`;
  if (typeof bound === 'object' && 'rest' in bound) {
    return `those of ${listed(bound.rest.map(words), 'and')} that are not among ${printName(bound.of)}`;
  }
  return printValue(bound);
}

const isList = (bound: Value | Selector | Menu): bound is readonly string[] => Array.isArray(bound);
