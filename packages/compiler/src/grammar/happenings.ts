import type { Condition, Search, Value, Verb } from '@umpire/effects';
import { replaceNames } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, state, verbs } from './build.js';
import { say } from './say.js';

/* What happens: choices, mortal wounds, healing, tests, command points. */

/** A choice among those found; what follows may speak of the one chosen. */
const chosen = (np: Np, more: { min?: number; max?: Value } = {}): Node | undefined => {
  if (!np.any || typeof np.who !== 'object') return undefined;
  const as =
    np.sort === 'model'
      ? 'chosen-model'
      : np.who.side === 'mine'
        ? 'friend'
        : np.who.side === 'theirs'
          ? 'enemy'
          : 'chosen';
  return {
    verbs: [{ choose: np.who, as, ...more }],
    refs: {
      '?it': as,
      [np.sort === 'model' ? '?model' : '?unit']: as,
      ...((np.who.side === 'theirs' || isHit(np.who.where)) && { '?enemy': as }),
    },
  };
};

/** Whoever was hit is an enemy. */
const isHit = (where: Condition | undefined): boolean => JSON.stringify(where ?? {}).includes('hit-by-subject');

const test = (np: Np, by?: number): Node =>
  forEach(np, (who) => [
    ...(by === undefined ? [] : [{ modify: 'battle-shock-roll', how: 'add', by, for: who, until: 'frame' } as Verb]),
    { activate: 'battle-shock-test', for: who },
  ]);

/** A harder test for those of whom the condition holds. */
function testIf(np: Np, by: number, condition: Condition): Node {
  return forEach(np, (who) => {
    const of = replaceNames(condition, (name) =>
      np.any && (name === '?enemy' || name === '?unit' || name === '?it') ? who : undefined,
    );
    return [
      { if: of, then: [{ modify: 'battle-shock-roll', how: 'add', by, for: who, until: 'frame' }] },
      { activate: 'battle-shock-test', for: who },
    ];
  });
}

/** A verb for each of those found, or for the one meant. */
function forEach(np: Np, make: (who: string | Search) => readonly Verb[]): Node {
  if (!np.any || typeof np.who === 'string') return verbs(...make(np.who));
  return verbs({ each: np.who, as: 'struck', do: make('struck') });
}

const shock = '(battle-shock test|battle-shock roll)';

export const happenings: readonly Rule[] = [
  say('clause', '(select|choose) {np}', (np) => chosen(np)),
  say('clause', '(select|choose) up to {small} {np}', (max, np) => chosen(np, { min: 0, max })),
  say('clause', 'you must select {np}', (np) => chosen(np)),
  say('clause', '{np} suffer {amount} mortal wound', (np, amount) =>
    forEach(np, (on) => [{ suffer: amount, kind: 'mortal', on }]),
  ),
  say('clause', `{np} must (take|make) a ${shock}`, (np) => test(np)),
  say('clause', `{np} must (take|make) a ${shock} {thereby}`, (np, by) => test(np, -by)),
  say(
    'thereby',
    '[,] [and] [{so?}] (subtract|subtracting) {num} [from (the result|the roll|the test|that test|that roll)] [{so?}]',
    (_so, by) => by,
  ),
  say('so', '[,] when (doing so|it do so|it do|that unit do) [,]', () => true),
  say('clause', `{np} (must take|must make|take|make) a ${shock} with {signed} to the roll`, (np, by) => test(np, by)),
  say('clause', `subtract {num} from (that test|that roll|the test|the result)`, (by) => ({ say: 'harder', by: -by })),
  say('clause', `subtract {num} from [the] ${shock} (taken|made) for {np}`, (by, np) =>
    verbs({ modify: 'battle-shock-roll', how: 'add', by: -by, for: np.who }),
  ),
  say('clause', `add {num} to [the] ${shock} (taken|made) for {np}`, (by, np) =>
    verbs({ modify: 'battle-shock-roll', how: 'add', by, for: np.who }),
  ),
  say(
    'clause',
    'subtract {num} from [the] (battle-shock and leadership|leadership and battle-shock) test (taken|made) for {np}',
    (by, np) =>
      verbs(
        { modify: 'battle-shock-roll', how: 'add', by: -by, for: np.who },
        { modify: 'leadership-roll', how: 'add', by: -by, for: np.who },
      ),
  ),
  say('clause', `{np} must (take|make) a ${shock} {thereby} if {conds}`, (np, by, condition) =>
    testIf(np, -by, condition),
  ),
  say('clause', `re-roll [the] ${shock} (taken|made|) for {np}`, (np) =>
    verbs({ reroll: 'battle-shock', which: 'any', for: np.who }),
  ),
  say('clause', 're-roll [the] leadership test (taken|made|) for {np}', (np) =>
    verbs({ reroll: 'leadership', which: 'any', for: np.who }),
  ),
  say(
    'clause',
    're-roll [the] (leadership and battle-shock|battle-shock and leadership) test (taken|made) for {np}',
    (np) =>
      verbs({ reroll: 'leadership', which: 'any', for: np.who }, { reroll: 'battle-shock', which: 'any', for: np.who }),
  ),
  say('clause', 'that test be automatically passed', () => verbs({ forbid: 'battle-shock', for: '?it' })),
  say('clause', '{np} automatically pass (battle-shock test|battle-shock roll)', (np) =>
    verbs({ forbid: 'battle-shock', for: np.who }),
  ),
  say('clause', '{np} be [then] no longer battle-shocked', (np) =>
    verbs({ activate: 'end-battle-shock', for: np.who }),
  ),
  say('clause', '{np} (regain|recover) [up to] {amount} [lost] wound', (np, amount) =>
    np.any || np.among ? undefined : verbs({ heal: amount, on: np.who }),
  ),
  say(
    'clause',
    '(each|every) [{kws?}] model in {np} (regain|recover) [up to] {amount} [lost] wound',
    (kws, np, amount) =>
      np.sort === 'unit' && !np.any
        ? verbs({
            each: found({ sort: 'model', in: np.who, keywords: kws }).who,
            as: 'struck',
            do: [{ heal: amount, on: 'struck' }],
          })
        : undefined,
  ),
  say('clause', 'one model in {np} regain [up to] {amount} lost wound', (np, amount) =>
    verbs(
      { choose: { all: 'model', in: np.who, where: state('damaged', 'it') }, as: 'healed' },
      { heal: amount, on: 'healed' },
    ),
  ),
  say(
    'clause',
    '(return|add) [up to] {amount} destroyed [{kws?}] [model] [{except?}] to {np} [{except?}] [with its full wound remaining]',
    (max, keywords, except, np, other) => risen(np, max, keywords, except ?? other),
  ),
  say(
    'clause',
    '(return|add) (one|1) destroyed [{kws?}] model [{except?}] to {np} [with its full wound remaining]',
    (keywords, except, np) => risen(np, 1, keywords, except),
  ),
  say('clause', '[up to] {amount} destroyed [{kws?}] model be returned to {np}', (max, keywords, np) =>
    risen(np, max, keywords),
  ),
  say('clause', 'you [also] gain {num} (=CP|command point)', (amount) =>
    verbs({ gain: 'command-points', amount, for: 'mine' }),
  ),
  say('clause', '{np} can use this (ability|enhancement)', (np) => (np.any ? undefined : { verbs: [], may: true })),
  say('clause', 'use this (ability|enhancement)', () => ({ verbs: [] })),
  say('clause', '{np} be ([then|also] destroyed|removed from play)', (np) => {
    if (!np.any && !np.among) return verbs({ destroy: np.who });
    if (np.sort !== 'model' || (np.any && (typeof np.who !== 'object' || np.who.in === undefined))) return undefined;
    const who: Search = np.among ? { all: 'model', in: np.who } : (np.who as Search);
    return verbs({ choose: who, as: 'victim' }, { destroy: 'victim' });
  }),
  say('touched', '(affected by|selected for|targeted by|the target of) this ability', () => true),
  say('touched', '(targeted with that stratagem|selected for that stratagem)', () => true),
  say('often', '[more than] once per {span}', (per) => per),
  say('clause', '(the same [enemy] unit|{np}) (can|cannot) [only] be {touched} {often}', (_np, _touched, per) => ({
    say: 'once-each',
    per,
  })),
  // Models that are struck down but act first.
];

function risen(np: Np, max: Value, keywords: readonly (readonly string[])[] | undefined, except?: Condition): Node {
  const search = found({
    sort: 'model',
    in: np.who,
    ...(keywords && { keywords }),
    posts: [state('destroyed'), except],
  });
  return verbs({ choose: search.who, as: 'risen', min: 0, max }, { return: 'risen', wounds: 'full' });
}
