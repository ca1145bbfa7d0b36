import { type Length, micrometres, type Outline, type Point, rounded, type Stance } from '@umpire/geometry';
import type { ModelRef } from '../board.js';
import type { MoveProposal } from '../move.js';
import type { Table } from '../table.js';

/** Room left between bases of a formation. */
const gap = 2540;

/** Its greatest width, whichever way it is turned. */
export const widthOf = (outline: Outline): number => {
  if (outline.kind === 'round') return 2 * outline.radius;
  if (outline.kind === 'oval') return 2 * Math.max(outline.a, outline.b);
  const far = Math.max(...outline.corners.map(({ x, y }) => x * x + y * y));
  return 2 * Math.ceil(Math.sqrt(far));
};

/** How far apart the centres of a unit's models stand in ranks, in micrometres. */
export const spacingOf = ({ board }: Table, models: readonly ModelRef[]): number =>
  Math.max(...models.map((model) => widthOf(board.formOf(model).base))) + gap;

/** A model beside the middle of its formation. */
interface Post {
  readonly model: ModelRef;
  readonly x: number;
  readonly y: number;
}

/** Ranks about their middle: as square as it gets, or so many ranks. Models stand as close as their own bases let them, wide ones behind. */
export function ranksOf(
  { board }: Table,
  models: readonly ModelRef[],
  shape: { readonly ranks?: number; readonly along?: 'x' | 'y' } = {},
): readonly Post[] {
  const files = Math.ceil(models.length / (shape.ranks ?? Math.ceil(Math.sqrt(models.length / 2))));
  const sized = models
    .map((model) => ({ model, width: widthOf(board.formOf(model).base) + gap }))
    .sort((a, b) => a.width - b.width);
  const ranks = Array.from({ length: Math.ceil(sized.length / files) }, (_, n) =>
    sized.slice(n * files, (n + 1) * files),
  );
  const depths = ranks.map((rank) => Math.max(...rank.map(({ width }) => width)));
  let depth = -sumOf(depths) / 2;
  return ranks.flatMap((rank, n) => {
    const middle = depth + depths[n]! / 2;
    depth += depths[n]!;
    let across = -sumOf(rank.map(({ width }) => width)) / 2;
    return rank.map(({ model, width }) => {
      const place = across + width / 2;
      across += width;
      const [x, y] = shape.along === 'y' ? [middle, place] : [place, middle];
      return { model, x, y };
    });
  });
}

/** A formation with its middle at a place. */
export const formedAt = (posts: readonly Post[], at: Point): MoveProposal => ({
  models: posts.map(({ model, x, y }) => ({ model, at: standAt(at.x + x, at.y + y) })),
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const standAt = (x: number, y: number): Stance => ({
  at: { x: rounded(x), y: rounded(y) },
  facing: 0 as Stance['facing'],
  height: 0 as Length,
});

/** So many steps out are the places that are put in order first. */
const FIRST = 4;

/** Places all over a rectangle, those nearest to one first: put in order as far out as somebody asks for them. */
export function* anchors(
  { width, depth }: { readonly width: Length; readonly depth: Length },
  towards: Point,
  step: number,
): Iterable<Point> {
  yield towards;
  let left: { readonly at: Point; readonly far: number }[] = [];
  for (let x = step / 2; x < width; x += step) {
    for (let y = step / 2; y < depth; y += step) {
      const at: Point = { x: rounded(x), y: rounded(y) };
      const [dx, dy] = [at.x - towards.x, at.y - towards.y];
      left.push({ at, far: dx * dx + dy * dy });
    }
  }
  for (let reach = FIRST * step; left.length > 0; reach *= 2) {
    const near = left.filter(({ far }) => far <= reach * reach);
    left = left.filter(({ far }) => far > reach * reach);
    for (const { at } of near.sort((a, b) => a.far - b.far)) yield at;
  }
}

/** Places along the edges, so far in, those nearest to one first. */
export function edgeAnchors(
  { width, depth }: { readonly width: Length; readonly depth: Length },
  towards: Point,
  inset: number,
): readonly { readonly at: Point; readonly along: 'x' | 'y' }[] {
  const step = micrometres(38_100);
  const found: { at: Point; along: 'x' | 'y' }[] = [];
  for (let x = inset; x <= width - inset; x += step) {
    for (const y of [inset, depth - inset]) found.push({ at: { x: rounded(x), y: rounded(y) }, along: 'x' });
  }
  for (let y = inset; y <= depth - inset; y += step) {
    for (const x of [inset, width - inset]) found.push({ at: { x: rounded(x), y: rounded(y) }, along: 'y' });
  }
  const far = ({ at: { x, y } }: { at: Point }) =>
    (x - towards.x) * (x - towards.x) + (y - towards.y) * (y - towards.y);
  return found.sort((a, b) => far(a) - far(b));
}
