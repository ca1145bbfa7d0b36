import { epicAbility, table } from './ability.js';

export const specialRules = epicAbility({
  id: 'special-rules',
  name: { fr: 'Règles Spéciales', en: 'Special Rules' },
  source: { ...table('AB-24'), ruling: 'G-16' },
  summary: 'Points to rules printed with the unit, which are not supplied.',
  why: 'the printed text is empty: the rules stand with the unit',
});
