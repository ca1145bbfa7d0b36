import { epicAbility, table } from './ability.js';

export const closeDefence = epicAbility({
  id: 'close-defence',
  name: { fr: 'DR', en: 'Close Defence' },
  also: ['Défenses Rapprochées', 'Point Defence'],
  parameter: 'number',
  source: { ...table('AB-08'), ruling: 'G-22' },
  summary:
    'So many shots at 15 cm, all round, without effect on class 3 and above; each once a turn, as a reaction or with the weapons.',
  stand: (shots) => ({ closeDefence: shots }),
  inAttack: true,
});

/** Printed range in cm, and the class from which it has no effect (AB-08.9). */
export const CLOSE_DEFENCE_RANGE = 15;
export const CLOSE_DEFENCE_CLASS = 3;

export type CloseDefenceUse = 'interception' | 'counter-charge' | 'shooting';

/** The score as printed; the penalty of the reaction is already in it (AB-08.3, .8, .11). */
export const closeDefenceToHit = (use: CloseDefenceUse): number => (use === 'interception' ? 7 : 6);

export interface CloseDefenceAsked {
  readonly use: CloseDefenceUse;
  readonly left: number;
  /** It moved into contact itself this turn. */
  readonly hasEngaged: boolean;
  readonly isPinned: boolean;
  /** Combat phase: it is activated to shoot. */
  readonly isShooting: boolean;
  readonly targetClass: number;
  /** cm. */
  readonly distance: number;
}

export type CloseDefenceRefusal = 'none-left' | 'has-engaged' | 'pinned' | 'not-shooting' | 'class' | 'range';

/** Why a shot may not be fired; nothing where it may. Any order will do, Fall Back and none included (AB-08.4). */
export function closeDefenceRefused(asked: CloseDefenceAsked): CloseDefenceRefusal | undefined {
  if (asked.left <= 0) return 'none-left';
  if (asked.hasEngaged) return 'has-engaged';
  if (asked.isPinned) return 'pinned';
  if (asked.use === 'shooting' && !asked.isShooting) return 'not-shooting';
  if (asked.targetClass >= CLOSE_DEFENCE_CLASS) return 'class';
  return asked.distance > CLOSE_DEFENCE_RANGE ? 'range' : undefined;
}
