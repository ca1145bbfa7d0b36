import type { Condition, Selector } from './term.js';

export const attackSorts = ['ranged', 'melee', 'any'] as const;

/** Attacks by, at and with whom; `where` is asked for each attack, with `attacker`, `target`, `weapon` and `attack` bound. */
export interface Attacks {
  readonly attacks: (typeof attackSorts)[number];
  readonly by?: Selector;
  readonly at?: Selector;
  readonly with?: Selector;
  readonly where?: Condition;
}

/** For whom a verb works: units and models, or attacks. */
export type Whom = Selector | Attacks;

export const isAttacks = (whom: Whom): whom is Attacks => typeof whom !== 'string' && 'attacks' in whom;
