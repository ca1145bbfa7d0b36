import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { NotModelled, OrdealPairs, OrdealScenario } from '@umpire/rules';

type Read = (raw: unknown) => Result<OrdealScenario, readonly Issue[]>;

/** As many as a list of a matrix may have. */
const MOST = 500;

/** Lists for a matrix: each attacker is read with the first target and each target with the first attacker, so that every fault is told once. */
export function ordealPairs(raw: unknown, read: Read): Result<OrdealPairs, readonly Issue[]> {
  const { attackers, targets, ...shared } = isRecord(raw) ? raw : {};
  const lists = [listIssue('attackers', attackers), listIssue('targets', targets)].filter((one) => one !== undefined);
  if (lists.length > 0 || !Array.isArray(attackers) || !Array.isArray(targets)) return fail(lists);
  const pair = (attacker: number, target: number) =>
    read({ ...shared, attackers: [attackers[attacker]], target: targets[target] });
  const issues: Issue[] = [];
  const notModelled: NotModelled[] = [];
  const partner = (attacker: number, target: number, isMine: (path: string) => boolean): OrdealScenario | undefined => {
    const found = pair(attacker, target);
    if (found.ok) {
      notModelled.push(...found.value.notModelled);
      return found.value;
    }
    issues.push(...found.error.filter(({ path = '' }) => isMine(path)).map((one) => placed(one, attacker, target)));
    return undefined;
  };
  const byAttacker = attackers.map((_, a) => partner(a, 0, (path) => !path.startsWith('target')));
  const byTarget = targets.map((_, t) => partner(0, t, (path) => path.startsWith('target')));
  if (issues.length > 0) return fail(distinct(issues));
  return ok({
    attackers: byAttacker.map((one) => one?.title.attackers[0] ?? ''),
    targets: byTarget.map((one) => one?.title.target ?? ''),
    counted: 'stands',
    notModelled: distinct(notModelled),
    scenario: (attacker, target) => {
      const found = pair(attacker, target);
      // each was read already, with another partner
      if (!found.ok) throw new Error(found.error.map(({ message }) => message).join(' '));
      return found.value;
    },
  });
}

function listIssue(name: string, list: unknown): Issue | undefined {
  const isList = Array.isArray(list) && list.length > 0 && list.length <= MOST;
  if (isList) return undefined;
  return issue('wrong-type', `${name}\u00a0: une liste est attendue.`, {
    path: name,
    hint: `une liste de 1 à ${MOST}`,
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where it stands in the lists. */
const placed = (one: Issue, attacker: number, target: number): Issue => ({
  ...one,
  path: (one.path ?? '')
    .replace(/^attackers\[0\]/, `attackers[${attacker}]`)
    .replace(/^target\b/, `targets[${target}]`),
});

function distinct<T>(all: readonly T[]): readonly T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
