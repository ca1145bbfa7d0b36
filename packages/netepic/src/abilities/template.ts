import { epicAbility, table } from './ability.js';

export const template = epicAbility({
  id: 'template',
  name: { fr: 'Gabarit', en: 'Template' },
  parameter: 'size',
  source: { ...table('AB-10'), ruling: 'G-16' },
  summary:
    'One die to hit for every stand whose centre is under it, friend or enemy, seen or not; it never intercepts.',
  weapon: (size) => ({ template: size }),
  inAttack: true,
});
