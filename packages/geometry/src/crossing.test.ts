import { expect, test } from 'vitest';
import { isInRangeOf, pointInArea } from './area.js';
import { lineCrosses } from './crossing.js';
import { inches, type Length, mm } from './length.js';
import { oval, rectangle, round } from './outline.js';
import { point } from './point.js';
import { place } from './shape.js';
import { solid } from './solid.js';
import { wall } from './terrain.js';

const at = (x: number, y: number) => point(mm(x), mm(y));
const ground = 0 as Length;

test('a line crosses what it runs through, and not what it touches with its edge', () => {
  for (const outline of [round(mm(20)), rectangle(mm(20), mm(20)), oval(mm(20), mm(18))]) {
    const shape = place(outline, at(50, 0));
    expect(lineCrosses(at(0, 0), at(100, 0), shape)).toBe(true);
    expect(lineCrosses(at(0, 0), at(30, 0), shape)).toBe(false);
    expect(lineCrosses(at(0, 10.5), at(100, 10.5), shape)).toBe(false);
  }
  expect(lineCrosses(at(0, 10.4), at(100, 10.4), place(round(mm(20)), at(50, 0)))).toBe(true);
});

test('a doorway is two stretches of wall and the piece over it', () => {
  const door = { from: mm(20), to: mm(50), sill: ground, lintel: mm(60) };
  const parts = wall({
    from: at(0, 0),
    to: at(100, 0),
    thickness: mm(4),
    bottom: ground,
    top: mm(80),
    openings: [door],
  });
  expect(parts.map(({ bottom, top, shape }) => [bottom, top, shape.bounds.minX, shape.bounds.maxX])).toEqual([
    [0, 80_000, 0, 20_000],
    [0, 80_000, 50_000, 100_000],
    [60_000, 80_000, 20_000, 50_000],
  ]);
});

test('a marker is reached at exactly three inches across and five up', () => {
  const marker = solid(place(round(mm(40)), at(0, 0)), ground, ground);
  const reach = { across: inches(3), up: inches(5) };
  const base = (x: number, z: Length) => solid(place(round(mm(32)), at(x, 0)), z, z);
  expect(isInRangeOf(base(36 + 76.2, inches(5)), marker, reach)).toBe(true);
  expect(isInRangeOf(base(36 + 76.201, ground), marker, reach)).toBe(false);
  expect(isInRangeOf(base(0, inches(5.5)), marker, reach)).toBe(false);
});

test('the edge of an area belongs to it', () => {
  const area = place(rectangle(mm(20), mm(20)), at(0, 0));
  expect([pointInArea(at(10, 10), area), pointInArea(at(10.001, 0), area)]).toEqual([true, false]);
});
