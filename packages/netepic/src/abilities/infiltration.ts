import { epicAbility, table } from './ability.js';

export const infiltration = epicAbility({
  id: 'infiltration',
  name: { fr: 'Infiltration', en: 'Infiltration' },
  source: table('AB-12'),
  summary: 'A move after deployment: twice its Move for class 1, once for the others, into no enemy zone of control.',
  stand: () => ({ infiltrates: true }),
});

/** How far a stand may infiltrate, in the unit of `move` (AB-12.1). */
export const infiltrationMove = (pinningClass: number, move: number): number => (pinningClass === 1 ? 2 * move : move);

/** Which side moves the first detachment where both have such stands; nothing: the dice are rolled again (AB-12.3). */
export const infiltratesFirst = (a: number, b: number): 'A' | 'B' | undefined =>
  a === b ? undefined : a > b ? 'A' : 'B';
