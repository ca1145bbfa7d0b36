import { point, polygon, type Shape, standing } from '@umpire/geometry';
import type { Field } from './board.js';

const edges = new WeakMap<Field, Shape>();

/** The battlefield as a shape. */
export function edgeOf(field: Field): Shape {
  const known = edges.get(field);
  if (known) return known;
  const { width, depth } = field;
  const none = 0 as typeof width;
  const shape = standing(polygon([point(none, none), point(width, none), point(width, depth), point(none, depth)]));
  edges.set(field, shape);
  return shape;
}
