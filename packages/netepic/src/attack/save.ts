import { NEVER, type StandTraits } from '../abilities/traits.js';
import type { AttackRulings } from './rulings.js';

type SaveRulings = Pick<AttackRulings, 'physicalAllowsPsychicSave' | 'etherealAllowsFixedSave'>;

/** What saves a target: by zone where it has a location sheet. Null: none; 7 for a psychic save that is none. */
export interface Saves {
  readonly save: number | null;
  readonly fixedSave: number | null;
  readonly psychicSave: number;
}

/** How a hit weighs on a save. `modifier` is 0 or less, flank and rear in it; null: none is printed. */
export interface Weight {
  readonly modifier: number | null;
  readonly psychic: 'physical' | 'ethereal' | undefined;
}

export type SaveKind = 'armour' | 'fixed' | 'psychic' | 'none';

export interface SaveNeeded {
  readonly kind: SaveKind;
  /** The lowest face that saves; 1 or less cannot fail, 7 or more cannot be made. */
  readonly on: number;
}

/**
 * The save that the owner takes: armour with the modifier, or the fixed one without, whichever is easier (SAV-1, SAV-2); a psychic
 * one against ethereal attacks, and no other against them (PSY-2, AB-25). No face saves or fails by itself (SAV-3).
 */
export function saveNeeded(
  { save, fixedSave, psychicSave }: Saves,
  { modifier, psychic }: Weight,
  { physicalAllowsPsychicSave, etherealAllowsFixedSave }: SaveRulings,
): SaveNeeded {
  const weight = -(modifier ?? 0);
  const own = { kind: 'psychic', on: psychicSave >= NEVER ? NEVER : psychicSave + weight } as const;
  if (psychic === 'ethereal')
    return best([
      own,
      ...(etherealAllowsFixedSave && fixedSave !== null ? [{ kind: 'fixed' as const, on: fixedSave }] : []),
    ]);
  return best([
    ...(psychic === 'physical' && physicalAllowsPsychicSave ? [own] : []),
    ...(save === null ? [] : [{ kind: 'armour' as const, on: save + weight }]),
    ...(fixedSave === null ? [] : [{ kind: 'fixed' as const, on: fixedSave }]),
  ]);
}

function best(saves: readonly SaveNeeded[]): SaveNeeded {
  const [first, ...others] = saves.filter(({ on }) => on < NEVER);
  if (!first) return { kind: 'none', on: NEVER };
  return others.reduce((easiest, other) => (other.on < easiest.on ? other : easiest), first);
}

/** The side of a target that a shot comes from (SAV-5). */
export type Sector = 'front' | 'flank' | 'rear';

/** One point more from flank or rear, at class 3 and above, unless armoured on that side (SAV-4, SAV-5, AB-05). */
export const sectorModifier = (
  sector: Sector,
  {
    pinningClass,
    noFlank,
    hasSideArmour,
  }: { readonly pinningClass: number } & Pick<StandTraits, 'noFlank' | 'hasSideArmour'>,
): number => (sector === 'front' || pinningClass < 3 || noFlank || (sector === 'flank' && hasSideArmour) ? 0 : -1);

/** A building saves on the sum of its dice (BLD-2). `modifier` is that of the weapon, or of Détruit les Bâtiments in its place. */
export const buildingSaves = (faces: readonly number[], save: number, modifier: number): boolean =>
  faces.reduce((sum, face) => sum + face, modifier) >= save;
