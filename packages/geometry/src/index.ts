export { isInArea, isInRangeOf, isWhollyInArea, pointInArea } from './area.js';
export { type SightLine, seenHeights } from './blocker.js';
export { closest, compareDistances, distance, equalDistances } from './closest.js';
export { type Coherency, type CoherencyRule, coherency, coherentWith } from './coherency.js';
export { type Convex, type Corridor, type Disc, lineAcross, lineThrough, type PlanSight } from './corridor.js';
export { lineCrosses } from './crossing.js';
export { allNear, firstNear, type NearPair } from './engagement.js';
export type { Sign } from './exact.js';
export { ahead, cosine, degrees, type Facing, sine, tenths, toward, turned } from './facing.js';
export { type FullyVisible, modelFullyVisible, unitFullyVisible } from './fully-visible.js';
export { ovalTolerance } from './gap.js';
export type { Closest } from './gjk.js';
export { type Grid, gridOf } from './grid.js';
export { cm, inches, type Length, micrometres, minus, mm, plus, rounded, type Square, square } from './length.js';
export type { Obstacle } from './obstacle.js';
export { onePointClear } from './one-point.js';
export { type Outline, oval, polygon, rectangle, round } from './outline.js';
export {
  endOf,
  isNoLongerThan,
  lengthOf,
  type Mover,
  type Path,
  type PathMeasure,
  type Stance,
  type Step,
  shapeAt,
  solidAt,
} from './path.js';
export { distanceSquared, origin, type Point, point, type Spot, type Spot3 } from './point.js';
export { type RimSpot, rimOf } from './rim.js';
export { compareRootSum } from './root-sum.js';
export { type Area, type Body, type Feature, obscuresOthers, type Scene, standsIn } from './scene.js';
export { type Bounds, type Ellipse, type Piece, place, type Shape, standing, swept } from './shape.js';
export { sightTolerance } from './sight-search.js';
export { heightBetween, isNear, isWithinRange, type Reach, rise, type Solid, solid, solidsOverlap } from './solid.js';
export { floor, type Opening, type WallPlan, wall } from './terrain.js';
export { modelVisible, unitVisible, type Visible } from './visible.js';
export { type Allowance, type Ground, isWayClear, type Walk, walk } from './walk.js';
export { bendsAbout, type Stretches, wayPast } from './way-past.js';
export { isWithinRound, type WayRound, wayRound, wayTolerance } from './way-round.js';
export { isWhollyWithin, rimStep } from './wholly-within.js';
export { isTouching, isWithin, overlaps } from './within.js';
