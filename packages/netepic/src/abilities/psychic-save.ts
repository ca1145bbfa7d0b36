import { epicAbility, table } from './ability.js';

export const psychicSave = epicAbility({
  id: 'psychic-save',
  name: { fr: 'Sauvegarde Psychique', en: 'Psychic Save' },
  parameter: 'threshold',
  source: { ...table('AB-25'), ruling: 'G-24' },
  summary: 'A save against ethereal psychic attacks, and against nothing else.',
  stand: (on) => ({ psychicSave: on }),
  inAttack: true,
});
