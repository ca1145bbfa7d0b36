import type { BattlefieldData, PieceData } from '../terrain/schema.js';

/** A bulkhead across the ship with a passage in the middle and a hatchway to either side. */
const across = (side: 'near' | 'far', x: number): Pick<PieceData, 'walls' | 'hatchways'> => ({
  walls: [
    { from: [x, -15], to: [x, -10.5], top: 6 },
    { from: [x, -7.5], to: [x, -1.75], top: 6 },
    { from: [x, 1.75], to: [x, 7.5], top: 6 },
    { from: [x, 10.5], to: [x, 15], top: 6 },
  ],
  hatchways: [
    { id: `${side}-fore`, from: [x, -10.5], to: [x, -7.5], top: 6 },
    { id: `${side}-aft`, from: [x, 7.5], to: [x, 10.5], top: 6 },
  ],
});

const [near, far] = [across('near', -12), across('far', 12)];

/** Two holds beside a passage from lock to lock, each parted by a hatchway. */
const twoHolds: PieceData = {
  id: 'two-holds-deck',
  name: 'Deck',
  sort: 'bulkhead',
  outline: { width: 44, depth: 30 },
  walls: [
    ...(near.walls ?? []),
    ...(far.walls ?? []),
    { from: [-11.9, -5], to: [-2, -5], top: 6 },
    { from: [2, -5], to: [11.9, -5], top: 6 },
    { from: [-11.9, 5], to: [-2, 5], top: 6 },
    { from: [2, 5], to: [11.9, 5], top: 6 },
    { from: [0, -15], to: [0, -11.5], top: 6 },
    { from: [0, -8.5], to: [0, -5.1], top: 6 },
    { from: [0, 5.1], to: [0, 8.5], top: 6 },
    { from: [0, 11.5], to: [0, 15], top: 6 },
  ],
  hatchways: [
    ...(near.hatchways ?? []),
    ...(far.hatchways ?? []),
    { id: 'hold-fore', from: [0, -11.5], to: [0, -8.5], top: 6 },
    { id: 'hold-aft', from: [0, 8.5], to: [0, 11.5], top: 6 },
  ],
};

/** Battlefields of our own design; everything listed once and its half turn stand on them. */
export const battlefields: readonly BattlefieldData[] = [
  {
    id: 'crossroads',
    name: 'Crossroads',
    deployment: 'long-edges',
    terrain: [
      { piece: 'great-ruin', id: 'home', at: [38, 7] },
      { piece: 'broad-ruin', id: 'middle', at: [30, 22] },
      { piece: 'great-ruin', id: 'flank', at: [10, 18], turn: 90 },
      { piece: 'low-ruin', at: [18, 8] },
      { piece: 'container-row', at: [20, 14.5], turn: 45 },
      { piece: 'container-row', at: [31, 14.5] },
      { piece: 'barricade-line', at: [44, 16] },
      { piece: 'shell-crater', at: [6, 30] },
      { piece: 'copse', at: [56, 36] },
    ],
    objectives: [
      { id: 'home-near', role: 'home-A', on: { area: 'home' } },
      { id: 'home-far', role: 'home-B', on: { area: 'home-turned' } },
      { id: 'west', role: 'expansion', on: { area: 'flank' } },
      { id: 'east', role: 'expansion', on: { area: 'flank-turned' } },
      { id: 'middle', role: 'central', on: { area: 'middle' } },
    ],
  },
  {
    id: 'divide',
    name: 'Divide',
    deployment: 'short-edges',
    terrain: [
      { piece: 'great-ruin', id: 'home', at: [10, 26], turn: 90 },
      { piece: 'great-ruin', id: 'span', at: [27, 7] },
      { piece: 'great-ruin', id: 'flank', at: [22.5, 24.5], turn: 90 },
      { piece: 'container-row', at: [30, 22], turn: 60 },
      { piece: 'low-ruin', at: [10, 10] },
      { piece: 'barricade-line', at: [12, 38] },
      { piece: 'container-row', at: [44, 30] },
      { piece: 'low-ruin', at: [39.5, 9.5] },
      { piece: 'shell-crater', at: [42, 40] },
      { piece: 'copse', at: [52, 27] },
    ],
    objectives: [
      { id: 'home-west', role: 'home-A', on: { area: 'home' } },
      { id: 'home-east', role: 'home-B', on: { area: 'home-turned' } },
      { id: 'flank-west', role: 'expansion', on: { area: 'flank' } },
      { id: 'flank-east', role: 'expansion', on: { area: 'flank-turned' } },
      { id: 'span-near', role: 'central', on: { area: 'span' } },
      { id: 'span-far', role: 'central', on: { area: 'span-turned' } },
    ],
  },
  {
    id: 'wedge',
    name: 'Wedge',
    deployment: 'corners',
    terrain: [
      { piece: 'great-ruin', id: 'home', at: [8.5, 9] },
      { piece: 'broad-ruin', id: 'middle', at: [30, 22], turn: 125 },
      { piece: 'great-ruin', id: 'flank', at: [16, 34], turn: 90 },
      { piece: 'low-ruin', at: [24, 6] },
      { piece: 'container-row', at: [20, 16] },
      { piece: 'container-row', at: [42, 20], turn: 90 },
      { piece: 'barricade-line', at: [30, 12], turn: 20 },
      { piece: 'shell-crater', at: [6, 20] },
      { piece: 'copse', at: [27, 40] },
    ],
    objectives: [
      { id: 'home-near', role: 'home-A', on: { area: 'home' } },
      { id: 'home-far', role: 'home-B', on: { area: 'home-turned' } },
      { id: 'flank-far', role: 'expansion', on: { area: 'flank' } },
      { id: 'flank-near', role: 'expansion', on: { area: 'flank-turned' } },
      { id: 'middle', role: 'central', on: { area: 'middle' } },
    ],
  },
  {
    id: 'steps',
    name: 'Steps',
    deployment: 'stepped-flanks',
    terrain: [
      { piece: 'great-ruin', id: 'home', at: [9, 10], turn: 90 },
      { piece: 'broad-ruin', id: 'middle', at: [30, 22], turn: 90 },
      { piece: 'great-ruin', id: 'flank', at: [19, 36] },
      { piece: 'low-ruin', at: [17, 19] },
      { piece: 'container-row', at: [7, 26], turn: 90 },
      { piece: 'barricade-line', at: [29, 8] },
      { piece: 'shell-crater', at: [44, 16] },
      { piece: 'copse', at: [22, 27] },
    ],
    objectives: [
      { id: 'home-west', role: 'home-A', on: { area: 'home' } },
      { id: 'home-east', role: 'home-B', on: { area: 'home-turned' } },
      { id: 'flank-far', role: 'expansion', on: { area: 'flank' } },
      { id: 'flank-near', role: 'expansion', on: { area: 'flank-turned' } },
      { id: 'middle', role: 'central', on: { area: 'middle' } },
    ],
  },
  {
    id: 'two-holds',
    name: 'Two holds',
    width: 44,
    depth: 30,
    deployment: {
      name: 'Airlocks',
      zone: [
        [0, 0],
        [9, 0],
        [9, 30],
        [0, 30],
      ],
    },
    pieces: [twoHolds],
    terrain: [{ piece: 'two-holds-deck', id: 'deck', at: [22, 15] }],
    objectives: [
      { id: 'lock-near', role: 'home-A', on: { at: [5, 15] } },
      { id: 'lock-far', role: 'home-B', on: { at: [39, 15] } },
      { id: 'hold-fore', role: 'expansion', on: { at: [16, 5] } },
      { id: 'hold-aft', role: 'expansion', on: { at: [28, 25] } },
      { id: 'core', role: 'central', on: { at: [22, 15] } },
    ],
  },
];
