import { epicAbility, table } from './ability.js';

export const inorganic = epicAbility({
  id: 'inorganic',
  name: { fr: 'Inorganique', en: 'Inorganic' },
  source: table('AB-13'),
  summary: 'Poison, disease, pheromones and smells do nothing to it.',
  stand: () => ({ isInorganic: true }),
  inAttack: true,
});
