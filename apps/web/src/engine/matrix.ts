import { matrixRows } from '@umpire/odds';
import { readPairs } from '@umpire/w40k';
import type { MatrixReply, RawScenario } from './reply.js';
import { optionsOf, ruleSetOf } from './understand.js';

/** Every attacker at every target; between two rows it takes a breath. */
export async function matrix(raw: RawScenario, breath: () => Promise<void>): Promise<MatrixReply> {
  const { edition } = raw;
  const name = typeof edition === 'string' ? edition : '';
  const rules = ruleSetOf(name, optionsOf(raw));
  if (!rules.ok) return { kind: 'issues', issues: rules.error };
  const { edition: _, options: __, ...lists } = raw;
  const pairs = readPairs(lists, rules.value);
  if (!pairs.ok) return { kind: 'issues', issues: pairs.error };
  const { attackers, targets, notModelled: unmodelled } = pairs.value;
  const cells = [];
  for (const row of matrixRows(pairs.value)) {
    if (!row.ok) return { kind: 'issues', issues: [{ ...row.error, path: `attackers[${cells.length}]` }] };
    cells.push(row.value);
    await breath();
  }
  const { id, hash } = rules.value;
  return { kind: 'matrix', report: { edition: id, ruleSet: hash, attackers, targets, cells, unmodelled } };
}
