import {
  type Bounds,
  isNoLongerThan,
  isWayClear,
  type Length,
  lengthOf,
  type Mover,
  type Obstacle,
  type Path,
  type PathMeasure,
  type Reach,
  type Shape,
  type Stance,
  type Step,
  type Walk,
  walk,
} from '@umpire/geometry';
import type { TerrainPart } from '../terrain/terrain.js';
import type { ModelForm, ModelRef } from './board.js';
import { boundsAround, boundsMeet, isInside } from './bounds.js';
import { crowdOf } from './crowd.js';
import { edgeOf } from './field.js';
import { partsNear, topOf, unsupported } from './ground.js';
import type { MoveReason } from './move.js';
import { inchesOf, reasonOf } from './reason.js';
import type { Placed } from './solids.js';
import { flies, isHeavy, isOneOf, limitOf, type Table } from './table.js';

/** One model's way, in the order of the proposal; `mates` are its unit-mates where they stand by then. */
export interface Way {
  readonly model: ModelRef;
  readonly entry: number;
  readonly from: Placed;
  readonly steps: readonly Step[];
  readonly mates: readonly Placed[];
}

/** What is wrong with a model's way, its end left aside. */
export function wayReasons(table: Table, way: Way): MoveReason[] {
  const flying = flies(table, way.model);
  const path: Path = { start: way.from.stance, steps: way.steps };
  return [
    ...slanting(table, way, flying),
    ...tooFar(table, way, path, flying),
    ...obstructed(table, way, flying),
    ...(flying ? [] : afloat(table, way)),
  ];
}

/** Whether `wayReasons` finds nothing: asked of every way that is tried. */
export function isWayOpen(table: Table, way: Way): boolean {
  const flying = flies(table, way.model);
  return (
    slanting(table, way, flying).length === 0 &&
    isNearEnough(table, way, { start: way.from.stance, steps: way.steps }, flying) &&
    isUnobstructed(table, way, flying) &&
    (flying || afloat(table, way).length === 0)
  );
}

/** 03.01: every stretch is level, or goes straight up or down; flyers take any line. */
function slanting(table: Table, { from, steps, model, entry }: Way, flying: boolean): MoveReason[] {
  if (flying) return [];
  const stances = stancesAlong(from.stance, steps);
  const slants = steps.findIndex((step, i) => {
    const before = stances[i]!;
    const moves = step.kind === 'go' && (step.to.x !== before.at.x || step.to.y !== before.at.y);
    return moves && step.height !== undefined && step.height !== before.height;
  });
  if (slants < 0) return [];
  const hint = 'give a level stretch and a stretch straight up or down';
  return [
    reasonOf(table.rules.moving, 'move-slants', 'a stretch is neither level nor straight up or down', {
      model,
      entry,
      at: stances[slants + 1]!,
      hint,
    }),
  ];
}

const measureOf = ({ rules }: Table, flying: boolean): PathMeasure => ({
  vertical: flying ? rules.flying.vertical : 'counts',
});

function isNearEnough(table: Table, { model }: Way, path: Path, flying: boolean): boolean {
  const left = (limitOf(table, model) - pivotCost(table, model, path.steps)) as Length;
  return path.steps.length === 0 || (left >= 0 && isNoLongerThan(path, left, measureOf(table, flying)));
}

function tooFar(table: Table, way: Way, path: Path, flying: boolean): MoveReason[] {
  if (isNearEnough(table, way, path, flying)) return [];
  const { model, entry } = way;
  const limit = limitOf(table, model) as Length;
  const measured = lengthOf(path, measureOf(table, flying)) + pivotCost(table, model, path.steps);
  const message = `moves ${inchesOf(measured, limit)}, at most ${inchesOf(limit)}`;
  const ruling = flying ? table.rules.flying : table.rule;
  return [reasonOf(ruling, 'move-too-far', message, { model, entry, measured, allowed: limit })];
}

/** What turning on the spot costs, where the edition has it so. */
function pivotCost({ rules, board }: Table, model: ModelRef, steps: readonly Step[]): Length {
  const { pivots } = rules.moving;
  const free = 0 as Length;
  if (pivots === undefined || !steps.some(({ kind }) => kind === 'turn')) return free;
  const form = board.formOf(model);
  const isRound = form.base.kind === 'round' && form.onStem !== true;
  if (isRound) return pivots.round;
  return isHeavy({ board, rules }, model) ? pivots.heavy : pivots.other;
}

/** All that may stop a model on its way: nothing where it cannot meet anything. */
interface InTheWay {
  readonly models: readonly Obstacle[];
  readonly reaches: readonly Obstacle[];
  readonly parts: readonly TerrainPart[];
  readonly edge: Shape | undefined;
}

function inTheWay(table: Table, way: Way, flying: boolean, stances: readonly Stance[]): InTheWay | undefined {
  const bounds = boundsOfWay(table.board.formOf(way.model), stances, way.from);
  const edge = edgeOf(table.board.field);
  const leaves = !isInside(bounds, edge.bounds);
  const models = modelsInTheWay(table, way, flying, bounds);
  const reaches = reachesInTheWay(table, flying, bounds);
  const { passesAll, passesTerrain, strides } = table.task;
  const throughTerrain = passesAll || passesTerrain || (flying && table.rules.flying.terrain === 'through');
  const near = throughTerrain ? [] : partsNear(table, bounds);
  const parts = strides ? near.filter((part) => topOf(table.board.field, part) > strides.over) : near;
  if (!leaves && models.length === 0 && reaches.length === 0 && parts.length === 0) return undefined;
  return { models, reaches, parts, edge: leaves ? edge : undefined };
}

/** The first thing that stops a model on its way: what was walked into, or whose engagement range was entered. */
type Stop =
  | { readonly kind: 'walked'; readonly found: Walk; readonly obstacles: readonly Obstacle[] }
  | { readonly kind: 'entered'; readonly at: Stance; readonly by: string; readonly obstacles: readonly Obstacle[] };

function stopOn(table: Table, way: Way, flying: boolean): Stop | undefined {
  const stances = stancesAlong(way.from.stance, way.steps);
  const there = inTheWay(table, way, flying, stances);
  if (there === undefined) return undefined;
  const { models, reaches, parts, edge } = there;
  const form = table.board.formOf(way.model);
  const keywords = table.board.keywordsOf(way.model);
  const mover: Mover = { outline: form.base, height: form.height };
  const foot: Mover = { outline: form.base, height: 0 as Length };
  for (const [i, step] of way.steps.entries()) {
    const path: Path = { start: stances[i]!, steps: [step] };
    const obstacles = [...models, ...blockingParts(table, parts, keywords, stances[i]!)];
    const found = walk(mover, path, { obstacles, ...(edge ? { board: edge } : {}) });
    if (found.kind !== 'clear') return { kind: 'walked', found, obstacles };
    const entered = reaches.length === 0 ? found : walk(foot, path, { obstacles: reaches });
    if (entered.kind === 'blocked') return { kind: 'entered', at: entered.at, by: entered.by, obstacles: reaches };
  }
  return undefined;
}

/** What stops a model that goes this way, if anything: an obstacle, or the edge of the battlefield. */
export function obstacleOn(table: Table, way: Way): Obstacle | 'edge' | undefined {
  const stop = stopOn(table, way, flies(table, way.model));
  if (stop === undefined) return undefined;
  const by = stop.kind === 'entered' ? stop.by : 'by' in stop.found ? stop.found.by : undefined;
  return stop.obstacles.find(({ id }) => id === by) ?? 'edge';
}

function obstructed(table: Table, way: Way, flying: boolean): MoveReason[] {
  const stop = stopOn(table, way, flying);
  if (stop === undefined) return [];
  if (stop.kind === 'walked') return [obstruction(table, way, stop.found)];
  return [
    reasonOf(table.rule, 'move-enters-engagement', 'goes through the engagement range of an enemy', {
      model: way.model,
      entry: way.entry,
      at: stop.at,
      found: stop.by,
    }),
  ];
}

/** Whether `obstructed` finds nothing. */
function isUnobstructed(table: Table, way: Way, flying: boolean): boolean {
  const stances = stancesAlong(way.from.stance, way.steps);
  const there = inTheWay(table, way, flying, stances);
  if (there === undefined) return true;
  const { models, reaches, parts, edge } = there;
  const form = table.board.formOf(way.model);
  const keywords = table.board.keywordsOf(way.model);
  const mover: Mover = { outline: form.base, height: form.height };
  const foot: Mover = { outline: form.base, height: 0 as Length };
  return way.steps.every((step, i) => {
    const path: Path = { start: stances[i]!, steps: [step] };
    const walls = blockingParts(table, parts, keywords, stances[i]!);
    return (
      isWayClear(mover, path, { obstacles: models, ...(edge ? { board: edge } : {}) }) &&
      isWayClear(mover, path, { obstacles: walls }) &&
      isWayClear(foot, path, { obstacles: reaches })
    );
  });
}

function obstruction(table: Table, { model, entry }: Way, found: Walk): MoveReason {
  if (found.kind === 'clear') throw new Error('nothing is in the way');
  const details = { model, entry, at: found.at };
  if (found.kind === 'off-board') {
    return reasonOf(table.rules.moving, 'move-off-battlefield', 'leaves the battlefield', details);
  }
  const by = 'by' in found ? found.by : '';
  return by.startsWith('model:')
    ? reasonOf(table.rules.moving, 'move-through-model', 'goes through a model that may not be moved through', {
        ...details,
        found: by,
      })
    : reasonOf(table.rules.moving.above, 'move-through-terrain', 'goes through terrain that stops it', {
        ...details,
        found: by,
      });
}

/** Models that stop this one on its way. Their rooms count: an enemy's base may be passed under a high hull. */
function modelsInTheWay(table: Table, way: Way, flying: boolean, bounds: Bounds): readonly Obstacle[] {
  const { passesModels } = table.task;
  if (flying || table.task.passesAll || passesModels === 'all') return [];
  const passing = isHeavy(table, way.model) ? table.rule.heavy : table.rule.light;
  const { strides } = table.task;
  const found: Obstacle[] = [];
  const take = (others: readonly Placed[], through: 'all' | 'none' | 'not-heavy') => {
    if (through === 'all') return;
    for (const other of others) {
      if (other.model === way.model || !boundsMeet(other.bounds, bounds)) continue;
      if (through === 'not-heavy' && !isHeavy(table, other.model)) continue;
      const own = table.board.keywordsOf(other.model);
      if (isOneOf(own, table.rules.neverInTheWay) || (strides && !own.has(strides.notOver))) continue;
      for (const solid of other.rooms) found.push({ id: `model:${other.model}`, solid, stops: 'crossing' });
    }
  };
  const mayCross = table.task.crossing?.includes(way.model) ?? true;
  const enemies = passesModels === 'enemies' ? 'all' : mayCross ? passing.enemies : 'none';
  const near = passing.friends === 'all' && enemies === 'all' ? [] : crowdOf(table).near(bounds, 0);
  const isFriend = ({ model }: Placed): boolean => table.board.seatOf(table.board.unitOf(model)) === table.seat;
  take(near.filter(isFriend), passing.friends);
  take(way.mates, passing.friends);
  take(
    near.filter((other) => !isFriend(other)),
    enemies,
  );
  return found;
}

function reachesInTheWay(table: Table, flying: boolean, bounds: Bounds): readonly Obstacle[] {
  const { reach } = table.rule;
  if (reach === 'free' || flying || table.task.passesModels) return [];
  const keep: Reach = table.rules.engagement.reach;
  const far = keep.across + 1;
  const found: Obstacle[] = [];
  for (const { unit, models, bounds: around } of table.facing) {
    if (!boundsMeet(around, bounds, far)) continue;
    if (reach === 'of-targets' && table.targets.some((target) => target.unit === unit)) continue;
    for (const { bounds: own, measured, model } of models)
      if (boundsMeet(own, bounds, far) && !isOneOf(table.board.keywordsOf(model), table.rules.neverInTheWay))
        for (const solid of measured) found.push({ id: `model:${model}`, solid, stops: 'crossing', keep });
  }
  return found;
}

/** Parts of terrain that a model with these keywords does not pass at this height. */
function blockingParts(
  { rules }: Table,
  parts: readonly TerrainPart[],
  keywords: ReadonlySet<string>,
  { height }: Stance,
): readonly Obstacle[] {
  return parts.flatMap(({ id, kind, role, solid }): readonly Obstacle[] => {
    const ground = rules.terrain[kind]?.ground;
    if (ground === undefined || solid.top <= height + ground.freeHeight) return [];
    if (isOneOf(keywords, role === 'floor' ? ground.floors : ground.through)) return [];
    return [{ id, solid, stops: 'crossing' }];
  });
}

function afloat(table: Table, { from, steps, model, entry }: Way): MoveReason[] {
  const at = unsupported(table, table.board.formOf(model), from.stance, steps);
  if (at === undefined) return [];
  const message = `is in the air with nothing to climb within ${inchesOf(table.rules.moving.climbWithin)}`;
  return [reasonOf(table.rules.moving.above, 'move-unsupported', message, { model, entry, at })];
}

/** The stance before the first step and after each. */
export function stancesAlong(start: Stance, steps: readonly Step[]): readonly Stance[] {
  const stances = [start];
  for (const step of steps) {
    const last = stances[stances.length - 1]!;
    stances.push(
      step.kind === 'go'
        ? { at: step.to, facing: last.facing, height: step.height ?? last.height }
        : { ...last, facing: step.to },
    );
  }
  return stances;
}

/** A rectangle that holds the base all along, however it turns. */
function boundsOfWay({ base }: ModelForm, stances: readonly Stance[], from: Placed): Bounds {
  const { minX, minY, maxX, maxY } = from.base.bounds;
  const turns = stances.some(({ facing }) => facing !== from.stance.facing);
  const { x, y } = from.stance.at;
  const far = turns && base.kind !== 'round' ? reachAround(base) : undefined;
  const own = far === undefined ? { minX: minX - x, minY: minY - y, maxX: maxX - x, maxY: maxY - y } : far;
  return boundsAround(
    stances.map(({ at }) => ({
      minX: at.x + own.minX,
      minY: at.y + own.minY,
      maxX: at.x + own.maxX,
      maxY: at.y + own.maxY,
    })),
  );
}

const reachAround = (base: ModelForm['base']): Bounds => {
  const far =
    base.kind === 'round'
      ? base.radius
      : base.kind === 'oval'
        ? Math.max(base.a, base.b) + 2
        : Math.ceil(Math.sqrt(Math.max(...base.corners.map(({ x, y }) => x * x + y * y)))) + 2;
  return { minX: -far, minY: -far, maxX: far, maxY: far };
};
