import {
  type Comparison,
  type Condition,
  isAttacks,
  matchCondition,
  matchValue,
  type Operator,
  type Period,
  type Search,
  type Selector,
  type Value,
  type When,
  type Whom,
} from '@umpire/effects';
import { bare, its, listed, of, plain, quoted, said, that } from './grammar.js';
import { names, numbers, roles, steps } from './nouns.js';
import { states } from './states.js';

export const name = (one: string): string =>
  Object.hasOwn(roles, one) ? (roles[one] ?? one) : quoted(names[one] ?? plain(one));

export const number = (one: string): string => numbers[one] ?? `la valeur ${quoted(plain(one))}`;

const step = (one: string): string => steps[one] ?? `l’étape ${quoted(plain(one))}`;

export const selector = (one: Selector): string => (typeof one === 'string' ? name(one) : search(one));

const sorts: Readonly<Record<Search['all'], string>> = {
  unit: 'unités',
  model: 'figurines',
  weapon: 'armes',
  marker: 'marqueurs',
  die: 'dés',
  power: 'pouvoirs',
};

function search({ all, side, in: within, keywords = [], where }: Search): string {
  const owner = side === undefined ? [] : [side === 'mine' ? 'amies' : 'ennemies'];
  const noun = ['les', sorts[all], ...keywords, ...owner].join(' ');
  const place = within === undefined ? '' : ` ${of(selector(within))}`;
  return `${noun}${place}${where === undefined ? '' : ` (si ${condition(where)})`}`;
}

export function whom(one: Whom): string {
  if (!isAttacks(one)) return selector(one);
  const { attacks, by, at, with: weapon, where } = one;
  const sort = { any: 'les attaques', ranged: 'les attaques à distance', melee: 'les attaques de mêlée' }[attacks];
  return [
    sort,
    ...(by === undefined ? [] : [of(selector(by))]),
    ...(at === undefined ? [] : [`contre ${selector(at)}`]),
    ...(weapon === undefined ? [] : [`avec ${selector(weapon)}`]),
    ...(where === undefined ? [] : [`(si ${condition(where)})`]),
  ].join(' ');
}

export function condition(one: Condition, isNot = false): string {
  const is = said('est', isNot);
  return matchCondition(one, {
    every: ({ every }) => all(every, isNot ? 'pas tout ceci' : 'tout ceci', isNot ? undefined : 'et'),
    some: ({ some }) => all(some, isNot ? 'rien de ceci' : 'l’un de ceci', isNot ? undefined : 'ou'),
    not: ({ not }) => ('not' in not && !isNot ? `il est faux ${that(condition(not))}` : condition(not, !isNot)),
    is: (asked) => `${selector(asked.is)} ${is} ${asked.keywords.map(keyword).join(' ')}`,
    state: ({ state, of: whose }) => stateOf(state, whose, isNot),
    within: ({ within, of: whose, from, measure, wholly }) =>
      `${selector(whose)} ${is} ${wholly ? 'entièrement ' : ''}à ${reach(within)} ou moins ${of(selector(from))}${
        measure ? ' à l’horizontale' : ''
      }`,
    done: ({ done, by, since }) =>
      `${selector(by)} ${said('a', isNot)} ${deedsDone[done] ?? `passé ${step(done)}`} depuis ${sinceWhen(since)}`,
    compare: ({ compare: [left, how, right] }) =>
      `${value(left)} ${isNot ? opposite[how] : comparison[how]} ${value(right)}`,
  });
}

/** A keyword as it is printed, or a weapon by its name. */
const keyword = (one: string): string => (/[a-z]/.test(one) ? plain(one) : one);

const deedsDone: Readonly<Record<string, string>> = {
  'selected-to-shoot': 'été choisie pour tirer',
  'selected-to-fight': 'été choisie pour combattre',
  'selected-to-move': 'été choisie pour se déplacer',
  'declared-charge': 'déclaré de charge',
  'normal-move': 'fait de mouvement normal',
  'price-lowered': 'eu de coût réduit',
};

/** Of an army it is said which phase of its turn it is, of dice what they are rolled for. */
function stateOf(state: string, whose: Selector, isNot: boolean): string {
  const predicate = states[state] ?? `a l’état ${quoted(plain(state))}`;
  if ((whose === 'mine' || whose === 'theirs') && /-(?:phase|step)$/.test(state))
    return `${isNot ? 'ce n’est pas' : 'c’est'} ${predicate.replace(/^est /, '')} ${whose === 'mine' ? 'de mon tour' : 'du tour adverse'}`;
  if (/^est un jet /.test(predicate)) return `${isNot ? 'ce n’est pas' : 'c’est'} ${predicate.replace(/^est /, '')}`;
  return `${selector(whose)} ${said(predicate, isNot)}`;
}

/** A range that every army has alike is nobody's. */
const reach = (far: Value): string =>
  typeof far === 'object' && 'the' in far && far.of === 'mine' ? number(far.the) : value(far);

const isSimplePart = (part: Condition): boolean =>
  'not' in part ? !('not' in part.not) && isSimplePart(part.not) : !('every' in part || 'some' in part);

/** Simple parts are joined by a word, mixed ones stand in brackets behind their heading. */
function all(parts: readonly Condition[], heading: string, join: 'et' | 'ou' | undefined): string {
  const told = parts.map((part) => condition(part));
  if (join && (parts.every(isSimplePart) || parts.length === 1)) return listed(told, join);
  return `${heading} (${told.join('\u202f; ')})`;
}

const comparison: Readonly<Record<Comparison, string>> = { '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' };
const opposite: Readonly<Record<Comparison, string>> = { '<': '≥', '<=': '>', '=': '≠', '>=': '<', '>': '≤' };

export function value(one: Value): string {
  return matchValue(one, {
    number: (found) => String(found).replace('-', '−'),
    name,
    inches: ({ inches }) => `${inches}″`,
    cm: ({ cm }) => `${cm}\u00a0cm`,
    dice: ({ dice }) => dice,
    the: ({ the, of: whose }) => (whose === 'it' ? its(number(the)) : `${number(the)} ${of(selector(whose))}`),
    count: ({ count }) => `le nombre ${counted(selector(count))}`,
    sum: ({ sum, over }) => `le total ${of(number(sum))} ${of(selector(over))}`,
    item: ({ item, of: whose }) => `l’entrée nº ${value(item)} ${of(name(whose))}`,
    op: ({ op, of: parts }) => operation(op, parts.map(value)),
    table: ({ table, by }) =>
      `${Object.entries(table)
        .map(([key, entry]) => `${value(entry)} pour ${plain(key)}`)
        .join(', ')} selon ${value(by)}`,
  });
}

/** « le nombre d’unités », not « le nombre des unités ». */
const counted = (one: string): string => of(bare(one));

function operation(op: Operator, parts: readonly string[]): string {
  if (op === 'min') return `le moindre de (${parts.join(', ')})`;
  if (op === 'max') return `le plus grand de (${parts.join(', ')})`;
  if (op === 'abs') return `la grandeur de (${parts.join(', ')})`;
  return `(${parts.join(` ${op === '-' ? '−' : op === '*' ? '×' : op} `)})`;
}

const edge: Readonly<Record<When['edge'], (noun: string) => string>> = {
  before: (noun) => `avant ${noun}`,
  during: (noun) => `pendant ${noun}`,
  instead: (noun) => `à la place ${of(noun)}`,
  after: (noun) => `après ${noun}`,
};

export function when({ at, edge: which, turn, of: whose }: When): string {
  const player = turn === undefined ? '' : turn === 'mine' ? ' à mon tour' : ' au tour adverse';
  return `${edge[which](step(at))}${whose === undefined ? '' : ` pour ${selector(whose)}`}${player}`;
}

const ends: Readonly<Record<Extract<Period, string>, string>> = {
  attack: 'pour cette attaque',
  attacks: 'jusqu’à la résolution de ces attaques',
  frame: 'jusqu’à la résolution de ceci',
  phase: 'jusqu’à la fin de la phase',
  turn: 'jusqu’à la fin du tour',
  round: 'jusqu’à la fin du round',
  battle: 'jusqu’à la fin de la bataille',
};

export const until = (period: Period): string =>
  typeof period === 'string' ? ends[period] : `jusqu’à ${stepOf(period, 'prochain')}`;

/** « ma prochaine phase de commandement », « le prochain début du tour adverse ». */
export function stepOf(period: Exclude<Period, string>, which: 'prochain' | 'dernier' | 'même'): string {
  const noun = step('my' in period ? period.my : period.theirs);
  const isHis = noun.startsWith('le ');
  const said = isHis ? which : { prochain: 'prochaine', dernier: 'dernière', même: 'même' }[which];
  return 'my' in period
    ? `${isHis ? 'mon' : 'ma'} ${said} ${bare(noun)}`
    : `${isHis ? 'le' : 'la'} ${said} ${bare(noun)} adverse`;
}

/** How often a time comes round. */
export const periods: Readonly<Record<Extract<Period, string>, string>> = {
  attack: 'attaque',
  attacks: 'série d’attaques',
  frame: 'résolution',
  phase: 'phase',
  turn: 'tour',
  round: 'round',
  battle: 'bataille',
};

function sinceWhen(period: Period): string {
  if (typeof period !== 'string') return stepOf(period, 'dernier');
  if (period === 'frame' || period === 'attack' || period === 'attacks') return 'que ceci a commencé';
  return `le début ${of({ phase: 'la phase', turn: 'le tour', round: 'le round', battle: 'la bataille' }[period])}`;
}
