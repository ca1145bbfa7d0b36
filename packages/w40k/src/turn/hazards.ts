import type { Later } from '@umpire/rules';
import type { Reading } from '../table/facts.js';
import { unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Shot, Sighted } from '../table/volley.js';
import { armory, mayBeWith } from './armory.js';
import type { SufferFrame } from './fall.js';

/** Out of turn at a charger: rolled at once, and suffered when it has moved or has not. */
export const afterTheCharge = ({ seat, ref, index }: RosterUnit, frame: number, failed: number): Later => ({
  rule: 'hazardous',
  seat,
  at: 'charge-ends',
  edge: 'before',
  frame,
  about: [ref],
  call: 'suffer',
  with: { unit: index, what: { kind: 'hazard', rolls: failed, areFailed: true } } satisfies SufferFrame,
});

/** 24.15: how many weapons that were fired or fought with are hazardous. */
export function hazardRolls(
  reading: Reading,
  unit: RosterUnit,
  shots: readonly (Shot & Sighted)[],
  phase: 'shooting' | 'fight',
): number {
  const weapons = new Set<string>();
  const armedOf = armory(reading, unit, { phase, snap: false });
  for (const shot of shots) {
    if (!mayBeWith(reading, unit, shot, 'hazardous')) continue;
    const armed = armedOf(shot, unitAt(reading.table, shot.target));
    if (armed?.forces.granted.has('hazardous')) weapons.add(`${shot.lender ?? shot.model}>${shot.arm}`);
  }
  return weapons.size;
}
