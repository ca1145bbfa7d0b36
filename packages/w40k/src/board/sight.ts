import {
  type Body,
  type Bounds,
  type FullyVisible,
  type Length,
  modelFullyVisible,
  modelVisible,
  type Scene,
  type SightLine,
} from '@umpire/geometry';
import type { TerrainArea } from '../terrain/terrain.js';
import type { Pair } from './areas.js';
import type { Board, ModelRef, UnitRef } from './board.js';
import { boundsAround, boundsMeet } from './bounds.js';
import { areWithin, gapAcross, standingOf } from './distances.js';
import { whileAllStand, whileCounted, whilePairStands } from './kept.js';
import { type Look, lookAbout, narrowed, plainLine, plainlyFull, screens, watch } from './look.js';
import { type SightFeature, sightTerrain } from './sight-terrain.js';
import { bodyOf, type Placed, placed } from './solids.js';
import { isOneOf } from './table.js';

/** Whether obscuring areas count between two models: some models are seen, and see, over them. */
function areObscured(board: Board, a: ModelRef, b: ModelRef): boolean {
  const { seenOverAreas } = board.rules.sight;
  if (seenOverAreas.length === 0) return true;
  return !isOneOf(board.keywordsOf(a), seenOverAreas) && !isOneOf(board.keywordsOf(b), seenOverAreas);
}

/** What may stop a line between two models; `bodies` of other units or none of them. */
export function sceneBetween(
  board: Board,
  { from, to }: Pair,
  bodies: readonly Body[],
  only?: (feature: SightFeature) => boolean,
): Scene {
  const { features, obscuring } = sightTerrain(board);
  const between = boundsAround([from.bounds, to.bounds]);
  const meets = (bounds: Bounds) => boundsMeet(bounds, between);
  const stand = new Set([...watch(board, from).areas, ...watch(board, to).areas]);
  const areas =
    only !== undefined || !areObscured(board, from.model, to.model)
      ? []
      : obscuring.filter((area) => meets(area.shape.bounds) && !stand.has(area));
  return {
    bodies: bodies.filter(({ volumes }) => volumes.some(({ shape }) => meets(shape.bounds))),
    features: features.filter((one) => meets(one.solid.shape.bounds) && (only === undefined || only(one))),
    areas: areas.map(({ id, shape }) => ({ id, shape, flags: [] })),
    obscures: () => true,
  };
}

/** Models that block sight between two units: those of all others. */
function othersBetween(board: Board, a: UnitRef, b: UnitRef, between: Bounds): readonly Placed[] {
  const found: Placed[] = [];
  for (const unit of board.units) {
    if (unit === a || unit === b) continue;
    for (const there of standingOf(board, unit)) if (boundsMeet(there.bounds, between)) found.push(there);
  }
  for (const model of board.fallen ?? []) {
    const unit = board.unitOf(model);
    const there = unit !== a && unit !== b ? placed(board, model) : undefined;
    if (there && boundsMeet(there.bounds, between)) found.push(there);
  }
  return found;
}

/** Whether one is seen by the other: with the line that proves it, or with what is in the way. */
export type Sight =
  | { readonly visible: true; readonly observer: ModelRef; readonly target: ModelRef; readonly line: SightLine }
  | {
      readonly visible: false;
      readonly because: 'no-line' | 'hidden' | 'off-battlefield';
      readonly by: readonly string[];
    };

const away: Sight = { visible: false, because: 'off-battlefield', by: [] };

/** 06.01 and 13.07: whether a model sees another, hidden models within their detection range only. */
export const modelSees = (board: Board, observer: ModelRef, target: ModelRef): Sight =>
  modelSights(board, observer, asShot(board, target, board.unitOf(target)), () => {
    const [from, to] = [placed(board, observer), placed(board, target)];
    if (from === undefined || to === undefined) return away;
    const between = boundsAround([from.bounds, to.bounds]);
    const others = othersBetween(board, board.unitOf(observer), board.unitOf(target), between);
    return lineBetween(lookAbout(board, others, between), { from, to });
  });

const modelSights = whileCounted<Sight>();

/** What is looked at, told apart by whether its unit has shot: who has is not hidden, 13.09. */
const asShot = (board: Board, target: ModelRef | UnitRef, unit: UnitRef): number =>
  2 * target + (board.hasShotLately(unit) ? 1 : 0);

/** A plain line in plan first, which is enough mostly; then proof that there is none; then every line in space. */
function lineBetween(look: Look, pair: Pair): Sight {
  const { board, others } = look;
  const { from, to } = pair;
  const undetected = isUndetected(board, from, to);
  if (undetected) return { visible: false, because: 'hidden', by: undetected };
  const plain = plainLine(look, pair);
  if (plain) return { visible: true, observer: from.model, target: to.model, line: plain };
  const stopped = screens(look, [from], [to]);
  if (stopped.length > 0) return { visible: false, because: 'no-line', by: stopped };
  const bodies = others.map((other) => bodyOf(other, board.unitOf(other.model)));
  const [observer, target] = [bodyOf(from, board.unitOf(from.model)), bodyOf(to, board.unitOf(to.model))];
  const found = modelVisible(observer, target, sceneBetween(board, pair, bodies));
  return found.kind === 'visible'
    ? { visible: true, observer: from.model, target: to.model, line: found.line }
    : { visible: false, because: 'no-line', by: found.by };
}

/** 13.09: what hides a model from one too far away to detect it; nothing if it is not hidden or near enough. */
function isUndetected(board: Board, observer: Placed, target: Placed): readonly string[] | undefined {
  const { hiding } = board.rules.sight;
  if (hiding === undefined) return undefined;
  const unit = board.unitOf(target.model);
  const range = board.detectionOf?.(unit) ?? hiding.detection;
  const least = Math.max(0, range - (hiding.detection - hiding.sheltered)) as Length;
  if (areWithin(observer, target, least)) return undefined;
  const areas = hidingAreas(board, target);
  if (areas.length === 0) return undefined;
  const isSeen = areWithin(observer, target, range) && !isSheltered(board, observer, target);
  return isSeen ? undefined : areas.map(({ id }) => id);
}

/** The areas that a model is hidden in: nothing for others than the edition names, or after ranged attacks. */
function hidingAreas(board: Board, model: Placed): readonly TerrainArea[] {
  const { hiding } = board.rules.sight;
  if (hiding === undefined || !isOneOf(board.keywordsOf(model.model), hiding.keywords)) return [];
  if (board.hasShotLately(board.unitOf(model.model))) return [];
  return watch(board, model).areas.filter(({ kinds }) => kinds.some((kind) => board.rules.terrain[kind]?.area.hides));
}

/** Whether a model is hidden, 13.09; from whom is another question. */
export const isHidden = (board: Board, model: ModelRef): boolean => {
  const there = placed(board, model);
  return there !== undefined && hidingAreas(board, there).length > 0;
};

/** 13.11.01: not fully visible because of features of a sheltering sort. */
const isSheltered = (board: Board, from: Placed, to: Placed): boolean =>
  shelters(from, to, () => {
    const scene = sceneBetween(
      board,
      { from, to },
      [],
      ({ kind }) => board.rules.terrain[kind]?.area.shelters === true,
    );
    return scene.features.length > 0 && !isFully(board, { from, to }, scene);
  });

const shelters = whilePairStands<boolean>();

const isFully = (board: Board, { from, to }: Pair, scene: Scene): boolean =>
  fully(board, { from, to }, scene).kind === 'fully-visible';

export const fully = (board: Board, { from, to }: Pair, scene: Scene): FullyVisible =>
  plainlyFull(board, { from, to }, scene) ??
  modelFullyVisible(bodyOf(from, board.unitOf(from.model)), bodyOf(to, board.unitOf(to.model)), scene);

/** Whether every part of a model that faces the observer can be seen: by the model alone, its unit seen through. */
export function modelSeesFully(board: Board, observer: ModelRef, target: ModelRef): boolean {
  const [from, to] = [placed(board, observer), placed(board, target)];
  if (from === undefined || to === undefined || isUndetected(board, from, to)) return false;
  if (cloudsBetween(board, { from, to }).length > 0) return false;
  const between = boundsAround([from.bounds, to.bounds]);
  const bodies = othersBetween(board, board.unitOf(observer), board.unitOf(target), between).map((other) =>
    bodyOf(other, board.unitOf(other.model)),
  );
  return isFully(board, { from, to }, sceneBetween(board, { from, to }, bodies));
}

/** Whether every model of a unit is fully visible to a model. */
export const unitSeenFully = (board: Board, observer: ModelRef, target: UnitRef): boolean =>
  standingOf(board, target).every(({ model }) => modelSeesFully(board, observer, model));

/** Terrain that leaves nothing in it or behind it fully visible, where a model is seen in or through it. */
export function cloudsBetween(board: Board, { from, to }: Pair): readonly TerrainArea[] {
  const { clouds } = sightTerrain(board);
  if (clouds.length === 0 || !areObscured(board, from.model, to.model)) return [];
  const between = boundsAround([from.bounds, to.bounds]);
  return clouds.filter(
    (area) =>
      boundsMeet(area.shape.bounds, between) &&
      (watch(board, to).areas.includes(area) || !isClearOf(board, { from, to }, area)),
  );
}

const isClearOf = (board: Board, { from, to }: Pair, { id, shape }: TerrainArea): boolean =>
  isFully(board, { from, to }, { bodies: [], features: [], areas: [{ id, shape, flags: [] }], obscures: () => true });

/** What stands between two units: looked for once for all of their models. */
const lookOf = (board: Board, unit: UnitRef, target: UnitRef): Look =>
  looks(board, unit, target, () => {
    const all = [...standingOf(board, unit), ...standingOf(board, target)];
    const between = boundsAround(all.map(({ bounds }) => bounds));
    return lookAbout(board, othersBetween(board, unit, target, between), between);
  });

const looks = whileAllStand<Look>();

const unitSights = whileAllStand<Sight>();
const sightsOfUnit = whileAllStand<Sight>();

/** 06.01: whether some model of a unit sees some model of another. The first line found, near models first. */
export const unitSees = (board: Board, unit: UnitRef, target: UnitRef): Sight =>
  unitSights(board, unit, asShot(board, target, target), () =>
    lookBetween(standingOf(board, unit), standingOf(board, target), () => lookOf(board, unit, target)),
  );

/** Whether one model sees some model of a unit. */
export const modelSeesUnit = (board: Board, observer: ModelRef, target: UnitRef): Sight =>
  sightsOfUnit(board, observer, asShot(board, target, target), () => {
    const from = placed(board, observer);
    const unit = board.unitOf(observer);
    if (from === undefined) return away;
    const theirs = standingOf(board, target);
    return lookBetween([from], theirs, () => {
      const between = boundsAround([from, ...theirs].map(({ bounds }) => bounds));
      // who has fallen is not among those that stand
      return standingOf(board, unit).includes(from)
        ? narrowed(lookOf(board, unit, target), between)
        : lookAbout(board, othersBetween(board, unit, target, between), between);
    });
  });

function lookBetween(own: readonly Placed[], theirs: readonly Placed[], about: () => Look): Sight {
  if (own.length === 0 || theirs.length === 0) return away;
  const missed: Missed = { by: new Set(), isAllHidden: true };
  const look = about();
  const found = plainlySeen(look, own, theirs) ?? search(look, own, theirs, missed);
  return found ?? { visible: false, because: missed.isAllHidden ? 'hidden' : 'no-line', by: [...missed.by] };
}

/** A plain line between the nearest two, which is enough mostly. */
function plainlySeen(look: Look, own: readonly Placed[], theirs: readonly Placed[]): Sight | undefined {
  if (own.length * theirs.length === 1) return undefined;
  let [from, to, least] = [own[0]!, theirs[0]!, Number.POSITIVE_INFINITY];
  for (const a of own) {
    for (const b of theirs) {
      const [dx, dy] = [a.stance.at.x - b.stance.at.x, a.stance.at.y - b.stance.at.y];
      const far = dx * dx + dy * dy;
      if (far < least) [from, to, least] = [a, b, far];
    }
  }
  if (isUndetected(look.board, from, to)) return undefined;
  const line = plainLine(narrowed(look, boundsAround([from.bounds, to.bounds])), { from, to });
  return line && { visible: true, observer: from.model, target: to.model, line };
}

/** Whether something stands between all of two units, so that no line passes: a quick no, and no proof of a yes. */
export const areScreened = (board: Board, unit: UnitRef, target: UnitRef): boolean =>
  screenings(board, unit, target, () => {
    const [own, theirs] = [standingOf(board, unit), standingOf(board, target)];
    if (own.length === 0 || theirs.length === 0) return true;
    return screens(lookOf(board, unit, target), own, theirs).length > 0;
  });

const screenings = whileAllStand<boolean>();

/** What kept models from seeing, so far. */
interface Missed {
  readonly by: Set<string>;
  isAllHidden: boolean;
}

/** Halves the two groups until something stands between all of both, or two models are left; near ones first. */
function search(look: Look, own: readonly Placed[], theirs: readonly Placed[], missed: Missed): Sight | undefined {
  const [from, to] = [own[0]!, theirs[0]!];
  if (own.length === 1 && theirs.length === 1) return tried(lineBetween(look, { from, to }), missed);
  const stopped = screens(look, own, theirs);
  if (stopped.length > 0) {
    for (const id of stopped) missed.by.add(id);
    missed.isAllHidden = false;
    return undefined;
  }
  const within = (a: readonly Placed[], b: readonly Placed[]) =>
    search(narrowed(look, boundsAround([...a, ...b].map(({ bounds }) => bounds))), a, b, missed);
  if (own.length >= theirs.length) {
    const [near, far] = halves(own, theirs);
    return within(near, theirs) ?? within(far, theirs);
  }
  const [near, far] = halves(theirs, own);
  return within(own, near) ?? within(own, far);
}

function tried(found: Sight, missed: Missed): Sight | undefined {
  if (found.visible) return found;
  for (const id of found.by) missed.by.add(id);
  if (found.because !== 'hidden') missed.isAllHidden = false;
  return undefined;
}

/** Models in two groups, cut across where they spread most, the nearer to some others first. */
function halves(models: readonly Placed[], to: readonly Placed[]): readonly [readonly Placed[], readonly Placed[]] {
  const { minX, minY, maxX, maxY } = boundsAround(models.map(({ bounds }) => bounds));
  const axis = maxX - minX >= maxY - minY ? 'x' : 'y';
  const sorted = [...models].sort((a, b) => a.stance.at[axis] - b.stance.at[axis]);
  const middle = sorted.length >> 1;
  const [a, b] = [sorted.slice(0, middle), sorted.slice(middle)];
  return gapAcross(a[0]!, to[0]!) <= gapAcross(b[b.length - 1]!, to[0]!) ? [a, b] : [b, a];
}

/** 22.05: whether a model's fire plunges onto a unit. */
export function isPlunging(board: Board, attacker: ModelRef, target: UnitRef): boolean {
  const { plunging } = board.rules.sight;
  const from = placed(board, attacker);
  if (plunging === undefined || from === undefined) return false;
  const own = board.keywordsOf(attacker);
  if (isOneOf(own, plunging.never) || isOneOf(board.unitKeywords(target), plunging.never)) return false;
  const models = standingOf(board, target);
  const low = models.filter(({ stance }) => stance.height === 0);
  if (plunging.target === 'all-on-ground' ? low.length < models.length || low.length === 0 : low.length === 0)
    return false;
  if (from.stance.height >= plunging.height) return true;
  const { towering } = plunging;
  if (towering === undefined || !own.has(towering.keyword)) return false;
  return models.some((model) => areWithin(from, model, towering.within));
}
