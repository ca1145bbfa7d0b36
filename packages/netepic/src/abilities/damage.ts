import { epicAbility, table } from './ability.js';

export const damage = epicAbility({
  id: 'damage',
  name: { fr: 'Dégâts', en: 'Damage' },
  also: ['Dégats'],
  parameter: 'number',
  source: table('AB-06'),
  summary:
    'A failed save costs so many hit points more; on a location sheet the attacker may add it to the damage roll.',
  weapon: (extra) => ({ damage: extra === 'flame' ? 0 : extra }),
  inAttack: true,
});
