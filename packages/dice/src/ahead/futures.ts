import { throwsAgain } from '../die.js';
import type { Kind, Policies, Sequence, Stage, Yield } from '../volley.js';

/** How many dice of which classes of the next step. */
export type To = readonly (readonly [index: number, howMany: number])[];

/** Faces of one class of dice that do the same and may be thrown again alike. */
export interface Faces {
  readonly class: number;
  readonly chance: number;
  /** The chance once the policy's re-roll is worked in. */
  readonly settled: number;
  readonly to: To;
  readonly may: boolean;
  readonly policy: boolean;
}

export interface StageFuture {
  readonly kind: 'stage';
  /** By class of dice; none where they are not thrown. */
  readonly faces: readonly (readonly Faces[])[];
  /** What a die that is not thrown goes on as. */
  readonly passes: readonly To[];
  readonly spare: boolean;
  readonly looks: boolean;
}

export interface ForkFuture {
  readonly kind: 'fork';
  /** By class, the ways a die can go; the policy's first. */
  readonly ways: readonly (readonly To[])[];
  readonly best: boolean;
}

export interface OnceFuture {
  readonly kind: 'once';
  /** What a die of a class goes on as, and what it becomes if the extra is spent on it. */
  readonly passes: readonly To[];
  readonly spent: readonly (To | undefined)[];
}

/**
 * A sequence with the kinds that have the same future made one class, step by step: a critical hit is only a hit where nothing
 * later tells them apart. After the last step the classes are the blows, by their place in `sequence.order`.
 */
export interface Futures {
  readonly steps: readonly (StageFuture | ForkFuture | OnceFuture)[];
  /** Empty counts for each step, and for the end. */
  readonly none: readonly (readonly number[])[];
  readonly start: number;
}

const known = new WeakMap<Sequence, Map<Policies, Futures>>();

export function futuresOf(sequence: Sequence, policies: Policies): Futures {
  const list = known.get(sequence) ?? new Map<Policies, Futures>();
  known.set(sequence, list);
  const made = list.get(policies) ?? work(sequence, policies);
  list.set(policies, made);
  return made;
}

/** The class of a kind at one step; -1 for dice that come to nothing. */
type ClassOf = (kind: Kind) => number;

function work(sequence: Sequence, policies: Policies): Futures {
  const kinds = sequence.kinds.map((_, kind) => kind);
  let next: ClassOf = (kind) => sequence.order.indexOf(kind);
  let width = sequence.order.length;
  const steps: (StageFuture | ForkFuture | OnceFuture)[] = [];
  const none: number[][] = [Array.from({ length: width }, () => 0)];
  for (const step of [...sequence.steps].reverse()) {
    const after = next;
    const single = (kind: Kind): To => (after(kind) < 0 ? [] : [[after(kind), 1]]);
    const to = (dice: Yield): To =>
      dice.flatMap(([kind, howMany]) => (after(kind) < 0 ? [] : [[after(kind), howMany] as const]));
    const faces = (kind: Kind): Omit<Faces, 'class'>[] =>
      step.kind === 'stage' && step.sides(kind) > 0 ? facesOf(step, policies, kind, to) : [];
    const ways = (kind: Kind): readonly To[] => {
      const list = step.kind === 'fork' ? step.forks(kind) : [];
      const first = list.findIndex(({ key }) => step.kind === 'fork' && key === policies.forks(step.id));
      const sorted = first > 0 ? [list[first]!, ...list.filter((_, i) => i !== first)] : list;
      return sorted.length > 0 ? sorted.map((way) => to(way.to)) : [single(kind)];
    };
    const spent = (kind: Kind): To | undefined => {
      const yields = step.kind === 'once' ? step.to(kind) : undefined;
      return yields && to(yields);
    };
    const what = (kind: Kind): unknown =>
      step.kind === 'once'
        ? [...single(kind), ...(spent(kind) ? ['spent', spent(kind)] : [])]
        : step.kind === 'fork'
          ? ways(kind)
          : faces(kind).length > 0
            ? faces(kind)
            : single(kind);
    const names = new Map<string, { readonly index: number; readonly kind: Kind }>();
    const classes = kinds.map((kind) => {
      const name = JSON.stringify(what(kind));
      if (name === '[]' || name === '[[]]') return -1;
      const found = names.get(name) ?? { index: names.size, kind };
      names.set(name, found);
      return found.index;
    });
    const members = [...names.values()].map(({ kind }) => kind);
    steps.unshift(
      step.kind === 'once'
        ? { kind: 'once', passes: members.map(single), spent: members.map(spent) }
        : step.kind === 'fork'
          ? { kind: 'fork', ways: members.map(ways), best: policies.forks(step.id) === 'best' }
          : {
              kind: 'stage',
              faces: members.map((kind, c) => faces(kind).map((face) => ({ ...face, class: c }))),
              passes: members.map((kind) => (faces(kind).length > 0 ? [] : single(kind))),
              spare: step.spare,
              looks: policies.stages(step.id) === 'best' && members.some((kind) => faces(kind).some(({ may }) => may)),
            },
    );
    next = (kind) => classes[kind]!;
    width = names.size;
    none.unshift(Array.from({ length: width }, () => 0));
  }
  return { steps, none, start: next(sequence.start) };
}

function facesOf(stage: Stage, policies: Policies, kind: Kind, to: (dice: Yield) => To): Omit<Faces, 'class'>[] {
  const sides = stage.sides(kind);
  const list = new Map<string, Omit<Faces, 'class'>>();
  for (let face = 1; face <= sides; face++) {
    const one = {
      to: to(stage.judge(kind, face)),
      may: stage.mayReroll(kind, face),
      policy: throwsAgain(stage, policies, kind, face),
    };
    const key = JSON.stringify(one);
    const chance = (list.get(key)?.chance ?? 0) + 1 / sides;
    list.set(key, { ...one, chance, settled: chance });
  }
  const again = [...list.values()].reduce((sum, { policy, chance }) => sum + (policy ? chance : 0), 0);
  return [...list.values()].map((one) => ({ ...one, settled: one.chance * (again + (one.policy ? 0 : 1)) }));
}
