import { exactOutcome } from '@umpire/dice';
import { expect, test } from 'vitest';
import { rulesOf } from '../../test/hand-worked.js';
import { w40k } from '../system.js';

const scenario = (effects: readonly string[], at: readonly string[]) => ({
  phase: 'shooting',
  attackers: [{ name: 'A', weapons: [{ attacks: 1, skill: '3+', strength: 4, damage: 1, range: 24 }], effects }],
  target: { groups: [{ name: 'T', models: 20, toughness: 4, save: '4+', wounds: 2 }], effects: at },
  conditions: { snapShooting: effects.length > 0, distance: 12 },
});

function spared(edition: string, effects: readonly string[], at: readonly string[], without?: string): number {
  const attack = w40k.attack(scenario(effects, at), rulesOf(edition));
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const { volley, policies } = without === undefined ? attack.value : attack.value.without(without);
  const { standings, afterEach } = exactOutcome(volley, policies);
  return afterEach.at(-1)![standings.start]!;
}

test.each([
  ['a rule that marks its unit', 'w40k-9', ['hold steady'], [], 'hold-steady', 11 / 12, 23 / 24],
  ['a rule that grants another', 'w40k-10', [], ['go to ground'], 'go-to-ground', 8 / 9, 5 / 6],
])('%s leaves nothing behind when it is left out', (_, edition, by, at, rule, withIt, without) => {
  expect(spared(edition, by, at)).toBeCloseTo(withIt, 12);
  expect(spared(edition, by, at, rule)).toBeCloseTo(without, 12);
});
