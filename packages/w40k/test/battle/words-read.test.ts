import { attackStates, walkEffect } from '@umpire/effects';
import { effectsOf, type Rule } from '@umpire/rules';
import { expect, it } from 'vitest';
import { armyRulesOf, w40k } from '../../src/index.js';
import { states } from '../../src/table/states.js';

/** States that only an attack knows: of one weapon, one die or what is seen as targets are selected. */
const ofAttacks = new Set([
  'within-half-range',
  'ranged-attack',
  'indirect-fire',
  'in-cover',
  'visible',
  ...attackStates,
]);

const known = (rule: Rule): readonly [string, ReturnType<typeof effectsOf>] => [
  rule.id,
  typeof rule.effects === 'function' ? rule.effects({ rule: rule.id, parameter: 1 }) : effectsOf(rule),
];

/** Marks that some rule puts on units, and states that some rule asks for. */
function wordsOf(rules: readonly Rule[]) {
  const marks = new Set<string>();
  const asked = new Map<string, string>();
  for (const [id, effects] of rules.map(known))
    for (const effect of effects)
      walkEffect(effect, (part) => {
        if (part.kind === 'verb' && 'mark' in part.node) marks.add(part.node.mark);
        if (part.kind === 'condition' && 'state' in part.node) asked.set(part.node.state, id);
      });
  return { marks, asked };
}

it('every state that a rule of the eleventh asks for is shown by the table, by an attack or by a mark', () => {
  const set = w40k.ruleSet('w40k-11');
  if (!set.ok) throw new Error('no such edition');
  const { marks, asked } = wordsOf([...set.value.rules.values(), ...armyRulesOf('w40k-11').values()]);
  const answered = (state: string): boolean =>
    state in states || marks.has(state) || ofAttacks.has(state) || state.endsWith('-phase');
  expect([...asked].filter(([state]) => !answered(state))).toEqual([]);
  expect(asked.size).toBeGreaterThan(30);
});
