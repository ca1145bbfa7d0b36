import { describe, expect, it } from 'vitest';
import { eleventhBoard } from '../../src/editions/board/eleventh.js';
import { eleventhBoardingBoard } from '../../src/editions/board/eleventh-boarding.js';
import { tenthBoard } from '../../src/editions/board/tenth.js';
import { battlefields } from '../../src/missions/battlefields.js';
import { readBattlefield } from '../../src/terrain/battlefield.js';

const sorts = [eleventhBoard, eleventhBoardingBoard].flatMap(({ terrain }) => Object.keys(terrain));

const codesOf = (raw: unknown) => {
  const read = readBattlefield(raw, sorts);
  return read.ok ? [] : read.error.map(({ code, path }) => `${code} ${path}`);
};

const small = (more: object) => ({
  id: 'field',
  name: 'Field',
  deployment: 'long-edges',
  terrain: [{ piece: 'low-ruin', id: 'ruin', at: [30, 15] }],
  objectives: [{ id: 'one', role: 'central', on: { at: [30, 22] } }],
  ...more,
});

describe('our battlefields, 13.01', () => {
  it.each(battlefields)('$name: terrain apart, wholly on the table, features in their areas', (data) => {
    expect(codesOf(data)).toEqual([]);
  });

  it.each(battlefields.filter(({ width }) => width === undefined))('$name: is one of the tenth edition too', (data) => {
    expect(readBattlefield(data, Object.keys(tenthBoard.terrain)).ok).toBe(true);
  });

  it.each(battlefields)('$name: is the same turned by half about its middle', (data) => {
    const read = readBattlefield(data);
    if (!read.ok) throw new Error('not read');
    const { terrain, zones, width, depth } = read.value.field;
    const middles = terrain.areas.map(({ shape }) => `${shape.centre.x} ${shape.centre.y}`).sort();
    const turned = terrain.areas.map(({ shape }) => `${width - shape.centre.x} ${depth - shape.centre.y}`).sort();
    expect(turned).toEqual(middles);
    expect(zones.A.bounds.minX).toBe(width - zones.B.bounds.maxX);
  });

  it('has at least three deployment maps among them', () => {
    expect(new Set(battlefields.map(({ deployment }) => deployment)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('placing terrain, 13.01', () => {
  it('C-090: a mat with two ruins on it, one crate alone, three walls about a rectangle: three areas', () => {
    const wall = (from: [number, number], to: [number, number]) => ({ from, to, top: 4 });
    const square = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ];
    const pieces = [
      {
        id: 'mat',
        name: 'Mat',
        sort: 'ruin',
        outline: { width: 10, depth: 6 },
        walls: [wall([-4, -2], [-4, 2]), wall([4, -2], [4, 2])],
      },
      { id: 'crate', name: 'Crate', sort: 'container', outline: square, blocks: [{ outline: square, top: 2 }] },
      {
        id: 'walls',
        name: 'Walls',
        sort: 'ruin',
        outline: { width: 8, depth: 8 },
        walls: [wall([-3.9, -3.9], [3.7, -3.9]), wall([-3.9, -3.7], [-3.9, 3.9]), wall([3.9, -3.9], [3.9, 3.9])],
      },
    ];
    const terrain = pieces.map(({ id }, i) => ({ piece: id, id, at: [12 + i * 15, 22] }));
    const read = readBattlefield(small({ symmetric: false, pieces, terrain }));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { areas, parts } = read.value.field.terrain;
    expect(areas.map(({ id }) => id)).toEqual(['mat', 'crate', 'walls']);
    expect(parts.map(({ area }) => area)).toEqual(['mat', 'mat', 'crate', 'walls', 'walls', 'walls']);
  });
});

describe('reading a battlefield', () => {
  it('takes one of a player', () => {
    expect(codesOf(small({}))).toEqual([]);
  });

  it.each([
    [
      'a piece that is not there',
      { terrain: [{ piece: 'low-ruins', at: [9, 9] }] },
      'terrain-piece-unknown terrain[0].piece',
    ],
    [
      'terrain off the battlefield',
      { terrain: [{ piece: 'low-ruin', at: [1, 30] }] },
      'terrain-off-battlefield terrain[0]',
    ],
    [
      'terrain on terrain',
      {
        terrain: [
          { piece: 'low-ruin', at: [20, 10] },
          { piece: 'copse', at: [21, 10] },
        ],
      },
      'terrain-overlaps terrain[1]',
    ],
    [
      'an objective in an area that is not there',
      { objectives: [{ id: 'a', role: 'central', on: { area: 'ruine' } }] },
      'objective-without-area objectives[0].on.area',
    ],
    ['a deployment map that is not there', { deployment: 'long-edge' }, 'deployment-unknown deployment'],
    [
      'zones that share ground',
      {
        deployment: {
          name: 'Mine',
          zone: [
            [0, 0],
            [60, 0],
            [60, 30],
            [0, 30],
          ],
        },
      },
      'zones-overlap deployment',
    ],
    ['a word it does not know', { weather: 'rain' }, 'unknown-field '],
    ['no objectives', { objectives: undefined }, 'missing-field objectives'],
  ])('refuses %s, and says where', (_, more, expected) => {
    expect(codesOf(small(more))).toContain(expected);
  });

  it('names terrain that the edition does not know', () => {
    const pieces = [{ id: 'lake', name: 'Lake', sort: 'water', outline: { width: 4, depth: 4 } }];
    expect(codesOf(small({ pieces, terrain: [{ piece: 'lake', at: [10, 20] }] }))).toContain(
      'terrain-sort-unknown terrain[0]',
    );
  });
});
