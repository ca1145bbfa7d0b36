import type { Condition, Value, Verb } from '@umpire/effects';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found } from './build.js';
import type { Plus } from './parts.js';
import { say } from './say.js';

/* Dice with a table of results, dice of which each success hurts. */

export const dice: readonly Rule[] = [
  say('clause', 'roll one {dice} [:|.|,|; then|;] {rows}', (die, rows) => ({ roll: die.dice, rows })),
  say('clauses', 'roll one {dice}', (die) => ({ verbs: [{ roll: die.dice, as: 'die', purpose: '?purpose' }] })),
  say('clause', 'roll one {dice} [and|,] {pluses} [:|.|,|;] {rows}', (die, plus, rows) => ({
    roll: die.dice,
    rows,
    plus,
  })),
  say('clause', 'roll one {dice} for {np} [:|.|,] {rows}', (die, np, rows) => ({
    roll: die.dice,
    rows,
    ...(np.any && { each: np }),
  })),
  say('clause', 'roll one {dice} for {np} [and|,] {pluses} [:|.|,] {rows}', (die, np, plus, rows) => ({
    roll: die.dice,
    rows,
    plus,
    ...(np.any && { each: np }),
  })),
  say(
    'pluses',
    '(adding|add) {small} (to (the result|that roll|the roll|each result)|) if {conds}',
    (by, condition) => [{ by, if: condition }],
  ),
  say(
    'pluses',
    '(subtracting|subtract) {small} from (the result|that roll|the roll|each result) if {conds}',
    (by, condition) => [{ by: -by, if: condition }],
  ),
  say('pluses', '(adding|add) {small} to the result for {each}', (by, each) => [
    { by: by === 1 ? each : { op: '*', of: [each, by] }, if: { every: [] } },
  ]),
  say('rows', '{row}', (row) => [row]),
  say('rows', '{row} [;|,|.] [and] {rows}', (row, more) => [row, ...more]),
  say('row', '[if|■] on a {num} , {clauses}', (from, body) => ({ from, to: from, body })),
  say('row', '[■] on a {plus} , {clauses}', (from, body) => ({ from, body })),
  say('row', '[■] on a {range} , {clauses}', ([from, to], body) => ({ from, to, body })),
  say('row', 'on a {num} or (more|higher) , {clauses}', (from, body) => ({ from, body })),
  say('sentence', '{rows}', (rows) => ({ rows })),

  say('cap', 'LP to a maximum of {num} [mortal wound] RP', (most) => most),
  say('strikes', 'for each {plus} , {np} suffer {amount} mortal wound [{cap?}]', (success, np, by, most) => ({
    success,
    np,
    by,
    ...(most !== undefined && { most }),
  })),
  say('strikes', 'for each {num} , {np} suffer {amount} mortal wound [{cap?}]', (success, np, by, most) =>
    success === 6 ? { success, np, by, ...(most !== undefined && { most }) } : undefined,
  ),
  say('clause', 'roll {many} {dice} [:|.|,|;] {strikes}', (times, die, strikes) => struck(die.dice, times, strikes)),
  say('clause', 'roll {many} {dice} [and|,] {pluses} [:|.|,] {strikes}', (times, die, plus, strikes) =>
    struckWith(die.dice, times, strikes, plus),
  ),
  say('clause', 'roll one {dice} for {each} [:|.|,|;] {strikes}', (die, times, strikes) =>
    struck(die.dice, times, strikes),
  ),
  say('clause', 'roll one {dice} for {each} [and|,] {pluses} [:|.|,] {strikes}', (die, times, plus, strikes) =>
    struckWith(die.dice, times, strikes, plus),
  ),
  say(
    'clause',
    'roll {many} {dice} [:|.|,|;] for each {plus} , one {side} unit {posts} suffer {amount} mortal wound',
    (times, die, success, side, posts, by) =>
      struckSome(die.dice, times, success, found({ sort: 'unit', side, posts }), by),
  ),
  say('many', '{small}', (small) => small),
  say('many', '{dice}', (die) => die),
  say('each', 'every {small} [{kws?}] model in {np}', (share, keywords, np) =>
    np.sort === 'unit' && share > 1
      ? {
          op: '/',
          of: [
            { count: { all: 'model', in: np.who, ...(keywords?.length === 1 && { keywords: [...keywords[0]!] }) } },
            share,
          ],
        }
      : undefined,
  ),
  say('each', '(each|every) {np}', (np) => (np.any ? { count: np.who } : undefined)),
  say('each', '(each|every) model in {np}', (np) =>
    np.sort === 'unit' ? { count: { all: 'model', in: np.who } } : undefined,
  ),
  say(
    'each',
    '(each|every) [{kws?}] model in {np} (that be|which be|) within engagement range of {np}',
    (keywords, np, from) => ({
      count: {
        all: 'model',
        in: np.who,
        ...(keywords?.length === 1 && { keywords: [...keywords[0]!] }),
        where: { within: { the: 'engagement-range', of: 'mine' }, of: 'it', from: from.who },
      },
    }),
  ),
];

/** Dice of which each that succeeds hurts one of those found, as its owner chooses each time. */
function struckSome(die: string, times: Value, success: number, from: Np, by: Value): Node | undefined {
  if (!from.any || typeof from.who !== 'object') return undefined;
  return {
    verbs: [
      { roll: die, as: 'successes', purpose: '?purpose', times, success },
      {
        while: { compare: ['successes', '>', 0] },
        do: [
          { choose: from.who, as: 'struck' },
          { suffer: by, kind: 'mortal', on: 'struck' },
          { bind: 'successes', to: { op: '-', of: ['successes', 1] } },
        ],
      },
    ],
  };
}

export interface Struck {
  readonly success: number;
  readonly np: Np;
  readonly by: Value;
  readonly plus?: { readonly by: number; readonly if: Condition };
  readonly most?: number;
}

/** The same with something added to every die. */
const struckWith = (die: string, times: Value, strikes: Struck, pluses: readonly Plus[]): Node | undefined =>
  pluses.length === 1 && typeof pluses[0]?.by === 'number'
    ? struck(die, times, { ...strikes, plus: { by: pluses[0].by, if: pluses[0].if } })
    : undefined;

/** Dice of which each that succeeds is so many mortal wounds. */
export function struck(die: string, times: Value, { success, np, by, plus, most }: Struck): Node | undefined {
  if (np.any) return undefined;
  const roll = (least: number): Verb => ({ roll: die, as: 'successes', purpose: '?purpose', times, success: least });
  const isDice = typeof by === 'object' && 'dice' in by;
  if (typeof by !== 'number' && !isDice) return undefined;
  const wounds: Value = isDice ? 'wounds' : by === 1 ? 'successes' : { op: '*', of: ['successes', by] };
  return {
    verbs: [
      ...(plus ? [{ if: plus.if, then: [roll(success - plus.by)], else: [roll(success)] } as Verb] : [roll(success)]),
      ...(isDice ? [{ roll: by.dice, as: 'wounds', purpose: '?purpose', times: 'successes' } as Verb] : []),
      { suffer: most === undefined ? wounds : { op: 'min', of: [wounds, most] }, kind: 'mortal', on: np.who },
    ],
  };
}
