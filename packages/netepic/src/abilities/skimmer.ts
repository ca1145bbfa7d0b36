import { epicAbility, table } from './ability.js';
import type { StandTraits } from './traits.js';

export const skimmer = epicAbility({
  id: 'skimmer',
  name: { fr: 'Antigrav', en: 'Skimmer' },
  source: table('AB-02'),
  summary:
    'Pinned only by its like, or for the turn where it stayed; passes zones of control, terrain and enemies; may pop up.',
  stand: () => ({ isSkimmer: true }),
});

/** What pinning asks of a stand. */
export interface Pinning {
  readonly pinningClass: number;
  readonly traits: Pick<StandTraits, 'isSkimmer' | 'isHeavySkimmer' | 'hasJumpPacks' | 'isFlyer'>;
}

/** Stands of the air hold a skimmer and stop it at their zone of control: its like, and jump packs (AB-02.1, .3, .8). */
const isOfTheAir = ({ traits }: Pinning): boolean => traits.isSkimmer || traits.hasJumpPacks;

/** Whether being engaged with this enemy pins at once, whatever it has done (ENG-5, AB-02.1). */
export const pins = (enemy: Pinning, own: Pinning): boolean =>
  !own.traits.isFlyer && enemy.pinningClass >= own.pinningClass && (!own.traits.isSkimmer || isOfTheAir(enemy));

/** A skimmer that stays engaged with an equal or a greater one is pinned for this turn alone (AB-02.2, .10). */
export const pinsThisTurn = (enemy: Pinning, own: Pinning, canStillLeave: boolean): boolean =>
  own.traits.isSkimmer && !canStillLeave && enemy.pinningClass >= own.pinningClass;

/** Whether the zone of control of this enemy is nothing to it, for what it is (AB-02.3, ALT-1, ALT-4); a Charge is another matter. */
export const ignoresZoneOf = (enemy: Pinning, own: Pinning): boolean =>
  own.traits.isFlyer ||
  own.pinningClass > enemy.pinningClass ||
  ((own.traits.isSkimmer || own.traits.hasJumpPacks) && !isOfTheAir(enemy));

/** Whether it may rise in the First Fire segment (ALT-3, AB-03.2). */
export const mayPopUp = ({ isSkimmer, isHeavySkimmer }: Pinning['traits'], isEngaged: boolean): boolean =>
  isSkimmer && !isHeavySkimmer && !isEngaged;
