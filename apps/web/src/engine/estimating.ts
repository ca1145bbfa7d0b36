import { estimateOdds } from '@umpire/odds';
import type { RawScenario, Reply } from './reply.js';
import { understand } from './understand.js';

const clock = (): number => performance.now();

/** Sampled. Choices that look ahead are answered plainly, and that is said with what is not modelled. */
export function estimate(raw: RawScenario, trials: number): Reply {
  const found = estimated(raw, trials);
  if (found.kind !== 'issues' || found.issues[0]?.code !== 'estimate-looks-ahead') return found;
  const { plain, left } = withoutAhead(raw);
  const again = estimated(plain, trials);
  if (again.kind !== 'answer') return again;
  const unmodelled = [...again.answer.unmodelled, ...left.map(notAhead)];
  return { kind: 'answer', answer: { ...again.answer, unmodelled } };
}

const TRIED = 200;

/** About how many milliseconds a thousand throws of all its dice take. */
export function pace(raw: RawScenario): number {
  const began = clock();
  const reply = estimate(raw, TRIED);
  return reply.kind === 'answer' ? ((clock() - began) / TRIED) * 1000 : Number.NaN;
}

function estimated(raw: RawScenario, trials: number): Reply {
  const read = understand(raw);
  if (!read.ok) return { kind: 'issues', issues: read.error };
  const { attack, edition, ruleSet } = read.value;
  const answer = estimateOdds(attack, { trials, seed: '1', edition, ruleSet, clock });
  return answer.ok ? { kind: 'answer', answer: answer.value } : { kind: 'issues', issues: answer.error };
}

/** The scenario without the policies that look ahead, and the names of those. */
function withoutAhead(raw: RawScenario): { readonly plain: RawScenario; readonly left: readonly string[] } {
  const { policies } = raw;
  const all = typeof policies === 'object' && policies !== null ? Object.entries(policies) : [];
  const looks = ([name, value]: readonly [string, unknown]): boolean =>
    value === 'best' || (name === 'commandReroll' && value !== 'never');
  const plain = { ...raw, policies: Object.fromEntries(all.filter((one) => !looks(one))) };
  return { plain, left: all.filter(looks).map(([name]) => name) };
}

const notAhead = (policy: string) => ({
  what: policy === 'commandReroll' ? 'Command Re-roll' : `${policy}: best`,
  of: '',
  why: 'an estimate cannot look ahead',
  restStands: true,
});
