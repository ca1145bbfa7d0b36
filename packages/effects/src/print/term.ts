import type { Period } from '../period.js';
import { matchCondition, matchValue } from '../tag.js';
import type { Comparison, Condition, Operator, Search, Selector, Value } from '../term.js';
import type { When } from '../when.js';
import { isAttacks, type Whom } from '../whom.js';

/** `within-half-range` as people read it. */
export const words = (name: string): string => name.replaceAll('-', ' ');

export function listed(parts: readonly string[], last: 'and' | 'or'): string {
  if (parts.length < 2) return parts[0] ?? (last === 'and' ? 'nothing' : 'none');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

const roles: Readonly<Record<string, string>> = {
  self: 'this unit',
  mine: 'my army',
  theirs: 'the enemy army',
  it: 'it',
  subject: 'the subject',
  attacker: 'the attacker',
  target: 'the target',
  weapon: 'the weapon',
  attack: 'the attack',
};

/** A bound name: the roles in words, others quoted. */
export const printName = (name: string): string =>
  (Object.hasOwn(roles, name) ? roles[name] : undefined) ?? `“${words(name)}”`;

export const printSelector = (selector: Selector): string =>
  typeof selector === 'string' ? printName(selector) : printSearch(selector);

function printSearch({ all, side, in: within, keywords = [], where }: Search): string {
  const owner = side === undefined ? [] : [side === 'mine' ? 'friendly' : 'enemy'];
  const noun = [...owner, ...keywords, all === 'die' ? 'dice' : `${all}s`].join(' ');
  const place = within === undefined ? '' : ` of ${printSelector(within)}`;
  return `${noun}${place}${where === undefined ? '' : ` for which ${printCondition(where)}`}`;
}

export function printWhom(whom: Whom): string {
  if (!isAttacks(whom)) return printSelector(whom);
  const { attacks, by, at, with: weapon, where } = whom;
  return [
    attacks === 'any' ? 'attacks' : `${attacks} attacks`,
    ...(by === undefined ? [] : [`by ${printSelector(by)}`]),
    ...(at === undefined ? [] : [`at ${printSelector(at)}`]),
    ...(weapon === undefined ? [] : [`with ${printSelector(weapon)}`]),
    ...(where === undefined ? [] : [`for which ${printCondition(where)}`]),
  ].join(' ');
}

export function printCondition(condition: Condition, isNot = false): string {
  const is = isNot ? 'is not' : 'is';
  return matchCondition(condition, {
    every: ({ every }) => printAll(every, isNot ? 'not all of' : 'all of', isNot ? undefined : 'and'),
    some: ({ some }) => printAll(some, isNot ? 'none of' : 'one of', isNot ? undefined : 'or'),
    not: ({ not }) => ('not' in not && !isNot ? `not so: ${printCondition(not)}` : printCondition(not, !isNot)),
    is: (asked) => `${printSelector(asked.is)} ${is} ${asked.keywords.join(' ')}`,
    state: ({ state, of }) => printState(state, of, isNot),
    within: ({ within, of, from, measure, wholly }) =>
      `${printSelector(of)} ${is} ${wholly ? 'wholly ' : ''}within ${printReach(within)} of ${printSelector(from)}${measure ? ' horizontally' : ''}`,
    done: ({ done, by, since }) =>
      `${printSelector(by)} ${isNot ? 'has not' : 'has'} ${done.startsWith('selected') ? 'been' : 'come to'} ${words(done)} since ${printSince(since)}`,
    compare: ({ compare: [left, how, right] }) => `${printValue(left)} ${is} ${comparison[how]}${printValue(right)}`,
  });
}

/** `hit-by-subject`: states name the roles as names do. */
const stateWords = (state: string): string =>
  words(state)
    .replace(/\bself\b/, 'this unit')
    .replace(/\bsubject\b/, 'the subject');

/** What someone is, has or did; of an army, which phase of its turn it is. */
function printState(state: string, of: Selector, isNot: boolean): string {
  const is = isNot ? 'is not' : 'is';
  if ((of === 'mine' || of === 'theirs') && /-(?:phase|step)$/.test(state))
    return `it ${is} the ${words(state)} of ${of === 'mine' ? 'my' : 'the enemy'} turn`;
  const said = `${printSelector(of)} ${stateWords(state)}`;
  if (!/^(?:has|made|lost|was|could|passed|failed|fell|must|carries|destroyed-enem)/.test(state))
    return `${printSelector(of)} ${is} ${stateWords(state)}`;
  return isNot ? `not so: ${said}` : said;
}

/** A range that every army has alike is nobody's. */
const printReach = (far: Value): string =>
  typeof far === 'object' && 'the' in far && far.of === 'mine' ? words(far.the) : printValue(far);

/** Simple parts are joined by a word, mixed ones stand in brackets behind their heading. */
function printAll(parts: readonly Condition[], heading: string, join: 'and' | 'or' | undefined): string {
  const printed = parts.map((part) => printCondition(part));
  const isSimple = parts.every((part) => !('every' in part || 'some' in part || 'not' in part));
  if (join && (isSimple || parts.length === 1)) return listed(printed, join);
  return `${heading} (${printed.join('; ')})`;
}

const comparison: Readonly<Record<Comparison, string>> = {
  '<': 'less than ',
  '<=': 'at most ',
  '=': '',
  '>=': 'at least ',
  '>': 'more than ',
};

export function printValue(value: Value): string {
  return matchValue(value, {
    number: String,
    name: printName,
    inches: ({ inches }) => `${inches}"`,
    cm: ({ cm }) => `${cm} cm`,
    dice: ({ dice }) => dice,
    the: ({ the, of }) => (of === 'it' ? `its ${words(the)}` : `the ${words(the)} of ${printSelector(of)}`),
    count: ({ count }) => `the number of ${printSelector(count)}`,
    sum: ({ sum, over }) => `the total ${words(sum)} of ${printSelector(over)}`,
    item: ({ item, of }) => `entry ${printValue(item)} of ${printName(of)}`,
    op: ({ op, of }) => printOperation(op, of.map(printValue)),
    table: ({ table, by }) =>
      `${Object.entries(table)
        .map(([key, entry]) => `${printValue(entry)} for ${words(key)}`)
        .join(', ')} by ${printValue(by)}`,
  });
}

function printOperation(op: Operator, parts: readonly string[]): string {
  if (op === 'min') return `the least of (${parts.join(', ')})`;
  if (op === 'max') return `the greatest of (${parts.join(', ')})`;
  if (op === 'abs') return `the size of (${parts.join(', ')})`;
  return `(${parts.join(` ${op} `)})`;
}

const edge = { before: 'before', during: 'during', instead: 'instead of', after: 'after' } as const;

export function printWhen({ at, edge: which, turn, of }: When): string {
  const whose = turn === undefined ? '' : ` in ${turn === 'mine' ? 'my' : 'the enemy'} turn`;
  return `${edge[which]} ${words(at)}${of === undefined ? '' : ` for ${printSelector(of)}`}${whose}`;
}

export function printUntil(period: Period): string {
  if (typeof period !== 'string') return `until ${printStepOf(period, 'next ')}`;
  if (period === 'attack') return 'for that attack';
  if (period === 'attacks') return 'until those attacks are resolved';
  return period === 'frame' ? 'until this is resolved' : `until the end of the ${period}`;
}

/** `my next command phase`, `the opponent's next turn end`. */
export const printStepOf = (period: Exclude<Period, string>, which = ''): string =>
  'my' in period ? `my ${which}${words(period.my)}` : `the opponent's ${which}${words(period.theirs)}`;

function printSince(period: Period): string {
  if (typeof period !== 'string') return printStepOf(period, 'last ');
  return period === 'frame' ? 'this began' : `the start of the ${period}`;
}
