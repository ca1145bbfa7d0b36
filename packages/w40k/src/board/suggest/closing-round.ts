import type { Point, Stance, Step } from '@umpire/geometry';
import { beside, endsFor, nearestInReach, ringsAround } from '../able.js';
import { gapTo } from '../closeness.js';
import { contactGap } from '../contact.js';
import { gapAcross } from '../distances.js';
import type { Ended } from '../ends.js';
import type { ModelMove, MoveProposal } from '../move.js';
import type { Placed } from '../solids.js';
import { limitOf, type Table } from '../table.js';
import { anywhere, ended, MATES, nearness, place, sought } from './close-in.js';
import { wayTo } from './way-round.js';

/** Ways that are looked for, for one model, before it is left to follow the others. */
const TRIES = 16;

/**
 * A charge that no straight ways make: each model by the shortest way that is found round what stops it, the nearest first.
 * Nothing where the nearest finds none.
 */
export function closingRound(table: Table): MoveProposal | undefined {
  const targets = sought(table);
  const gaps = new Map(table.own.map((own) => [own, gapTo(own, targets)]));
  const order = [...table.own].sort((a, b) => gaps.get(a)! - gaps.get(b)!);
  const done: Ended[] = [];
  const models: ModelMove[] = [];
  for (const own of order) {
    const mates = [...done.map(({ end }) => end), ...order.slice(done.length)];
    const others = { done, mates };
    const made =
      roundTo(table, own, byTargets(table, own, targets), others) ??
      roundTo(table, own, byMates(table, own, done), others);
    if (made === undefined && models.length === 0) return undefined;
    done.push(ended(own, made === undefined ? own : place(table, own, made.to)));
    if (made) models.push({ model: own.model, steps: made.steps });
  }
  return { models };
}

interface Made {
  readonly to: Stance;
  readonly steps: readonly Step[];
}

interface Others {
  readonly done: readonly Ended[];
  readonly mates: readonly Placed[];
}

function roundTo(table: Table, own: Placed, places: Iterable<Stance>, { done, mates }: Others): Made | undefined {
  const canEnd = endsFor(table, done, ended(own, own), 'any-way');
  const limit = limitOf(table, own.model);
  let tries = 0;
  for (const to of places) {
    if (!canEnd(to, anywhere)) continue;
    if (++tries > TRIES) return undefined;
    const steps = wayTo(table, own, to.at, mates);
    if (steps !== undefined && longAs(own.stance.at, steps) <= limit) return { to, steps };
  }
  return undefined;
}

function* byTargets(table: Table, own: Placed, targets: readonly Placed[]): Iterable<Stance> {
  const near = nearestInReach(table, own, targets, table.rules.engagement.reach.across);
  for (const gap of nearness(table)) for (const other of near) yield* around(table, own, other, gap);
}

function* byMates(table: Table, own: Placed, done: readonly Ended[]): Iterable<Stance> {
  const near = done.map(({ end }) => ({ end, gap: gapAcross(own, end) })).sort((a, b) => a.gap - b.gap);
  for (const { end } of near.slice(0, MATES)) yield* around(table, own, end, contactGap);
}

function* around(table: Table, own: Placed, other: Placed, gap: number): Iterable<Stance> {
  for (const facing of ringsAround(own, other)) {
    const to = beside(table, own, other, { facing, gap });
    if (to !== undefined) yield to;
  }
}

/** How far level stretches go together. */
function longAs(from: Point, steps: readonly Step[]): number {
  let [at, far] = [from, 0];
  for (const step of steps) {
    if (step.kind !== 'go') continue;
    far += Math.hypot(step.to.x - at.x, step.to.y - at.y);
    at = step.to;
  }
  return far;
}
