import {
  compareDistances,
  degrees,
  type Facing,
  isNear,
  type Length,
  micrometres,
  type Point,
  type Reach,
  rounded,
  type Stance,
  type Step,
  toward,
} from '@umpire/geometry';
import { closestOf, drawnTo, engagements, gapTo } from './closeness.js';
import { coherencyWith, gapAcross } from './distances.js';
import type { Ended } from './ends.js';
import { isRoundWithin } from './sealed.js';
import { type Placed, placedAt } from './solids.js';
import { discOf, isFree, isSurelyTaken } from './spot.js';
import { limitOf, type Table } from './table.js';
import { isWayOpen } from './way.js';

interface Heading {
  readonly facing: Facing;
  readonly way: Point;
}

const around: readonly Heading[] = Array.from({ length: 16 }, (_, i) => {
  const facing = degrees(i * 22.5);
  return { facing, way: toward(micrometres(100_000), facing) };
});

/**
 * A place so near to one of some models that a model could have gone to in a straight line, the rest of its unit where
 * it ends. Looked for on rings about them: what is found is legal, not everything is found.
 */
export function placeWithin(
  table: Table,
  ends: readonly Ended[],
  ended: Ended,
  sought: { readonly of: readonly Placed[]; readonly within: Reach },
): Stance | undefined {
  const { before } = ended;
  if (before === undefined) return undefined;
  const near = nearestInReach(table, before, sought.of, sought.within.across);
  if (near.length === 0) return undefined;
  const canEnd = endsFor(table, ends, ended);
  for (const other of near) {
    for (const facing of ringsAround(before, other)) {
      const stance = beside(table, before, other, { facing, gap: sought.within.across });
      const isThere = (end: Placed) =>
        nearTo(end, other, sought.within) && isRoundWithin(table.board, end, other, sought.within.across);
      if (stance !== undefined && canEnd(stance, isThere)) return stance;
    }
  }
  return undefined;
}

/** The three nearest of some models, of those that a model could come so near to. */
export function nearestInReach(
  table: Table,
  model: Placed,
  others: readonly Placed[],
  within: number,
): readonly Placed[] {
  const limit = limitOf(table, model.model) + within;
  const near: { readonly other: Placed; readonly gap: number }[] = [];
  for (const other of others) {
    const gap = gapAcross(model, other);
    if (gap <= limit) near.push({ other, gap });
  }
  return near
    .sort((a, b) => a.gap - b.gap)
    .slice(0, 3)
    .map(({ other }) => other);
}

const nearTo = (a: Placed, b: Placed, reach: Reach): boolean =>
  a.measured.some((p) => b.measured.some((q) => isNear(p, q, reach)));

/** Ways out of the other, those toward the model first. */
export function ringsAround(model: Placed, other: Placed): readonly Facing[] {
  const [dx, dy] = [model.stance.at.x - other.stance.at.x, model.stance.at.y - other.stance.at.y];
  return around
    .map(({ facing, way }) => ({ facing, along: way.x * dx + way.y * dy }))
    .sort((a, b) => b.along - a.along)
    .map(({ facing }) => facing);
}

/** Where a model stands so far from another, in a direction from it; within a micrometre, and never farther. */
export function beside(
  { board }: Table,
  model: Placed,
  other: Placed,
  { facing, gap }: { readonly facing: Facing; readonly gap: number },
): Stance | undefined {
  const form = board.formOf(model.model);
  const { height } = other.stance;
  const radii = betweenDiscs(model, other);
  let away = 400_000;
  for (let round = 0; round < 4; round++) {
    const by = toward(away as Length, facing);
    const at: Point = { x: (other.stance.at.x + by.x) as Length, y: (other.stance.at.y + by.y) as Length };
    const stance: Stance = { at, facing: model.stance.facing, height };
    const apart =
      radii === undefined
        ? gapAcross(placedAt(form, stance, model.model, model.measured.length > 1), other)
        : Math.max(0, Math.sqrt(by.x * by.x + by.y * by.y) - radii.own - radii.other);
    const over = apart - gap;
    if (over <= 1 && over >= -1) return over <= 0 ? stance : { ...stance, at: nearer(at, other.stance.at) };
    away -= Math.round(over) + (over > 0 ? 1 : 0);
    if (away <= 0) return undefined;
  }
  return undefined;
}

/** Of two round bases that alone are measured: their gap needs no shapes. */
const betweenDiscs = (a: Placed, b: Placed): { readonly own: number; readonly other: number } | undefined =>
  a.base.kind === 'round' && b.base.kind === 'round' && a.measured.length === 1 && b.measured.length === 1
    ? { own: a.base.pieces[0]!.radius, other: b.base.pieces[0]!.radius }
    : undefined;

/** Two micrometres nearer. */
const nearer = (at: Point, to: Point): Point => ({
  x: (at.x + 2 * Math.sign(to.x - at.x)) as Length,
  y: (at.y + 2 * Math.sign(to.y - at.y)) as Length,
});

/** Whether a model could end at a place that suits, going straight. */
export type CanEnd = (stance: Stance, suits: (end: Placed) => boolean) => boolean;

/** With all that its move asks of a single model, and its coherency with others where they end. `by`: whether its way is asked too. */
export function endsFor(
  table: Table,
  ends: readonly Ended[],
  { before, model }: Ended,
  by: 'straight' | 'any-way' = 'straight',
): CanEnd {
  if (before === undefined) return () => false;
  const form = table.board.formOf(model);
  const mates = ends.filter((other) => other.model !== model).map(({ end }) => end);
  const most = limitOf(table, model) + SLACK;
  const { at, height } = before.stance;
  const clears = clearance(table, before);
  const isCoherent = coherencyWith(mates, table.rules);
  return (stance, suits) => {
    const [dx, dy] = [stance.at.x - at.x, stance.at.y - at.y];
    // a level stretch: places at another height are not looked for
    if (stance.height !== height || dx * dx + dy * dy > most * most) return false;
    const disc = discOf(form, stance, before);
    if (disc && isSurelyTaken(table, disc, mates)) return false;
    const end = placedAt(form, stance, model, before.measured.length > 1);
    if (!suits(end) || !isFree(table, end, mates) || !clears(end) || !isCoherent(end)) return false;
    if (by === 'any-way') return true;
    const steps: readonly Step[] = [{ kind: 'go', to: stance.at }];
    return isWayOpen(table, { model, entry: 0, from: before, steps, mates });
  };
}

/** What is farther than this beyond the limit is too far by any measure, in micrometres. */
const SLACK = 1;

/** What the move asks of each model for itself, besides being near. */
function clearance(table: Table, before: Placed): (end: Placed) => boolean {
  const isTarget = (unit: number): boolean => table.targets.some((target) => target.unit === unit);
  const checks = table.rule.ends.flatMap((rule): ((end: Placed) => boolean)[] => {
    if (rule.is === 'unengaged') return [(end) => engagements(table, [{ end }], () => true).length === 0];
    if (rule.is === 'engaged-with-targets-only')
      return [(end) => engagements(table, [{ end }], (unit) => !isTarget(unit)).length === 0];
    if (rule.is !== 'closer') return [];
    const groups = drawnTo(table, rule.to);
    const sought = rule.to === 'a-target' ? groups : closestOf(before, groups);
    const began = sought.map((group) => gapTo(before, group));
    return [(end) => sought.some((group, i) => compareDistances(gapTo(end, group), began[i]!) < 0)];
  });
  return (end) => checks.every((check) => check(end));
}

/** A place nearer to some models, by more than a tenth of an inch, that a model could have gone on to in a straight line. */
export function placeNearer(
  table: Table,
  ends: readonly Ended[],
  ended: Ended,
  others: readonly Placed[],
): Stance | undefined {
  const { before, end } = ended;
  if (before === undefined) return undefined;
  const now = Math.min(...others.map((other) => gapAcross(end, other)));
  const nearest = others.find((other) => gapAcross(end, other) <= now + 1);
  if (nearest === undefined) return undefined;
  const limit = limitOf(table, ended.model);
  const { at } = before.stance;
  const [dx, dy] = [nearest.stance.at.x - at.x, nearest.stance.at.y - at.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return undefined;
  const contact = gapAcross(before, nearest);
  const canEnd = endsFor(table, ends, ended);
  for (const part of [1, 0.75, 0.5]) {
    const far = Math.min(limit, contact) * part;
    const stance: Stance = {
      ...before.stance,
      at: { x: rounded(at.x + (dx * far) / length), y: rounded(at.y + (dy * far) / length) },
    };
    if (canEnd(stance, (there) => gapAcross(there, nearest) < now - 2540)) return stance;
  }
  return undefined;
}
