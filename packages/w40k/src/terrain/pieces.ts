import type { PieceData } from './schema.js';

/** Two walls that meet at a corner, the lower storey's windows shut to some editions' eyes, with two floors. */
const ruin = (id: string, name: string, [w, d]: readonly [number, number]): PieceData => {
  const [x, y] = [w / 2 - 0.5, d / 2 - 0.4];
  const third = Math.round((2 * x) / 3);
  return {
    id,
    name,
    sort: 'ruin',
    outline: { width: w, depth: d },
    walls: [
      {
        from: [-x, y],
        to: [x, y],
        top: 3,
        openings: [
          { from: 1, to: 2, sill: 1, lintel: 2 },
          { from: third + 1, to: third + 2.5, lintel: 2 },
          { from: 2 * x - 2, to: 2 * x - 1, sill: 1, lintel: 2 },
        ],
      },
      {
        from: [-x, y],
        to: [0, y],
        bottom: 3,
        top: 6,
        openings: [{ from: 1.5, to: 3, sill: 4, lintel: 5.2 }],
      },
      { from: [-x, -y], to: [-x, y - 0.1], top: 5, openings: [{ from: 1.5, to: 2.5, sill: 3.8, lintel: 4.6 }] },
    ],
    floors: [
      {
        outline: [
          [-x, 0],
          [0, 0],
          [0, y],
          [-x, y],
        ],
        top: 3.2,
      },
    ],
  };
};

/** Terrain to build battlefields of; of our own design. */
export const pieces: readonly PieceData[] = [
  ruin('great-ruin', 'Great ruin', [11.5, 7]),
  ruin('broad-ruin', 'Broad ruin', [11.5, 8]),
  {
    id: 'low-ruin',
    name: 'Low ruin',
    sort: 'ruin',
    outline: { width: 6, depth: 4 },
    walls: [
      { from: [-2.6, 1.7], to: [2.6, 1.7], top: 4, openings: [{ from: 1.5, to: 2.7, sill: 1, lintel: 2 }] },
      { from: [-2.6, -1.7], to: [-2.6, 1.6], top: 4 },
    ],
  },
  {
    id: 'container-row',
    name: 'Container',
    sort: 'container',
    outline: { width: 6, depth: 2 },
    blocks: [
      {
        outline: [
          [-2.75, -0.9],
          [2.75, -0.9],
          [2.75, 0.9],
          [-2.75, 0.9],
        ],
        top: 2.5,
      },
    ],
  },
  {
    id: 'barricade-line',
    name: 'Barricade',
    sort: 'barricade',
    outline: { width: 10, depth: 2.5 },
    walls: [{ from: [-4.5, 0], to: [4.5, 0], thickness: 0.4, top: 1.2 }],
  },
  {
    id: 'copse',
    name: 'Woods',
    sort: 'woods',
    outline: [
      [-3, -1],
      [-1, -2.5],
      [2, -2.3],
      [3, 0],
      [1.5, 2.4],
      [-2, 2],
    ],
  },
  {
    id: 'shell-crater',
    name: 'Crater',
    sort: 'crater',
    outline: [
      [-2, -0.8],
      [-0.8, -2],
      [0.8, -2],
      [2, -0.8],
      [2, 0.8],
      [0.8, 2],
      [-0.8, 2],
      [-2, 0.8],
    ],
  },
];
