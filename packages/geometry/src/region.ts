/** Corners of a convex polygon in order, two numbers a corner: a region of lines, or a thing in plan. */
export type Flat = readonly number[];

const nothing: Flat = [];

/** Keeps the corners where a·x + b·y ≥ least, and where its edge crosses that line. */
export function cut(region: Flat, a: number, b: number, least: number): Flat {
  let [some, all] = [false, true];
  for (let i = 0; i < region.length; i += 2) {
    if (a * region[i]! + b * region[i + 1]! >= least) some = true;
    else all = false;
  }
  if (all) return region;
  if (!some) return nothing;
  const kept: number[] = [];
  const last = region.length - 2;
  let [px, py] = [region[last]!, region[last + 1]!];
  let before = a * px + b * py - least;
  for (let i = 0; i < region.length; i += 2) {
    const [x, y] = [region[i]!, region[i + 1]!];
    const over = a * x + b * y - least;
    if (before >= 0 !== over >= 0) {
      const part = before / (before - over);
      kept.push(px + (x - px) * part, py + (y - py) * part);
    }
    if (over >= 0) kept.push(x, y);
    [px, py, before] = [x, y, over];
  }
  return kept;
}

export function centre(region: Flat): readonly [number, number] {
  let [s, t] = [0, 0];
  for (let i = 0; i < region.length; i += 2) {
    s += region[i]!;
    t += region[i + 1]!;
  }
  return [(2 * s) / region.length, (2 * t) / region.length];
}
