import type { Condition, Search, Value, Verb } from '@umpire/effects';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, state, verbs } from './build.js';
import { say } from './parts.js';

/* What happens: choices, dice, mortal wounds, healing, tests, command points. */

const chosen = (np: Np, more: { min?: number; max?: Value; may?: true } = {}): Node | undefined => {
  if (!np.any || typeof np.who !== 'object') return undefined;
  const as =
    np.sort === 'model'
      ? 'chosen-model'
      : np.who.side === 'mine'
        ? 'friend'
        : np.who.side === 'theirs'
          ? 'enemy'
          : 'chosen';
  const { min, max } = more;
  return {
    verbs: [{ choose: np.who, as, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }],
    refs: {
      '?it': as,
      [np.sort === 'model' ? '?model' : '?unit']: as,
      ...(np.who.side === 'theirs' && { '?enemy': as }),
    },
  };
};

const test = (np: Np, by?: number): Node =>
  verbs(
    ...(by === undefined ? [] : [{ modify: 'battle-shock-roll', how: 'add', by, for: np.who, until: 'frame' } as Verb]),
    { activate: 'battle-shock-test', for: np.who },
  );

/** A verb for each of those found, or for the one meant. */
function forEach(np: Np, make: (who: string | Search) => Verb): Node {
  if (!np.any || typeof np.who === 'string') return verbs(make(np.who));
  return verbs({ each: np.who, as: 'struck', do: [make('struck')] });
}

export const happenings: readonly Rule[] = [
  say('clause', '[you can] (select|choose) {np}', (np) => chosen(np)),
  say('clause', '[you can] (select|choose) up to {small} {np}', (max, np) => chosen(np, { min: 0, max })),
  say('clause', 'you must select {np}', (np) => chosen(np)),
  say('clause', '{np} suffer {amount} mortal wound', (np, amount) =>
    forEach(np, (on) => ({ suffer: amount, kind: 'mortal', on })),
  ),
  say('clause', '{np} must (take|make) a (battle-shock test|battle-shock roll)', (np) =>
    np.any ? forEach(np, (who) => ({ activate: 'battle-shock-test', for: who })) : test(np),
  ),
  say(
    'clause',
    '{np} must (take|make) a (battle-shock test|battle-shock roll) [,] subtracting {num} from [the result|that test|that roll]',
    (np, by) => (np.any ? undefined : test(np, -by)),
  ),
  say('clause', '{np} be battle-shocked', (np) => verbs({ mark: 'battle-shocked', on: np.who })),
  say('clause', '{np} regain [up to] {amount} lost wound', (np, amount) => verbs({ heal: amount, on: np.who })),
  say('clause', 'one [other] model in {np} regain [up to] {amount} lost wound', (np, amount) =>
    verbs(
      { choose: { all: 'model', in: np.who, where: state('damaged', 'it') }, as: 'healed' },
      { heal: amount, on: 'healed' },
    ),
  ),
  say(
    'clause',
    '[you can] return {small} destroyed [{kws?}] model to {np} [with its full wound remaining]',
    (max, keywords, np) => [risen(np, max, keywords)].map((all) => verbs(...all))[0],
  ),
  say(
    'clause',
    '[you can] return up to {amount} destroyed [{kws?}] model to {np} [with its full wound remaining]',
    (max, keywords, np) => verbs(...risen(np, max, keywords)),
  ),
  say('clause', 'you gain {num} =CP', (amount) => verbs({ gain: 'command-points', amount, for: 'mine' })),
  say('clause', 'you gain {num} command point', (amount) => verbs({ gain: 'command-points', amount, for: 'mine' })),
  say('clause', 'your opponent gain {num} =CP', (amount) => verbs({ gain: 'command-points', amount, for: 'theirs' })),
  say('clause', '{np} can use this (ability|enhancement)', (np) =>
    np.any ? undefined : { frame: { may: true }, body: { verbs: [] } },
  ),
  say('clause', 'you can use this (ability|enhancement)', () => ({ frame: { may: true }, body: { verbs: [] } })),

  // Dice with a table of results.
  say(
    'clause',
    '[you can] roll one {dice} [for {np?}] [, adding|adding] [{num?} to the result] [if {cond?}] [:|.|,] {rows}',
    (dice, np, by, condition, rows) => {
      if (np !== undefined || (by === undefined) !== (condition === undefined)) return undefined;
      return { roll: dice.dice, rows, ...(by !== undefined && condition && { plus: [{ by, if: condition }] }) };
    },
  ),
  say(
    'clause',
    '[you can] roll {small} {dice} : for each {plus} , {np} suffer {num} mortal wound',
    (times, dice, success, np, by) => struck(dice.dice, times, success, np, by),
  ),
  say(
    'clause',
    '[you can] roll one {dice} for each model in {np} : for each {plus} , {np} suffer {num} mortal wound',
    (dice, of, success, np, by) => struck(dice.dice, { count: { all: 'model', in: of.who } }, success, np, by),
  ),
  say('rows', '{row}', (row) => [row]),
  say('rows', '{row} [;|,|.] [and] {rows}', (row, more) => [row, ...more]),
  say('row', '[if] on a {num} , {clauses}', (from, body) => ({ from, to: from, body })),
  say('row', 'on a {plus} , {clauses}', (from, body) => ({ from, body })),
  say('row', 'on a {range} , {clauses}', ([from, to], body) => ({ from, to, body })),

  say(
    'clause',
    'the same (enemy|) unit (can|cannot) (only|) be (affected by this ability|selected for this ability|targeted by this ability) (more than|) once per (phase|turn)',
    () => ({ say: 'once-each' }),
  ),
];

function risen(np: Np, max: Value, keywords: readonly (readonly string[])[] | undefined): Verb[] {
  const dead: Condition = state('destroyed', 'it');
  const search = found({ sort: 'model', in: np.who, ...(keywords && { keywords }), posts: [state('destroyed')] });
  void dead;
  return [
    { choose: search.who, as: 'risen', min: 0, max },
    { return: 'risen', wounds: 'full' },
  ];
}

function struck(dice: string, times: Value, success: number, np: Np, by: number): Node | undefined {
  if (np.any) return undefined;
  return {
    verbs: [
      { roll: dice, as: 'successes', purpose: '?purpose', times, success },
      { suffer: by === 1 ? 'successes' : { op: '*', of: ['successes', by] }, kind: 'mortal', on: np.who },
    ],
  };
}
