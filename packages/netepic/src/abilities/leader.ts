import { epicAbility, table } from './ability.js';

export const leader = epicAbility({
  id: 'leader',
  name: { fr: 'Meneur', en: 'Leader' },
  source: { ...table('AB-15'), ruling: 'G-45' },
  summary: 'Friendly detachments with a stand within 12 cm have +1 in close assault; not itself, not from class 5 on.',
  stand: () => ({ leads: true }),
  inAttack: true,
});

/** cm. */
export const LEADER_RANGE = 12;
export const LEADER_BONUS = 1;
/** From this class on a detachment gains nothing by it. */
export const LEADER_CLASS = 5;
