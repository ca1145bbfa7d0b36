import { isInArea } from './area.js';
import { type Blocker, blockerOf, endlessBlocker } from './blocker.js';
import type { Shape } from './shape.js';
import type { Solid } from './solid.js';

/** A model as it is seen and as it blocks: its base, and the volumes of its body and hull. */
export interface Body {
  readonly id: string;
  readonly unit: string;
  readonly base: Solid;
  readonly volumes: readonly Solid[];
}

/** A wall, a floor, a container: what stops lines itself. */
export interface Feature {
  readonly id: string;
  readonly solid: Solid;
}

/** Bounded ground with what a rule says of it. */
export interface Area {
  readonly id: string;
  readonly shape: Shape;
  readonly flags: readonly string[];
}

export interface Scene {
  readonly bodies: readonly Body[];
  readonly features: readonly Feature[];
  readonly areas: readonly Area[];
  /** Whether an area hides these two from each other, whatever the heights; `standsIn` helps to say so. */
  readonly obscures: (area: Area, observer: Body, target: Body) => boolean;
}

export const standsIn = ({ base, volumes }: Body, { shape }: Area): boolean =>
  isInArea(base.shape, shape) || volumes.some((volume) => isInArea(volume.shape, shape));

/** No area that is obscuring for somebody else's rule: models in it see and are seen. */
export const obscuresOthers =
  (flag: string): Scene['obscures'] =>
  (area, observer, target) =>
    area.flags.includes(flag) && !standsIn(observer, area) && !standsIn(target, area);

/** What may stop a line between two models: not their own units. */
export function blockersOf(
  { bodies, features, areas, obscures }: Scene,
  observer: Body,
  target: Body,
): readonly Blocker[] {
  const others = bodies.filter(({ unit }) => unit !== observer.unit && unit !== target.unit);
  return [
    ...features.map(({ id, solid }) => blockerOf(id, solid)),
    ...others.flatMap(({ id, volumes }) => volumes.map((volume) => blockerOf(id, volume))),
    ...areas.filter((area) => obscures(area, observer, target)).map(({ id, shape }) => endlessBlocker(id, shape)),
  ];
}
