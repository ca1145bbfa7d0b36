import type { TurnRules } from '../../turn/turn-rules.js';

/** Sections 08, 09, 11, 12 and 15.01. */
export const eleventhTurn: TurnRules = {
  battleShock: {
    rolls: ['battle-shocked', 'half', 'below-half'],
    away: 'roll',
    until: 'passed',
    objectiveControl: 'nothing',
  },
  attachedRemains: 'of-the-whole',
  stratagemsOnUnit: 'one-a-phase',
  movement: { reserves: 'among-moves', escape: 'hazard-rolls' },
  aircraft: { moves: 'only-ingress', leave: 'opponents-turn-end', hovers: 'never' },
  wreck: 'hazard-rolls',
  revivesBesideOld: true,
  hazardsInCharge: 'at-once',
  charge: { targets: 'after-roll' },
  fight: { closeIn: 'all-together', first: 'turn-player', returnsToFightsFirst: true, throughFriends: false },
};
