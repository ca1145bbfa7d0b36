import { epicAbility, table } from './ability.js';

export const reinforcedNecrodermis = epicAbility({
  id: 'reinforced-necrodermis',
  name: { fr: 'Nécroderme Renforcé', en: 'Reinforced Necrodermis' },
  source: table('AB-17'),
  summary: 'Dégâts does nothing to it.',
  stand: () => ({ cancelsDamage: true }),
  inAttack: true,
});
