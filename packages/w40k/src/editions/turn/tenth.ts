import { tenthCore as core } from '../../sources.js';
import type { TurnRules } from '../../turn/turn-rules.js';

/** Command, Movement, Charge and Fight phases of the core rules, as the update of autumn 2024 leaves them. */
export const tenthTurn: TurnRules = {
  cites: {
    'assault-shooting': core('Assault'),
    'close-quarters': core('Pistol'),
    'close-quarters-shooting': core('Locked in Combat'),
    'select-targets-step': core('Select Targets'),
    'select-weapons-step': core('Select Targets'),
    visibility: core('Determining Visibility'),
  },
  battleShock: {
    rolls: ['below-half'],
    away: 'roll-when-set-up-again',
    until: 'own-command-phase',
    objectiveControl: 'set-to-0',
  },
  attachedRemains: 'of-their-own',
  stratagemsOnUnit: 'any-number',
  scoutingTransports: 'DEDICATED TRANSPORT',
  movement: { reserves: 'after-moves', escape: 'tests' },
  aircraft: { moves: 'straight-on', leave: 'never', hovers: 'if-declared' },
  wreck: { woundsUpTo: 1, fartherUpTo: 3 },
  hazardsInCharge: 'after-charge-move',
  charge: { targets: 'before-roll' },
  fight: { closeIn: 'each-in-its-fight', first: 'opponent', returnsToFightsFirst: false, throughFriends: true },
};

/** Combat Patrol: BATTLELINE units secure what they control. */
export const combatPatrolTurn: TurnRules = { ...tenthTurn, secures: 'BATTLELINE' };

/** As first printed (T12). */
export const tenthLaunchTurn: TurnRules = {
  ...tenthTurn,
  battleShock: { ...tenthTurn.battleShock, away: 'never-roll' },
  hazardsInCharge: 'at-once',
};
