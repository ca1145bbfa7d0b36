/** The words a case may use, and which edition follows which. */

export const editionIds = [
  'w40k-9',
  'w40k-9-boarding',
  'w40k-10-launch',
  'w40k-10',
  'w40k-10-combat-patrol',
  'w40k-11',
  'w40k-11-boarding',
] as const;

export type EditionId = (typeof editionIds)[number];

/** Whose expectation holds where an edition has none of its own: a mode follows its edition, an edition the one before. */
export const follows: Readonly<Record<EditionId, EditionId | undefined>> = {
  'w40k-9': undefined,
  'w40k-9-boarding': 'w40k-9',
  'w40k-10-launch': 'w40k-9',
  'w40k-10': 'w40k-10-launch',
  'w40k-10-combat-patrol': 'w40k-10',
  'w40k-11': 'w40k-10',
  'w40k-11-boarding': 'w40k-11',
};

/** What dice are thrown for, in the words of a case. `purposeId` gives the id a procedure asks with. */
export const dicePurposes = [
  'attacks',
  'attacks re-roll',
  'hit',
  'hit re-roll',
  'sustained hits',
  'wound',
  'wound re-roll',
  'save',
  'save re-roll',
  'damage',
  'damage re-roll',
  'feel no pain',
  'mortal wounds',
  'hazard',
  'hazard re-roll',
  'deadly demise',
  'explosion',
  'explosion range',
  'heal',
  'reanimation',
  'reanimation re-roll',
  'arcing',
  'fight on death',
] as const;

export type DicePurpose = (typeof dicePurposes)[number];

/** The steps a case may end after, in playing order. */
export const stops = ['attacks', 'hit', 'wound', 'save'] as const;
export type Stop = (typeof stops)[number];

/** What a player may be asked. The value of a choice is the answer, or a list of answers in the order they are asked for. */
export const choiceNames = [
  'lethal hits',
  're-roll attacks',
  're-roll hits',
  're-roll wounds',
  're-roll saves',
  're-roll damage',
  're-roll reanimation',
  'command re-roll',
  'allocation order',
  'allocate to',
  'precision',
  'ignore modifiers',
  'hazard on',
  'mortal wounds on',
  'automatic wound',
  'heal',
  'return',
] as const;

export type ChoiceName = (typeof choiceNames)[number];

/** What a case may expect. */
export const resultNames = [
  'attackDice',
  'hits',
  'criticalHits',
  'wounds',
  'criticalWounds',
  'savesRolled',
  'failedSaves',
  'woundsLost',
  'normalDamage',
  'ignored',
  'wasted',
  'left',
  'modelsDestroyed',
  'destroyed',
  'mortalWounds',
  'attackersLost',
  'attackersLeft',
  'neighboursLeft',
  'returned',
  'stay',
  'refused',
  'offered',
  'needs',
] as const;

/** Where the short words of a row or table belong in the body of a case. */
export const shortWords: Readonly<Record<string, readonly string[]>> = {
  weapon: ['scenario', 'attacker', 'weapon'],
  ...at(['scenario', 'attacker', 'weapon'], ['A', 'skill', 'S', 'AP', 'D', 'range', 'count', 'abilities']),
  unit: ['scenario', 'attacker', 'unit'],
  effects: ['scenario', 'attacker', 'effects'],
  ...at(['scenario', 'target'], ['T', 'Sv', 'InSv', 'W', 'FNP', 'models', 'wounded', 'startingStrength']),
  target: ['scenario', 'target'],
  neighbours: ['scenario', 'neighbours'],
  'target effects': ['scenario', 'target', 'effects'],
  phase: ['scenario', 'phase'],
  policies: ['scenario', 'policies'],
  conditions: ['scenario', 'conditions'],
  ...at(
    ['scenario', 'conditions'],
    ['distance', 'moved', 'advanced', 'charged', 'cover', 'visible', 'snapShooting', 'facts'],
  ),
  ...at(['dice'], dicePurposes),
  ...at(
    ['choices'],
    choiceNames.filter((name) => name !== 'heal'),
  ),
  ...at(['expect'], resultNames),
  'needs hit': ['expect', 'needs', 'hit'],
  'needs wound': ['expect', 'needs', 'wound'],
  'needs save': ['expect', 'needs', 'save'],
};

function at(place: readonly string[], words: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(words.map((word) => [word, [...place, word]]));
}
