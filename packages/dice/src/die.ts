import { certain, mixture, type Polynomial, power, product, single } from './polynomial.js';
import type { Kind, Policies, Sequence, Stage, Yield } from './volley.js';

/** What one attack die comes to, with every policy that looks at one die at a time: counts of blows by `sequence.order`. */
export const dieOf = (sequence: Sequence, policies: Policies): Polynomial =>
  dieAt(sequence, policies, sequence.steps.length, (kind) => {
    const blow = sequence.order.indexOf(kind);
    return blow < 0 ? certain : single(blow);
  });

/** What one attack die has come to when step `until` begins: `counts` says what a die of a kind stands for there. */
export function dieAt(
  sequence: Sequence,
  policies: Policies,
  until: number,
  counts: (kind: Kind) => Polynomial,
): Polynomial {
  const known: (Polynomial | undefined)[] = [];
  const kinds = sequence.kinds.length;
  const of = (at: number, kind: Kind): Polynomial => {
    const place = at * kinds + kind;
    let found = known[place];
    if (found === undefined) {
      found = work(at, kind);
      known[place] = found;
    }
    return found;
  };
  const all = (at: number, dice: Yield): Polynomial => {
    let sum = certain;
    for (const [kind, howMany] of dice) sum = product(sum, power(of(at, kind), howMany));
    return sum;
  };

  function work(at: number, kind: Kind): Polynomial {
    const step = sequence.steps[at];
    if (at === until || step === undefined) return counts(kind);
    if (step.kind === 'stage') return step.sides(kind) > 0 ? thrown(at, step, kind) : of(at + 1, kind);
    if (step.kind === 'once') return of(at + 1, kind);
    const ways = step.forks(kind);
    const way = ways.find(({ key }) => key === policies.forks(step.id)) ?? ways[0];
    return way ? all(at + 1, way.to) : of(at + 1, kind);
  }

  function thrown(at: number, stage: Stage, kind: Kind): Polynomial {
    const sides = stage.sides(kind);
    const again: boolean[] = [];
    for (let face = 1; face <= sides; face++) again.push(throwsAgain(stage, policies, kind, face));
    const thrownAgain = again.filter(Boolean).length / sides;
    const parts: { chance: number; of: Polynomial }[] = [];
    let last: Yield | undefined;
    for (let face = 1; face <= sides; face++) {
      const dice = stage.judge(kind, face);
      const chance = ((again[face - 1] ? 0 : 1) + thrownAgain) / sides;
      // faces beside each other that lead to the same are one part
      if (dice === last) parts.at(-1)!.chance += chance;
      else parts.push({ chance, of: all(at + 1, dice) });
      last = dice;
    }
    return mixture(parts);
  }

  return of(0, sequence.start);
}

/** Whether the policy throws a die again that shows this face, where a rule lets it. */
export function throwsAgain(stage: Stage, policies: Policies, kind: Kind, face: number): boolean {
  if (!stage.mayReroll(kind, face)) return false;
  const policy = policies.stages(stage.id);
  if (policy === 'failed') return stage.worth(kind, face) === 'failed';
  return policy === 'non-critical' && stage.worth(kind, face) !== 'critical';
}
