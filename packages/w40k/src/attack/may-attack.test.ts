import { advance, begin, standingsFor } from '@umpire/dice';
import { expect, it } from 'vitest';
import { w40k } from '../system.js';

interface Case {
  readonly edition: string;
  readonly weapon?: object;
  readonly keywords?: readonly string[];
  readonly conditions: object;
}

/** Attack dice of a weapon with two attacks. */
function attacks({ edition, weapon = {}, keywords = [], conditions }: Case): number {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  const attack = w40k.attack(
    {
      phase: 'shooting',
      attackers: [{ keywords, weapons: [{ range: 24, attacks: 2, skill: '3+', strength: 4, damage: 1, ...weapon }] }],
      target: { groups: [{ models: 5, toughness: 4, wounds: 2 }] },
      conditions,
    },
    rules.value,
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const { volley } = attack.value;
  const table = { volley, standings: standingsFor(volley) };
  const { events } = advance(table, begin(table));
  const gathered = events.find((event) => event.kind === 'gathered');
  return gathered?.kind === 'gathered' ? gathered.attacks : -1;
}

it.each<[why: string, dice: number, Case]>([
  ['in range', 2, { edition: 'w40k-10', conditions: { distance: 24 } }],
  ['out of range', 0, { edition: 'w40k-10', conditions: { distance: 24.1 } }],
  ['a distance that nobody said bars nothing', 2, { edition: 'w40k-10', conditions: {} }],
  ['unseen', 0, { edition: 'w40k-11', conditions: { visible: false } }],
  [
    'unseen, by indirect fire',
    2,
    { edition: 'w40k-11', weapon: { abilities: ['indirect fire'] }, conditions: { visible: false } },
  ],
  [
    'unseen, by indirect fire of a weapon without a skill, in the late 10th',
    0,
    { edition: 'w40k-10', weapon: { abilities: ['indirect fire', 'torrent'] }, conditions: { visible: false } },
  ],
  [
    'unseen, by indirect fire of a weapon without a skill, in the early 10th',
    2,
    { edition: 'w40k-10-launch', weapon: { abilities: ['indirect fire', 'torrent'] }, conditions: { visible: false } },
  ],
  [
    'unseen, snap shooting by indirect fire',
    0,
    {
      edition: 'w40k-11',
      weapon: { abilities: ['indirect fire'] },
      conditions: { visible: false, snapShooting: true },
    },
  ],
  ['after an advance', 0, { edition: 'w40k-10', conditions: { advanced: true } }],
  [
    'after an advance, an assault weapon',
    2,
    { edition: 'w40k-10', weapon: { abilities: ['assault'] }, conditions: { advanced: true } },
  ],
  [
    'after falling back, titanic, in the 9th',
    2,
    { edition: 'w40k-9', keywords: ['TITANIC'], conditions: { fellBack: true } },
  ],
  [
    'after falling back, titanic, in the 10th',
    0,
    { edition: 'w40k-10', keywords: ['TITANIC'], conditions: { fellBack: true } },
  ],
  ['engaged', 0, { edition: 'w40k-10', conditions: { engaged: true } }],
  ['engaged, a pistol', 2, { edition: 'w40k-10', weapon: { abilities: ['pistol'] }, conditions: { engaged: true } }],
  ['engaged, a vehicle', 2, { edition: 'w40k-11', keywords: ['VEHICLE'], conditions: { engaged: true } }],
  [
    'snap shooting beyond 24 inches',
    0,
    { edition: 'w40k-11', weapon: { range: 36 }, conditions: { snapShooting: true, distance: 25 } },
  ],
  [
    'in the 9th Overwatch has the range of the weapon',
    2,
    { edition: 'w40k-9', weapon: { range: 36 }, conditions: { snapShooting: true, distance: 25 } },
  ],
])('%s: %i attack dice', (_, dice, one) => {
  expect(attacks(one)).toBe(dice);
});
