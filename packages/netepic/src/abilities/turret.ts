import { epicAbility, table } from './ability.js';

export const turret = epicAbility({
  id: 'turret',
  name: { fr: 'Tourelle', en: 'Turret' },
  source: table('AB-27'),
  summary: 'The weapon fires all round, whatever it is mounted on.',
  weapon: () => ({ allRound: true }),
});
