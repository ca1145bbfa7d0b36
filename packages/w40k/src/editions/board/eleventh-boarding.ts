import { inches, type Length } from '@umpire/geometry';
import type { BoardRules, TerrainRule } from '../../board/rules.js';
import { eleventhBoarding as boarding } from '../../sources.js';
import { eleventhBoard } from './eleventh.js';

const none = 0 as Length;

/** Bulkheads and the hatchways in them: from deck to ceiling, passed and seen through by nobody. */
const bulkhead: TerrainRule = {
  rule: 'operate-hatchway',
  source: boarding('Hatchways', 'G-14'),
  category: 'bulkhead',
  ground: { through: [], floors: [], freeHeight: none, above: [] },
  area: {
    obscures: false,
    clouds: false,
    cover: [],
    coverBehind: 'all',
    coverIs: 'benefit-of-cover',
    hides: false,
    shelters: false,
    shutBelow: none,
  },
  seals: true,
};

/** Aboard a ship: nobody flies, and there are bulkheads and hatchways. The rest is the edition's. */
export const eleventhBoardingBoard: BoardRules = {
  ...eleventhBoard,
  flying: { ...eleventhBoard.flying, kinds: [] },
  terrain: { ...eleventhBoard.terrain, bulkhead },
  hatchways: { rule: 'operate-hatchway', source: boarding('Hatchways', 'G-14'), reach: inches(1) },
};
