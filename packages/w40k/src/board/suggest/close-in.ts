import { type Length, micrometres, rounded, type Stance } from '@umpire/geometry';
import { beside, type CanEnd, endsFor, nearestInReach, placeWithin, ringsAround } from '../able.js';
import type { ModelRef } from '../board.js';
import { drawnTo, gapTo, touchesEnemy } from '../closeness.js';
import { contactGap } from '../contact.js';
import { areNear, gapAcross } from '../distances.js';
import type { Ended } from '../ends.js';
import type { ModelMove, MoveProposal } from '../move.js';
import { type Placed, placedAt } from '../solids.js';
import { limitOf, type Table } from '../table.js';

/** How near to stand: touching, within an inch, within engagement range. */
export const nearness = ({ rules }: Table): readonly number[] => [
  contactGap,
  micrometres(25_000),
  rules.engagement.reach.across - 200,
];

/** How often those of a charge who have found no place are let choose before the others. */
const AGAIN = 3;

/** Every model to the targets in a straight line, the nearest first, as near as there is room; the rest follow. */
export const closingIn = (table: Table): MoveProposal | undefined => placing(table, new Set())?.proposal;

/** A charge by straight ways in which some of the unit find no place after the others: these choose before them, and again; at last the farthest go first. */
export function* closingAgain(table: Table): Iterable<MoveProposal> {
  const before = new Set<ModelRef>();
  let found = placing(table, before);
  for (let i = 0; i < AGAIN && found !== undefined && found.without.some((model) => !before.has(model)); i++) {
    for (const model of found.without) before.add(model);
    found = placing(table, before);
    if (found) yield found.proposal;
  }
  const last = placing(table, new Set(), 'farthest');
  if (last) yield last.proposal;
}

interface Closed {
  readonly proposal: MoveProposal;
  /** Those for whom there was no place. */
  readonly without: readonly ModelRef[];
}

function placing(
  table: Table,
  before: ReadonlySet<ModelRef>,
  first: 'nearest' | 'farthest' = 'nearest',
): Closed | undefined {
  const targets = sought(table);
  if (targets.length === 0) return undefined;
  const gaps = new Map(table.own.map((own) => [own, gapTo(own, targets)]));
  const rank = ({ model }: Placed): number => (before.has(model) ? 0 : 1);
  const sign = first === 'nearest' ? 1 : -1;
  const order = [...table.own].sort((a, b) => rank(a) - rank(b) || sign * (gaps.get(a)! - gaps.get(b)!));
  const staying = table.rule.ends.some(({ is }) => is === 'contact-stays');
  const stays = (model: Placed) => staying && touchesEnemy(table, model);
  const done: Ended[] = order.filter(stays).map((own) => ended(own, own));
  const models: ModelMove[] = [];
  const without: ModelRef[] = [];
  for (const own of order) {
    if (stays(own)) continue;
    const to = bestPlace(table, own, targets, done);
    done.push(ended(own, to === undefined ? own : place(table, own, to)));
    if (to) models.push({ model: own.model, steps: [{ kind: 'go', to: to.at }] });
    else without.push(own.model);
  }
  if (models.length === 0) return undefined;
  return { proposal: { models: isCharge(table) ? pressedOn(table, targets, done, models) : models }, without };
}

const isCharge = ({ rule }: Table): boolean => rule.ends.some(({ is }) => is === 'engaged-with-every-target');

/** Who could have come nearer now that everybody stands, goes there: the others came after it and may have made it room in the unit. */
function pressedOn(
  table: Table,
  targets: readonly Placed[],
  done: Ended[],
  models: readonly ModelMove[],
): readonly ModelMove[] {
  const moves = new Map(models.map((move) => [move.model, move]));
  for (const rule of table.rule.ends) {
    if (rule.is !== 'near-if-able') continue;
    for (const [i, one] of done.entries()) {
      if (one.before === undefined || targets.some((other) => areNear(one.end, other, rule.within))) continue;
      const to = placeWithin(table, done, one, { of: targets, within: rule.within });
      if (to === undefined) continue;
      done[i] = ended(one.before, place(table, one.before, to));
      moves.delete(one.model);
      moves.set(one.model, { model: one.model, steps: [{ kind: 'go', to: to.at }] });
    }
  }
  return [...moves.values()];
}

export const sought = (table: Table): readonly Placed[] => {
  const kind = table.rule.ends.find((rule) => rule.is === 'closer');
  return drawnTo(table, kind?.is === 'closer' ? kind.to : 'a-target').flat();
};

export const ended = (before: Placed, end: Placed): Ended => ({
  model: before.model,
  entry: undefined,
  before,
  end,
  moved: before !== end,
});

export const place = ({ board }: Table, own: Placed, stance: Stance): Placed =>
  placedAt(board.formOf(own.model), stance, own.model, own.measured.length > 1);

function bestPlace(table: Table, own: Placed, targets: readonly Placed[], done: readonly Ended[]): Stance | undefined {
  const canEnd = endsFor(table, done, ended(own, own));
  const near = nearestInReach(table, own, targets, table.rules.engagement.reach.across).map((other) => ({
    other,
    rings: ringsAround(own, other),
  }));
  for (const gap of nearness(table)) {
    for (const { other, rings } of near) {
      for (const facing of rings) {
        const stance = beside(table, own, other, { facing, gap });
        if (stance !== undefined && canEnd(stance, anywhere)) return stance;
      }
    }
  }
  return (
    following(table, own, targets, canEnd) ?? (isCharge(table) ? besideMates(table, own, done, canEnd) : undefined)
  );
}

/** Mates that are looked to for a place beside them. */
export const MATES = 4;
const ASIDE = 38_100;

/** As near to mates as coherency asks: where nothing straight on keeps the unit together. */
function besideMates(table: Table, own: Placed, done: readonly Ended[], canEnd: CanEnd): Stance | undefined {
  const near = done.map(({ end }) => ({ end, gap: gapAcross(own, end) })).sort((a, b) => a.gap - b.gap);
  for (const { end } of near.slice(0, MATES))
    for (const gap of [contactGap, ASIDE])
      for (const facing of ringsAround(own, end)) {
        const stance = beside(table, own, end, { facing, gap });
        if (stance !== undefined && canEnd(stance, anywhere)) return stance;
      }
  return undefined;
}

export const anywhere = (): boolean => true;

/** Straight at the closest as far as it may, then less far and to the sides. */
function following(table: Table, own: Placed, targets: readonly Placed[], canEnd: CanEnd): Stance | undefined {
  const nearest = nearestTo(own, targets);
  if (nearest === undefined) return undefined;
  const { at } = own.stance;
  const [dx, dy] = [nearest.stance.at.x - at.x, nearest.stance.at.y - at.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return undefined;
  const far = Math.min(limitOf(table, own.model), gapAcross(own, nearest));
  for (const part of [0.999, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1]) {
    for (const aside of [0, 0.35, -0.35, 0.8, -0.8]) {
      const run = (far * part) / (length * Math.sqrt(1 + aside * aside));
      const to = {
        x: rounded(at.x + (dx - dy * aside) * run) as Length,
        y: rounded(at.y + (dy + dx * aside) * run) as Length,
      };
      const stance: Stance = { ...own.stance, at: to };
      if (canEnd(stance, anywhere)) return stance;
    }
  }
  return undefined;
}

/** The first of the nearest, height aside. */
function nearestTo(own: Placed, others: readonly Placed[]): Placed | undefined {
  let [found, least]: [Placed | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const other of others) {
    const gap = gapAcross(own, other);
    if (gap < least) [found, least] = [other, gap];
  }
  return found;
}
