import type { Condition, Selector, Verb } from '@umpire/effects';
import type { Deed, Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { verbs } from './build.js';
import type { Plus } from './parts.js';
import { say } from './say.js';

/* Who dies, and acts once more before it goes. */

export const lastStands: readonly Rule[] = [
  say('play', '(play|the battlefield)', () => true),
  say('fallen', '(it|this model|the bearer|[(that|the)] [destroyed] model)', () => true),
  say('stays', 'do not remove {fallen} from {play}', () => true),
  say('deed', 'fight', () => 'fight'),
  say('deed', 'shoot [as if it be your shooting phase [and as if it have its full wound remaining]]', () => 'shoot'),
  say('deed', '(shoot or fight|fight or shoot)', () => 'shoot-or-fight'),
  say('done2', '(finished making|resolved|made) [[all of] (its|that)] attack', () => true),
  say('spent', 'after {np} have {done2}', () => true),
  say('spent', "after the attacking model ['s] unit have {done2}", () => true),
  say('spent', 'after (the attacking model|that unit|that enemy unit) have {done2}', () => true),
  say('spent', 'after its destruction', () => true),
  say('gone', '[and] [then] [{fallen?}] [then] be [then] removed from {play}', () => true),
  say('acts', '{fallen} can {deed} {spent} [[,] {gone}]', (_fallen, deed) => deed),
  say('acts', '{fallen} can , {spent} , {deed} [[,] {gone}]', (_fallen, _spent, deed) => deed),
  say('clause', 'on a {plus} [,] {stays}', (least) => stand({ least, for: '?it' })),
  say('clause', 'on a {plus} [,] {stays} [;|,|:] [and] {acts}', (least, _stays, deed) =>
    stand({ least, deed, for: '?it' }),
  ),
  say('dies', '{np} be destroyed by a melee attack', (np) => ({ np, melee: true })),
  say('dies', '{np} be destroyed [{result?}]', (np) => ({ np })),
  say('acted', '(fought|shot|shot or fought|fought or shot)', () => true),
  say('idle', '[if|and] [that model|it|this model|the bearer] have not {acted} this phase', () => true),
  say('dying', '[each time|when|if|the first time] {dies} [,] [and] [{idle?}]', (dies) => dies),
  say(
    'standing',
    '{dying} , roll one {dice} [[and|,] {pluses?}] [:|,|;] on a {plus} [,] {stays}',
    (dies, _die, plus, least) => standing(dies, least, plus),
  ),
  say(
    'standing',
    '{dying} , roll one {dice} [[and|,] {pluses?}] [:|,|;] on a {plus} [,] {acts}',
    (dies, _die, plus, least, deed) => standing(dies, least, plus, deed),
  ),
  say('standing', '{standing} [;|,|:] [and] {acts}', (one, deed) => (one.deed ? undefined : { ...one, deed })),
  say('standing', '{dying} , {stays}', (dies) => standing(dies, 1)),
  say('clauses', '{standing}', (one) => stand(one)),
  say('sentence', '{acts}', (deed) => ({ say: 'last-stand', deed })),
  say('sentence', '{fallen} be then removed from {play}', () => ({ say: 'last-stand' })),
  say('cond', '{fallen} be destroyed by a melee attack', () => ({ not: { state: 'ranged-attack', of: 'weapon' } })),
];

export interface Standing {
  readonly least: number;
  readonly deed?: Deed;
  readonly for: Selector;
  readonly melee?: true;
  readonly plus?: { readonly by: number; readonly if: Condition };
}

/** "The gunner" is one of this unit's. */
const ofThisUnit = (who: Selector): Selector =>
  typeof who === 'object' && who.all === 'model' && !who.in && !who.side && !who.where ? { ...who, in: 'self' } : who;

function standing(
  { np, melee }: { readonly np: Np; readonly melee?: true },
  least: number,
  pluses: readonly Plus[] = [],
  deed?: Deed,
): Standing | undefined {
  const [plus, ...more] = pluses;
  if (more.length > 0 || (plus && typeof plus.by !== 'number')) return undefined;
  return {
    least,
    for: ofThisUnit(np.who),
    ...(melee && { melee }),
    ...(deed && { deed }),
    ...(plus && typeof plus.by === 'number' && { plus: { by: plus.by, if: plus.if } }),
  };
}

/** The model stays, if its die says so, to act once more. */
function stand({ least, deed = 'fight', for: who, melee, plus }: Standing): Node {
  const grant = (parameter: number): Verb => ({
    grant: { rule: `${deed}-on-death${melee ? '' : '-in-any-phase'}`, parameter },
    for: who,
  });
  if (!plus) return verbs(grant(least));
  return verbs({ if: plus.if, then: [grant(least - plus.by)], else: [grant(least)] });
}
