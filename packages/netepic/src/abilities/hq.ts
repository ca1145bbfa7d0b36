import { epicAbility, table } from './ability.js';

export const hq = epicAbility({
  id: 'hq',
  name: { fr: 'QG', en: 'HQ' },
  also: ['Quartier Général', 'QG, Quartier Général'],
  source: { ...table('AB-22'), ruling: 'G-17' },
  summary:
    'After all losses, a stand of its class within 6 cm may die in its place, once for each failed save; not in close assault.',
  stand: () => ({ mayBeSacrificedFor: true }),
  inAttack: true,
});
