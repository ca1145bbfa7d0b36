import { describe, expect, test } from 'vitest';
import { type Length, micrometres, mm } from './length.js';
import { round } from './outline.js';
import { point } from './point.js';
import { place, type Shape } from './shape.js';
import { wall } from './terrain.js';
import { isWithinRound, wayRound } from './way-round.js';

const at = (x: number, y: number) => point(mm(x), mm(y));
const base = (x: number, y: number) => place(round(mm(32)), at(x, y));
const straightWall = (y1: number, y2: number, x = 0): readonly Shape[] =>
  wall({ from: at(x, y1), to: at(x, y2), thickness: mm(2), bottom: 0 as Length, top: mm(50) }).map(
    ({ shape }) => shape,
  );

describe('measuring round walls', () => {
  const [a, b] = [base(-40, 0), base(40, 0)];

  test('nothing between: the straight distance, exactly', () => {
    expect(isWithinRound(a, b, mm(48), [])).toBe(true);
    expect(isWithinRound(a, b, micrometres(47_999), [])).toBe(false);
  });

  test('round the end of a wall: along both its corners', () => {
    const way = wayRound(a, b, straightWall(-300, 30))!;
    expect(way.bends).toHaveLength(4);
    expect(way.distance / 1000).toBeCloseTo(2 * (Math.hypot(39, 30) - 16) + 2, 6);
    expect(isWithinRound(a, b, mm(68), straightWall(-300, 30))).toBe(false);
    expect(isWithinRound(a, b, mm(69), straightWall(-300, 30))).toBe(true);
  });

  test('the shorter end is taken', () => {
    expect(wayRound(a, b, straightWall(-20, 30))!.bends[1]!.y).toBe(-20_000);
  });

  test('a closed door that meets its wall leaves no seam to measure through', () => {
    const seam = [...straightWall(-300, 0), ...straightWall(0, 300)];
    expect(isWithinRound(a, b, mm(48), seam)).toBe(false);
    expect(wayRound(a, b, seam)!.distance).toBeGreaterThan(500_000);
  });

  test('an open doorway is measured through', () => {
    expect(isWithinRound(a, b, mm(48), [...straightWall(-300, -15), ...straightWall(15, 300)])).toBe(true);
  });

  test('a base flush with a wall is measured along it', () => {
    const flush = [...straightWall(-300, 300, 57)];
    expect(wayRound(a, b, flush)!.distance).toBeCloseTo(48_000, 3);
  });

  test('shut in on all sides, there is no way', () => {
    const cell = [...straightWall(-60, 60, -70), ...straightWall(-60, 60, -10)];
    const row = (y: number) =>
      wall({ from: at(-71, y), to: at(-9, y), thickness: mm(2), bottom: 0 as Length, top: mm(50) }).map(
        ({ shape }) => shape,
      );
    expect(wayRound(a, b, [...cell, ...row(-61), ...row(61)])).toBeUndefined();
    expect(isWithinRound(a, b, mm(4000), [...cell, ...row(-61), ...row(61)])).toBe(false);
  });
});
