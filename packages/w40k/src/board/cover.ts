import { isWhollyInArea, isWithin, type Scene } from '@umpire/geometry';
import type { Pair } from './areas.js';
import type { Board, ModelRef, UnitRef } from './board.js';
import { standingOf } from './distances.js';
import { whileCounted, whilePairStands } from './kept.js';
import { watch } from './look.js';
import { cloudsBetween, fully, sceneBetween } from './sight.js';
import { sightTerrain } from './sight-terrain.js';
import { type Placed, placed } from './solids.js';
import { isOneOf } from './table.js';

/** Why a unit or model has cover: where it stands, or what hides it in part. */
export interface Cover {
  readonly model: ModelRef;
  /** The effect that it is: `benefit-of-cover`, `light-cover`. */
  readonly is: string;
  /** The area it stands in, or everything that stands between. */
  readonly by: readonly string[];
}

/** 13.08: the cover of one model from one attacking model, or what keeps it from having any. */
export function modelCover(board: Board, attacker: ModelRef, model: ModelRef): Cover | undefined {
  const [from, to] = [placed(board, attacker), placed(board, model)];
  if (from === undefined || to === undefined) return undefined;
  return covers(from, to, () => coverInside(board, to) ?? coverBehind(board, { from, to }));
}

const covers = whilePairStands<Cover | undefined>();

function coverInside(board: Board, to: Placed): Cover | undefined {
  const keywords = board.keywordsOf(to.model);
  const wholly = board.rules.sight.cover.inside === 'wholly';
  for (const { id, kinds, shape } of watch(board, to).areas) {
    if (wholly && !isWhollyInArea(to.base, shape)) continue;
    const area = kinds
      .map((kind) => board.rules.terrain[kind]?.area)
      .find((one) => one !== undefined && isOneOf(keywords, one.cover));
    if (area) return { model: to.model, is: area.coverIs, by: [id] };
  }
  return undefined;
}

function coverBehind(board: Board, pair: Pair): Cover | undefined {
  const keywords = board.keywordsOf(pair.to.model);
  const scene = sceneBetween(board, pair, []);
  const gives = (kind: string) => {
    const area = board.rules.terrain[kind]?.area;
    return area !== undefined && isOneOf(keywords, area.coverBehind) ? area : undefined;
  };
  const kindOf = new Map(sightTerrain(board).features.map(({ id, kind }) => [id, kind]));
  const features = scene.features.filter(({ id, solid }) => {
    const area = gives(kindOf.get(id) ?? '');
    if (area === undefined) return false;
    return area.behindWithin === undefined || isWithin(pair.to.base, solid.shape, area.behindWithin);
  });
  const covering: Scene = { ...scene, features };
  if (features.length + covering.areas.length === 0) return cloudCover(board, pair);
  const found = fully(board, pair, covering);
  if (found.kind === 'fully-visible') return cloudCover(board, pair);
  const by = [...features, ...covering.areas].map(({ id }) => id);
  const kind = features[0] && kindOf.get(features[0].id);
  const is = (kind === undefined ? undefined : gives(kind)?.coverIs) ?? firstCover(board);
  return { model: pair.to.model, is, by };
}

function cloudCover(board: Board, pair: Pair): Cover | undefined {
  const clouds = cloudsBetween(board, pair);
  if (clouds.length === 0) return undefined;
  return { model: pair.to.model, is: firstCover(board), by: clouds.map(({ id }) => id) };
}

const firstCover = ({ rules }: Board): string => Object.values(rules.terrain)[0]?.area.coverIs ?? 'benefit-of-cover';

/** Whether a unit has cover from one attacking model, where the edition says so of units: every model has it, and why. */
export const unitCover = (board: Board, attacker: ModelRef, target: UnitRef): readonly Cover[] | undefined =>
  unitCovers(board, attacker, target, () => {
    const found: Cover[] = [];
    for (const { model } of standingOf(board, target)) {
      const cover = modelCover(board, attacker, model);
      if (cover === undefined) return undefined;
      found.push(cover);
    }
    return found.length === 0 ? undefined : found;
  });

const unitCovers = whileCounted<readonly Cover[] | undefined>();
