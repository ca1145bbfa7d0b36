import { epicAbility, table } from './ability.js';

export const wounds = epicAbility({
  id: 'wounds',
  name: { fr: 'PDV', en: 'Wounds' },
  also: ['PdV', 'points de vie', 'Hit Points'],
  parameter: 'number',
  source: table('AB-18'),
  summary: 'It has so many hit points and is destroyed when they are gone.',
  stand: (hitPoints) => ({ hitPoints }),
  inAttack: true,
});
