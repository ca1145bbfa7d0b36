import type { Effect } from './effect.js';
import { type Part, partsOf, partsOfEffect } from './parts.js';

/** Visits every verb, condition, selector, value, period, menu, when and whom of an effect, outer ones first, in reading order. */
export function walkEffect(effect: Effect, visit: (part: Part) => void, path = ''): void {
  for (const part of partsOfEffect(effect, path)) walkPart(part, visit);
}

export function walkPart(part: Part, visit: (part: Part) => void): void {
  visit(part);
  for (const below of partsOf(part)) walkPart(below, visit);
}
