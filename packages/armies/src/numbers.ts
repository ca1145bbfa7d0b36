import type { Citation } from '@umpire/kernel';

/** A size of battle, and what it allows. */
export interface BattleSize {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Detachment points; none where an edition has no such points. */
  readonly detachmentPoints?: number;
  /** A detachment of up to so many points may be taken if it is the only one. */
  readonly aloneUpTo?: number;
  readonly enhancements: number;
  readonly copies: number;
}

/** The printed rules of a muster; a reason names one. */
export const musterRules = [
  'army-faction',
  'battle-size',
  'detachments',
  'unit-limit',
  'units',
  'warlord',
  'attached-units',
  'enhancements',
  'dedicated-transports',
  'strategic-reserves',
  'transport-capacity',
] as const;
export type MusterRule = (typeof musterRules)[number];

/** Who may start the battle in reserves. */
export interface ReserveNumbers {
  /** The share of the points limit that may. */
  readonly share: number;
  /** Keywords of units that never may, and of those that always do. */
  readonly never: readonly string[];
  readonly always: readonly string[];
  /** Abilities, by id, that give a unit reserves of its own, which the share does not count. */
  readonly free: readonly string[];
}

/** What an edition says about armies: data of its layer. */
export interface MusterNumbers {
  readonly sizes: readonly [BattleSize, ...BattleSize[]];
  /** Keywords of which a unit has one to be taken at all; left out where every unit may be. */
  readonly only?: readonly string[];
  /** How many detachments an army takes. */
  readonly detachments: { readonly least: number; readonly most: number | null };
  /** Copies of one datasheet: keywords that double the limit, and those that allow one alone. */
  readonly copies: { readonly doubled: readonly string[]; readonly single: readonly string[] };
  /** How often the same upgrade may be taken, and how many of these count; none where there are no upgrades. */
  readonly upgrades: { readonly most: number; readonly counted: number } | null;
  readonly reserves: ReserveNumbers;
  /** Leaders and supports that one bodyguard unit may have; null where an edition has no supports. */
  readonly attached: { readonly leaders: number; readonly supports: number | null };
  /** Whether a dedicated transport must start with a unit inside. */
  readonly dedicatedCarry: boolean;
  /** Whether a support must be attached. */
  readonly supportsMustJoin: boolean;
  readonly sources: Readonly<Record<MusterRule, Citation>>;
}
