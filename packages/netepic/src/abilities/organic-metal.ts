import { epicAbility, table } from './ability.js';

export const organicMetal = epicAbility({
  id: 'organic-metal',
  name: { fr: 'Métal Organique', en: 'Organic Metal' },
  parameter: 'number',
  source: { ...table('AB-16'), ruling: 'G-18' },
  summary:
    'While a point is left a hit on a zone is cancelled; a die no higher than its modifier costs a point for the game.',
  stand: (points) => ({ organicMetal: points }),
  inAttack: true,
});

/**
 * Whether the die of a cancelled hit costs a point. `printed` is the modifier of the weapon, `modifier` that of this shot with flank
 * or rear; a weapon without one never does, whatever the sector (AB-16.3, .5).
 */
export const losesPoint = (face: number, modifier: number, printed: number): boolean =>
  printed < 0 && face <= -modifier;
