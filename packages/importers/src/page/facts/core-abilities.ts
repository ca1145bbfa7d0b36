/** Abilities of the core rules that a datasheet lists after CORE, and whether they are printed with a value. */
export const CORE_ABILITIES: Readonly<Record<string, 'value' | 'plain'>> = {
  'deadly-demise': 'value',
  'feel-no-pain': 'value',
  'firing-deck': 'value',
  scouts: 'value',
  'deep-strike': 'plain',
  'fights-first': 'plain',
  hover: 'plain',
  infiltrators: 'plain',
  leader: 'plain',
  'lone-operative': 'plain',
  stealth: 'plain',
  support: 'plain',
};
