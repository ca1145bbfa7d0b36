import type { Issue } from '@umpire/kernel';
import type { OptionValue } from '@umpire/rules';
import type { Answer, MatrixReport } from '@umpire/views';
import type { UnitDraft } from '../scenario/draft.js';

/** A scenario as CONTRACTS prints it, not yet understood by its edition. */
export type RawScenario = Readonly<Record<string, unknown>>;

/** What the engine makes of a scenario: an answer, what is wrong with it, or that it is too large to be exact. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] }
  | { readonly kind: 'too-large'; readonly size: number };

export type Side = 'attacker' | 'target';

/** Something that may be in force. Without a side, both are tried. */
export interface Candidate {
  readonly effect: string;
  readonly side?: Side;
}

/** What a candidate would add to the chance that the page shows first, or why it cannot be used here. */
export interface Offer {
  readonly effect: string;
  readonly side: Side;
  readonly adds?: number;
  /** By how many models, in the mean, it changes what the attackers lose to their own hazard. */
  readonly ownLosses?: number;
  readonly why?: string;
}

/** A rule that may be switched on by name. */
export interface NamedRule {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  readonly source: string;
  readonly of?: string;
  readonly cost?: number;
}

/** A ruling of ours where the book is silent, which a scenario may set otherwise. */
export interface OpenRuling {
  readonly option: string;
  readonly summary: string;
  readonly ruling: string;
  readonly usual: OptionValue;
  /** What it may be set to; a boolean or number needs no list. */
  readonly among?: readonly OptionValue[];
}

export interface EditionName {
  readonly id: string;
  readonly name: string;
}

export type MatrixReply =
  | { readonly kind: 'matrix'; readonly report: MatrixReport }
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] };

/** Units of a pasted page. What the page does not print stays empty, and is asked for. */
export type PasteReply =
  | {
      readonly kind: 'units';
      readonly edition: string;
      readonly units: readonly UnitDraft[];
      readonly issues: readonly Issue[];
    }
  | { readonly kind: 'issues'; readonly issues: readonly Issue[] };
