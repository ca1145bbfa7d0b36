import type { Characteristics } from './characteristics.js';
import { freshDie } from './die.js';
import type { Forces } from './force.js';
import type { AttackNumbers } from './numbers.js';
import type { Scene } from './scene.js';

/** When an edition lets a ranged weapon be fired although its unit did something else. */
export interface ShootingNumbers {
  /** Abilities of weapons that may be fired after an advance. */
  readonly afterAdvance: readonly string[];
  /** Keywords of units that may shoot after falling back. */
  readonly afterFallBack: readonly string[];
  /** Who may shoot while engaged: weapons with these abilities, units with these keywords. */
  readonly engaged: { readonly abilities: readonly string[]; readonly keywords: readonly string[] };
  /** Abilities of weapons that may not be fired at a unit that is engaged. */
  readonly notAtEngaged: readonly string[];
  /** What allows a unit to shoot after an advance allows nothing while it is engaged. */
  readonly isOneOfAdvanceAndEngaged?: true;
  /** A unit that has nobody to shoot at is not selected to. */
  readonly needsTarget?: true;
  /** Abilities of weapons that passengers do not lend to a firing deck. */
  readonly notLent?: readonly string[];
  /** How far snap shooting reaches, in inches, whatever the weapon's range. */
  readonly snapRange?: number;
  /** Snap shooting needs to see its target, whatever the weapon's abilities. */
  readonly snapNeedsSight?: true;
  /** Abilities of weapons that no other ability lets fire at what nobody sees. */
  readonly neverUnseen?: readonly string[];
}

/** Why a weapon may not attack the target at all, by rule id; what the scenario does not say bars nothing. */
export function barOf(
  scene: Scene,
  forces: Forces,
  characteristics: Characteristics,
  { shooting }: AttackNumbers,
): string | undefined {
  if (characteristics.forbids('attacks', freshDie)) return 'forbidden';
  const { conditions, weapon, attacker } = scene;
  if (weapon.sort === 'melee') return undefined;
  const { distance, snapShooting, visible } = conditions;
  const has = (state: string): boolean => conditions.attacker.has(state);
  const isGranted = (abilities: readonly string[]): boolean => abilities.some((ability) => forces.granted.has(ability));
  const isOne = (keywords: readonly string[]): boolean => keywords.some((keyword) => attacker.keywords.has(keyword));
  const isAllowed = (what: string): boolean =>
    forces.verbs.some(({ verb, held }) => 'allow' in verb && verb.allow === what && held(freshDie, () => Number.NaN));
  if (distance !== undefined && weapon.range !== undefined && distance > characteristics.value('range', freshDie))
    return 'range';
  if (snapShooting && characteristics.forbids('overwatch', freshDie)) return 'overwatch';
  if (snapShooting && distance !== undefined && distance > (shooting.snapRange ?? distance)) return 'snap-shooting';
  const firesUnseen = isGranted(['indirect-fire']) && !isGranted(shooting.neverUnseen ?? []);
  if (!visible && (!firesUnseen || (snapShooting && shooting.snapNeedsSight))) return 'visibility';
  if (has('advanced') && !isGranted(shooting.afterAdvance)) return 'advance';
  if (has('advanced') && has('engaged') && shooting.isOneOfAdvanceAndEngaged) return 'engaged';
  if (has('fell-back') && !isOne(shooting.afterFallBack) && !isAllowed('shoot-after-falling-back')) return 'fall-back';
  if (conditions.target.has('engaged') && isGranted(shooting.notAtEngaged)) return 'engaged';
  const { abilities, keywords } = shooting.engaged;
  return has('engaged') && !isGranted(abilities) && !isOne(keywords) ? 'engaged' : undefined;
}
