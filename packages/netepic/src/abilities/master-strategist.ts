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
const RESERVE_ORDERS = 2;
export const reserveOrders = (masterStrategists: number): number => (masterStrategists > 0 ? RESERVE_ORDERS : 0);
