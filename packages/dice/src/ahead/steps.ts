import { keep } from '../keep.js';
import { TooLargeError } from '../too-large.js';
import type { ForkFuture, Futures, OnceFuture, StageFuture, To } from './futures.js';
import { Known } from './known.js';

/** Counts of dice by class in one number: the digit of a class, to a base that no count reaches. */
export type Counts = number;

/** A face class of one step, with what it adds to the counts of the next one. */
export interface Face {
  readonly index: number;
  readonly class: number;
  readonly chance: number;
  readonly settled: number;
  readonly to: Counts;
  readonly fails: boolean;
  readonly may: boolean;
  readonly policy: boolean;
}

/** Dice that are thrown, with everything their faces lead to. */
export interface StageStep extends Omit<StageFuture, 'faces' | 'passes'> {
  readonly faces: readonly (readonly Face[])[];
  readonly lists: StageFuture['faces'];
  /** So many ways in which some of its faces can lie on the table. */
  readonly masks: number;
  readonly passes: readonly Counts[];
}

export interface ForkStep extends Omit<ForkFuture, 'ways'> {
  readonly ways: readonly (readonly Counts[])[];
}

export interface OnceStep extends Omit<OnceFuture, 'passes' | 'spent'> {
  readonly passes: readonly Counts[];
  readonly spent: readonly (Counts | undefined)[];
}

/** A step with everything it leads to as counts of the next step. */
export type Step = StageStep | ForkStep | OnceStep;

export interface Steps {
  readonly base: number;
  /** So many counts are waiting for each step at most, and for the end. */
  readonly sizes: readonly number[];
  readonly steps: readonly Step[];
}

/** Faces on the table at one step, by the bit of their place, tell which dice may be thrown again. */
const MOST_FACES = 30;

const made = new WeakMap<Futures, Map<number, Steps>>();

/** The steps of so many attack dice: the counts that they can come to fit one number, or it is too large. Kept with the futures. */
export function stepsOf(futures: Futures, attacks: number): Steps {
  const lists = keep(made, futures, () => new Map<number, Steps>());
  return keep(lists, attacks, () => {
    const { steps, none } = futures;
    const base = steps.reduce((dice, step) => dice * mostOf(step), attacks) + 1;
    const widest = Math.max(...none.map(({ length }) => length));
    if (!Number.isSafeInteger(base ** widest * 4)) throw new TooLargeError(base ** widest);
    return { base, sizes: none.map(({ length }) => base ** length), steps: steps.map((step) => stepOf(step, base)) };
  });
}

/** The most dice that one die of a step can become. */
function mostOf(step: Futures['steps'][number]): number {
  const size = (to: To): number => to.reduce((sum, [, howMany]) => sum + howMany, 0);
  const all =
    step.kind === 'stage'
      ? [...step.faces.flat().map(({ to }) => to), ...step.passes]
      : step.kind === 'fork'
        ? step.ways.flat()
        : [...step.passes, ...step.spent.map((to) => to ?? [])];
  return Math.max(1, ...all.map(size));
}

function stepOf(step: Futures['steps'][number], base: number): Step {
  const counts = (to: To): Counts => to.reduce((sum, [index, howMany]) => sum + howMany * base ** index, 0);
  if (step.kind === 'fork') return { ...step, ways: step.ways.map((list) => list.map(counts)) };
  const passes = step.passes.map(counts);
  if (step.kind === 'once') return { ...step, passes, spent: step.spent.map((to) => to && counts(to)) };
  let index = 0;
  const faces = step.faces.map((list) =>
    list.map((face) => ({ ...face, index: index++, to: counts(face.to), fails: face.to.length === 0 })),
  );
  if (index > MOST_FACES) throw new TooLargeError(2 ** index);
  return { ...step, passes, faces, lists: step.faces, masks: 2 ** index };
}

/** Nodes of one step of dice, by what they stand for. */
export interface StageNodes {
  /** Dice thrown for good: by the dice left, the counts banked, and how they are thrown. */
  readonly thrown: Known;
  /** The same where the single re-roll may follow, by the faces that it may touch. */
  readonly throwing: Known;
  readonly spares: Known;
  /** One die thrown again for the single re-roll, by its class and the other counts. */
  readonly again: Known;
}

/** None made yet. */
export const nodesOf = ({ sizes, steps }: Steps): readonly (StageNodes | undefined)[] =>
  steps.map((step, at) => {
    if (step.kind !== 'stage') return undefined;
    const [size, next] = [sizes[at]!, sizes[at + 1]!];
    return {
      thrown: new Known(size * next * 4),
      throwing: new Known(size * next * step.masks),
      spares: new Known(next * step.masks),
      again: new Known(next * step.faces.length),
    };
  });
