import { epicAbility, table } from './ability.js';

export const infiltration = epicAbility({
  id: 'infiltration',
  name: { fr: 'Infiltration', en: 'Infiltration' },
  source: table('AB-12'),
  summary: 'A move after deployment: twice its Move for class 1, once for the others, into no enemy zone of control.',
  stand: () => ({ infiltrates: true }),
});
