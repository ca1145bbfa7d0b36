import type { Issue } from '@umpire/kernel';
import type { UnitDraft } from '../scenario/draft.js';
import type { Owner } from './pack.js';
import type { Where } from './shelf.js';

/** How far something of the library plays. */
export const stages = ['full', 'part', 'not'] as const;
export type Stage = (typeof stages)[number];

/** Why it plays so far; the page has the words. */
export type Why =
  | 'rule'
  | 'in-battle'
  | 'in-battle-in-part'
  | 'read'
  | 'read-in-part'
  | 'unread'
  | 'carried-in-part'
  | 'waits'
  | 'named-only'
  | 'data'
  | 'some-abilities'
  | 'no-statline'
  | 'no-sheet';

export interface Staged {
  readonly stage: Stage;
  readonly why: Why;
  /** The rules that `why` speaks of. */
  readonly of?: readonly string[];
}

export const itemKinds = [
  'datasheet',
  'formation',
  'ability',
  'stratagem',
  'enhancement',
  'army-rule',
  'detachment',
  'core-rule',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** A line of the library: a datasheet, a stratagem, a rule. */
export interface Item extends Staged {
  readonly key: string;
  readonly kind: ItemKind;
  readonly name: string;
  readonly edition: string;
  /** The faction, detachment or datasheets that have it. */
  readonly belongs: readonly string[];
  readonly keywords: readonly string[];
  readonly cost?: number;
}

/** A clause of the player's text beside what is read of it. Without a reading it goes on with the one before. */
export interface ReadClause {
  readonly text: string;
  readonly reading: readonly string[];
  /** Where in the text it could not be read on. */
  readonly stuckAt?: number;
  readonly unread: boolean;
}

export interface ItemDetail {
  readonly item: Item;
  /** The player's text as it came. */
  readonly text: string;
  /** Clause by clause; empty where nothing reads this kind of text. */
  readonly clauses: readonly ReadClause[];
  /** Our own words, where the edition has the rule by name. */
  readonly summary?: string;
  readonly rule?: { readonly id: string; readonly name: string };
  readonly sheet?: SheetTold;
}

/** A datasheet in lines. */
export interface SheetTold {
  readonly models: readonly (readonly string[])[];
  readonly weapons: readonly (readonly string[])[];
  readonly abilities: readonly (Staged & { readonly name: string; readonly key?: string })[];
  readonly costs: readonly { readonly models: number; readonly points: number }[];
  readonly unit: UnitDraft | undefined;
}

export interface ArmyUnitTold extends Staged {
  readonly id: string;
  readonly name: string;
  readonly models: number;
  readonly points: number | undefined;
  /** The nearest known names, where its own is not known. */
  readonly near?: readonly string[];
  readonly unit: UnitDraft | undefined;
}

export interface ArmyTold {
  readonly pack: string;
  readonly name: string;
  readonly owner: Owner;
  readonly edition: string;
  readonly faction: string;
  readonly detachments: readonly string[];
  readonly points: number | undefined;
  readonly added: string;
  /** When its prices were printed. */
  readonly priced?: string;
  readonly units: readonly ArmyUnitTold[];
}

export interface PackTold {
  readonly id: string;
  readonly name: string;
  readonly added: string;
  readonly edition: string;
  readonly records: number;
}

/** The whole library at a glance. */
export interface LibraryTold {
  readonly armies: readonly ArmyTold[];
  readonly packs: readonly PackTold[];
  readonly counts: Readonly<Partial<Record<ItemKind, number>>>;
  readonly editions: readonly string[];
  readonly where: Where;
}

export interface Named extends Staged {
  readonly name: string;
  readonly key: string;
  readonly kind: ItemKind | 'unit';
}

/** What an import gave: everything by name and stage, and what could not be read. */
export interface ImportTold {
  readonly library: LibraryTold;
  readonly packs: readonly string[];
  /** Saved matchups of a library that came whole, unread. */
  readonly matchups: readonly unknown[];
  readonly found: readonly Named[];
  readonly issues: readonly Issue[];
}

export interface Asked {
  readonly words: string;
  readonly kind?: ItemKind;
  readonly stage?: Stage;
  readonly edition?: string;
}

/** The units that a question of odds may be asked about. */
export interface Picks {
  readonly mine: readonly UnitDraft[];
  readonly theirs: readonly UnitDraft[];
  readonly sheets: readonly UnitDraft[];
}
