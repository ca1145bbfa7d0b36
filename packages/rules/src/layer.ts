import type { RuleId } from '@umpire/effects';
import type { Rule } from './rule.js';

export type OptionValue = boolean | number | string;

/** A ruling that a source leaves open, with its default. Cases that rest on it name its ruling number. */
export interface RuleOption {
  readonly default: OptionValue;
  readonly summary: string;
  readonly ruling?: string;
  /** What it may be set to; a boolean or number needs no list. */
  readonly among?: readonly OptionValue[];
}

/** What one layer does with a rule: adds it, or replaces or removes the one below, with a reason. */
export type LayerEntry<Native> =
  | { readonly add: Rule<Native> }
  | { readonly override: Rule<Native>; readonly because: string }
  | { readonly remove: RuleId; readonly because: string };

/** An edition, errata, a mode or house rules. Data: rules by id, options, and the numbers that the game system asks for. */
export interface Layer<Native = unknown, Numbers = unknown> {
  readonly id: string;
  readonly name: string;
  /** The layer below; none for the neutral layer of a game system. */
  readonly on?: string;
  readonly entries: readonly LayerEntry<Native>[];
  readonly options?: Readonly<Record<string, RuleOption>>;
  /** Changed option defaults of layers below. */
  readonly set?: Readonly<Record<string, OptionValue>>;
  readonly numbers?: Partial<Numbers>;
  /** Numbers that may be loaded apart, so the hash of a rule set covers them by `apartDigest` alone. */
  readonly apart?: Partial<Numbers>;
  /** The first eight hexadecimal digits of the SHA-256 over `apart` as JSON; it stands where `apart` is not loaded too. */
  readonly apartDigest?: string;
  /** Whether a scenario or battle may name it: an edition or a mode, not the neutral layer. */
  readonly playable: boolean;
}
