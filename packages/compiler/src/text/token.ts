/** A word, number or mark of the text. */
export interface Token {
  /** In lower case, reduced to the form that the grammar uses. */
  readonly word: string;
  /** As it stands in the clean text. */
  readonly raw: string;
  readonly sort: 'word' | 'number' | 'dice' | 'inches' | 'plus' | 'range' | 'signed' | 'tag' | 'mark';
  readonly from: number;
  readonly to: number;
  readonly marked: boolean;
  /** Whether it opens a sentence, so that its capital says nothing. */
  readonly first: boolean;
}

/** Where something stands in the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Tokens that are read together, with where they stand. */
export interface Sentence extends Span {
  readonly tokens: readonly Token[];
  /** An item of a list. */
  readonly bullet: boolean;
  /** Which bullet of the text it stands in, counted from one; 0 in none. */
  readonly item: number;
  /** The part of a stratagem that it stands in. */
  readonly section?: Section;
}

export type Section = 'when' | 'target' | 'effect' | 'restrictions';
