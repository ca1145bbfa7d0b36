import { epicAbility, table } from './ability.js';

export const heavySkimmer = epicAbility({
  id: 'heavy-skimmer',
  name: { fr: 'Antigrav Lourd', en: 'Heavy Skimmer' },
  source: table('AB-03'),
  summary: 'As Antigrav, but it may not pop up.',
  stand: () => ({ isSkimmer: true, isHeavySkimmer: true }),
});
