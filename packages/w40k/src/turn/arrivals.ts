import type { Length } from '@umpire/geometry';
import type { MoveTask } from '../board/move.js';
import { isTooLargeFor } from '../board/placing.js';
import { modified, type Reading } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import { living, modelAt, roundOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { haveAll } from '../table/states.js';
import { isAircraft } from './aircraft.js';
import type { MoveUnitFrame } from './move-frame.js';
import { lengthOf } from './moving.js';

export const strikesDeep = (reading: Reading, unit: RosterUnit): boolean =>
  haveAll(reading, unit, 'deep-strike') || isGranted(reading, 'grant', 'deep-strike', unit);

/** The strip along an edge that reserves arrive in, where the edition has one. */
function stripOf({ board }: Reading): Length | undefined {
  const edge = board.rules.moves.ingress?.ends.find((end) => end.is === 'at-an-edge');
  return edge?.is === 'at-an-edge' ? edge.deep : undefined;
}

/** 03.02.02: whether a unit was set up along an edge for its size; aircraft are spared what follows. */
export function isLargeArrival(reading: Reading, unit: RosterUnit, { kind, stripForLarge }: MoveTask): boolean {
  const strip = kind === 'ingress' ? stripOf(reading) : stripForLarge;
  if (strip === undefined || isAircraft(reading.table, unit)) return false;
  return living(reading.table, unit).some((model) => isTooLargeFor(modelAt(reading.table, model).kind.outline, strip));
}

/** G-12, G-16: who is let in anywhere without Deep Strike stays at an edge where its base would not fit along one. */
function letInAnywhere(reading: Reading): Pick<MoveTask, 'stripForLarge' | 'keepsToOwnHalf'> {
  const strip = stripOf(reading);
  return {
    ...(strip === undefined ? {} : { stripForLarge: strip }),
    ...(reading.rules.options.cosmicPrecisionIgnoresEnemyDZ === false ? { keepsToOwnHalf: true } : {}),
  };
}

type Arriving = Pick<MoveUnitFrame, 'kind' | 'beside'>;

/** What a rule changes about where a unit arrives. */
export function arrivalOf(reading: Reading, unit: RosterUnit, { kind, beside }: Arriving): MoveTask {
  if (beside) return { kind: 'set-up-near', unit: unit.index, transport: beside.model, near: beside.near };
  const isAnywhere = kind !== 'ingress';
  const clearance =
    modified(reading, 'ingress-clearance', unit.ref, 0) ||
    (isAnywhere ? modified(reading, 'deep-strike-clearance', unit.ref, 0) : 0);
  return {
    kind,
    unit: unit.index,
    battleRound: roundOf(reading.table),
    ...(clearance > 0 ? { clearance: lengthOf(clearance) } : {}),
    ...(kind === 'deep-strike' && !strikesDeep(reading, unit) ? letInAnywhere(reading) : {}),
  };
}
