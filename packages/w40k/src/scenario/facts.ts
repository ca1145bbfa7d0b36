import { walkEffect } from '@umpire/effects';
import { type Issue, issue, nearest } from '@umpire/kernel';
import type { InForce } from '../attack/reach.js';
import { states } from '../states.js';
import type { Scenario } from './schema.js';

/** Facts that no rule and no effect of the scenario asks for: most often a mistyped one, which would silently change nothing. */
export function unknownFacts({ facts = {} }: Scenario['conditions'], inForce: readonly InForce[]): readonly Issue[] {
  const asked = new Set<string>();
  for (const { effect } of inForce) {
    walkEffect(effect, (part) => {
      if (part.kind === 'condition' && 'state' in part.node) asked.add(part.node.state);
    });
  }
  return (['attacker', 'target'] as const).flatMap((side) =>
    (facts[side] ?? []).flatMap((fact, i) =>
      states.has(fact) || asked.has(fact)
        ? []
        : [
            issue('unknown-state', 'no rule asks for this fact', {
              path: `conditions.facts.${side}[${i}]`,
              found: fact,
              hint: 'a state that a rule or an effect of the scenario asks for',
              near: nearest(fact, states),
            }),
          ],
    ),
  );
}
