import type { Bound, Owner } from '@umpire/rules';
import { isEngaged } from '../board/distances.js';
import type { Reading } from '../table/facts.js';
import { isOnBattlefield, standing, unitOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { newCharge } from './charge.js';

import { newFight } from './fight.js';
import { shootWith } from './fire-frame.js';
import { firstFrame } from './move-frame.js';

interface Called {
  readonly call: string;
  readonly with: object;
}

type Activity = (reading: Reading, unit: RosterUnit, owner: Owner, bound: Bound) => Called | undefined;

/** The unit that the step was about as the rule acted. */
const subjectOf = ({ table }: Reading, { subject }: Bound): RosterUnit | undefined =>
  typeof subject === 'string' ? unitOf(table, subject) : undefined;

/** The unit that a name of the rule stands for. */
const namedBy = ({ table }: Reading, name: string, bound: Bound): RosterUnit | undefined => {
  const known = bound[name];
  return typeof known === 'string' ? unitOf(table, known) : undefined;
};

/** Whoever is engaged shoots at nobody out of its turn: what may be shot then is asked where a phase asks it. */
const canShoot = ({ table, board }: Reading, unit: RosterUnit): boolean =>
  isOnBattlefield(table, unit) && !isEngaged(board, unit.index);

const shootAt =
  (name: string): Activity =>
  (reading, unit, _, bound) => {
    const only = namedBy(reading, name, bound);
    return only && canShoot(reading, unit)
      ? { call: 'shoot', with: { ...shootWith(unit, 'normal'), only: only.index } }
      : undefined;
  };

const battleShock: Activity = ({ table }, unit) =>
  isOnBattlefield(table, unit) ? { call: 'battle-shock-roll', with: { unit: unit.index } } : undefined;

/** What a rule may tell a unit to do out of its turn: the procedure of the steps that do it. */
export const activities: Readonly<Record<string, Activity>> = {
  'ingress-move': (reading, unit) => ({ call: 'move-unit', with: firstFrame(reading, unit, 'ingress') }),
  'snap-shooting': (_, unit) => ({ call: 'shoot', with: shootWith(unit, 'snap') }),
  'snap-shoot-the-subject': (reading, unit, _, bound) => {
    const only = subjectOf(reading, bound);
    return only && { call: 'shoot', with: { ...shootWith(unit, 'snap'), only: only.index } };
  },
  'shoot-the-subject': (reading, unit, _, bound) => {
    const only = subjectOf(reading, bound);
    return only && { call: 'shoot', with: { ...shootWith(unit, 'normal'), only: only.index } };
  },
  'secure-objectives': (_, unit) => ({ call: 'secure', with: { unit: unit.index } }),
  'secure-one-objective': (_, unit) => ({ call: 'secure', with: { unit: unit.index, isOne: true } }),
  'charge-the-subject': (reading, unit, _, bound) => {
    const only = subjectOf(reading, bound);
    return only && { call: 'charge', with: { ...newCharge(unit, 6), only: only.index } };
  },
  'deep-strike-move': (reading, unit) => ({ call: 'move-unit', with: firstFrame(reading, unit, 'deep-strike') }),
  'hazard-rolls': ({ table }, unit) =>
    isOnBattlefield(table, unit) ? { call: 'hazard-rolls', with: { unit: unit.index, rolls: 1 } } : undefined,
  'leap-to-defend': (_, unit) => ({ call: 'charge', with: { ...newCharge(unit), onlyChargers: true } }),
  'into-the-fray': (_, unit) => ({ call: 'charge', with: newCharge(unit, 6) }),
  'charge-who-is-near': (_, unit) => ({ call: 'charge', with: { ...newCharge(unit), reach: 6 } }),
  'battle-shock-test': battleShock,
  'leadership-test': ({ table }, unit) =>
    isOnBattlefield(table, unit) ? { call: 'leadership-test', with: { unit: unit.index } } : undefined,
  'shoot-at-subject': shootAt('subject'),
  'shoot-at-attacker': shootAt('attacker'),
  'shoot-at-enemy': shootAt('enemy'),
  shoot: (reading, unit) => (canShoot(reading, unit) ? { call: 'shoot', with: shootWith(unit, 'normal') } : undefined),
  fight: ({ table, board }, unit) =>
    isOnBattlefield(table, unit) && isEngaged(board, unit.index) ? { call: 'fight', with: newFight(unit) } : undefined,
  'charge-at-enemy': (reading, unit, _, bound) => {
    const only = namedBy(reading, 'enemy', bound) ?? subjectOf(reading, bound);
    return only && { call: 'charge', with: { ...newCharge(unit), only: only.index } };
  },
  'battle-shock-rolls': (_, unit) => ({ call: 'battle-shock-roll', with: { unit: unit.index } }),
  'normal-move': (reading, unit) =>
    standing(reading.table, unit).length > 0
      ? { call: 'move-unit', with: firstFrame(reading, unit, 'normal') }
      : undefined,
};
