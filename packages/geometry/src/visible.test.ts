import { describe, expect, test } from 'vitest';
import { modelFullyVisible, unitFullyVisible } from './fully-visible.js';
import { inches, type Length, mm } from './length.js';
import { polygon, rectangle, round } from './outline.js';
import { point } from './point.js';
import { type Area, type Body, type Feature, obscuresOthers, type Scene } from './scene.js';
import { place, standing } from './shape.js';
import { solid } from './solid.js';
import { floor, wall } from './terrain.js';
import { modelVisible, unitVisible } from './visible.js';

const at = (x: number, y: number) => point(mm(x), mm(y));
const ground = 0 as Length;

/** A model on a 32 mm base, 40 mm tall; positions in millimetres. */
function model(id: string, x: number, y: number, { unit = id, z = 0, tall = 40 } = {}): Body {
  const shape = place(round(mm(32)), at(x, y));
  return { id, unit, base: solid(shape, mm(z), mm(z)), volumes: [solid(shape, mm(z), mm(z + tall))] };
}

const scene = (bodies: readonly Body[], features: readonly Feature[] = [], areas: readonly Area[] = []): Scene => ({
  bodies,
  features,
  areas,
  obscures: obscuresOthers('obscuring'),
});

const across = (
  y1: number,
  y2: number,
  top: number,
  openings: Parameters<typeof wall>[0]['openings'] = [],
): Feature[] =>
  wall({ from: at(0, y1), to: at(0, y2), thickness: mm(4), bottom: ground, top: mm(top), openings }).map((one, i) => ({
    id: `wall-${i}`,
    solid: one,
  }));

const eye = model('eye', -200, 0);
const mark = model('mark', 200, 0);

describe('walls', () => {
  test('in the open the line of the centres is the proof, from edge to edge', () => {
    expect(modelVisible(eye, mark, scene([eye, mark]))).toMatchObject({
      kind: 'visible',
      line: { from: { x: -184_000, y: 0 }, to: { x: 184_000, y: 0 } },
    });
    expect(modelFullyVisible(eye, mark, scene([eye, mark])).kind).toBe('fully-visible');
  });

  test('a long high wall hides, and is named', () => {
    expect(modelVisible(eye, mark, scene([], across(-300, 300, 60)))).toEqual({ kind: 'hidden', by: ['wall-0'] });
  });

  test('over a low wall a head is seen, the legs are not', () => {
    const low = scene([], across(-300, 300, 20));
    expect(modelVisible(eye, mark, low).kind).toBe('visible');
    const full = modelFullyVisible(eye, mark, low);
    expect(full.kind === 'not-fully-visible' && full.hidden.z).toBeLessThan(20_000);
  });

  test('a wall just as high as both hides both but for the half millimetre of the line', () => {
    expect(modelVisible(eye, mark, scene([], across(-300, 300, 39))).kind).toBe('visible');
    expect(modelVisible(eye, mark, scene([], across(-300, 300, 40))).kind).toBe('hidden');
  });

  test('past the end of a wall half a model is seen', () => {
    const short = scene([], across(0, 300, 60));
    expect(modelVisible(eye, mark, short).kind).toBe('visible');
    expect(modelFullyVisible(eye, mark, short).kind).toBe('not-fully-visible');
  });

  test('a slit as wide as the line lets it through, a narrower one does not', () => {
    const slit = (width: number) => scene([], [...across(width / 2, 300, 60), ...across(-300, -width / 2, 60)]);
    expect(modelVisible(eye, mark, slit(1)).kind).toBe('visible');
    expect(modelVisible(eye, mark, slit(0.998)).kind).toBe('hidden');
    expect(modelFullyVisible(eye, mark, slit(300)).kind).toBe('fully-visible');
  });

  test('through a window where a line from one to the other fits between sill and lintel', () => {
    const window = (sill: number) =>
      across(-300, 300, 200, [{ from: mm(290), to: mm(310), sill: mm(sill), lintel: mm(sill + 20) }]);
    expect(modelVisible(eye, mark, scene([], window(10))).kind).toBe('visible');
    expect(modelVisible(eye, mark, scene([], window(60))).kind).toBe('hidden');
    expect(modelVisible(model('high', -200, 0, { z: 170 }), mark, scene([], window(60))).kind).toBe('hidden');
    expect(modelVisible(model('high', -200, 0, { z: 80 }), mark, scene([], window(60))).kind).toBe('visible');
  });
});

describe('floors', () => {
  const deck = place(rectangle(mm(100), mm(100)), at(200, 0));

  test('a floor overhead does not hide a model from the ground, and hides its legs from above', () => {
    const under = scene([], [{ id: 'floor', solid: floor(deck, mm(60), mm(3)) }]);
    expect(modelFullyVisible(eye, mark, under).kind).toBe('fully-visible');
    const high = model('high', 180, 0, { z: 60 });
    expect(modelVisible(high, mark, under)).toEqual({ kind: 'hidden', by: ['floor'] });
  });

  test('a model on a floor is seen from the floor: its ground hides nothing of it', () => {
    const feature = { id: 'floor', solid: floor(deck, mm(60), mm(3)) };
    const [a, b] = [model('a', 170, 0, { z: 60 }), model('b', 230, 0, { z: 60 })];
    expect(modelFullyVisible(a, b, scene([], [feature])).kind).toBe('fully-visible');
  });
});

describe('other models', () => {
  const between = [-16, 16, 48, -48].map((y, i) => model(`rank-${i}`, 0, y, { unit: 'rank' }));

  test('a rank of another unit hides, their own units never do', () => {
    expect(modelVisible(eye, mark, scene(between)).kind).toBe('hidden');
    const friends = between.map((body) => ({ ...body, unit: 'eye' }));
    const mates = between.map((body) => ({ ...body, unit: 'mark' }));
    expect(modelFullyVisible(eye, mark, scene([...friends, ...mates])).kind).toBe('fully-visible');
  });

  test('a unit is visible by one model, fully visible only by all', () => {
    const clear = model('clear', 200, 150, { unit: 'mark' });
    const answer = unitVisible([eye], [mark, clear], scene(between));
    expect(answer).toMatchObject({ kind: 'visible', observer: 'eye', target: 'clear' });
    expect(unitFullyVisible(eye, [clear, mark], scene(between))).toMatchObject({ target: 'mark' });
    expect(unitVisible([eye], [mark], scene(between)).kind).toBe('hidden');
  });

  test('a taller model is seen over them', () => {
    expect(modelVisible(eye, model('tall', 200, 0, { tall: 100 }), scene(between)).kind).toBe('visible');
  });
});

describe('areas', () => {
  const wood: Area = { id: 'wood', shape: place(rectangle(mm(100), mm(400)), at(0, 0)), flags: ['obscuring'] };

  test('an obscuring area hides what is behind it, at any height', () => {
    expect(modelVisible(eye, mark, scene([], [], [wood]))).toEqual({ kind: 'hidden', by: ['wood'] });
    expect(modelVisible(model('high', -200, 0, { z: 500 }), mark, scene([], [], [wood])).kind).toBe('hidden');
  });

  test('not for those who stand in it, nor without the flag', () => {
    expect(modelVisible(model('in', 40, 0), mark, scene([], [], [wood])).kind).toBe('visible');
    expect(modelVisible(eye, mark, scene([], [], [{ ...wood, flags: [] }])).kind).toBe('visible');
  });

  test('past its edge a line is found, and none where it reaches too far', () => {
    expect(modelVisible(model('eye', -200, 190), model('mark', 200, 190), scene([], [], [wood])).kind).toBe('visible');
    expect(modelVisible(model('eye', -200, 180), model('mark', 200, 180), scene([], [], [wood])).kind).toBe('hidden');
  });

  test('a concave area leaves its notch open', () => {
    const notch = standing(polygon([at(-50, -50), at(50, -50), at(50, 50), at(0, 0), at(-50, 50)]));
    const area: Area = { id: 'notch', shape: notch, flags: ['obscuring'] };
    expect(
      modelVisible(model('a', -18, 40, { tall: 10 }), model('b', 18, 42, { tall: 10 }), scene([], [], [area])).kind,
    ).toBe('visible');
  });
});

test('a hull of many corners sees as a base does', () => {
  const hull = standing(polygon([at(-260, -30), at(-200, -40), at(-190, 0), at(-230, 5), at(-200, 30), at(-260, 30)]));
  const body: Body = { ...eye, volumes: [solid(hull, ground, inches(2))] };
  expect(modelVisible(body, mark, scene([], across(-300, 300, 45))).kind).toBe('visible');
  expect(modelVisible(body, mark, scene([], across(-300, 300, 60))).kind).toBe('hidden');
});
