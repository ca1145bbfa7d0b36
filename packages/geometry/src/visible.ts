import { type Blocker, type SightLine, seenHeights, seePast } from './blocker.js';
import { type Body, blockersOf, type Scene } from './scene.js';
import { findLine } from './sight-search.js';

/** The line that proves it; or what stands on the straight way between the two. */
export type Visible =
  | { readonly kind: 'visible'; readonly observer: string; readonly target: string; readonly line: SightLine }
  | { readonly kind: 'hidden'; readonly by: readonly string[] };

/** Whether some part of one model can be seen from some part of another. Never visible without a line. */
export function modelVisible(observer: Body, target: Body, scene: Scene): Visible {
  const blockers = blockersOf(scene, observer, target);
  for (const from of observer.volumes) {
    for (const to of target.volumes) {
      const line = findLine(from, to, blockers);
      if (line) return { kind: 'visible', observer: observer.id, target: target.id, line };
    }
  }
  return { kind: 'hidden', by: inTheWay(observer, target, blockers) };
}

/** Whether one model of a unit can be seen from one model of another. */
export function unitVisible(observers: readonly Body[], targets: readonly Body[], scene: Scene): Visible {
  const by = new Set<string>();
  for (const observer of observers) {
    for (const target of targets) {
      const answer = modelVisible(observer, target, scene);
      if (answer.kind === 'visible') return answer;
      for (const id of answer.by) by.add(id);
    }
  }
  return { kind: 'hidden', by: [...by] };
}

/** What the line of the centres cannot clear, each thing alone. */
function inTheWay(observer: Body, target: Body, blockers: readonly Blocker[]): readonly string[] {
  const [from, to] = [observer.volumes[0], target.volumes[0]];
  if (from === undefined || to === undefined) return [];
  const start = { ...from.shape.centre, ...seenHeights(from) };
  const end = { ...to.shape.centre, ...seenHeights(to) };
  const stops = blockers.filter((blocker) => seePast([blocker])(start, end) === undefined);
  return [...new Set(stops.map(({ id }) => id))];
}
