/** What repeated runs took, in milliseconds, and as a multiple of a fixed loop timed in the same run. */
export interface Timing {
  readonly median: number;
  readonly min: number;
  /** Half of the runs lie within this range. */
  readonly spread: readonly [number, number];
  readonly runs: number;
  readonly loops: number;
}

export interface Timed<T> {
  /** Not timed: what the run works on, made afresh so that nothing of an answer is kept. */
  readonly prepare: () => T;
  readonly run: (prepared: T) => unknown;
  /** Milliseconds to spend, warm-up apart. */
  readonly budget?: number;
}

const WARM_UP = 0.3;

/** Runs until the budget is spent: at least 5 times, at most 2,000. */
export function timing<T>({ prepare, run, budget = 700 }: Timed<T>): Timing {
  const samples: number[] = [];
  const spend = (milliseconds: number, keep: boolean): void => {
    const until = performance.now() + milliseconds;
    for (let n = 0; n < 2000 && (performance.now() < until || n < 5); n++) {
      const prepared = prepare();
      const began = performance.now();
      run(prepared);
      if (keep) samples.push(performance.now() - began);
    }
  };
  spend(budget * WARM_UP, false);
  spend(budget, true);
  return timingOf(samples);
}

export function timingOf(unsorted: readonly number[]): Timing {
  const samples = [...unsorted].sort((a, b) => a - b);
  const at = (share: number): number => samples[Math.floor((samples.length - 1) * share)] ?? Number.NaN;
  return {
    median: at(0.5),
    min: at(0),
    spread: [at(0.25), at(0.75)],
    runs: samples.length,
    loops: at(0.5) / fixedLoop(),
  };
}

let known: number | undefined;

/** A million steps of a xorshift, the fastest of twenty: how fast this machine is at all. */
export function fixedLoop(): number {
  if (known !== undefined) return known;
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 20; n++) {
    const began = performance.now();
    let x = n + 1;
    for (let i = 0; i < 1_000_000; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    if (x === 0) throw new Error('a xorshift never comes to zero');
    best = Math.min(best, performance.now() - began);
  }
  known = best;
  return best;
}

/** The fastest of some runs, in milliseconds. */
export async function fastest(runs: number, run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < runs; n++) {
    const began = performance.now();
    await run();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}
