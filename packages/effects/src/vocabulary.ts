import type { RuleId } from './period.js';

/** A number that an attack reads and `modify` may change. */
export interface AttackNumber {
  readonly sort: 'characteristic' | 'roll' | 'threshold';
  /** Which way is better for whoever owns it. */
  readonly improves: 'up' | 'down';
  /** Whose number it is: an effect on a target changes the target's own numbers, and the attacks made at it. */
  readonly owner: 'attacker' | 'target';
}

const attackers = (improves: 'up' | 'down'): AttackNumber => ({ sort: 'characteristic', improves, owner: 'attacker' });
const targets = (improves: 'up' | 'down'): AttackNumber => ({ sort: 'characteristic', improves, owner: 'target' });
const roll: AttackNumber = { sort: 'roll', improves: 'up', owner: 'attacker' };
const threshold: AttackNumber = { sort: 'threshold', improves: 'down', owner: 'attacker' };

/** Armour penetration is counted as printed: 0, -1, -2. A save roll is one of the attack, though the defender throws it. */
export const attackNumbers = {
  attacks: attackers('up'),
  skill: attackers('down'),
  strength: attackers('up'),
  'armour-penetration': attackers('down'),
  damage: attackers('up'),
  range: attackers('up'),
  toughness: targets('up'),
  save: targets('down'),
  'invulnerable-save': targets('down'),
  'feel-no-pain': targets('down'),
  'feel-no-pain-mortal': targets('down'),
  'feel-no-pain-psychic': targets('down'),
  'hit-roll': roll,
  'wound-roll': roll,
  'save-roll': roll,
  'hazard-roll': roll,
  'reanimation-roll': { ...roll, owner: 'target' },
  'critical-hit-on': threshold,
  'critical-wound-on': threshold,
  'hits-on-unmodified': threshold,
} as const satisfies Readonly<Record<string, AttackNumber>>;

export type AttackNumberName = keyof typeof attackNumbers;

export const isAttackNumber = (name: string): name is AttackNumberName => Object.hasOwn(attackNumbers, name);

/** What `reroll` may name inside an attack. */
export const attackRerolls = ['hit', 'wound', 'damage', 'attacks', 'save'] as const;

const unmodified = ['2+', '3+', '4+', '5+', '6+'] as const;

/** States of `attack` that a condition on a single attack may ask for. */
export const attackStates: readonly string[] = [
  'critical-hit',
  'critical-wound',
  ...unmodified.map((face) => `hit-unmodified-${face}`),
  ...unmodified.map((face) => `wound-unmodified-${face}`),
];

/** States of attacker and target that the plain wordings know without being told. Game systems hand in their own. */
export const commonStates: readonly string[] = [
  'moved',
  'stationary',
  'advanced',
  'charged',
  'fell-back',
  'engaged',
  'battle-shocked',
  'in-cover',
  'within-half-range',
  'below-starting-strength',
  'below-half-strength',
  'in-range-of-objective',
];

/** What is printed after an ability's name: nothing, a number, a number or dice, or either left out. */
export interface WeaponAbility {
  readonly rule: RuleId;
  readonly words: string;
  readonly parameter: 'none' | 'number' | 'dice' | 'optional-number';
}

const ability = (words: string, parameter: WeaponAbility['parameter'] = 'none'): WeaponAbility => ({
  rule: words.replaceAll(' ', '-'),
  words,
  parameter,
});

/** The abilities of attacks that carry no keyword, by their printed names; `anti` is read apart. */
export const weaponAbilities: readonly WeaponAbility[] = [
  ability('lethal hits'),
  ability('sustained hits', 'dice'),
  ability('devastating wounds'),
  ability('twin-linked'),
  ability('torrent'),
  ability('blast', 'optional-number'),
  ability('cleave', 'number'),
  ability('rapid fire', 'dice'),
  ability('melta', 'dice'),
  ability('heavy'),
  ability('lance'),
  ability('assault'),
  ability('pistol'),
  ability('close-quarters'),
  ability('precision'),
  ability('hazardous'),
  ability('ignores cover'),
  ability('indirect fire'),
  ability('psychic'),
  ability('extra attacks'),
  ability('one shot'),
  ability('stealth'),
];

/** Rules an attack reads that are granted but are no weapon abilities. */
export const defensiveRules = { cover: 'benefit-of-cover', failedSave: 'ignore-first-failed-save' } as const;

/** Every rule that the plain wordings grant. */
export const attackRules: readonly RuleId[] = [
  ...weaponAbilities.map(({ rule }) => rule),
  'anti',
  'additional-attacks',
  ...Object.values(defensiveRules),
];
