import { expect, test } from 'vitest';
import { linksOf, longest, shifted, spotIn, squareOf, straightened } from './measure.js';

const INCH = 25_400;
const unit = { a: { x: 0, y: 0 }, b: { x: 2 * INCH, y: 0 } };
const limits = { a: 5 * INCH, b: 5 * INCH };
const both = ['a', 'b'];

test('a drag that ends within half an inch of the limit ends at the limit, and never past it', () => {
  for (const far of [4.6, 5, 5.4]) {
    const moved = shifted(unit, both, { x: 0, y: far * INCH }, limits);
    expect(longest(unit, moved, limits)).toMatchObject({ isOver: false });
    expect(Math.round((moved['a']?.y ?? 0) / 254) / 100).toBe(5);
  }
});

test('a drag well past the limit is left where it was let go, and says so', () => {
  const moved = shifted(unit, both, { x: 0, y: 7 * INCH }, limits);
  expect(longest(unit, moved, limits)).toEqual({ far: expect.closeTo(7 * INCH, -1), limit: 5 * INCH, isOver: true });
});

test('of models with different limits the one that is over its own counts', () => {
  const moved = shifted(unit, both, { x: 0, y: 4 * INCH }, { a: 3 * INCH, b: 9 * INCH });
  expect(longest(unit, moved, { a: 3 * INCH, b: 9 * INCH })?.limit).toBe(3 * INCH);
});

test('models are linked from edge to edge, and one too far from all others is named', () => {
  const outline = { kind: 'round', radius: 16_000 } as const;
  const model = (ref: string) => ({ ref, name: ref, outline, facing: 0, wounds: 1, of: 1 });
  const near = 2 * INCH + 32_000;
  const placing = { a: { x: 0, y: 0 }, b: { x: near, y: 0 }, c: { x: 2 * near + 1, y: 0 } };
  const { pairs, alone } = linksOf([model('a'), model('b'), model('c')], placing, 2 * INCH);
  expect(pairs).toHaveLength(1);
  expect(alone).toEqual(['c']);
});

test('squares are named by letter and number, and places are read as squares or lengths, with point or comma', () => {
  const table = { measure: 'inch', width: 60 * INCH, depth: 44 * INCH } as const;
  expect(squareOf(table, { x: 33 * INCH, y: 20 * INCH })).toBe('F4');
  expect(spotIn(table, 'f4')).toEqual({ x: 33 * INCH, y: 21 * INCH });
  expect(spotIn(table, '24, 18')).toEqual({ x: 24 * INCH, y: 18 * INCH });
  expect(spotIn(table, '24,5 ; 18')).toEqual({ x: 24.5 * INCH, y: 18 * INCH });
  expect(spotIn(table, '70, 18')).toBeUndefined();
  expect(spotIn(table, 'there')).toBeUndefined();
});

test('a trail of the hand comes to the corners that it went round, and a tremble to none', () => {
  const spots = (...list: (readonly [number, number])[]) => list.map(([x, y]) => ({ x: x * INCH, y: y * INCH }));
  const trembling = spots([0, 0], [1, 0.2], [2, -0.3], [3, 0.1], [4, 0]);
  expect(straightened(trembling, 0.75 * INCH)).toEqual(spots([0, 0], [4, 0]));
  const corner = spots([0, 0], [2, 0.1], [4, 0], [4.1, 2], [4, 4]);
  expect(straightened(corner, 0.75 * INCH)).toEqual(spots([0, 0], [4, 0], [4, 4]));
  expect(
    longest({ a: { x: 0, y: 0 } }, { a: { x: 4 * INCH, y: 4 * INCH } }, { a: 7 * INCH }, { a: spots([4, 0]) }),
  ).toEqual({
    far: 8 * INCH,
    limit: 7 * INCH,
    isOver: true,
  });
});
