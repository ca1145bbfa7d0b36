import type { Spot } from '@umpire/rules';

/** What part of the table is in view: its corner and width, in micrometres; the height follows the window. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const LEAST = 150_000;
const MARGIN = 25_400;

/** The whole table. `ratio`: height of the window over its width. */
export function whole({ width, depth }: { readonly width: number; readonly depth: number }, ratio: number): Viewport {
  const across = Math.max(width, depth / ratio) + 2 * MARGIN;
  return { x: (width - across) / 2, y: (depth - across * ratio) / 2, width: across };
}

/** Nearer by a factor over one, farther under it; what lies at `about` stays there. */
export function zoomed(view: Viewport, factor: number, about: Spot, most: number): Viewport {
  const width = Math.min(most, Math.max(LEAST, view.width / factor));
  const share = width / view.width;
  return { x: about.x - (about.x - view.x) * share, y: about.y - (about.y - view.y) * share, width };
}

export const panned = (view: Viewport, dx: number, dy: number): Viewport => ({
  ...view,
  x: view.x - dx,
  y: view.y - dy,
});

/** Round some spots, with so much of the table on every side of them. */
export function around(spots: readonly Spot[], margin: number, ratio: number): Viewport {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(LEAST, right - left + 2 * margin, (bottom - top + 2 * margin) / ratio);
  return { x: (left + right - across) / 2, y: (top + bottom - across * ratio) / 2, width: across };
}
