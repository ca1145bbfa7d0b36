import { expect, test } from 'vitest';
import { frenchWording } from './french-wordings.js';

test.each([
  ['re-roll hit rolls of 1', 'relancer les 1 pour toucher'],
  ['re-roll wound rolls', 'relancer les jets pour blesser'],
  ['add 1 to hit rolls', '+1 aux jets pour toucher'],
  ['subtract 2 from wound rolls', '−2 aux jets pour blesser'],
  ['add 1 to attacks', '+1 Attaque'],
  ['add 2 to damage', '+2 Dégâts'],
  ['add 2 to strength', '+2 en Force'],
  ['unmodified hit rolls of 5+ are critical hits', 'touches critiques sur 5+ non modifié'],
  ['feel no pain 5+', 'insensible à la douleur 5+'],
  ['lethal hits', 'lethal hits'],
  ['add 1 to hit rolls while charged', 'add 1 to hit rolls while charged'],
])('%s is told as %s', (english, french) => {
  expect(frenchWording(english)).toBe(french);
});
