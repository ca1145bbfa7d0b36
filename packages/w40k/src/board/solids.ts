import {
  type Body,
  type Bounds,
  type Length,
  place,
  type Shape,
  type Solid,
  type Stance,
  solid,
} from '@umpire/geometry';
import type { Terrain } from '../terrain/terrain.js';
import type { Board, ModelForm, ModelRef } from './board.js';
import { boundsAround } from './bounds.js';

/** A model where it stands, in the shapes that the rules ask about. */
export interface Placed {
  readonly model: ModelRef;
  readonly stance: Stance;
  readonly base: Shape;
  /** What distances are measured to: the flat base, or every part of the model. */
  readonly measured: readonly Solid[];
  /** What other models may not share the room of. */
  readonly rooms: readonly Solid[];
  /** Around all of it, in plan. */
  readonly bounds: Bounds;
}

const isSame = (a: Stance, b: Stance): boolean =>
  a === b || (a.at.x === b.at.x && a.at.y === b.at.y && a.height === b.height && a.facing === b.facing);

const up = (a: Length, b: Length): Length => (a + b) as Length;

/** Puts a model somewhere, whether or not it is there. */
export function placedAt(form: ModelForm, stance: Stance, model: ModelRef, isWhole: boolean): Placed {
  const base = place(form.base, stance.at, stance.facing);
  const rooms = roomsOf(form, stance, base);
  const bounds = rooms.length === 1 ? base.bounds : boundsAround(rooms.map(({ shape }) => shape.bounds));
  const measured = isWhole ? rooms : [solid(base, stance.height, stance.height)];
  return { model, stance, base, measured, rooms, bounds };
}

function roomsOf(form: ModelForm, stance: Stance, base: Shape): readonly Solid[] {
  const { at, facing, height } = stance;
  if (form.parts === undefined || form.parts.length === 0) return [solid(base, height, up(height, form.height))];
  const parts = form.parts.map(({ outline, bottom, top }) =>
    solid(place(outline, at, facing), up(height, bottom), up(height, top)),
  );
  return [footing(base, stance, form), ...parts];
}

/** A base under parts of its own: as high as the lowest of them, so that nothing stands on a stem's base. */
function footing(base: Shape, { height }: Stance, { parts = [], height: tall }: ModelForm): Solid {
  const lowest = Math.min(tall, ...parts.map(({ bottom }) => bottom));
  return solid(base, height, up(height, lowest as Length));
}

interface Seen {
  readonly terrain: Terrain;
  readonly models: Map<ModelRef, Placed>;
}

/** By battle, of the terrain as it is and as it was: a hatchway is opened and shut. */
const seen = new WeakMap<object, Seen[]>();

/** A model where it stands, kept until it stands elsewhere or a hatchway changes what it sees; nothing if it is not on the battlefield. */
export function placed(board: Board, model: ModelRef): Placed | undefined {
  const stance = board.stanceOf(model);
  if (stance === undefined) return undefined;
  const known = knownOn(board);
  const last = known.get(model);
  if (last && isSame(last.stance, stance)) return last;
  const now = placedAt(board.formOf(model), stance, model, isMeasuredWhole(board, model));
  known.set(model, now);
  return now;
}

function knownOn(board: Board): Map<ModelRef, Placed> {
  const { terrain } = board.field;
  const of = board.battle ?? board;
  let all = seen.get(of);
  if (all === undefined) {
    all = [];
    seen.set(of, all);
  }
  for (const one of all) if (one.terrain === terrain) return one.models;
  const models = new Map<ModelRef, Placed>();
  all.push({ terrain, models });
  return models;
}

/** Whether distances are measured to all of it, not only to its base. */
export const isMeasuredWhole = (board: Board, model: ModelRef): boolean => {
  const own = board.keywordsOf(model);
  const { keywords, unless } = board.rules.measuredWhole;
  return keywords.some((keyword) => own.has(keyword)) && !unless.some((keyword) => own.has(keyword));
};

/** The model as sight asks for it. */
export const bodyOf = ({ model, base, stance, rooms }: Placed, unit: number): Body => ({
  id: String(model),
  unit: String(unit),
  base: solid(base, stance.height, stance.height),
  volumes: rooms,
});
