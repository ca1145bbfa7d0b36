import { epicAbility, table } from './ability.js';

export const masterStrategist = epicAbility({
  id: 'master-strategist',
  name: { fr: 'Maître Stratège', en: 'Master Strategist' },
  source: { ...table('AB-14'), ruling: 'G-19' },
  summary:
    'Two orders lie in reserve; while such a stand lives, one may take the place of that of a detachment being activated.',
  stand: () => ({ isMasterStrategist: true }),
});

/** Two in all, however many such stands an army has (AB-14.1). */
export const RESERVE_ORDERS = 2;
export const reserveOrders = (masterStrategists: number): number => (masterStrategists > 0 ? RESERVE_ORDERS : 0);

export type FreeOrder = 'advance' | 'charge' | 'first-fire';

export interface Replacement {
  readonly reserve: readonly FreeOrder[];
  readonly wanted: FreeOrder;
  /** Of the detachment: none, or one with what is known of it. */
  readonly order: { readonly kind: FreeOrder | 'fall-back'; readonly isImposed: boolean } | undefined;
  readonly isAlive: boolean;
  readonly when: 'activated-in-movement' | 'reacting' | 'first-fire-segment';
  /** It was activated in the Movement phase of this turn. */
  readonly hasMoved: boolean;
  /** Reacting: a shot is really fired (AB-14.5). */
  readonly fires: boolean;
}

export type ReplacementRefusal =
  | 'nobody-alive'
  | 'not-in-reserve'
  | 'imposed'
  | 'no-order'
  | 'only-to-fire'
  | 'has-moved';

/** Why an order may not be taken from the reserve; nothing where it may (AB-14.2 to .9). */
export function replacementRefused(asked: Replacement): ReplacementRefusal | undefined {
  if (!asked.isAlive) return 'nobody-alive';
  if (!asked.reserve.includes(asked.wanted)) return 'not-in-reserve';
  if (asked.order === undefined) return 'no-order';
  if (asked.order.isImposed || asked.order.kind === 'fall-back') return 'imposed';
  const toFirstFire = asked.wanted === 'first-fire' && asked.order.kind !== 'first-fire';
  if (!toFirstFire) return undefined;
  if (asked.when === 'activated-in-movement') return 'only-to-fire';
  if (asked.hasMoved) return 'has-moved';
  return asked.when === 'reacting' && !asked.fires ? 'only-to-fire' : undefined;
}
