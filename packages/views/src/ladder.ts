import { type Block, lines, quiet, right, table } from './blocks.js';
import { atLeast, most } from './reading.js';
import type { Voice } from './voice.js';

const MOST_ROWS = 12;
const FORESEEABLE = 0.0001;

/** The numbers that a ladder shows: every one up to twelve, then evenly spaced; none so unlikely that it says nothing. */
export function rungs(distributions: readonly (readonly number[])[]): number[] {
  const foreseeable = (distribution: readonly number[]): number => {
    for (let n = most(distribution); n > 1; n--) if (atLeast(distribution, n) >= FORESEEABLE) return n;
    return most(distribution);
  };
  const last = Math.max(0, ...distributions.map(foreseeable));
  const step = Math.ceil(last / MOST_ROWS);
  return Array.from({ length: step === 0 ? 0 : Math.floor(last / step) }, (_, i) => (i + 1) * step);
}

export interface LadderOptions {
  readonly title: string;
  readonly chance: (share: number) => string;
}

/** "At least N" as bars on one scale from nothing to certain. */
export function ladder(
  distribution: readonly number[],
  { figures, say }: Voice,
  { title, chance }: LadderOptions,
): Block[] {
  const shown = rungs([distribution]);
  if (shown.length === 0) return [];
  const rows = shown.map((n) => {
    const share = atLeast(distribution, n);
    return [figures.count(n), { bar: share }, chance(share)];
  });
  const highest = most(distribution);
  const more = highest > (shown.at(-1) ?? 0) ? [lines([[quiet(say.upTo(figures.count(highest)))]])] : [];
  return [table([right(), {}, right()], rows, title), ...more];
}
