import { epicAbility, table } from './ability.js';

export const teleport = epicAbility({
  id: 'teleport',
  name: { fr: 'Téléportation', en: 'Teleport' },
  source: table('AB-26'),
  summary: 'Arrives from off the table; the point named scatters by 2D6 cm, unless the scatter die shows a hit.',
  stand: () => ({ teleports: true }),
});
