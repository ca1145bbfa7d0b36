import type { Reading } from '../table/facts.js';
import { modelAt, standing } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Shot, Sighted } from '../table/volley.js';
import { whileRead } from '../table/while-read.js';
import { lentTo } from './firing-deck.js';

/** 10.04 to 10.07 and 15.09. */
const shootingTypes = ['normal', 'assault', 'close-quarters', 'indirect', 'snap'] as const;
export type ShootingType = (typeof shootingTypes)[number];

/** What a unit fires at whom: keys of weapons by target, or all that may fire at it. */
export interface FireProposal {
  readonly at: Readonly<Record<string, readonly string[] | 'all'>>;
}

export interface ShootFrame {
  readonly unit: number;
  readonly type: ShootingType;
  readonly targets: readonly number[];
  readonly shots: readonly (Shot & Sighted)[];
  /** Targets whose attacks are resolved. */
  readonly done: readonly number[];
  /** Weapons whose targets were told of, one by one (W-WEAPON-TARGET). */
  readonly told: number;
  readonly fallen: readonly number[];
  /** Targets that some attack has hit. */
  readonly hit?: readonly number[];
  /** What the targets had left as they were selected, in the same order. */
  readonly woundsBefore?: readonly number[];
  readonly stage?: 'hazard';
  /** Effects that had ever been as targets were selected: no new one, and none of them has changed. */
  readonly asOf?: number;
  /** Weapons that have lost their target, by key: they alone choose anew (04.03.03). */
  readonly again?: readonly string[];
  /** The only unit that may be its target. */
  readonly only?: number;
  /** Only these models shoot: they were destroyed, and go then. */
  readonly models?: readonly number[];
}

export const shootWith = (unit: RosterUnit, type: ShootingType): ShootFrame => ({
  unit: unit.index,
  type,
  targets: [],
  shots: [],
  done: [],
  told: 0,
  fallen: [],
});

/** The models that shoot: those that stand, or those that were destroyed and shoot before they go. */
function shootersOf({ table, moment: { attacking } }: Reading, unit: RosterUnit): readonly number[] {
  return (attacking?.unit === unit.index ? attacking.models : undefined) ?? standing(table, unit);
}

/** Every ranged weapon of the unit's models and those that passengers may lend it, profile by profile, without a target. */
export const rangedOf = (reading: Reading, unit: RosterUnit): readonly Omit<Shot, 'target'>[] =>
  ranged(reading, `${unit.ref}>${shootersOf(reading, unit).join()}`, () => {
    const { table } = reading;
    const own = shootersOf(reading, unit).flatMap((model) =>
      modelAt(table, model).arms.flatMap(({ id, profiles }) =>
        profiles.flatMap(({ weapon }, profile) => (weapon.sort === 'ranged' ? [{ model, arm: id, profile }] : [])),
      ),
    );
    return [...own, ...lentTo(reading, unit)];
  });

const ranged = whileRead<readonly Omit<Shot, 'target'>[]>();

/** A weapon's key in a proposal: its model, its name, and the profile where there are several. */
export const weaponKey = ({ table }: Reading, { model, lender, arm, profile }: Omit<Shot, 'target'>): string => {
  const { ref, arms } = modelAt(table, lender ?? model);
  const several = (arms.find(({ id }) => id === arm)?.profiles.length ?? 1) > 1;
  return several ? `${ref}>${arm}>${profile}` : `${ref}>${arm}`;
};

/** A weapon, whatever its profile. */
export const armName = ({ model, lender, arm }: Omit<Shot, 'target'>): string => `${lender ?? model}>${arm}`;
