import { epicAbility, table } from './ability.js';

export const regeneration = epicAbility({
  id: 'regeneration',
  name: { fr: 'Régénération', en: 'Regeneration' },
  parameter: 'threshold',
  source: { ...table('AB-23'), ruling: 'G-21' },
  summary: 'A die for each hit point about to be lost, shooting and close assault alike, saves it on so much.',
  stand: (on) => ({ regenerationOn: on }),
  inAttack: true,
});
