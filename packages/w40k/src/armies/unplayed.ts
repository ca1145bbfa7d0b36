import type { Army, ArmyUnit } from '@umpire/armies';
import { effectsOf } from '@umpire/rules';
import type { AttackRule } from '../attack/hooks.js';
import { w40k } from '../system.js';
import { armyRulesOf } from './rules-of.js';

const abilitiesOf = ({ abilities, models, enhancement }: ArmyUnit) => [
  ...abilities,
  ...models.flatMap((model) => model.abilities),
  ...(enhancement === undefined ? [] : [enhancement]),
];

const isPlayed = (rule: AttackRule | undefined): boolean =>
  rule !== undefined && (rule.stage !== 'text' || rule.native !== undefined || effectsOf(rule).length > 0);

/** What sheets and enhancements of an army print and nobody plays: `My Will Be Done (Overlord)`. */
export function unplayedOf(army: Army): readonly string[] {
  const rules = w40k.ruleSet(army.edition);
  const own = armyRulesOf(army.edition);
  const known = (id: string): AttackRule | undefined =>
    (rules.ok ? rules.value.rules.get(id) : undefined) ?? own.get(id);
  const names = army.units.flatMap((unit) =>
    abilitiesOf(unit)
      .filter(({ rule }) => !isPlayed(known(rule)))
      .map(({ name }) => `${name} (${unit.name})`),
  );
  return [...new Set(names)];
}
