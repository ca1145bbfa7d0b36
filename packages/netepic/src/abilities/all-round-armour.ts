import { epicAbility, table } from './ability.js';

export const allRoundArmour = epicAbility({
  id: 'all-round-armour',
  name: { fr: 'Blindage Intégral', en: 'All-Round Armour' },
  source: table('AB-05'),
  summary: 'Shots from flank or rear have no extra point against its save.',
  stand: () => ({ noFlank: true }),
  inAttack: true,
});
