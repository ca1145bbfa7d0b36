import { modelEngagedWith } from '../board/distances.js';
import type { Reading } from '../table/facts.js';
import { grantedWith } from '../table/granted.js';
import { lingering, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { FallFrame } from './fall.js';
import { lingerersFall } from './fight-on-death.js';
import { type ShootFrame, shootWith } from './fire-frame.js';

/* Models that stay after an attack has destroyed them, shoot once the attacking unit is done, and go then. */

export const SHOOT_ON_DEATH = 'shoot-on-death';

/** What a die must show for a destroyed model to stay and shoot: the best that a sheet or a grant says. */
export function neededToShoot(reading: Reading, unit: RosterUnit): number | undefined {
  const own = unit.parts.flatMap(({ abilities }) =>
    abilities.flatMap(({ given }) => (given.rule === SHOOT_ON_DEATH ? [given.parameter] : [])),
  );
  const needs = [...own, ...grantedWith(reading, SHOOT_ON_DEATH, unit)].map((one) =>
    typeof one === 'number' ? one : 1,
  );
  return needs.length === 0 ? undefined : Math.min(...needs);
}

interface Attacked {
  readonly targets: readonly number[];
  /** Targets whose destroyed models have shot. */
  readonly avenged?: readonly number[];
}

type Next<F> =
  | { readonly call: 'fall'; readonly with: FallFrame }
  | { readonly frame: F; readonly call: 'shoot'; readonly with: ShootFrame };

/** Unit by unit of those that were attacked: its destroyed models shoot, and are removed. Nothing where none is left. */
export function nextOnDeath<F extends Attacked>(reading: Reading, frame: F): Next<F> | undefined {
  const { table, board } = reading;
  const { targets, avenged = [] } = frame;
  const gone = lingerersFall(
    table,
    avenged.map((index) => unitAt(table, index)),
  );
  if (gone) return { call: 'fall', with: gone };
  const unit = targets
    .filter((index) => !avenged.includes(index))
    .map((index) => unitAt(table, index))
    .find((one) => neededToShoot(reading, one) !== undefined && lingering(table, one).length > 0);
  if (!unit) return undefined;
  const models = lingering(table, unit);
  const isHeld = models.some((model) => modelEngagedWith(board, model).length > 0);
  return {
    frame: { ...frame, avenged: [...avenged, unit.index] },
    call: 'shoot',
    with: { ...shootWith(unit, isHeld ? 'close-quarters' : 'normal'), models },
  };
}
