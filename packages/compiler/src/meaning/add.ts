import type { Attacks, Condition, Period, Search, Selector, Value, Verb, Whom } from '@umpire/effects';
import { draftFor, goesOn, pushAll } from './draft.js';
import { every, mentions } from './fill.js';
import { unitsOf } from './frame.js';
import { byMore, flatAdvance, inPlaceOf, replaceFormer, scopeWithout, setsAdvance } from './instead.js';
import type { Node } from './node.js';
import { attackNames, isAnyone, isOfItself, NOBODY, settle } from './settle.js';
import { type Discourse, type Scope, takesUntil, Unsettled } from './talk.js';

type Doing = Extract<Node, { verbs: readonly Verb[] }>;

export function add(node: Doing, within: Scope, talk: Discourse): Scope {
  if (node.timeless && within.when) throw new Unsettled('a permission of no time');
  const once = onceChosen(node, talk);
  if (once) return add(once, within, talk);
  const instead = node.instead ?? within.instead;
  if (instead) within = inPlaceOf(node.verbs, within, talk);
  const may = node.may ?? within.may;
  const settled = node.verbs.map((verb) =>
    finished(settle(chosenOf(byOwn(verb, within, talk), talk), talk, within), within, talk.isUnit),
  );
  if (settled.some(isOfNamedFoe)) throw new Unsettled('a weapon that is taken for a foe');
  const scope = within.inside && !settled.every(isOfAttacks) ? besideAttacks(within, within.inside) : within;
  const begun = scope.draft ?? (goesOn(settled, scope, talk) ? talk.open : undefined);
  const isMidway = may === true && begun !== undefined && begun.do.length > 0;
  const chosen = settled.map((verb) =>
    isMidway && 'choose' in verb && verb.min === undefined ? { ...verb, min: 0 } : verb,
  );
  const verbs = instead ? chosen.map((verb) => byMore(verb, scope, talk)) : chosen;
  const surely = instead ? flatAdvance(verbs, begun ?? talk.open) : undefined;
  if (surely) {
    if ((begun ?? talk.open)?.do.some(setsAdvance)) replaceFormer(surely, scope, talk);
    return add({ verbs: surely }, { ...scopeWithout(scope), ...(begun && { draft: begun }), then: true }, talk);
  }
  if (instead && !verbs.every((verb, at) => verb !== chosen[at])) replaceFormer(verbs, scope, talk);
  if (isOfItself(verbs) || isOfItself(scope.ifs)) throw new Unsettled('within reach of itself');
  if (goesInto(verbs, scope, talk)) return scope;
  const draft = draftFor(verbs, scope, talk, may);
  const bound = boundOf(verbs);
  for (const name of bound) draft.bound.add(name);
  pushAll(draft, verbs, scope);
  const such = verbs.map(anyoneOf).find((who) => who !== undefined);
  if (such) talk.refs = { ...talk.refs, '?such': such };
  if (talk.refs['?unit'] === undefined && such) talk.refs = { ...talk.refs, '?unit': NOBODY };
  talk.refs = { ...talk.refs, ...settle(node.refs ?? {}, talk, scope) };
  const attacks = scope.attacks ?? attacksIn(verbs);
  if (attacks) talk.attacks = attacks;
  if (scope.until) talk.until = scope.until;
  else delete talk.until;
  return { ...scope, draft };
}

/** What goes on with something that waits for a later moment waits with it: how far a move goes, what a test leads to. */
function goesInto(verbs: readonly Verb[], scope: Scope, talk: Discourse): boolean {
  const draft = talk.open;
  const waiting = draft?.do.at(-1);
  if (!draft || !waiting || !('later' in waiting) || scope.draft || scope.when) return false;
  const last = waiting.do.at(-1);
  const isOffered = last !== undefined && 'if' in last && !last.else && (last.then.length === 0 || hasMove(last.then));
  const isOpen = scope.then === true && (last === undefined || 'move' in last || 'setUp' in last || isOffered);
  const isTested =
    last !== undefined && 'activate' in last && last.activate.endsWith('-test') && mentions(scope.ifs, testStates);
  if (!isOpen && !isTested) return false;
  const condition = every(scope.ifs);
  const done: readonly Verb[] = condition ? [{ if: condition, then: verbs }] : verbs;
  const inner: readonly Verb[] =
    isOffered && last && 'if' in last
      ? [...waiting.do.slice(0, -1), { ...last, then: [...last.then, ...done] }]
      : [...waiting.do, ...done];
  draft.do[draft.do.length - 1] = { ...waiting, do: inner };
  return true;
}

const hasMove = (verbs: readonly Verb[]): boolean => verbs.some((verb) => 'move' in verb);
const testStates: ReadonlySet<string> = new Set(['passed-last-test', 'failed-last-test']);

/** "That has not been selected for this ability this turn": whoever is chosen is marked for so long. */
function onceChosen(node: Doing, { id }: Discourse): Doing | undefined {
  const mark = `under-${id}`;
  const verbs = node.verbs.flatMap((verb): readonly Verb[] => {
    const per = 'choose' in verb ? /"\?once-(\w+)"/.exec(JSON.stringify(verb.choose))?.[1] : undefined;
    if (per === undefined || !('choose' in verb)) return [verb];
    const plain = JSON.parse(JSON.stringify(verb).replaceAll(`?once-${per}`, mark)) as Verb;
    return [plain, { mark, on: verb.as, until: per as Period }];
  });
  return verbs.length > node.verbs.length ? { ...node, verbs } : undefined;
}

/** "Its glaive has …": a foe known by a word of the text's own is given nothing. */
function isOfNamedFoe(verb: Verb): boolean {
  if (!('grant' in verb) || typeof verb.for !== 'object' || !('attacks' in verb.for)) return false;
  const { by } = verb.for;
  if (typeof by !== 'object' || by.side !== 'theirs' || !by.where || !('state' in by.where)) return false;
  return isCoined(by.where.state);
}

/** A word of a text's own, and no state that the game has. */
const isCoined = (state: string): boolean =>
  (/^[a-z]+(?:-[a-z]+ed)?$/.test(state) && !ofTheGame.has(state)) ||
  /^[a-z]+-(?:with|in|by)-(?!self$|subject$)[a-z]+$/.test(state);

const ofTheGame: ReadonlySet<string> = new Set(
  'advanced arriving battle-shocked bearer bodyguard carrying charged damaged destroyed disembarked embarked engaged hidden leading moved secured stationary visible warlord'.split(
    ' ',
  ),
);

const isOfAttacks = (verb: Verb): boolean =>
  ('for' in verb && typeof verb.for === 'object' && 'attacks' in verb.for) ||
  ('either' in verb && verb.either.every((some) => some.every(isOfAttacks)));

/** What is done beside attacks: under all that was asked, unless that asked about an attack. */
function besideAttacks(scope: Scope, inside: readonly Condition[]): Scope {
  if (mentions(inside, attackNames)) throw new Unsettled('beside attacks that were asked about');
  const { inside: _, ...rest } = scope;
  return { ...rest, ifs: [...scope.ifs, ...inside] };
}

/** "When an enemy unit ends a move near it, it can move": who answers is the owner's, not the enemy that gave the cause. */
function byOwn(verb: Verb, scope: Scope, talk: Discourse): Verb {
  const { refs } = talk;
  const foe = refs['?enemy'];
  if (foe === 'attacker' || foe === 'enemy') {
    if ('activate' in verb && verb.activate === 'shoot-at-subject')
      return byOwn({ ...verb, activate: `shoot-at-${foe}` }, scope, talk);
    if ('forbid' in verb && verb.forbid === 'attacks-but-at-subject')
      return { ...verb, forbid: `attacks-but-at-${foe}`, for: notItself(verb.for, foe, talk) };
  }
  const { ifs } = scope;
  const actor =
    'move' in verb
      ? verb.move
      : ('activate' in verb && owned.has(verb.activate)) || ('forbid' in verb && verb.forbid === 'embark')
        ? verb.for
        : undefined;
  if (actor !== '?it' || refs['?it'] !== 'subject' || refs['?enemy'] !== 'subject') return verb;
  const own =
    ifs.flatMap(spokenOf).find((who) => who === 'self' || (typeof who === 'object' && who.in === 'self')) ?? 'self';
  if (!('move' in verb)) return { ...verb, for: own } as Verb;
  const far = typeof verb.upTo === 'object' && 'the' in verb.upTo ? { ...verb.upTo, of: own } : verb.upTo;
  return { ...verb, move: own, upTo: far };
}

/** "That CLAY unit can only target that enemy unit": the one that gave the cause, though the enemy was spoken of last. */
function notItself(whom: Whom, foe: string, talk: Discourse): Whom {
  if (settle(whom, talk) !== foe) return whom;
  const of = talk.open?.when?.of;
  if (typeof of === 'object' && of.side === 'mine') return 'subject';
  throw new Unsettled('attacks on oneself');
}

const owned: ReadonlySet<string> = new Set([
  'shoot',
  'fight',
  'charge',
  'shoot-at-subject',
  'shoot-at-attacker',
  'embark',
]);

/** Of whom a condition speaks. */
function spokenOf(condition: Condition): readonly Selector[] {
  if ('every' in condition) return condition.every.flatMap(spokenOf);
  if ('not' in condition) return spokenOf(condition.not);
  if ('state' in condition) return [condition.of];
  return 'within' in condition ? [condition.of] : [];
}

/** The units, whichever are found, that a verb works for: "that unit" would be none of them, "such a unit" any. */
function anyoneOf(verb: Verb): Search | undefined {
  if (!('for' in verb) || typeof verb.for === 'string') return undefined;
  if ('allow' in verb && verb.allow === 'bear-enhancement') return undefined;
  const all = 'attacks' in verb.for ? [verb.for.by, verb.for.at] : [verb.for];
  return all.find(isAnyone);
}

const attacksIn = (verbs: readonly Verb[]): Attacks | undefined =>
  verbs.flatMap((verb) =>
    'for' in verb && typeof verb.for === 'object' && 'attacks' in verb.for ? [verb.for] : [],
  )[0];

/** "That ability": one of those of which one was chosen. */
function chosenOf(verb: Verb, { options, drafts }: Discourse): Verb {
  if (
    'grant' in verb &&
    typeof verb.grant === 'object' &&
    'bound' in verb.grant &&
    verb.grant.bound === 'picked' &&
    !drafts.some(({ bound }) => bound.has('picked'))
  )
    throw new Unsettled('an ability that nobody chose');
  const isMark = 'mark' in verb && verb.mark === '?menu';
  if (!isMark && (!('native' in verb) || verb.native !== '?menu')) return verb;
  if (!options || options.length < 2) throw new Unsettled('an ability that nobody chose');
  if (!isMark) return { either: options };
  return { either: options.map((all) => all.map((one) => ('mark' in one ? { ...one, on: verb.on } : one))) };
}

/** With its end, and with the selectors of its attacks made plain. */
function finished(verb: Verb, scope: Scope, isUnit: boolean | undefined): Verb {
  if ('either' in verb) return { either: verb.either.map((one) => one.map((inner) => finished(inner, scope, isUnit))) };
  const { until, eventAttacks, when, whiles } = scope;
  const ofMoment = eventAttacks !== undefined && 'for' in verb && isSame(verb.for, eventAttacks);
  const end = until ?? (ofMoment ? (when?.[0]?.at.startsWith('selected') ? 'attacks' : 'attack') : undefined);
  const timed =
    end !== undefined && takesUntil(verb) && !isShock(verb) && !('until' in verb) ? { ...verb, until: end } : verb;
  const lasting = every(whiles ?? []);
  if ('mark' in timed && lasting) return { ...timed, on: whileSo(timed.on, lasting, isUnit) };
  if (!('for' in timed)) return timed;
  const whom = whomOf(timed.for);
  return ofKnown({ ...timed, for: lasting ? whileSo(whom, lasting, isUnit) : whom } as Verb);
}

/** What is counted of whoever attacks is counted of the one unit whose attacks they are. */
function ofKnown(verb: Verb): Verb {
  if (!('modify' in verb) || typeof verb.by !== 'object' || !mentions(verb.by, new Set(['attacker']))) return verb;
  const by = typeof verb.for === 'object' && 'attacks' in verb.for ? verb.for.by : undefined;
  if (typeof by !== 'string') return verb;
  return { ...verb, by: JSON.parse(JSON.stringify(verb.by).replaceAll('"attacker"', JSON.stringify(by))) as Value };
}

/** Battle-shock ends by its own rule. */
const isShock = (verb: Verb): boolean => 'mark' in verb && verb.mark === 'battle-shocked';

/** Whoever it is, as long as the condition holds. */
function whileSo(whom: Selector, condition: Condition, isUnit: boolean | undefined): Selector;
function whileSo(whom: Whom, condition: Condition, isUnit: boolean | undefined): Whom;
function whileSo(whom: Whom, condition: Condition, isUnit: boolean | undefined): Whom {
  if (whom === 'self' && !isUnit) throw new Unsettled('as long as, of one that may be a model or a unit');
  if (typeof whom === 'string') return { all: 'unit', in: whom, where: condition };
  const where = every([...(whom.where ? [whom.where] : []), condition]);
  return { ...whom, ...(where && { where }) };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function whomOf(whom: Whom): Whom {
  if (typeof whom === 'string') return whom;
  if ('all' in whom) return whom.all === 'model' ? unitsOf(whom) : whom;
  const { by, at, ...rest } = whom;
  return {
    ...rest,
    ...(by !== undefined && { by: unitsOf(by) }),
    ...(at !== undefined && { at: unitsOf(at) }),
  };
}

function boundOf(verbs: readonly Verb[]): readonly string[] {
  return verbs.flatMap((verb) => {
    if ('choose' in verb || 'roll' in verb || 'copy' in verb || 'place' in verb) return [verb.as];
    if ('bind' in verb) return [verb.bind];
    return 'if' in verb ? boundOf(verb.then) : 'each' in verb ? [verb.as] : [];
  });
}
