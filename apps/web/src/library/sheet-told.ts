import type { Stage } from './told.js';

/** Where on the sheet a rule stands. */
export const sheetPhases = ['before', 'command', 'movement', 'shooting', 'charge', 'fight', 'any'] as const;
export type SheetPhase = (typeof sheetPhases)[number];

export interface SheetRule {
  readonly key: string;
  readonly name: string;
  readonly kind: 'stratagem' | 'army-rule' | 'detachment-rule' | 'enhancement' | 'ability';
  readonly phase: SheetPhase;
  /** Whose turn it is for; either where nothing is said. */
  readonly turn?: 'mine' | 'theirs';
  /** Names of the units that have it; none where the whole army does. */
  readonly who: readonly string[];
  readonly cost?: number;
  /** After this often it is crossed out. */
  readonly limit?: { readonly times: number; readonly per: 'battle' | 'round' | 'turn' | 'phase' };
  readonly words: string;
  /** Whether the words are the player's own text. */
  readonly isOwnText: boolean;
  readonly stage: Stage;
}

export interface SheetUnit {
  readonly id: string;
  readonly name: string;
  readonly points: number | undefined;
  /** Kinds of model, each with how many and how many wounds. */
  readonly groups: readonly { readonly name: string; readonly models: number; readonly wounds: number | undefined }[];
  /** M, T, Sv, InSv, W, Ld, OC as printed; empty where nobody knows them. */
  readonly line: readonly string[];
  readonly weapons: readonly string[];
  readonly leads?: string;
  readonly isWarlord: boolean;
}

/** An army to play from: what may be used when, and what to tick. */
export interface SheetOfArmy {
  readonly pack: string;
  readonly name: string;
  readonly edition: string;
  readonly faction: string;
  readonly detachments: readonly string[];
  readonly points: number | undefined;
  readonly units: readonly SheetUnit[];
  readonly rules: readonly SheetRule[];
  /** Names of which nothing is known. */
  readonly unknown: readonly string[];
}
