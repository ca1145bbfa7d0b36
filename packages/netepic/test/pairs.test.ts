import { exactOrdeal, ordealRows } from '@umpire/odds';
import { expect, it } from 'vitest';
import { netepic } from '../src/index.js';

const found = netepic.ruleSet('netepic-fr2');
if (!found.ok) throw new Error('no such edition');
const rules = found.value;

const attackers = [
  { sheet: 'warrior', stands: 6 },
  { sheet: 'predator', stands: 3 },
];
const targets = [
  { name: 'Rhinos', groups: [{ sheet: 'rhino', stands: 3 }] },
  { name: 'Titan', groups: [{ sheet: 'warhound' }] },
];

it.each(['shooting', 'assault'])('each pair of a matrix comes to what it comes to alone: %s', (phase) => {
  const shared = { phase, conditions: { cover: phase === 'shooting' ? 'light' : 'none' } };
  const pairs = netepic.ordealPairs({ ...shared, attackers, targets }, rules);
  if (!pairs.ok) throw new Error(JSON.stringify(pairs.error));
  expect(pairs.value).toMatchObject({ attackers: ['Guerriers Nécrons', 'Predators'], targets: ['Rhinos', 'Titan'] });
  const cells = [...ordealRows(pairs.value)].map((row) => (row.ok ? row.value : []));
  attackers.forEach((attacker, a) => {
    targets.forEach((target, t) => {
      const alone = netepic.ordeal({ ...shared, attackers: [attacker], target }, rules);
      const answer = alone.ok ? exactOrdeal(alone.value, { edition: rules.id, ruleSet: '' }) : alone;
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      const { destroyed, modelsDestroyed, woundsLost } = answer.value;
      expect(cells[a]?.[t]).toEqual({
        destroyed,
        modelsDestroyed: modelsDestroyed.mean,
        woundsLost: woundsLost.mean,
      });
    });
  });
});

it('a fault of a list is told once, in its place', () => {
  const wrong = netepic.ordealPairs(
    { attackers: [attackers[0], { sheet: 'warior' }], targets: [targets[0], { name: 'X', groups: [{ stands: 0 }] }] },
    rules,
  );
  expect(wrong.ok ? [] : wrong.error.map(({ code, path }) => [code, path])).toEqual([
    ['unknown-value', 'attackers[1].sheet'],
    ['out-of-range', 'targets[1].groups[0].stands'],
  ]);
  const none = netepic.ordealPairs({ attackers: [] }, rules);
  expect(none.ok ? [] : none.error.map(({ path }) => path)).toEqual(['attackers', 'targets']);
});
