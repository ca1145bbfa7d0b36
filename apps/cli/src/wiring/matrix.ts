import { fail, ok, type Result } from '@umpire/kernel';
import { type Cell, matrixRows } from '@umpire/odds';
import type { MatrixReport } from '@umpire/views';
import { w40k } from '@umpire/w40k';
import type { MatrixLists, Progress, RuleSetChoice } from '../services.js';
import { ruleSetOf } from './rule-sets.js';

export interface MatrixChoice extends RuleSetChoice {
  readonly phase?: string;
  readonly progress: Progress;
}

/** Every attacker on every target. Errors: those of the rule set and the lists, and `too-large` with the attacker's path. */
export function matrix(lists: MatrixLists, { edition, set, phase, progress }: MatrixChoice): Result<MatrixReport> {
  const rules = ruleSetOf({ edition, set });
  if (!rules.ok) return rules;
  const pairs = w40k.pairs({ ...lists, ...(phase === undefined ? {} : { phase }) }, rules.value);
  if (!pairs.ok) return pairs;
  const { attackers, targets, notModelled } = pairs.value;
  const cells: Cell[][] = [];
  for (const row of matrixRows(pairs.value)) {
    if (row.ok) cells.push(row.value);
    else return fail([{ ...row.error, path: `attackers[${cells.length}]` }]);
    progress(cells.length, attackers.length);
  }
  return ok({ edition, ruleSet: rules.value.hash, attackers, targets, cells, unmodelled: notModelled });
}
