import { FEAR_PENALTY } from '../abilities/fear.js';
import { LEADER_BONUS, LEADER_CLASS } from '../abilities/leader.js';

/** What changes the close assault factor of a stand (ASL-4). */
export interface Standing {
  readonly closeAssaultFactor: number;
  readonly pinningClass: number;
  /** A Leader was near when the assault was arranged; it counts until the assault is over (ASL-5). */
  readonly isLed: boolean;
  readonly isAfraid: boolean;
  readonly fallsBack: boolean;
  /** Of the terrain that its occupants defend (section 9). */
  readonly terrainBonus: number;
  readonly isImmobilised: boolean;
  /** Its head is damaged (LOC-7). */
  readonly fewerDice: boolean;
}

/** The factor with everything that adds to it or takes from it. */
export const factorOf = (stand: Standing): number =>
  stand.closeAssaultFactor +
  (stand.isLed && stand.pinningClass < LEADER_CLASS ? LEADER_BONUS : 0) -
  (stand.isAfraid ? FEAR_PENALTY : 0) -
  (stand.fallsBack ? 2 : 0) +
  stand.terrainBonus;

/** 2D6, one more for each friend that fought this opponent before it, one less where it is hampered (ASL-2 to ASL-4). */
export const duelDice = (
  before: number,
  { isImmobilised, fewerDice }: Pick<Standing, 'isImmobilised' | 'fewerDice'>,
): number => Math.max(0, 2 + before - (isImmobilised ? 1 : 0) - (fewerDice ? 1 : 0));

/** The side that loses a hit point, without a save; nobody on equal totals (ASL-2). */
export const loserOf = (a: number, b: number): 'a' | 'b' | undefined => (a === b ? undefined : a < b ? 'a' : 'b');

/** One stand of a side against one or more of the other, in the order in which these fight (ASL-1, ASL-3). */
export interface CombatGroup {
  readonly one: { readonly side: 'a' | 'b'; readonly stand: number };
  readonly many: readonly number[];
}

/**
 * Combat groups as even as possible where every stand may reach every other: the larger side's stands are dealt out in turn, those
 * left over to the first of the smaller side.
 */
export function evenGroups(a: number, b: number): readonly CombatGroup[] {
  const [side, few, lots] = a < b ? (['a', a, b] as const) : (['b', b, a] as const);
  return Array.from({ length: few }, (_, stand) => ({
    one: { side, stand },
    many: Array.from({ length: lots }, (_, other) => other).filter((other) => other % few === stand),
  }));
}
