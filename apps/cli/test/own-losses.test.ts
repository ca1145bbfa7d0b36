import { exactOdds } from '@umpire/odds';
import { w40k } from '@umpire/w40k';
import { expect, it } from 'vitest';

const gun = { range: 24, attacks: 1, skill: '3+', strength: 4, damage: 1 };
/** Five times in six it hits, and then it destroys. */
const sure = {
  ...gun,
  name: 'Sure',
  skill: '2+',
  strength: 20,
  armourPenetration: -6,
  abilities: ['devastating wounds'],
};
const plasma = { ...gun, name: 'Plasma', abilities: ['hazardous'] };
const crew = { models: 2, wounds: 1, keywords: ['INFANTRY'] };

function meanOwnLosses(edition: string, attackers: object[]): number | undefined {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  const target = { groups: [{ models: 1, toughness: 4, save: '7+', wounds: 1 }] };
  const attack = w40k.attack({ phase: 'shooting', attackers, target }, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const answer = exactOdds(attack.value, { edition, ruleSet: '' });
  return answer.ok ? answer.value.attackersLost?.mean : undefined;
}

/** Hits on 2+, wounds on 2+, no save. */
const falls = (5 / 6) * (5 / 6);

it.each<[why: string, mean: number, edition: string, attackers: object[]]>([
  [
    'early 10th: a weapon that made no attack is not tested (7.1, T2)',
    (1 - falls) / 6,
    'w40k-10-launch',
    [{ ...crew, weapons: [sure, plasma] }],
  ],
  ['late 10th: a weapon whose target was selected is', 1 / 6, 'w40k-10', [{ ...crew, weapons: [sure, plasma] }]],
  [
    'a second unit without a target selects none',
    (1 - falls) / 6,
    'w40k-10',
    [
      { ...crew, weapons: [sure] },
      { ...crew, weapons: [plasma] },
    ],
  ],
  [
    'nor in the 11th, where a 1 or 2 fails',
    (1 - falls) / 3,
    'w40k-11',
    [
      { ...crew, weapons: [sure] },
      { ...crew, weapons: [plasma] },
    ],
  ],
])('%s', (_, mean, edition, attackers) => {
  expect(meanOwnLosses(edition, attackers)).toBeCloseTo(mean, 12);
});
