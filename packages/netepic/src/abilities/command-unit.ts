import { epicAbility, table } from './ability.js';

export const commandUnit = epicAbility({
  id: 'command-unit',
  name: { fr: 'Unité de Commandement', en: 'Command Unit' },
  source: { ...table('AB-28'), ruling: 'G-46' },
  summary: 'Once it has moved, Charge counts as Advance and Advance as a revealed First Fire when it shoots; morale 3.',
  stand: () => ({ isCommandUnit: true }),
});

const COMMAND_MORALE = 3;

/** 3 unless printed otherwise; 6 in a formation whose morale is 6 (AB-28.4). */
export const commandMorale = (formation: number | null): number => (formation === 6 ? 6 : COMMAND_MORALE);

/** What the order becomes when its own activation in the Movement phase ends (AB-28.2, .5 to .8). */
export function orderAfterMove<O extends string>(
  order: O,
  { canMove, hasEngaged }: { readonly canMove: boolean; readonly hasEngaged: boolean },
): O | 'advance' | 'first-fire' {
  if (!canMove) return order;
  if (order === 'charge') return hasEngaged ? order : 'advance';
  return order === 'advance' ? 'first-fire' : order;
}
