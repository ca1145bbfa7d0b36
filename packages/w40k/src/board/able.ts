import {
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
import { drawnTo, engagements, isCloser } from './closeness.js';
import { coherencyOf, gapAcross } from './distances.js';
import type { Ended } from './ends.js';
import { type Placed, placedAt } from './solids.js';
import { isFree } from './spot.js';
import { limitOf, type Table } from './table.js';
import { wayReasons } from './way.js';

const around: readonly Facing[] = Array.from({ length: 16 }, (_, i) => degrees(i * 22.5));

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
  const limit = limitOf(table, ended.model);
  const near = sought.of
    .map((other) => ({ other, gap: gapAcross(before, other) }))
    .filter(({ gap }) => gap <= limit + sought.within.across)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, 3);
  for (const { other } of near) {
    for (const facing of ringsAround(before, other)) {
      const stance = beside(table, before, other, { facing, gap: sought.within.across });
      if (stance !== undefined && canEndAt(table, ends, ended, stance, (end) => nearTo(end, other, sought.within))) {
        return stance;
      }
    }
  }
  return undefined;
}

const nearTo = (a: Placed, b: Placed, reach: Reach): boolean =>
  a.measured.some((p) => b.measured.some((q) => isNear(p, q, reach)));

/** Ways out of the other, those toward the model first. */
export function ringsAround(model: Placed, other: Placed): readonly Facing[] {
  const [dx, dy] = [model.stance.at.x - other.stance.at.x, model.stance.at.y - other.stance.at.y];
  const along = (facing: Facing) => {
    const { x, y } = toward(micrometres(100_000), facing);
    return x * dx + y * dy;
  };
  return [...around].sort((a, b) => along(b) - along(a));
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
  let away = 400_000;
  for (let round = 0; round < 4; round++) {
    const by = toward(away as Length, facing);
    const at: Point = { x: (other.stance.at.x + by.x) as Length, y: (other.stance.at.y + by.y) as Length };
    const stance: Stance = { ...model.stance, at, height };
    const over = gapAcross(placedAt(form, stance, model.model, model.measured.length > 1), other) - gap;
    if (over <= 1 && over >= -1) return over <= 0 ? stance : { ...stance, at: nearer(at, other.stance.at) };
    away -= Math.round(over) + (over > 0 ? 1 : 0);
    if (away <= 0) return undefined;
  }
  return undefined;
}

/** Two micrometres nearer. */
const nearer = (at: Point, to: Point): Point => ({
  x: (at.x + 2 * Math.sign(to.x - at.x)) as Length,
  y: (at.y + 2 * Math.sign(to.y - at.y)) as Length,
});

/** Whether a model could end there, going straight, with all that its move asks of a single model and its coherency. */
export function canEndAt(
  table: Table,
  ends: readonly Ended[],
  ended: Ended,
  stance: Stance,
  suits: (end: Placed) => boolean,
): boolean {
  const { before, model } = ended;
  if (before === undefined) return false;
  const steps = straightTo(before.stance, stance);
  if (steps === undefined) return false;
  const end = placedAt(table.board.formOf(model), stance, model, before.measured.length > 1);
  const mates = ends.filter((other) => other.model !== model).map((other) => other.end);
  if (!suits(end) || !isFree(table, end, mates) || !keepsClear(table, before, end)) return false;
  if (wayReasons(table, { model, entry: 0, from: before, steps, mates }).length > 0) return false;
  return coherencyOf([...mates, end], table.rules).kind === 'coherent';
}

/** A level stretch; places at another height are not looked for. */
const straightTo = (from: Stance, to: Stance): readonly Step[] | undefined =>
  from.height === to.height ? [{ kind: 'go', to: to.at }] : undefined;

/** What the move asks of each model for itself, besides being near. */
function keepsClear(table: Table, before: Placed, end: Placed): boolean {
  const targets = new Set(table.targets.map(({ unit }) => unit));
  return table.rule.ends.every((rule) => {
    if (rule.is === 'unengaged') return engagements(table, [{ end }], () => true).length === 0;
    if (rule.is === 'engaged-with-targets-only') {
      return engagements(table, [{ end }], (unit) => !targets.has(unit)).length === 0;
    }
    if (rule.is === 'closer') return isCloser(before, end, drawnTo(table, rule.to), rule.to);
    return true;
  });
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
  for (const part of [1, 0.75, 0.5]) {
    const far = Math.min(limit, contact) * part;
    const stance: Stance = {
      ...before.stance,
      at: { x: rounded(at.x + (dx * far) / length), y: rounded(at.y + (dy * far) / length) },
    };
    const isNearer = (there: Placed) => gapAcross(there, nearest) < now - 2540;
    if (canEndAt(table, ends, ended, stance, isNearer)) return stance;
  }
  return undefined;
}
