import type { Gap } from '@umpire/datasheets';

/** A line of a list below a unit: a model, a weapon, or a container of either. */
export interface Item {
  readonly name: string;
  readonly count: number;
  /** Whether the list says the number, or one is meant. */
  readonly isCounted: boolean;
  readonly points?: number;
  readonly line: number;
  /** Whether a bullet stands before it; the publisher's app gives one to the first of a run of weapons only. */
  readonly hasBullet: boolean;
  readonly children: Item[];
  /** Whether the counts of the children are for each model or for all together. */
  readonly counts: 'each' | 'together';
  /** `5 with …`: so many models of the item or unit above. */
  readonly isLoadout: boolean;
}

/** A unit as its lines say it, before models are told from wargear. */
export interface UnitDraft {
  readonly name: string;
  readonly line: number;
  lastLine: number;
  /** `Char1`: how the header of the list calls it. */
  readonly label?: string;
  readonly count?: number;
  readonly points?: number;
  readonly section?: string;
  readonly items: Item[];
  readonly enhancements: { name: string; points?: number }[];
  isWarlord: boolean;
  /** Units of one attached unit share a number. */
  readonly group?: number;
  role?: 'leader' | 'support' | 'bodyguard';
  /** `Leading X[2]`: the second unit called X. */
  leads?: { readonly name: string; readonly nth: number };
}

/** What stands above the units. */
export interface RosterHeader {
  name?: string;
  faction?: string;
  subfaction?: string;
  detachments: string[];
  dispositions: string[];
  battleSize?: string;
  points?: number;
  pointsLimit?: number;
  /** Enhancements with the unit that has them, by its label and name. */
  enhancements: { readonly name: string; readonly label: string; readonly unit: string }[];
  warlord?: string;
  unitCount?: number;
  /** Later versions of New Recruit print the detachment's rule in brackets. */
  hasDetachmentRule?: boolean;
  gaps: Gap[];
}

export const emptyHeader = (): RosterHeader => ({ detachments: [], dispositions: [], enhancements: [], gaps: [] });
