import { epicAbility, table } from './ability.js';

export const teleport = epicAbility({
  id: 'teleport',
  name: { fr: 'Téléportation', en: 'Teleport' },
  source: table('AB-26'),
  summary: 'Arrives from off the table; the point named scatters by 2D6 cm, unless the scatter die shows a hit.',
  stand: () => ({ teleports: true }),
});

/** The scatter die as a D6: an arrow on 1 to 4, a hit on 5 and 6. */
export const scatters = (face: number): boolean => face <= 4;

/** cm of one scatter roll; a hit stays where it was named (AB-26.2, .3). */
export const scatterLength = (die: number, length: readonly number[]): number =>
  scatters(die) ? length.reduce((sum, face) => sum + face, 0) : 0;
