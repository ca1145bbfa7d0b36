import type { Condition, Value } from '@umpire/effects';
import { every, not } from '../meaning/fill.js';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, isOneOf, seenBy, state, verbs } from './build.js';
import { say } from './say.js';

/* How a unit stands when it is picked: what it did and suffered, its numbers, its arms, units of several kinds. */

const steps: readonly (readonly [says: string, done: string])[] = [
  ['shoot', 'selected-to-shoot'],
  ['fight', 'selected-to-fight'],
  ['move', 'selected-to-move'],
  ['charge', 'charge-declared'],
  ['declare a charge', 'charge-declared'],
];
const done = (name: string, since: 'phase' | 'turn'): Condition => ({ done: name, by: '?x', since });
const none = (names: readonly string[], since: 'phase' | 'turn'): Condition =>
  every(names.map((name) => not(done(name, since)))) ?? { every: [] };

export const standings: readonly Rule[] = [
  // What it did.
  ...steps.map(([says, name]) => say('selectedfor', says, () => name)),
  ...(['phase', 'turn'] as const).flatMap((since) => [
    say('pred', `have not [yet|already] be selected to {selectedfor} or {selectedfor} (this|that) ${since}`, (a, b) =>
      none([a, b], since),
    ),
    say('pred', `be not selected to {selectedfor} (this|that) ${since}`, (name) => none([name], since)),
    say('pred', `be selected to {selectedfor} (this|that) ${since}`, (name) => done(name, since)),
    say('pred', `shot (this|that) ${since}`, () => done('unit-shot', since)),
    say('pred', `fought (this|that) ${since}`, () => done('unit-fought', since)),
    say('pred', `have not shot or fought (this|that) ${since}`, () => none(['unit-shot', 'unit-fought'], since)),
    say('pred', `(have lost|lost) (one or more|any|a) wound (this|that) ${since}`, () =>
      state(`lost-wounds-this-${since}`),
    ),
  ]),
  say('pred', 'be eligible to {eligible}', ([what, ...more]) =>
    more.length === 0 && what === 'charge' ? state('could-charge') : undefined,
  ),
  say('pred', 'be (targeted by|the target of) one or more attack this phase', () => state('targeted-this-phase')),
  say('pred', '(have just|just) made a {movekind} move', (kind) => state(`made-${kind}-move`)),
  say('pred', '(have just|just) (fell back|fallen back)', () => state('made-fall-back-move')),
  say('pred', '(have just|just) advanced', () => state('made-advance-move')),
  say('pred', 'be performing a action', () => state('performing-an-action')),
  say('pred', '(started|have started) to perform a action this turn', () => state('performing-an-action')),

  // Its numbers.
  say('pred', 'have (its|all of its) starting number of wound [remaining]', () => not(state('damaged'))),
  say('relative', 'with (its|all of its) starting number of wound [remaining]', () => not(state('damaged'))),
  say('pred', 'have fewer than half of its [starting number of] wound remaining', () => lessThanHalf),
  say('relative', 'with fewer than half of its [starting number of] wound remaining', () => lessThanHalf),
  say('pred', 'have {num} or more wound missing', (least) =>
    least === 1
      ? state('damaged')
      : {
          compare: [
            {
              op: '-',
              of: [
                { the: 'wounds', of: '?x' },
                { the: 'wounds-left', of: '?x' },
              ],
            },
            '>=',
            least,
          ],
        },
  ),
  say('relative', '(containing|with) {small} or (fewer|less) model', (most) => ({
    compare: [{ count: { all: 'model', in: '?x' } }, '<=', most],
  })),
  say('pred', 'have {sothan} wound (remaining|left)', ([than, num]) =>
    than === '=' ? undefined : { compare: [{ the: 'wounds-left', of: '?x' }, than, num] },
  ),
  say('each', '(each|every) wound {np} have lost', (np) => lostBy(np)),
  say('each', '(each|every) wound (lost by|missing from) {np}', (np) => lostBy(np)),
  say('pred', 'have a starting strength of {sothan}', startsWith),
  say('relative', 'with a starting strength of {sothan}', startsWith),
  say('pred', 'have (a|one or more) {pool}', (pool) => ({ compare: [{ the: pool, of: '?x' }, '>=', 1] })),
  say('pred', 'have {small} or more {pool}', (least, pool) => ({ compare: [{ the: pool, of: '?x' }, '>=', least] })),

  say('clause', '{np} gain {num} {pool}', (np, amount, pool) =>
    np.any ? undefined : verbs({ gain: pool, amount, for: np.who }),
  ),
  say('clause', '{np} gain (a|one) {pool}', (np, pool) =>
    np.any ? undefined : verbs({ gain: pool, amount: 1, for: np.who }),
  ),

  // What it holds.
  say('pred', 'have (a|one or more) [{kws?}] model {posts}', (kws, posts) => ({
    compare: [{ count: found({ sort: 'model', in: '?x', keywords: kws, posts }).who }, '>', 0],
  })),

  // Where it is.
  say('pred', '{pred} [,] or {relative}', (a, b) => (isPlace(a) && isPlace(b) ? { some: [a, b] } : undefined)),
  say('relative', '[that be] closer than {far}', (far) => ({ within: far, of: '?x', from: '?other' })),
  say('pred', 'be {relative} LP or within {far} if {conds} RP', (near, far, conds) =>
    'within' in near
      ? { some: [{ every: [not(conds), near] }, { every: [conds, { ...near, within: far }] }] }
      : undefined,
  ),
  say('relative', '[that be] within {far} of , and visible to , {np}', (far, np) =>
    np.any ? undefined : every([{ within: far, of: '?x', from: np.who }, seenBy(np)]),
  ),
  say('pred', "be wholly within no man 's land", () =>
    every([not(state('in-own-deployment-zone')), not(state('in-enemy-deployment-zone'))]),
  ),
  say('pred', "be within no man 's land", () =>
    every([not(state('wholly-in-own-deployment-zone')), not(state('wholly-in-enemy-deployment-zone'))]),
  ),
  say('except', 'LP (that|your|the|this) unit must {pred} RP', (pred) => pred),
  say('except', 'LP which must {pred} RP', (pred) => pred),

  // Of several kinds.
  say('kind', '{kws} {noun} [{except?}]', (kws, { sort }, except) => ({
    sort,
    of: every([isOneOf('?x', kws), ...(except ? [except] : [])])!,
  })),
  say('kinds2', '{kind} [,] or [a|one] {kind}', (a, b) => eitherKind(a, b)),
  say('kinds2', '{kind} , [a|one] {kinds2}', (one, more) => eitherKind(one, more)),
  say('np', '(a|one) {kinds2} [,] from your army [{posts?}]', ({ sort, of }, posts) =>
    found({ sort, side: 'mine', posts: [of, ...(posts ?? [])] }),
  ),
  say('np', '(a|one|each|any) friendly {kinds2} [{posts?}]', ({ sort, of }, posts) =>
    found({ sort, side: 'mine', posts: [of, ...(posts ?? [])] }),
  ),
  say('np', '(a|one|each|any) {kws} {except} {noun} from your army [{posts?}]', (keywords, except, { sort }, posts) =>
    found({ sort, side: 'mine', keywords, posts: [except, ...(posts ?? [])] }),
  ),
  say('np', "your warlord 's unit", () =>
    found({
      sort: 'unit',
      side: 'mine',
      posts: [{ compare: [{ count: { all: 'model', in: '?x', where: state('warlord', 'it') } }, '>', 0] }],
    }),
  ),
];

const lessThanHalf: Condition = {
  compare: [{ op: '*', of: [{ the: 'wounds-left', of: '?x' }, 2] }, '<', { the: 'wounds', of: '?x' }],
};
function startsWith([than, many]: readonly ['=' | '>=' | '<=', number]): Condition {
  return { compare: [{ the: 'starting-strength', of: '?x' }, than, many] };
}

interface Kind {
  readonly sort: 'unit' | 'model';
  readonly of: Condition;
}
/** A model that is picked beside units is picked with its unit. */
const eitherKind = (a: Kind, b: Kind): Kind => ({
  sort: a.sort === 'model' && b.sort === 'model' ? 'model' : 'unit',
  of: { some: [a.of, ...('some' in b.of ? b.of.some : [b.of])] },
});

const lostBy = ({ any, who }: Np): Value | undefined =>
  any
    ? undefined
    : {
        op: '-',
        of: [
          { the: 'wounds', of: who },
          { the: 'wounds-left', of: who },
        ],
      };

const isPlace = (one: Condition): boolean => 'within' in one || ('some' in one && one.some.every(isPlace));
