import { epicAbility, table } from './ability.js';

export const physicalPsychicAttack = epicAbility({
  id: 'physical-psychic-attack',
  name: { fr: 'Attaque Psychique Physique', en: 'Physical Psychic Attack' },
  source: { ...table('AB-04'), ruling: 'G-15' },
  summary: 'Resolved as a weapon; the psychic save does not work against it.',
  weapon: () => ({ psychic: 'physical' }),
  inAttack: true,
});
