import { remembered } from './memo.js';

/** Printed short forms of numbers; in the grammar they are written `=AP`. */
export const abbreviations: ReadonlySet<string> = new Set([
  'A',
  'S',
  'T',
  'D',
  'W',
  'M',
  'AP',
  'BS',
  'WS',
  'OC',
  'Ld',
  'LD',
  'Sv',
  'SV',
  'InSv',
  'CP',
  'R',
]);

const irregular: Readonly<Record<string, string>> = {
  an: 'a',
  are: 'be',
  is: 'be',
  was: 'be',
  were: 'be',
  being: 'be',
  been: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  did: 'do',
  made: 'made',
  these: 'this',
  those: 'that',
  they: 'it',
  them: 'it',
  its: 'its',
  "it's": 'its',
  their: 'its',
  may: 'can',
  lies: 'lie',
  enemies: 'enemy',
  abilities: 'ability',
  bodies: 'body',
  armies: 'army',
  starts: 'start',
  begins: 'start',
  begin: 'start',
  beginning: 'start',
  started: 'started',
  ends: 'end',
  finishes: 'end',
  finish: 'end',
  cannot: 'cannot',
  "can't": 'cannot',
  "doesn't": 'doesnt',
  makes: 'make',
  making: 'making',
  subtracts: 'subtract',
  adds: 'add',
  suffers: 'suffer',
  targets: 'target',
  reroll: 're-roll',
  rerolls: 're-roll',
  're-rolls': 're-roll',
  rerolled: 're-rolled',
  armor: 'armour',
  defense: 'defence',
  consolidation: 'consolidate',
  consolidations: 'consolidate',
  'feel-no-pain': 'fnp',
  battleshocked: 'battle-shocked',
  battleshock: 'battle-shock',
  'battle-shocked': 'battle-shocked',
  lifts: 'lift',
  halves: 'halve',
  whilst: 'while',
  upon: 'on',
  as: 'as',
  us: 'us',
  loses: 'lose',
  passes: 'pass',
  uses: 'use',
  chooses: 'choose',
  increases: 'increase',
  phases: 'phase',
  advances: 'advance',
  charges: 'charge',
  dice: 'die',
  pistols: 'pistol',
};

/** The form of a word that the grammar uses: singular, present, if the grammar knows it. */
export const lemma = (word: string, known: ReadonlySet<string>): string =>
  remembered(lemmas, word, () => formOf(word, known));

/** The grammar has one set of words. */
const lemmas = new Map<string, string>();

function formOf(word: string, known: ReadonlySet<string>): string {
  const fixed = irregular[word];
  if (fixed !== undefined) return fixed;
  if (known.has(word) || word.length < 4) return word;
  if (word.endsWith('s') && known.has(word.slice(0, -1))) return word.slice(0, -1);
  if (word.endsWith('es') && known.has(word.slice(0, -2))) return word.slice(0, -2);
  return word;
}
