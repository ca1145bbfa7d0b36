/** What tells the text formats apart once their header is read. */
export interface Dialect {
  readonly format: RosterFormat;
  /** `Unit (P pts): gear` and `• 2x Model: gear`. */
  readonly hasColons: boolean;
  /** `1 Model with a, b and c`. */
  readonly hasSentences: boolean;
  /** Numbers without `x` count: `2 cannons`. */
  readonly bareCounts: boolean;
  /** Gear after a colon is what each model carries, or what all carry together. */
  readonly counts: 'each' | 'together';
  /** Any line of its own is a heading, as players name their groups. */
  readonly freeHeadings: boolean;
}

export type RosterFormat =
  | 'battlescribe-xml'
  | 'battlescribe-json'
  | 'rosterizer'
  | 'wtc-compact'
  | 'wtc-full'
  | 'new-recruit-gw'
  | 'new-recruit-text'
  | 'gw-app'
  | 'listforge-text'
  | 'warorgan';

export type TextFormat = Exclude<RosterFormat, 'battlescribe-xml' | 'battlescribe-json' | 'rosterizer'>;

const plain: Omit<Dialect, 'format'> = {
  hasColons: false,
  hasSentences: false,
  bareCounts: false,
  counts: 'together',
  freeHeadings: false,
};

export const DIALECTS: Readonly<Record<TextFormat, Dialect>> = {
  'wtc-compact': { ...plain, format: 'wtc-compact', hasColons: true },
  'wtc-full': { ...plain, format: 'wtc-full' },
  'new-recruit-gw': { ...plain, format: 'new-recruit-gw' },
  'new-recruit-text': { ...plain, format: 'new-recruit-text', hasColons: true, counts: 'each' },
  'gw-app': { ...plain, format: 'gw-app' },
  'listforge-text': { ...plain, format: 'listforge-text', bareCounts: true },
  warorgan: { ...plain, format: 'warorgan', hasSentences: true, bareCounts: true, freeHeadings: true },
};
