/**
 * What is printed of a stand and what is bought of an army: facts that no battle changes. Lengths are whole centimetres here, as
 * printed; the table works in micrometres.
 */

/** The 28 abilities of the printed table and those that it only names, by id. */
export const abilityIds = [
  'anti-aircraft',
  'skimmer',
  'heavy-skimmer',
  'physical-psychic-attack',
  'all-round-armour',
  'side-armour',
  'damage',
  'destroys-buildings',
  'close-defence',
  'elite',
  'template',
  'ignores-cover',
  'infiltration',
  'inorganic',
  'master-strategist',
  'leader',
  'organic-metal',
  'reinforced-necrodermis',
  'wounds',
  'attached-character',
  'fear',
  'outcasts',
  'hq',
  'regeneration',
  'special-rules',
  'psychic-save',
  'teleport',
  'turret',
  'command-unit',
  'agile',
  'hard-to-hit',
  'fearless',
  'energy-shields',
  'damages-buildings',
  'portal',
  'transport',
  'jump-packs',
  'flyer',
  'floater',
  'terror',
  'deep-strike',
  'ethereal-psychic-attack',
  'biological',
  'removes-from-reality',
] as const;
export type AbilityId = (typeof abilityIds)[number];

/** Elite (2), Régénération (5+), Gabarit (6 cm): the number as printed, without its sign or unit; `flame` for a flame template. */
export interface Ability {
  readonly id: AbilityId;
  readonly value?: number | 'flame';
  /** It works only while this holds: Dur à Cibler of a titan that charges. */
  readonly while?: 'charge';
}

/** 1 infantry, 2 cavalry and walkers, 3 vehicles, 4 super-heavies and knights, 5 to 7 titans and praetorians. */
export type PinningClass = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Written 0, −1, −2 …; `-D6` is thrown for each hit; null: the attack has none, and leaves no armour to save with. */
export type TargetSaveModifier = number | '-D6' | null;

/** One way to shoot a weapon. */
export interface WeaponProfile {
  /** Of a mode, where the weapon has several: *diffus*. */
  readonly mode?: Words;
  /** cm; a flame has none. */
  readonly range: number;
  readonly dice: number;
  /** 5 for 5+. */
  readonly toHit: number;
  readonly targetSaveModifier: TargetSaveModifier;
  readonly abilities: readonly Ability[];
  /** `still`: only if the stand has neither moved nor popped up this turn; `otherwise`: only if it has. */
  readonly only?: 'still' | 'otherwise';
}

export interface Weapon {
  readonly id: string;
  readonly name: Words;
  /** One is chosen when its dice are declared. */
  readonly profiles: readonly WeaponProfile[];
}

/** A printed name, French first. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

export interface StandName {
  readonly fr: { readonly one: string; readonly many: string; readonly gender: 'm' | 'f' };
  readonly en: { readonly one: string; readonly many: string };
}

/** A printed unit sheet. */
export interface StandSheet {
  readonly id: string;
  readonly name: StandName;
  readonly pinningClass: PinningClass;
  /** cm; a flyer has none and moves by its own rule. */
  readonly move: number;
  /** 5 for 5+; null: none; by zone where it has a location sheet. */
  readonly save: number | null;
  readonly fixedSave: number | null;
  readonly hitPoints: number;
  readonly closeAssaultFactor: number;
  /** null: none, so it never tests. */
  readonly morale: number | null;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly Ability[];
  readonly locationSheet?: LocationSheet;
}

/** Parts that take damage together, whichever side was hit (LOC-7); the second leg only where each has its own (G-36). */
export const tracks = ['legs', 'hull', 'head', 'reactor', 'weapon-a', 'weapon-b', 'other-leg'] as const;
export type Track = (typeof tracks)[number];

/** A zone of a silhouette: its part, and the save that it makes. */
export interface Zone {
  readonly track: Track;
  readonly save: number | null;
  readonly fixedSave: number | null;
}

/** Rows from the top (4) to the bottom (1), each from left to right as the shooter sees it; null: outside the silhouette. */
export type Silhouette = readonly (readonly (Zone | null)[])[];

export interface LocationSheet {
  readonly front: Silhouette;
  readonly rear: Silhouette;
  /** *Lift* where an engine without legs has its generator. */
  readonly legs: 'legs' | 'lift';
}

export type FormationKind = 'company' | 'support' | 'special' | 'compulsory';

/** Stands under one order. */
export interface DetachmentFacts {
  readonly id: string;
  readonly name: Words;
  /** Sheets, and how many stands of each. */
  readonly stands: readonly { readonly sheet: string; readonly count: number }[];
  /** The detachment that carries it at the start, where one does. */
  readonly carriedBy?: string;
}

/** What is bought: a company, a support, a special or a compulsory formation. */
export interface FormationFacts {
  readonly id: string;
  readonly name: Words;
  readonly kind: FormationKind;
  /** The company that a support was bought for. */
  readonly company?: string;
  readonly points: number;
  /** null: printed "–", broken with its last stand; absent: worked out (SET-2). */
  readonly breakPoint?: number | null;
  /** Absent: points / 100, rounded up (VIC-2). */
  readonly victoryPoints?: number;
  readonly detachments: readonly DetachmentFacts[];
  /** Attached characters on this card: the detachment of this or another formation that each joins, and then counts with. */
  readonly characters?: readonly { readonly sheet: string; readonly joins: string }[];
  /** Printed as leaving together with its supports when they are lost (Déphasage). */
  readonly phasesOut?: true;
}

/** An army that was checked and may be fielded. */
export interface ArmyFacts {
  readonly umpire: 1;
  readonly edition: string;
  readonly id: string;
  readonly name: Words;
  /** Necrons hold no objectives and score broken formations twice (NEC-5). */
  readonly faction: 'necrons' | 'other';
  readonly points: number;
  readonly formations: readonly FormationFacts[];
}

export const abilityOf = (
  { abilities }: { readonly abilities: readonly Ability[] },
  id: AbilityId,
): Ability | undefined => abilities.find((ability) => ability.id === id);
export const hasAbility = (of: { readonly abilities: readonly Ability[] }, id: AbilityId): boolean =>
  of.abilities.some((ability) => ability.id === id);
