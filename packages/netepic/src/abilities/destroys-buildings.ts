import { epicAbility, table } from './ability.js';

export const destroysBuildings = epicAbility({
  id: 'destroys-buildings',
  name: { fr: 'Détruit les Bâtiments', en: 'Destroys Buildings' },
  parameter: 'number',
  source: { ...table('AB-07'), ruling: 'G-25' },
  summary: 'Each hit on a building asks a save at a modifier of its own; failed, all structure points are gone.',
  // the number is a magnitude (AB-07.3)
  weapon: (by) => ({ destroysBuildings: by === 'flame' ? 0 : by === 0 ? 0 : -by }),
});
