import type { Condition } from '@umpire/effects';
import { every, not } from '../meaning/fill.js';
import type { Keywords, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, framed, isOneOf, slug, state, verbs } from './build.js';
import { say } from './say.js';

/* Units that join another as battle formations are declared, and are part of it from then on. */

export const joins: readonly Rule[] = [
  say('boss', '(a|) {kws} [model]', (kws) => kws),
  say('ledby', 'that be be led by {boss}', (boss) => boss),
  say('nopair', 'and cannot have both (a|) {kws} [unit] and (a|) {kws} unit joined to it', (a, b) => [...a, ...b]),
  say(
    'crowd',
    'LP a [{kws?}] (unit|model|) cannot have more than one {kws} (unit|model) joined to it [{nopair?}] RP',
    (_host, kws, pair = []) => [...kws, ...pair],
  ),
  say('joinee', 'one [{kws?}] unit from your army [{ledby?}] [{crowd?}]', (hosts, boss, crowd) =>
    hosts || boss ? { hosts, boss, crowd } : undefined,
  ),
  say('joinee', 'one other [{kws?}] unit from your army [{ledby?}] [{crowd?}]', (hosts, boss, crowd) => ({
    hosts,
    boss,
    crowd,
    other: true,
  })),
  say('clause', '{np} can join {joinee}', (np, joinee) => joined(np, joinee, { min: 0 })),
  say('clause', '{np} must join {joinee}', (np, joinee) => joined(np, joinee, {})),

  // What that means, said again.
  say('ispart', 'every model in {np} count as [be] [a] part of {np}', () => true),
  say('ispart', '{np} [then] count as [be] [a] part of {np}', () => true),
  say('grows', "(its|{np?} 's) starting strength be increased accordingly", () => true),
  say('forever', '(until the end of the battle|for the rest of the battle)', () => true),
  say('sentence', '[if it do ,] {forever} , {ispart} [,] and {grows}', () => ({ say: 'nothing' })),
  say('sentence', '{ispart} {forever} [,] and {grows}', () => ({ say: 'nothing' })),
  say(
    'sentence',
    'if it be not possible to join {np} to {np} [in this way] , {np} do not take part in the battle and count as having be destroyed',
    () => framed({ then: true }, verbs({ if: { compare: [{ count: 'host' }, '=', 0] }, then: [{ destroy: 'self' }] })),
  ),
  say('likehost', '{np} can embark within any transport that unit can embark within', (np) => np),
  say(
    'sentence',
    'while {np} be joined to a unit , {likehost} [, and take up the space of {num?} model]',
    (np, _it, space) =>
      np.any
        ? undefined
        : verbs(
            { allow: 'embark-with-bodyguard', for: np.who },
            ...(space === undefined
              ? []
              : [{ grant: { rule: 'transport-space', parameter: space }, for: np.who } as const]),
          ),
  ),
];

/** Whom one may join: of which kind, led by whom, and of what no more than one may have joined. */
export interface Joinee {
  readonly hosts?: Keywords | undefined;
  readonly boss?: Keywords | undefined;
  readonly crowd?: Keywords | undefined;
  readonly other?: true;
}

function joined(
  np: Np,
  { hosts, boss, crowd = [], other }: Joinee,
  range: { readonly min?: number },
): Node | undefined {
  if (np.any) return undefined;
  const marks = [...new Set(crowd.map((one) => `has-joined-${slug(one.join(' '))}`))];
  const isLed = boss && every([state('leading', 'it'), isOneOf('it', boss)]);
  const posts: readonly (Condition | undefined)[] = [
    other && not(state('bearer')),
    isLed && { compare: [{ count: { all: 'model', in: '?x', where: isLed } }, '>', 0] },
    ...marks.map((mark) => not(state(mark))),
  ];
  const { who } = found({ sort: 'unit', side: 'mine', keywords: hosts, posts });
  const [own] = marks;
  return {
    verbs: [
      { choose: who, as: 'host', ...range },
      { activate: 'join-host', for: np.who },
      ...(own === undefined ? [] : [{ mark: own, on: 'host' }]),
    ],
    refs: { '?unit': 'host' },
  };
}
