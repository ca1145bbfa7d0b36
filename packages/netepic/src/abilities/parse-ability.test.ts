import { expect, it } from 'vitest';
import { allAbilities, tableAbilities } from './index.js';
import { parseAbility } from './parse-ability.js';

it('the printed table has 28 abilities, and no id or name stands twice', () => {
  expect(tableAbilities).toHaveLength(28);
  expect(new Set(allAbilities.map(({ id }) => id)).size).toBe(allAbilities.length);
  expect(new Set(allAbilities.map(({ name }) => name)).size).toBe(allAbilities.length);
});

it.each<[text: string, ability: object]>([
  ['Antigrav', { id: 'skimmer' }],
  ['antigrav lourd', { id: 'heavy-skimmer' }],
  ['AA', { id: 'anti-aircraft' }],
  ['Anti-Aérien (AA)', { id: 'anti-aircraft' }],
  ['Dégâts (1)', { id: 'damage', value: 1 }],
  ['Dégats (+1)', { id: 'damage', value: 1 }],
  ['Élite (2)', { id: 'elite', value: 2 }],
  ['Régénération (5+)', { id: 'regeneration', value: 5 }],
  ['regeneration 5+', { id: 'regeneration', value: 5 }],
  ['Gabarit (6 cm)', { id: 'template', value: 6 }],
  ['Gabarit (flamme)', { id: 'template', value: 'flame' }],
  ['PDV (4)', { id: 'wounds', value: 4 }],
  ['Organic Metal (2)', { id: 'organic-metal', value: 2 }],
  ['DR (4)', { id: 'close-defence', value: 4 }],
])('"%s" is read', (text, ability) => {
  expect(parseAbility(text)).toEqual({ ok: true, value: ability });
});

it.each<[text: string, code: string, message: string, hint: string]>([
  ['Antigraf', 'unknown-ability', 'Capacité inconnue : « Antigraf ».', '« Antigrav » ?'],
  ['Elite', 'parameter-missing', 'Elite : paramètre manquant, par exemple « Elite (2) ».', 'Elite (2)'],
  ['Dégâts (XX)', 'parameter-wrong', 'Dégâts : paramètre illisible, par exemple « Dégâts (2) ».', 'Dégâts (2)'],
  [
    'Régénération (5)',
    'parameter-wrong',
    'Régénération : paramètre illisible, par exemple « Régénération (5+) ».',
    'Régénération (5+)',
  ],
  ['Tourelle (2)', 'parameter-wrong', 'Tourelle : aucun paramètre n’est attendu.', 'Tourelle'],
])('"%s" is refused in French, and says what would be right', (text, code, message, hint) => {
  const read = parseAbility(text, 'target.groups[0].abilities[1]');
  if (read.ok) throw new Error('it was read');
  // blanks before French marks are narrow
  expect(read.error[0]?.message.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(message);
  expect(read.error[0]).toMatchObject({ code, found: text, path: 'target.groups[0].abilities[1]' });
  expect(read.error[0]?.hint?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(hint);
});
