import type { Army, ArmyList, ArmyUnit } from '@umpire/armies';
import { armyRulesOf } from '../armies/index.js';
import { isPlayed } from '../armies/is-played.js';
import type { AttackRule } from '../attack/hooks.js';
import { w40k } from '../system.js';
import { editionOf } from './edition-of.js';
import { rulesWith } from './own-rules.js';

const abilitiesOf = ({ abilities, models, enhancement }: ArmyUnit) => [
  ...abilities,
  ...models.flatMap((model) => model.abilities),
  ...(enhancement === undefined ? [] : [enhancement]),
];

const MOST_NAMED = 3;

/**
 * What sheets, enhancements and the rules of an army print and nobody plays: `My Will Be Done (Overlord)`. `list`: what the
 * army was mustered from, where it brings rules of its own.
 */
export function unplayedOf(army: Army, list?: ArmyList): readonly string[] {
  const rules = w40k.ruleSet(army.edition);
  const own = list?.own && rules.ok ? rulesWith([list], editionOf(rules.value)) : undefined;
  const brought = own?.ok ? own.value : armyRulesOf(army.edition);
  const known = (id: string): AttackRule | undefined =>
    (rules.ok ? rules.value.rules.get(id) : undefined) ?? brought.get(id);
  const bearers = new Map<string, Set<string>>();
  for (const unit of army.units)
    for (const { name, rule } of abilitiesOf(unit))
      if (!isPlayed(known(rule))) bearers.set(name, (bearers.get(name) ?? new Set()).add(unit.name));
  const ofUnits = [...bearers].map(([name, units]) =>
    units.size > MOST_NAMED ? `${name} (${units.size} datasheets)` : `${name} (${[...units].join(', ')})`,
  );
  const ofArmy = [...army.rules, ...army.detachments.flatMap((detachment) => detachment.rules)]
    .map((id) => brought.get(id))
    .flatMap((rule) => (rule === undefined || isPlayed(rule) ? [] : [rule.name]));
  return [...new Set([...ofArmy, ...ofUnits])];
}
