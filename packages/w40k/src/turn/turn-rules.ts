import type { Citation } from '@umpire/kernel';
import type { Reason } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { Strength } from '../table/reads.js';

/** What one edition's turn does otherwise than another's. Which steps a turn has is common to all that declare this. */
export interface TurnRules {
  /** Where it prints what shooting and fighting are refused by, of rules that are no entries of its set. */
  readonly cites?: Readonly<Record<string, Citation>>;
  readonly battleShock: {
    /** Who rolls in the battle-shock step: by strength, and those that are battle-shocked already or not. */
    readonly rolls: readonly (Strength | 'battle-shocked')[];
    /** Units off the battlefield: they roll like others, or not; or a repositioned one once it is set up again. */
    readonly away: 'roll' | 'never-roll' | 'roll-when-set-up-again';
    /** What ends it: a roll that is passed, or the start of the owner's next Command phase. */
    readonly until: 'passed' | 'own-command-phase';
    /** What the models count for: nothing whatever changes it, or 0, which other rules may add to. */
    readonly objectiveControl: 'nothing' | 'set-to-0';
  };
  /** By what strength the rest of an attached unit counts once all its bodyguards, or all its leaders, are gone. */
  readonly attachedRemains: 'of-the-whole' | 'of-their-own';
  /** How many stratagems one player may use on one unit in a phase. */
  readonly stratagemsOnUnit: 'one-a-phase' | 'any-number';
  /** The keyword of transports that scout for those they carry, if all of these have the ability. */
  readonly scoutingTransports?: string;
  readonly movement: {
    /** Whether reserves arrive among the other moves, or in a step of their own after all of them. */
    readonly reserves: 'among-moves' | 'after-moves';
    /** What falling back through enemies asks of a unit: hazard rolls and then a battle-shock roll, or a test for each model that may die of it. */
    readonly escape: 'hazard-rolls' | 'tests';
  };
  /** How aircraft move: only onto the battlefield out of reserves, or straight on and over its edge; and when they go back by themselves. */
  readonly aircraft: {
    readonly moves: 'only-ingress' | 'straight-on';
    readonly leave: 'opponents-turn-end' | 'never';
    /** Whether those with Hover may be declared to be no aircraft in this battle. */
    readonly hovers: 'if-declared' | 'never';
  };
  /** What units in a destroyed transport go through: hazard rolls, or a die a model that is a mortal wound up to a number, the higher one where there is only room farther away. */
  readonly wreck: 'hazard-rolls' | { readonly woundsUpTo: number; readonly fartherUpTo: number };
  /** The keyword of units by which a marker that their player controls as his Command phase ends stays his, until another ends with the enemy's level higher. */
  readonly secures?: string;
  /** Who comes back stands in coherency with models that were there as the phase began. */
  readonly revivesBesideOld?: true;
  /** When wounds of hazardous weapons fired out of turn at a charger are suffered: as they are rolled, or after its charge move. */
  readonly hazardsInCharge: 'at-once' | 'after-charge-move';
  /** Whether targets are chosen once the charge roll is known, or before it. */
  readonly charge: { readonly targets: 'after-roll' | 'before-roll' };
  readonly fight: {
    /** All units pile in before and consolidate after the fights, or each as a part of its own. */
    readonly closeIn: 'all-together' | 'each-in-its-fight';
    /** Who selects first in each step. */
    readonly first: 'turn-player' | 'opponent';
    /** Whether a unit that comes to have Fights First is selected with those that have it, or no more once they are done. */
    readonly returnsToFightsFirst: boolean;
    /** Whether models fight in the second rank: in base contact with one of their unit that is so with an enemy. */
    readonly throughFriends: boolean;
  };
}

/** With where the rule is printed, unless its entry says so. */
export const cited =
  (rules: W40kRules) =>
  (reason: Reason): Reason => {
    const source = rules.rules.get(reason.rule)?.source ?? turnRulesOf(rules).cites?.[reason.rule];
    return source === undefined ? reason : { ...reason, source };
  };

/** The turn of an edition whose battles can be played. */
export function turnRulesOf({ numbers, name }: W40kRules): TurnRules {
  if (numbers.turn === undefined) throw new Error(`${name}: its turn is not modelled`);
  return numbers.turn;
}
