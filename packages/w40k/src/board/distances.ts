import {
  type Bounds,
  type Coherency,
  coherency,
  coherentWith,
  distance,
  distanceSquared,
  heightBetween,
  isNear,
  isWhollyWithin,
  isWithin,
  isWithinRange,
  type Length,
  type Reach,
  type Shape,
} from '@umpire/geometry';
import type { Board, ModelRef, Seat, UnitRef } from './board.js';
import { boundsAround, boundsMeet } from './bounds.js';
import { contactGap } from './contact.js';
import { whileCounted } from './kept.js';
import type { BoardRules } from './rules.js';
import { isRoundWithin } from './sealed.js';
import { type Placed, placed } from './solids.js';

/** The models of a unit that are on the battlefield. */
export const standingOf = (board: Board, unit: UnitRef): readonly Placed[] =>
  standings(board, unit, 0, () => {
    const models: Placed[] = [];
    for (const model of board.modelsOf(unit)) {
      const there = placed(board, model);
      if (there) models.push(there);
    }
    return models;
  });

const standings = whileCounted<readonly Placed[]>();

/** A rectangle around a unit's models on the battlefield; nothing for a unit that has none there. */
export const boundsOf = (board: Board, unit: UnitRef): Bounds | undefined =>
  around(board, unit, 0, () => {
    const models = standingOf(board, unit);
    return models.length === 0 ? undefined : boundsAround(models.map(({ bounds }) => bounds));
  });

const around = whileCounted<Bounds | undefined>();

/** Whether two units may be so near, by the rectangles around them. */
function mayBeWithin(board: Board, a: UnitRef, b: UnitRef, range: number): boolean {
  const [own, other] = [boundsOf(board, a), boundsOf(board, b)];
  return own !== undefined && other !== undefined && boundsMeet(own, other, range + 1);
}

const enemiesOf = (board: Board, seat: Seat): readonly UnitRef[] =>
  board.units.filter((unit) => board.seatOf(unit) !== seat);

/** Within a reach, across and up each for itself: engagement, coherency, markers. */
export function areNear(a: Placed, b: Placed, reach: Reach): boolean {
  if (!boundsMeet(a.bounds, b.bounds, reach.across + 1)) return false;
  for (const p of a.measured) for (const q of b.measured) if (isNear(p, q, reach)) return true;
  return false;
}

/** Within a distance measured straight, slanting if it must. */
export function areWithin(a: Placed, b: Placed, range: Length): boolean {
  if (!boundsMeet(a.bounds, b.bounds, range + 1)) return false;
  for (const p of a.measured) for (const q of b.measured) if (isWithinRange(p, q, range)) return true;
  return false;
}

/** In micrometres, straight; to be compared with `compareDistances`, and not with a limit: `areWithin` decides that. */
export function gapBetween(a: Placed, b: Placed): number {
  if (a.stance.height === b.stance.height && a.measured.length === 1 && b.measured.length === 1) return gapAcross(a, b);
  let least = Infinity;
  for (const p of a.measured) {
    for (const q of b.measured) {
      const up = heightBetween(p, q);
      if (up >= least) continue;
      const gap = across(p.shape, q.shape);
      least = Math.min(least, up === 0 ? gap : Math.sqrt(gap * gap + up * up));
    }
  }
  return least;
}

/** As `gapBetween`, height aside. */
export function gapAcross(a: Placed, b: Placed): number {
  let least = Infinity;
  for (const p of a.measured) for (const q of b.measured) least = Math.min(least, across(p.shape, q.shape));
  return least;
}

/** Between round bases by their centres; else as shapes. */
function across(a: Shape, b: Shape): number {
  if (a.kind !== 'round' || b.kind !== 'round') return distance(a, b);
  const gap = Math.sqrt(distanceSquared(a.centre, b.centre)) - a.pieces[0]!.radius - b.pieces[0]!.radius;
  return Math.max(0, gap);
}

/** Base contact, 01.04: no more than `contactGap` in plan between models whose heights meet. */
export const inContact = (a: Placed, b: Placed): boolean =>
  a.rooms.some((p) => b.rooms.some((q) => heightBetween(p, q) === 0 && isWithin(p.shape, q.shape, contactGap)));

/** Whether some model of one unit is within a distance of some model of the other. */
export const isUnitWithin = (board: Board, a: UnitRef, b: UnitRef, range: Length): boolean =>
  mayBeWithin(board, a, b, range) &&
  standingOf(board, a).some((p) => standingOf(board, b).some((q) => areWithin(p, q, range)));

/** Whether some model of a unit is within a distance of one model. */
export function isModelWithin(board: Board, model: ModelRef, unit: UnitRef, range: Length): boolean {
  const [from, there] = [placed(board, model), boundsOf(board, unit)];
  if (from === undefined || there === undefined || !boundsMeet(from.bounds, there, range + 1)) return false;
  return standingOf(board, unit).some((other) => areWithin(from, other, range));
}

/** Whether every part of every model of a unit is within a distance, in plan, of one model. */
export const isUnitWhollyWithin = (board: Board, unit: UnitRef, of: ModelRef, range: Length): boolean => {
  const from = placed(board, of);
  const models = standingOf(board, unit);
  return from !== undefined && models.length > 0 && models.every((model) => isPlacedWhollyWithin(model, from, range));
};

/** Every part measured of one, in plan, within a distance of some part of the other. */
export const isPlacedWhollyWithin = (model: Placed, of: Placed, range: Length): boolean =>
  model.measured.every(({ shape }) => of.measured.some((part) => isWhollyWithin(shape, part.shape, range)));

/** The distance between two units, in micrometres; nothing if one of them is not on the battlefield. */
export function unitGap(board: Board, a: UnitRef, b: UnitRef): number | undefined {
  let least: number | undefined;
  for (const p of standingOf(board, a)) {
    for (const q of standingOf(board, b)) {
      const gap = gapBetween(p, q);
      if (least === undefined || gap < least) least = gap;
    }
  }
  return least;
}

/** Whether two models are within engagement range (03.04); whose they are is not asked. */
export const areEngaged = (a: Placed, b: Placed, board: Board): boolean => {
  const { reach } = board.rules.engagement;
  return areNear(a, b, reach) && isRoundWithin(board, a, b, reach.across);
};

/** Whether two units of opposing sides are engaged, by one pair of models. */
export const isEngagedWith = (board: Board, unit: UnitRef, enemy: UnitRef): boolean =>
  board.seatOf(unit) !== board.seatOf(enemy) && haveEngaged(board, unit, enemy);

function haveEngaged(board: Board, unit: UnitRef, enemy: UnitRef): boolean {
  if (!mayBeWithin(board, unit, enemy, board.rules.engagement.reach.across)) return false;
  const others = standingOf(board, enemy);
  for (const a of standingOf(board, unit)) for (const b of others) if (areEngaged(a, b, board)) return true;
  return false;
}

/** The enemy units that a unit is engaged with. */
export const engagedWith = (board: Board, unit: UnitRef): readonly UnitRef[] =>
  engagements(board, unit, 0, () =>
    enemiesOf(board, board.seatOf(unit)).filter((enemy) => haveEngaged(board, unit, enemy)),
  );

const engagements = whileCounted<readonly UnitRef[]>();

/** The enemy units that one model is engaged with. */
export function modelEngagedWith(board: Board, model: ModelRef): readonly UnitRef[] {
  const here = placed(board, model);
  if (here === undefined) return [];
  const enemies = enemiesOf(board, board.seatOf(board.unitOf(model)));
  return enemies.filter((enemy) => standingOf(board, enemy).some((there) => areEngaged(here, there, board)));
}

export const isEngaged = (board: Board, unit: UnitRef): boolean => engagedWith(board, unit).length > 0;

/** What keeps a unit of so many models together. */
export const coherencyRule = ({ coherency: { from } }: BoardRules, models: number) =>
  from.filter((step) => step.models <= models).at(-1)?.rule;

/** Whether models keep coherency (03.03) where they stand; the first that does not, by its place in the list. */
export function coherencyOf(models: readonly Placed[], rules: BoardRules): Coherency {
  const rule = coherencyRule(rules, models.length);
  if (rule === undefined) return { kind: 'coherent' };
  if (models.every(({ measured }) => measured.length === 1))
    return coherency(
      models.map((one) => one.measured[0]!),
      rule,
    );
  return coherency(models.map(wholeOf), rule);
}

/** Whether `coherencyOf` finds nothing wrong with some models and one more: most is looked at once for all places of the one. */
export function coherencyWith(mates: readonly Placed[], rules: BoardRules): (one: Placed) => boolean {
  const rule = coherencyRule(rules, mates.length + 1);
  if (rule === undefined) return () => true;
  if (mates.some(({ measured }) => measured.length > 1))
    return (one) => coherencyOf([...mates, one], rules).kind === 'coherent';
  const isCoherent = coherentWith(
    mates.map(({ measured }) => measured[0]!),
    rule,
  );
  return (one) =>
    one.measured.length === 1 ? isCoherent(one.measured[0]!) : coherencyOf([...mates, one], rules).kind === 'coherent';
}

/** All that is measured of a model as one solid, for models of several parts: from its lowest to its highest. */
const wholeOf = ({ measured }: Placed): Placed['measured'][number] => {
  const [first, ...others] = measured;
  const pieces = measured.flatMap(({ shape }) => shape.pieces);
  return {
    shape: { ...first!.shape, pieces, bounds: boundsAround(measured.map(({ shape }) => shape.bounds)) },
    bottom: Math.min(first!.bottom, ...others.map(({ bottom }) => bottom)) as Length,
    top: Math.max(first!.top, ...others.map(({ top }) => top)) as Length,
  };
};

/** Whether a unit on the battlefield is in coherency. */
export const unitCoherency = (board: Board, unit: UnitRef): Coherency =>
  coherencyOf(standingOf(board, unit), board.rules);
