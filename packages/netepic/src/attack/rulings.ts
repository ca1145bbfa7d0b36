import type { OptionValue, RuleOption } from '@umpire/rules';

/** Rulings of ours that shooting and close assault ask for; the reference proposes each, and a player may set another. */
export interface AttackRulings {
  /** Penalty to hit by cover: none, light, heavy, fortified (G-04). */
  readonly coverPenalty: readonly [none: 0, light: number, heavy: number, fortified: number];
  readonly hardTargetPenalty: number;
  readonly hardToHitPenalty: number;
  readonly interceptionPenalty: number;
  readonly counterChargePenalty: number;
  readonly scoresAboveSix: 'second-die' | 'natural-six' | 'never';
  readonly rerollOnesInReactions: boolean;
  readonly damageOnSheets: 'roll' | 'both';
  readonly flankErodesMetal: boolean;
  readonly leaderLeadsItself: boolean;
  readonly buildingDice: number;
  /** Totals of the damage roll from which a zone suffers an effect, and two and three hit points are lost (G-10). */
  readonly damageSteps: readonly [effect: number, two: number, three: number];
  readonly physicalAllowsPsychicSave: boolean;
  readonly etherealAllowsFixedSave: boolean;
  /** Stands that fire at their own opponents have the penalty of fire into an assault as well (G-33). */
  readonly ownOpponentsCountTwice: boolean;
  /** Template dice that miss into an assault are thrown again like any others (G-33). */
  readonly templatesStray: boolean;
  readonly severalCovers: 'worst' | 'added';
  /** Hit points beyond a stand's last are rolled for too (G-21). */
  readonly regenerationBeyondLast: boolean;
  readonly removalTakes: 'stand' | 'hit-points';
  /** Who may die in the place of an HQ (AB-22.6). */
  readonly sacrificeFrom: 'army' | 'detachment';
  /** An attack that allows no save counts as a failed one for an HQ (AB-22.7). */
  readonly sacrificeWithoutSave: boolean;
  readonly powersReact: boolean;
  readonly legTracks: 'shared' | 'each';
  /** Saves and regeneration dice are two actions for Elite (G-43). */
  readonly eliteRegenerationApart: boolean;
}

const number = (usual: number, ruling: string | undefined, summary: string): RuleOption => ({
  default: usual,
  summary,
  ...(ruling === undefined ? {} : { ruling }),
  among: [0, 1, 2, 3, 4],
});

const damageStep = (usual: number, summary: string): RuleOption => ({
  default: usual,
  summary,
  ruling: 'G-10',
  among: [2, 3, 4, 5, 6, 7, 8, 9, 10],
});

export const attackOptions = {
  coverPenaltyLight: number(1, 'G-04', 'to-hit penalty of light cover'),
  coverPenaltyHeavy: number(2, 'G-04', 'to-hit penalty of heavy cover'),
  coverPenaltyFortified: number(3, 'G-04', 'to-hit penalty of fortified cover'),
  hardTargetPenalty: number(2, 'G-05', 'to-hit penalty against flyers'),
  hardToHitPenalty: number(1, undefined, 'to-hit penalty against what is hard to hit'),
  interceptionPenalty: number(1, undefined, 'to-hit penalty of interception fire'),
  counterChargePenalty: number(0, undefined, 'to-hit penalty of counter-charge fire'),
  scoresAboveSix: {
    default: 'second-die',
    among: ['second-die', 'natural-six', 'never'],
    ruling: 'G-02',
    summary: 'scores of 7 to 9: a 6 and then a second die, a natural 6 alone, or never',
  },
  rerollOnesInReactions: {
    default: false,
    ruling: 'G-03',
    summary: 'unrevealed First Fire re-rolls ones in reactions too',
  },
  damageOnSheets: {
    default: 'roll',
    among: ['roll', 'both'],
    ruling: 'G-26',
    summary: 'what Dégâts adds to against a location sheet: the damage roll, or the hit points as well',
  },
  flankErodesMetal: {
    default: false,
    ruling: 'G-18',
    summary: 'flank and rear let a weapon without modifier wear organic metal down',
  },
  leaderLeadsItself: { default: false, ruling: 'G-45', summary: 'a leader has the bonus of its own aura' },
  buildingDice: {
    default: 2,
    among: [1, 2],
    ruling: 'G-25',
    summary: 'dice of the save of a building',
  },
  damageEffectFrom: damageStep(4, 'total of the damage roll from which a zone suffers its next effect'),
  damageTwoFrom: damageStep(6, 'total of the damage roll that costs two hit points'),
  damageThreeFrom: damageStep(8, 'total of the damage roll that costs three hit points'),
  physicalAllowsPsychicSave: {
    default: false,
    ruling: 'G-15',
    summary: 'a psychic save works against physical psychic attacks too',
  },
  etherealAllowsFixedSave: {
    default: false,
    ruling: 'G-24',
    summary: 'a fixed save works against ethereal psychic attacks too',
  },
  ownOpponentsCountTwice: {
    default: false,
    ruling: 'G-33',
    summary: 'who fires at its own opponents has the penalty of fire into an assault beside that of an engaged shooter',
  },
  templatesStray: {
    default: false,
    ruling: 'G-33',
    summary: 'template dice that miss into an assault are thrown again at a friend, as others are',
  },
  severalCovers: {
    default: 'worst',
    among: ['worst', 'added'],
    ruling: 'G-34',
    summary: 'of several covers the worst one counts, or all of them',
  },
  regenerationBeyondLast: {
    default: true,
    ruling: 'G-21',
    summary: 'regeneration dice for hit points beyond those that a stand has left',
  },
  removalTakes: {
    default: 'stand',
    among: ['stand', 'hit-points'],
    ruling: 'G-37',
    summary: 'removal from reality takes a stand whole, or the hit points of any failed save, without regeneration',
  },
  sacrificeFrom: {
    default: 'army',
    among: ['army', 'detachment'],
    ruling: 'G-17',
    summary: 'who may die in the place of an HQ: a stand of any detachment, or of its own',
  },
  sacrificeWithoutSave: {
    default: true,
    ruling: 'G-17',
    summary: 'somebody may die in the place of an HQ that had no save to throw',
  },
  legTracks: {
    default: 'shared',
    among: ['shared', 'each'],
    ruling: 'G-36',
    summary: 'both legs of an engine suffer together, or each for itself',
  },
  powersReact: { default: false, ruling: 'G-38', summary: 'psychic powers are used in reactions too' },
  eliteRegenerationApart: {
    default: false,
    ruling: 'G-43',
    summary: 'Elite dice on saves and on regeneration of one volley are two actions, each with its declaration',
  },
} as const satisfies Readonly<Record<string, RuleOption>>;

type Options = Readonly<Record<string, OptionValue>>;

const numberOf = (options: Options, key: keyof typeof attackOptions): number => Number(options[key]);

export function attackRulings(options: Options): AttackRulings {
  const above = options.scoresAboveSix;
  return {
    coverPenalty: [
      0,
      numberOf(options, 'coverPenaltyLight'),
      numberOf(options, 'coverPenaltyHeavy'),
      numberOf(options, 'coverPenaltyFortified'),
    ],
    hardTargetPenalty: numberOf(options, 'hardTargetPenalty'),
    hardToHitPenalty: numberOf(options, 'hardToHitPenalty'),
    interceptionPenalty: numberOf(options, 'interceptionPenalty'),
    counterChargePenalty: numberOf(options, 'counterChargePenalty'),
    scoresAboveSix: above === 'natural-six' || above === 'never' ? above : 'second-die',
    rerollOnesInReactions: options.rerollOnesInReactions === true,
    damageOnSheets: options.damageOnSheets === 'both' ? 'both' : 'roll',
    flankErodesMetal: options.flankErodesMetal === true,
    leaderLeadsItself: options.leaderLeadsItself === true,
    buildingDice: numberOf(options, 'buildingDice'),
    damageSteps: [
      numberOf(options, 'damageEffectFrom'),
      numberOf(options, 'damageTwoFrom'),
      numberOf(options, 'damageThreeFrom'),
    ],
    physicalAllowsPsychicSave: options.physicalAllowsPsychicSave === true,
    etherealAllowsFixedSave: options.etherealAllowsFixedSave === true,
    ownOpponentsCountTwice: options.ownOpponentsCountTwice === true,
    templatesStray: options.templatesStray === true,
    severalCovers: options.severalCovers === 'added' ? 'added' : 'worst',
    regenerationBeyondLast: options.regenerationBeyondLast === true,
    removalTakes: options.removalTakes === 'hit-points' ? 'hit-points' : 'stand',
    sacrificeFrom: options.sacrificeFrom === 'detachment' ? 'detachment' : 'army',
    sacrificeWithoutSave: options.sacrificeWithoutSave === true,
    legTracks: options.legTracks === 'each' ? 'each' : 'shared',
    powersReact: options.powersReact === true,
    eliteRegenerationApart: options.eliteRegenerationApart === true,
  };
}

/** The rulings as proposed. */
export const proposedRulings: AttackRulings = attackRulings(
  Object.fromEntries(Object.entries(attackOptions).map(([key, option]) => [key, option.default])),
);
