import type { OptionValue, RuleOption } from '@umpire/rules';

/** Rulings of ours that shooting and close assault ask for; the reference proposes each, and a player may set another. */
export interface AttackRulings {
  /** Penalty to hit by cover: none, light, heavy, fortified (G-04). */
  readonly coverPenalty: readonly [none: 0, light: number, heavy: number, fortified: number];
  readonly hardTargetPenalty: number;
  readonly hardToHitPenalty: number;
  readonly interceptionPenalty: number;
  readonly scoresAboveSix: 'second-die' | 'natural-six' | 'never';
  readonly rerollOnesInReactions: boolean;
  readonly damageOnSheets: 'roll' | 'both';
  readonly flankErodesMetal: boolean;
  readonly leaderLeadsItself: boolean;
  readonly buildingDice: number;
}

const number = (usual: number, ruling: string | undefined, summary: string): RuleOption => ({
  default: usual,
  summary,
  ...(ruling === undefined ? {} : { ruling }),
  among: [0, 1, 2, 3, 4],
});

export const attackOptions = {
  coverPenaltyLight: number(1, 'G-04', 'Malus pour toucher une cible à couvert léger'),
  coverPenaltyHeavy: number(2, 'G-04', 'Malus pour toucher une cible à couvert lourd'),
  coverPenaltyFortified: number(3, 'G-04', 'Malus pour toucher une cible fortifiée'),
  hardTargetPenalty: number(2, 'G-05', 'Malus de la cible difficile (Volant)'),
  hardToHitPenalty: number(1, undefined, 'Malus de Dur à Cibler'),
  interceptionPenalty: number(1, undefined, 'Malus du tir d’interception'),
  scoresAboveSix: {
    default: 'second-die',
    among: ['second-die', 'natural-six', 'never'],
    ruling: 'G-02',
    summary: 'Seuils de 7+ à 9+ : un 6 puis un second dé, un 6 suffit, ou jamais',
  },
  rerollOnesInReactions: {
    default: false,
    ruling: 'G-03',
    summary: 'La relance des 1 du Tir Appuyé vaut aussi pour les réactions',
  },
  damageOnSheets: {
    default: 'roll',
    among: ['roll', 'both'],
    ruling: 'G-26',
    summary: 'Dégâts contre une fiche : au jet de dommages seul, ou aussi aux points de vie',
  },
  flankErodesMetal: {
    default: false,
    ruling: 'G-18',
    summary: 'Le flanc ou le dos donne à une arme de PA 0 de quoi user le Métal Organique',
  },
  leaderLeadsItself: { default: false, ruling: 'G-45', summary: 'Un Meneur profite de son propre bonus' },
  buildingDice: {
    default: 2,
    among: [1, 2],
    ruling: 'G-25',
    summary: 'Nombre de dés de la sauvegarde d’un bâtiment',
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
    scoresAboveSix: above === 'natural-six' || above === 'never' ? above : 'second-die',
    rerollOnesInReactions: options.rerollOnesInReactions === true,
    damageOnSheets: options.damageOnSheets === 'both' ? 'both' : 'roll',
    flankErodesMetal: options.flankErodesMetal === true,
    leaderLeadsItself: options.leaderLeadsItself === true,
    buildingDice: numberOf(options, 'buildingDice'),
  };
}

/** The rulings as proposed. */
export const proposedRulings: AttackRulings = attackRulings(
  Object.fromEntries(Object.entries(attackOptions).map(([key, option]) => [key, option.default])),
);
