import { type Blocker, type Post, seenHeights, seePast } from './blocker.js';
import type { Heights } from './heights.js';
import type { Spot, Spot3 } from './point.js';
import type { RimSpot } from './rim.js';
import { type Body, blockersOf, type Scene } from './scene.js';
import type { Shape } from './shape.js';
import { halfLine } from './sight-line.js';
import { blockersBetween, type Eyes, pastBlockers, rimToward, sightTolerance } from './sight-search.js';
import type { Solid } from './solid.js';
import { isOn, topOf } from './top.js';

/** A place on the target that no part of the observer sees; or none. */
export type FullyVisible =
  | { readonly kind: 'fully-visible' }
  | { readonly kind: 'not-fully-visible'; readonly observer: string; readonly target: string; readonly hidden: Spot3 };

const fully: FullyVisible = { kind: 'fully-visible' };

/**
 * Whether every part of a model that faces the observer can be seen from it. The places asked are at most
 * twice `sightTolerance` apart, around the model and up it, and on its top where the observer is higher.
 */
export function modelFullyVisible(observer: Body, target: Body, scene: Scene): FullyVisible {
  const blockers = blockersOf(scene, observer, target);
  if (observer.volumes.length === 0) return fully;
  for (const to of target.volumes) {
    const hidden = hiddenPlace(observer.volumes, to, blockers);
    if (hidden) return { kind: 'not-fully-visible', observer: observer.id, target: target.id, hidden };
  }
  return fully;
}

/** Whether every model of a unit is fully visible to a model; the unit's own models are seen through. */
export function unitFullyVisible(observer: Body, targets: readonly Body[], scene: Scene): FullyVisible {
  for (const target of targets) {
    const answer = modelFullyVisible(observer, target, scene);
    if (answer.kind === 'not-fully-visible') return answer;
  }
  return fully;
}

interface Eye extends Heights, Eyes {
  readonly shape: Shape;
  readonly rim: readonly RimSpot[];
}

/** A place counts as seen if any volume of the observer sees it; it must face the first of them. */
function hiddenPlace(observers: readonly Solid[], to: Solid, all: readonly Blocker[]): Spot3 | undefined {
  const eyes = observers.map((from): Eye => {
    const blockers = blockersBetween(from, to, all);
    return {
      shape: from.shape,
      rim: rimToward(from.shape, to.shape),
      blockers,
      see: seePast(blockers),
      ...seenHeights(from),
    };
  });
  if (eyes.some(({ blockers }) => blockers.length === 0)) return undefined;
  const hidden = placesOf(observers[0]!, to).find((place) => !eyes.some((eye) => isSeen(place, eye)));
  return hidden && { x: hidden.x, y: hidden.y, z: hidden.z };
}

interface Place extends Spot3 {
  /** The way out of the side it is on; none on the top. */
  readonly out?: RimSpot;
}

function placesOf(observer: Solid, to: Solid): readonly Place[] {
  const heights = seenHeights(to);
  const levels = levelsOf(heights);
  const { centre } = observer.shape;
  const side = rimToward(to.shape, observer.shape, halfLine).filter(
    (spot) => spot.outX * (centre.x - spot.x) + spot.outY * (centre.y - spot.y) > 0 && isOn(to.shape, spot),
  );
  const sides = side.flatMap((out) => levels.map((z) => ({ x: out.x, y: out.y, z, out })));
  const top =
    observer.top > to.top ? topOf(to.shape, 2 * sightTolerance).map((spot) => ({ ...spot, z: heights.high })) : [];
  return [...sides, ...top];
}

/** From the lowest to the highest in even steps. */
function levelsOf({ low, high }: Heights): readonly number[] {
  const steps = Math.max(1, Math.ceil((high - low) / (2 * sightTolerance)));
  return Array.from({ length: high === low ? 1 : steps + 1 }, (_, i) => low + ((high - low) * i) / steps);
}

function isSeen(place: Place, eye: Eye): boolean {
  const { shape, high } = eye;
  const low = place.out === undefined ? Math.max(eye.low, place.z) : eye.low;
  if (low > high) return false;
  const at: Post = { x: place.x, y: place.y, low: place.z, high: place.z };
  const sees = ({ x, y }: Spot) => faces(place, { x, y }) && eye.see({ x, y, low, high }, at) !== undefined;
  if (eye.rim.some(sees)) return true;
  const line = pastBlockers({ post: at, stops: () => false, mayHold: () => true }, { shape, low, high }, eye);
  return line !== undefined && faces(place, line.to);
}

const faces = ({ x, y, out }: Place, eye: Spot): boolean =>
  out === undefined || out.outX * (eye.x - x) + out.outY * (eye.y - y) > 0;
