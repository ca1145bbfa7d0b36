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
  const known = new Map<number, Polynomial>();
  const of = (at: number, kind: Kind): Polynomial => {
    const key = at * 1000 + kind;
    const found = known.get(key) ?? work(at, kind);
    known.set(key, found);
    return found;
  };
  const all = (at: number, dice: Yield): Polynomial =>
    dice.reduce((sum, [kind, howMany]) => product(sum, power(of(at, kind), howMany)), certain);

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
    const faces = Array.from({ length: sides }, (_, i) => all(at + 1, stage.judge(kind, i + 1)));
    const again = faces.map((_, i) => throwsAgain(stage, policies, kind, i + 1));
    const thrownAgain = again.filter(Boolean).length / sides;
    return mixture(faces.map((face, i) => ({ chance: ((again[i] ? 0 : 1) + thrownAgain) / sides, of: face })));
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
