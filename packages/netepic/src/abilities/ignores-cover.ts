import { epicAbility, table } from './ability.js';

export const ignoresCover = epicAbility({
  id: 'ignores-cover',
  name: { fr: 'Ignore les Couverts', en: 'Ignores Cover' },
  source: table('AB-11'),
  summary: 'Cover of terrain and structures is no penalty to hit; every other penalty stays.',
  weapon: () => ({ ignoresCover: true }),
  inAttack: true,
});
