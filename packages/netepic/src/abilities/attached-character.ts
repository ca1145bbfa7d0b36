import { epicAbility, table } from './ability.js';

export const attachedCharacter = epicAbility({
  id: 'attached-character',
  name: { fr: 'Personnage Lié', en: 'Attached Character' },
  source: { ...table('AB-19'), ruling: 'G-40' },
  summary:
    'Joins a detachment for the game, at most two in one; it takes no transport space and shares morale, Infiltration and command.',
  stand: () => ({ isAttached: true }),
});

export const MOST_CHARACTERS = 2;

/** What joining asks of a detachment: its class where all its own stands have one. */
export interface Host {
  readonly pinningClass: number | undefined;
  readonly formation: string;
  readonly company: string;
  readonly characters: number;
}

/** What joining asks of a character; `company` where it is one of a company. */
export interface Joining {
  readonly pinningClass: number;
  readonly company?: string;
}

export type JoiningRefusal = 'class' | 'too-many' | 'other-company';

/** Class 1 joins infantry or cavalry; class 2 and more its own class only (AB-19.6 to .9). */
export function joiningRefused({ pinningClass, company }: Joining, host: Host): JoiningRefusal | undefined {
  if (host.characters >= MOST_CHARACTERS) return 'too-many';
  if (company !== undefined && (company !== host.company || company !== host.formation)) return 'other-company';
  const fits = pinningClass === 1 ? [1, 2] : [pinningClass];
  return host.pinningClass !== undefined && fits.includes(host.pinningClass) ? undefined : 'class';
}
