import type { RuleSet, SupportStage } from '@umpire/rules';
import type { EditionRow } from '@umpire/views';
import { allPlayable, anyRuleSet } from './rule-sets.js';

export const editions = (): EditionRow[] =>
  allPlayable.flatMap(({ id }) => {
    const found = anyRuleSet({ edition: id, set: {} });
    return found.ok ? [rowOf(found.value)] : [];
  });

function rowOf({ id, name, parent, hash, options, declared, rules }: RuleSet): EditionRow {
  const stages: Partial<Record<SupportStage, number>> = {};
  for (const { stage } of rules.values()) stages[stage] = (stages[stage] ?? 0) + 1;
  return {
    id,
    name,
    parent: parent ?? null,
    hash,
    stages,
    options: Object.entries(declared).map(([option, { default: usual, summary, ruling }]) => ({
      id: option,
      value: options[option] ?? usual,
      summary,
      ...(ruling === undefined ? {} : { ruling }),
    })),
  };
}
