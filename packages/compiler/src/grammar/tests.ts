import type { Verb } from '@umpire/effects';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Tests: who takes them, how hard they are, what their passing and failing leads to. */

const named: Readonly<Record<string, string>> = {
  'battle-shock-roll': 'battle-shock-test',
  'leadership-roll': 'leadership-test',
};

/** A test of one that is known, or of each that is found, with so much on its roll. */
const taken = (np: Np, kinds: readonly string[], by?: number): Node | undefined => {
  const [kind, ...more] = kinds;
  const activate = kind === undefined || more.length > 0 ? undefined : named[kind];
  if (activate === undefined) return undefined;
  const make = (who: string | Extract<Np['who'], object>): readonly Verb[] => [
    ...(by === undefined ? [] : [{ modify: kind!, how: 'add', by, for: who, until: 'frame' } as Verb]),
    { activate, for: who },
  ];
  return np.any && typeof np.who === 'object' && np.who.in === undefined
    ? verbs({ each: np.who, as: 'struck', do: make('struck') })
    : verbs(...make(np.who));
};

export const tests: readonly Rule[] = [
  say('clause', '{np} must [first] (take|make) a {kinds} test {thereby}', (np, kinds, by) =>
    kinds[0] === 'leadership-roll' ? taken(np, kinds, -by) : undefined,
  ),
  say('clause', '{np} must [first] (take|make) a {kinds} test {thereby} if {conds}', (np, kinds, by, conds) => {
    const harder = taken(np, kinds, -by);
    const plain = taken(np, kinds);
    return kinds[0] === 'leadership-roll' && !np.any && harder && plain && 'verbs' in harder && 'verbs' in plain
      ? verbs({ if: conds, then: harder.verbs, else: plain.verbs })
      : undefined;
  }),
  say('clause', 'you must [first] (take|make) a {kinds} (test|roll) for {np}', (kinds, np) =>
    np.any ? undefined : taken(np, kinds),
  ),
  say('clause', '{np} must first take a {kinds} test', (np, kinds) => taken(np, kinds)),
  say('clause', '{np} take a battle-shock test', (np) => (np.any ? undefined : taken(np, ['battle-shock-roll']))),
  say('clause', '{np} take a battle-shock test {thereby}', (np, by) => taken(np, ['battle-shock-roll'], -by)),
  say('clause', 'each {np} must take a battle-shock test', (np) => taken(np, ['battle-shock-roll'])),
  say(
    'clauses',
    'each time {tested} for the {title} ability , [you can] re-roll (that test|that roll)',
    ({ np, kinds }, title) =>
      framed(
        { if: state(`using-${title}`, np.who) },
        verbs(...kinds.map((kind): Verb => ({ reroll: kind.replace(/-roll$/, ''), which: 'any', for: np.who }))),
      ),
  ),
  say('clauses', 'each time {tested} , [you can] re-roll (that test|that roll|the result)', ({ np, kinds }) =>
    verbs(...kinds.map((kind): Verb => ({ reroll: kind.replace(/-roll$/, ''), which: 'any', for: np.who }))),
  ),
  say('event', 'a battle-shock test be taken for {np}', (np) => event('battle-shock-test', np)),
  say('clauses', '[each time {tested} ,] take that test on {dice} instead of {dice}', (tested, parameter) =>
    verbs({ grant: { rule: 'battle-shock-dice', parameter }, for: tested?.np.who ?? '?it' }),
  ),
  say('failed', '(failed|it be failed|it fail|that test be failed|that leadership test be failed)', () => true),
  say('passed', '(passed|it be passed|that test be passed|that leadership test be passed)', () => true),
  say('clauses', 'if {passed} , {clauses} ; [and] if {failed} , {clauses}', (_passed, good, _failed, bad) => ({
    all: [
      framed({ if: state('passed-last-test', '?it') }, good),
      framed({ if: state('failed-last-test', '?it') }, bad),
    ],
  })),
  say('clauses', 'if {failed} , {clauses} ; [and] if {passed} , {clauses}', (_failed, bad, _passed, good) => ({
    all: [
      framed({ if: state('failed-last-test', '?it') }, bad),
      framed({ if: state('passed-last-test', '?it') }, good),
    ],
  })),
  say('clauses', 'if {failed} , {clauses}', (_failed, clauses) =>
    framed({ if: state('failed-last-test', '?it') }, clauses),
  ),

  // Once in a phase is enough.
  say('source2', 'this (ability|stratagem|enhancement|detachment rule)', () => true),
  say('twice', '(two|two or more|more than one) battle-shock test in the same phase', () => true),
  say('sentence', '{source2} cannot cause a unit to take {twice}', () => ({ say: 'one-test' })),
  say(
    'sentence',
    '[enemy] unit affected by {source2} do not need to take any other battle-shock test in the same phase',
    () => ({
      say: 'one-test',
    }),
  ),

  // Harder, for all or for some.
  say('sentence', '[when doing so ,] if {conds} , subtract {num} from {testroll}', (conds, by) => ({
    say: 'harder',
    by: -by,
    if: conds,
  })),
  say('testroll', '(that test|that roll|the test|the result)', () => true),
];
