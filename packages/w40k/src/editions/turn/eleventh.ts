import type { TurnRules } from '../../turn/turn-rules.js';

/** Sections 08, 09, 11 and 12. */
export const eleventhTurn: TurnRules = {
  battleShock: { rolls: ['battle-shocked', 'half', 'below-half'], until: 'passed', objectiveControl: 'nothing' },
  movement: { reserves: 'among-moves', escape: 'hazard-rolls' },
  aircraft: { moves: 'only-ingress', leave: 'opponents-turn-end' },
  wreck: 'hazard-rolls',
  hazardsInCharge: 'at-once',
  charge: { targets: 'after-roll' },
  fight: { closeIn: 'all-together', first: 'turn-player', returnsToFightsFirst: true, throughFriends: false },
};
