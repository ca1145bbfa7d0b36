import { fail, ok, type Result } from '@umpire/kernel';
import { type Cell, matrixRows, ordealRows } from '@umpire/odds';
import type { AttackPairs } from '@umpire/rules';
import type { MatrixReport } from '@umpire/views';
import { w40k } from '@umpire/w40k';
import type { MatrixLists, Progress, RuleSetChoice } from '../services.js';
import { ordealSystemOf, ruleSetOf } from './rule-sets.js';

export interface MatrixChoice extends RuleSetChoice {
  readonly phase?: string;
  readonly progress: Progress;
}

/** Every attacker on every target. Errors: those of the rule set and the lists, and `too-large` with the attacker's path. */
export function matrix(lists: MatrixLists, { edition, set, phase, progress }: MatrixChoice): Result<MatrixReport> {
  const asked = { ...lists, ...(phase === undefined ? {} : { phase }) };
  const system = ordealSystemOf(edition);
  if (system !== undefined) {
    const rules = system.ruleSet(edition, set);
    if (!rules.ok) return rules;
    const pairs = system.ordealPairs(asked, rules.value);
    if (!pairs.ok) return pairs;
    const { counted } = pairs.value;
    return filled(pairs.value, ordealRows(pairs.value), { edition, ruleSet: rules.value.hash, counted, progress });
  }
  const rules = ruleSetOf({ edition, set });
  if (!rules.ok) return rules;
  const pairs = w40k.pairs(asked, rules.value);
  if (!pairs.ok) return pairs;
  return filled(pairs.value, matrixRows(pairs.value), { edition, ruleSet: rules.value.hash, progress });
}

interface Filling extends Pick<MatrixReport, 'edition' | 'counted'> {
  readonly ruleSet: string;
  readonly progress: Progress;
}

/** Row after row, as they are worked out. */
function filled(
  { attackers, targets, notModelled }: Pick<AttackPairs, 'attackers' | 'targets' | 'notModelled'>,
  rows: ReturnType<typeof matrixRows>,
  { progress, ...report }: Filling,
): Result<MatrixReport> {
  const cells: Cell[][] = [];
  for (const row of rows) {
    if (row.ok) cells.push(row.value);
    else return fail([{ ...row.error, path: `attackers[${cells.length}]` }]);
    progress(cells.length, attackers.length);
  }
  return ok({ ...report, attackers, targets, cells, unmodelled: notModelled });
}
