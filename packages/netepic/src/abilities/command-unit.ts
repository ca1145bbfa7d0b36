import { epicAbility, table } from './ability.js';

export const commandUnit = epicAbility({
  id: 'command-unit',
  name: { fr: 'Unité de Commandement', en: 'Command Unit' },
  source: { ...table('AB-28'), ruling: 'G-46' },
  summary: 'Once it has moved, Charge counts as Advance and Advance as a revealed First Fire when it shoots; morale 3.',
  stand: () => ({ isCommandUnit: true }),
});
