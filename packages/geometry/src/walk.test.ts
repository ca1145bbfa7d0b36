import { describe, expect, test } from 'vitest';
import { ahead, degrees } from './facing.js';
import { inches, type Length, micrometres, mm } from './length.js';
import type { Obstacle } from './obstacle.js';
import { oval, rectangle, round } from './outline.js';
import { isNoLongerThan, type Mover, type Path, type Step } from './path.js';
import { point } from './point.js';
import { place } from './shape.js';
import { solid } from './solid.js';
import { type Ground, walk } from './walk.js';

const at = (x: number, y: number) => point(micrometres(x), micrometres(y));
const ground = 0 as Length;
const marine: Mover = { outline: round(mm(32)), height: mm(40) };
const start = { at: at(0, 0), facing: ahead, height: ground };
const go = (x: number, y: number, height?: number): Step =>
  height === undefined ? { kind: 'go', to: at(x, y) } : { kind: 'go', to: at(x, y), height: micrometres(height) };
const path = (...steps: readonly Step[]): Path => ({ start, steps });
const limit = (length: Length) => ({ limit: length, measure: { vertical: 'counts' } }) as const;

const post = (x: number, y: number, more: Partial<Obstacle> = {}): Obstacle => ({
  id: 'post',
  solid: solid(place(round(mm(32)), at(x, y)), ground, mm(40)),
  stops: 'both',
  ...more,
});
const open: Ground = { obstacles: [] };

describe('length', () => {
  test('six inches in several stretches are exactly six inches', () => {
    expect(walk(marine, path(go(inches(3), 0), go(inches(3), inches(3))), open, limit(inches(6)))).toEqual({
      kind: 'clear',
    });
  });

  test('a micrometre more is too far, and the place where the allowance ran out is told', () => {
    const long = path(go(inches(3), 0), go(inches(3), inches(3) + 1));
    expect(walk(marine, long, open, limit(inches(6)))).toMatchObject({
      kind: 'too-far',
      step: 1,
      at: { at: at(inches(3), inches(3)) },
    });
  });

  test('climbing counts, unless the rule lets it be', () => {
    const climb = path(go(0, 0, inches(3)), go(inches(4), 0, inches(3)));
    expect(isNoLongerThan(climb, inches(7), { vertical: 'counts' })).toBe(true);
    expect(isNoLongerThan(climb, inches(6), { vertical: 'counts' })).toBe(false);
    expect(isNoLongerThan(climb, inches(4), { vertical: 'free' })).toBe(true);
    expect(isNoLongerThan(path(go(inches(4), 0, inches(3))), inches(5), { vertical: 'counts' })).toBe(true);
  });
});

describe('obstacles', () => {
  test('the first place where a base would share ground is told', () => {
    expect(walk(marine, path(go(100_000, 0)), { obstacles: [post(80_000, 0)] })).toMatchObject({
      kind: 'blocked',
      step: 0,
      by: 'post',
      at: { at: at(48_001, 0) },
    });
  });

  test('a base may touch on its way, and end in contact', () => {
    expect(walk(marine, path(go(100_000, 0)), { obstacles: [post(50_000, 32_000)] })).toEqual({ kind: 'clear' });
    expect(walk(marine, path(go(48_000, 0)), { obstacles: [post(80_000, 0)] })).toEqual({ kind: 'clear' });
  });

  test('a base passes a gap just as wide as itself, and none narrower', () => {
    const gap = (width: number) => ({
      obstacles: [post(50_000, 16_000 + width / 2), post(50_000, -16_000 - width / 2)],
    });
    expect(walk(marine, path(go(100_000, 0)), gap(32_000))).toEqual({ kind: 'clear' });
    expect(walk(marine, path(go(100_000, 0)), gap(31_998))).toMatchObject({ kind: 'blocked' });
  });

  test('the nearer of two obstacles is the one told', () => {
    const obstacles = [post(200_000, 0, { id: 'far' }), post(100_000, 0, { id: 'near' })];
    expect(walk(marine, path(go(300_000, 0)), { obstacles })).toMatchObject({ by: 'near' });
  });

  test('what stops only an ending may be crossed', () => {
    const friend = { obstacles: [post(50_000, 0, { stops: 'ending' })] };
    expect(walk(marine, path(go(100_000, 0)), friend)).toEqual({ kind: 'clear' });
    expect(walk(marine, path(go(60_000, 0)), friend)).toMatchObject({ kind: 'ends-on', by: 'post' });
  });

  test('an engagement range may not be entered, nor its very edge', () => {
    const keep = { across: inches(1), up: inches(5) };
    const enemy = (y: number) => ({ obstacles: [post(50_000, y, { keep })] });
    expect(walk(marine, path(go(100_000, 0)), enemy(32_000 + inches(1)))).toMatchObject({ kind: 'blocked' });
    expect(walk(marine, path(go(100_000, 0)), enemy(32_001 + inches(1)))).toEqual({ kind: 'clear' });
  });

  test('who starts within what is forbidden may leave it, and not come back', () => {
    const enemy = { obstacles: [post(40_000, 0, { keep: { across: inches(1), up: inches(5) } })] };
    expect(walk(marine, path(go(-60_000, 0)), enemy)).toEqual({ kind: 'clear' });
    expect(walk(marine, path(go(-60_000, 0), go(0, 0)), enemy)).toMatchObject({ kind: 'blocked', step: 1 });
  });

  test('a floor overhead is no obstacle, a climb past it is', () => {
    const overhead: Obstacle = {
      ...post(50_000, 0),
      solid: solid(place(rectangle(mm(80), mm(80)), at(50_000, 0)), mm(40), mm(43)),
    };
    expect(walk(marine, path(go(50_000, 0)), { obstacles: [overhead] })).toEqual({ kind: 'clear' });
    expect(walk(marine, path(go(50_000, 0), go(50_000, 0, 43_000)), { obstacles: [overhead] })).toMatchObject({
      kind: 'blocked',
      step: 1,
    });
  });
});

describe('turning', () => {
  const tank: Mover = { outline: rectangle(mm(120), mm(40)), height: mm(60) };
  const turn = (to: number, way: 'left' | 'right' = 'left'): Step => ({ kind: 'turn', to: degrees(to), way });

  test('a hull that turns into a post is stopped at the first tenth of a degree that meets it', () => {
    const answer = walk(tank, path(turn(90)), { obstacles: [post(0, 60_000)] });
    expect(answer).toMatchObject({ kind: 'blocked', step: 0 });
    expect(walk(tank, path(turn(90)), { obstacles: [post(0, 79_300)] })).toEqual({ kind: 'clear' });
  });

  test('the other way round may be free', () => {
    const beside = { obstacles: [post(50_000, 50_000)] };
    expect(walk(tank, path(turn(90, 'left')), beside)).toMatchObject({ kind: 'blocked' });
    expect(walk(tank, path(turn(270, 'right')), beside)).toEqual({ kind: 'clear' });
  });

  test('a turn costs nothing', () => {
    expect(walk(tank, path(turn(180), go(inches(6), 0)), open, limit(inches(6)))).toEqual({ kind: 'clear' });
  });
});

describe('the edge of the board', () => {
  const board = place(rectangle(mm(400), mm(400)), at(0, 0));

  test('a base may touch the edge and not cross it', () => {
    expect(walk(marine, path(go(184_000, 0)), { obstacles: [], board })).toEqual({ kind: 'clear' });
    expect(walk(marine, path(go(184_001, 0)), { obstacles: [], board })).toMatchObject({ kind: 'off-board', step: 0 });
  });

  test('it counts on the way too, for every shape', () => {
    for (const outline of [round(mm(60)), oval(mm(60), mm(40)), rectangle(mm(60), mm(40))]) {
      const answer = walk({ outline, height: mm(40) }, path(go(190_000, 0), go(0, 0)), { obstacles: [], board });
      expect(answer).toMatchObject({ kind: 'off-board', step: 0 });
    }
  });
});
