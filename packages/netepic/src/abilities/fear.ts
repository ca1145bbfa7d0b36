import { epicAbility, table } from './ability.js';
import type { StandTraits } from './traits.js';

export const fear = epicAbility({
  id: 'fear',
  name: { fr: 'Peur', en: 'Fear' },
  source: table('AB-20'),
  summary:
    'In the first round of an assault detachments engaged with it pass a morale test or have −2 until the end of the turn.',
  stand: () => ({ causesFear: true }),
  inAttack: true,
});

export const FEAR_PENALTY = 2;

/** Whom fear may touch. */
export interface Afraid {
  readonly pinningClass: number;
  readonly traits: Pick<StandTraits, 'causesFear' | 'causesTerror' | 'isFearless'>;
  readonly morale: number | null;
}

/** Two classes above, Peur, Terreur, Sans Peur or no morale value: untouched (AB-20.4, .7, MOR-2). */
export const fears = (own: Afraid, enemy: { readonly pinningClass: number }): boolean =>
  own.morale !== null &&
  !own.traits.causesFear &&
  !own.traits.causesTerror &&
  !own.traits.isFearless &&
  own.pinningClass < enemy.pinningClass + 2;
