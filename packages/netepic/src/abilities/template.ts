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

export interface UnderTemplate {
  /** Micrometres from the centre of the template to that of the stand, squared. */
  readonly distanceSquared: bigint | number;
  readonly atAltitude: boolean;
  readonly isInorganic: boolean;
}

/** Whether a stand takes a die: a template on the ground leaves those at altitude alone, a biological one the inorganic (AB-10.3, AB-13.2). */
export const takesDie = (
  { atAltitude, isInorganic }: Pick<UnderTemplate, 'atAltitude' | 'isInorganic'>,
  { onAltitude, isBiological }: { readonly onAltitude: boolean; readonly isBiological: boolean },
): boolean => atAltitude === onAltitude && !(isBiological && isInorganic);
