import type { ListedRule } from '@umpire/datasheets';
import type { Fragment } from '../fragment.js';
import type { ErratumDraft } from './errata.js';
import type { QuestionDraft } from './faq.js';

/** What a page says it will print further down, by id. */
export interface Hints {
  readonly stratagems: ReadonlyMap<string, ListedRule>;
  readonly detachmentRules: ReadonlySet<string>;
  readonly factionAbilities: ReadonlySet<string>;
  readonly coreAbilities: ReadonlySet<string>;
  readonly weaponTags: ReadonlySet<string>;
  readonly enhancements: ReadonlySet<string>;
}

export interface CardHead {
  readonly kind: 'card';
  readonly name: string;
  readonly costs: readonly number[];
  /** `Core – Epic Deed`, without the word Stratagem. */
  readonly group: string;
  readonly section?: string;
  /** The card itself shows no price; it was taken from the page's list. */
  readonly costFromList?: true;
}

export interface RuleHead {
  readonly kind: 'rule';
  readonly name: string;
  readonly section?: string;
  readonly bracketed: boolean;
  /** The line below the heading says which detachment has the rule. */
  readonly detachment?: string;
}

export interface IndexHead {
  readonly kind: 'keyword-list';
  readonly keywords: readonly string[];
  /** A name between `The` and `and` was lost. */
  readonly keywordLost: boolean;
}

export type Head =
  | CardHead
  | RuleHead
  | IndexHead
  | { readonly kind: 'profile-choice' }
  | { readonly kind: 'furniture' }
  | { readonly kind: 'orphan' };

/** A card, rule or index of the pop-up part, with what stands below it. */
export interface Segment {
  readonly head: Head;
  readonly line: number;
  readonly lastLine: number;
  readonly body: readonly Fragment[];
  readonly questions: readonly QuestionDraft[];
  readonly errata: readonly ErratumDraft[];
}
