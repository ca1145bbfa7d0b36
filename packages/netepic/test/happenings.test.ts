import { exactOrdeal } from '@umpire/odds';
import { expect, test } from 'vitest';
import { netepic } from '../src/index.js';

const found = netepic.ruleSet('netepic-fr2');
if (!found.ok) throw new Error('no such edition');
const rules = found.value;

function answerOf(raw: object) {
  const scenario = netepic.ordeal(raw, rules);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const odds = exactOrdeal(scenario.value, { edition: rules.id, ruleSet: rules.hash, want: ['stages'] });
  if (!odds.ok) throw new Error(JSON.stringify(odds.error));
  return odds.value;
}

const meanOf = (answer: ReturnType<typeof answerOf>, what: string): number =>
  (answer.happenings ?? []).reduce((sum, one) => sum + (one.what === what ? one.mean : 0), 0);

test.each([
  [
    {
      attackers: [
        { sheet: 'predator', stands: 3 },
        { sheet: 'immortal', stands: 4 },
      ],
      target: { groups: [{ sheet: 'terminator', stands: 4 }] },
    },
  ],
  [
    {
      attackers: [{ sheet: 'predator' }],
      target: { groups: [{ sheet: 'tomb-guardian' }] },
      conditions: { sector: 'rear' },
    },
  ],
  [{ attackers: [{ sheet: 'pylon', stands: 2 }], target: { groups: [{ sheet: 'monolith', stands: 2 }] } }],
])('what is lost on the way comes to what is lost in the end', (raw) => {
  const answer = answerOf(raw);
  expect(meanOf(answer, 'lost')).toBeCloseTo(answer.woundsLost.mean, 10);
  expect(meanOf(answer, 'destroyed')).toBeCloseTo(answer.modelsDestroyed.mean, 10);
});

test('nine dice on 5 and more hit three times', () => {
  const answer = answerOf({
    attackers: [{ sheet: 'predator', stands: 3 }],
    target: { groups: [{ sheet: 'tactical', stands: 6 }] },
  });
  expect(meanOf(answer, 'hits')).toBeCloseTo(3, 12);
});

test('every duel of an assault is won, lost or equal, and one morale test in 36 fails on a sum of 2', () => {
  const answer = answerOf({
    phase: 'assault',
    attackers: [{ sheet: 'terminator', stands: 5 }],
    target: { groups: [{ sheet: 'flayed-one', stands: 5 }] },
  });
  const duels = ['won:a', 'won:b', 'tie'].reduce((sum, what) => sum + meanOf(answer, what), 0);
  expect(duels).toBeCloseTo(5, 12);
  expect(meanOf(answer, 'afraid')).toBeCloseTo(1 / 36, 12);
});
