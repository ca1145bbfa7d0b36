import type { Value, Verb } from '@umpire/effects';
import type { Rule } from '../parse/grammar.js';
import { both, inches, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Dice that an army's own rules throw, by the names of what they are thrown for, and how far its own moves go. */

const own = (modify: string, how: 'add' | 'set', by: Value): Verb => ({
  modify,
  how,
  by,
  for: 'mine',
  until: 'frame',
});

export const ownDice: readonly Rule[] = [
  say('ownroll', '(make a|make the|make) {title} roll', (title) => title),
  say('ownroll', 'roll die to [randomly] (select|determine) which {title} ability be active for your army', (t) => t),
  say('frame', '(each time|when|whenever) you {ownroll}', (title) => ({
    when: { at: `made-${title}-roll`, edge: 'during', of: 'mine' },
  })),
  say('rethrown', '[up to] {small}', (small) => small),
  say('rethrown', 'one or both', () => 2),
  say('rethrown', '(all|any|any or all|any number)', () => 100),
  say('clause', 're-roll {rethrown} [of] [the|that] ({dice?}|die|result) [rolled] [{allornone?}]', (by) =>
    verbs(own('own-dice-re-rollable', 'set', by)),
  ),
  say('allornone', 'LP if you do , you must re-roll (every|all|all of the|all the) die RP', () => true),
  say('clause', 'roll {small} additional {dice}', (by) => verbs(own('own-dice', 'add', by))),
  say('clause', 'roll a additional {dice}', () => verbs(own('own-dice', 'add', 1))),
  say('clause', 'roll {small} additional {dice} for (each|every) {pool} you have', (by, _dice, pool) =>
    by === 1 ? verbs(own('own-dice', 'add', { the: pool, of: 'mine' })) : undefined,
  ),
  say('clauses', '{clause} [,] after which [,] {clauses}', (a, b) => both(a, b)),
  say('clause', 'all [of] your {pool} be (lost|discarded|removed)', (pool) =>
    verbs({ gain: pool, amount: { op: '-', of: [0, { the: pool, of: 'mine' }] }, for: 'mine' }),
  ),

  // Moves of its own, as far as a die says.
  say('frame', '(each time|when|whenever) {np} make a {title} move', (np, title) =>
    ordinary.has(title) ? undefined : event(`made-${title}-move`, np, { edge: 'before' }),
  ),
  say('howfar', '(how far|the distance [that]|how many inch) ({np?}|the unit) [can] (move|be moved)', () => true),
  say('howfar', 'the distance of (that|its) [{title?}] move', () => true),
  say('clause', 're-roll the (die|{dice?}|roll) [used] (to determine|for) {howfar}', () =>
    verbs({ reroll: 'surge', which: 'any', for: '?it' }),
  ),
  say('clause', '{np} be treated as having rolled a {num} for {howfar}', (np, by) =>
    np.any ? undefined : verbs({ modify: 'surge-distance', how: 'set', by: inches(by), for: np.who, until: 'frame' }),
  ),
  say('sentence', '(this|that) {movekind} move be a {title} move', (_kind, title) =>
    verbs({ mark: `made-${title}-move`, on: '?it', until: 'phase' }),
  ),
];

const ordinary: ReadonlySet<string> = new Set(
  'normal advance fall-back charge pile-in consolidate consolidation scout ingress disembark surge'.split(' '),
);
