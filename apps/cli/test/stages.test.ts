import { type ExactAnswer, exactOdds } from '@umpire/odds';
import { w40k } from '@umpire/w40k';
import { expect, it } from 'vitest';

const first = (attacks: number) => ({
  name: 'First',
  weapons: [{ name: 'Rifles', range: 24, attacks, skill: '3+', strength: 5, armourPenetration: -1, damage: 1 }],
});
const blast = {
  name: 'Then',
  weapons: [
    {
      name: 'Gun',
      range: 48,
      attacks: 'D6+1',
      skill: '4+',
      strength: 14,
      armourPenetration: -3,
      damage: 4,
      abilities: ['blast'],
    },
  ],
};
const squad = { name: 'Squad', models: 5, toughness: 4, save: '3+', wounds: 2 };
const leader = { name: 'Leader', models: 1, toughness: 4, save: '3+', invulnerableSave: '4+', wounds: 5 };

function oddsOf(edition: string, attackers: readonly object[], groups: readonly object[]): ExactAnswer {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error(edition);
  const attack = w40k.attack({ phase: 'shooting', attackers, target: { name: 'T', groups } }, rules.value);
  if (!attack.ok) throw new Error(attack.error.map(({ code, path }) => `${code} ${path}`).join());
  const answer = exactOdds(attack.value, { edition, ruleSet: '', want: ['stages', 'because'] });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

const editions = ['w40k-10-launch', 'w40k-10', 'w40k-11'];
const cases = editions.flatMap((edition) => [3, 9, 20].map((attacks) => [edition, attacks] as const));

it.each(cases)(
  '%s: every save that fails is four wounds, however many of the unit are left after %i attacks',
  (edition, attacks) => {
    const then = oddsOf(edition, [first(attacks), blast], [squad, leader]).stages!.at(-1)!;
    expect(4 * then.failedSaves.mean).toBeCloseTo(then.damageInflicted.mean, 9);
  },
);

it.each(editions)('%s: whoever follows with blast counts the models that are left', (edition) => {
  const { stages, because } = oddsOf(edition, [first(20), blast], [squad]);
  const alone = oddsOf(edition, [first(20)], [squad]);
  const noneLost = alone.modelsDestroyed.distribution[0]!;
  const stands = 1 - alone.destroyed;
  expect(stages!.at(-1)!.attacks.mean).toBeCloseTo(4.5 + noneLost / stands, 12);
  expect(because!.find(({ changed }) => changed === 'attacks')?.by).toBeCloseTo(noneLost / stands, 12);
});
