/** How an answer or a correction of a page is known as the rule that it is. */
export interface PrintedAnswer {
  readonly rule: string;
  readonly kind: 'faq' | 'erratum';
  /** The id of what it stands under. */
  readonly about: string;
  /** Said by it and by no other on the same subject. */
  readonly word?: string;
}

type Row = readonly [rule: string, kind: PrintedAnswer['kind'], about: string, word?: string];

const rows: readonly Row[] = [
  ['faq-rp-bodyguard', 'faq', 'reanimation-protocols', 'bodyguard'],
  ['faq-rp-heals-d3', 'erratum', 'reanimation-protocols'],
  ['faq-cosmic-precision-large-models', 'faq', 'cosmic-precision', 'large'],
  ['faq-cosmic-precision-anywhere', 'faq', 'cosmic-precision', 'anywhere'],
  ['faq-cosmic-precision-target', 'erratum', 'cosmic-precision'],
  ['faq-hyperphasing-table', 'erratum', 'hyperphasing'],
  ['faq-los-any-part', 'faq', 'visibility', 'line of sight'],
  ['faq-crit-4-not-in-snap', 'faq', 'hit-roll', 'snap'],
  ['faq-crit-4-beats-bs', 'faq', 'hit-roll', '5+'],
  ['faq-conquering-tyrant', 'faq', 'protocol-of-the-conquering-tyrant', 're-roll'],
  ['faq-passing-engagement-range', 'faq', 'engagement', 'moving through'],
  ['faq-mortal-wound-allocated', 'faq', 'mortal-wounds', 'allocated'],
  ['faq-hazardous-allocation', 'faq', 'hazard-rolls', 'allocated'],
  ['faq-hazard-one-roll', 'faq', 'hazard-rolls', 'every model'],
  ['faq-terrain-above-ground', 'faq', 'placing-terrain', 'ground'],
  ['faq-battle-shock-action-allowed', 'faq', 'battle-shock-rolls', 'continue'],
  ['faq-battle-shock-stops-action', 'faq', 'battle-shock-rolls', 'stop'],
  ['faq-two-wounded-groups', 'faq', 'save-rolls', 'missing wound'],
  ['faq-roll-hopeless-saves', 'faq', 'save-rolls', 'worse'],
  ['faq-no-allocation-to-destroyed', 'faq', 'save-rolls', 'destroyed'],
  ['faq-frame-keyword', 'erratum', 'annihilation-barge', 'frame'],
  ['faq-tank-shock', 'erratum', 'crushing-impact'],
];

/** Names that a document may give to a rule, and answers by what they stand under: a page has no numbers for them. */
export const printedAnswers: readonly PrintedAnswer[] = rows.map(([rule, kind, about, word]) => ({
  rule,
  kind,
  about,
  ...(word === undefined ? {} : { word }),
}));
