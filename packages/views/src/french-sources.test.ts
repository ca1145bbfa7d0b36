import { expect, test } from 'vitest';
import { frenchSource } from './french-sources.js';

test.each([
  ['Core Rules (eleventh edition) 24.23', 'Règles de base (V11) 24.23'],
  ['Core Rules Updates v1.2 (tenth edition) 3, ruling T4', 'Mise à jour des règles de base v1.2 (V10) 3, décision T4'],
  ['Faction rules: Necrons (eleventh edition)', 'Règles de faction\u00a0: Necrons (V11)'],
  ['NetEpic Palladium v2 §7.2', 'NetEpic Palladium v2 §7.2'],
])('%s is told in French', (source, told) => expect(frenchSource(source)).toBe(told));
