import type { Battle } from '@umpire/battle';
import type { Issue } from '@umpire/kernel';
import type { Placing, Seat, Spot } from '@umpire/rules';
import { reasonsTold } from './reasons-told.js';
import type { Judged } from './told.js';

type Table = Battle<unknown, unknown>;

interface Tried {
  readonly proposal: unknown;
  readonly reasons: readonly Issue[];
  readonly nearest?: unknown;
  readonly isLegal: boolean;
}

/**
 * Whether models may be let go there: straight; else as the hand led them; else round what stops them. Refused, with the
 * reasons of the way that comes nearest to being legal, and where else they might be let go.
 */
export function judgeDrop(battle: Table | undefined, seat: Seat, id: number, placing: Placing): Judged {
  if (battle === undefined) return { isLegal: false, proposal: undefined, reasons: [], ways: {} };
  const attempt = (proposal: unknown): Tried => {
    const judged = battle.judge(seat, id, { propose: proposal });
    if (judged === undefined || judged.ok) return { proposal, reasons: [], isLegal: judged?.ok === true };
    const { issues, nearest } = judged.error;
    return { proposal, reasons: issues, isLegal: false, ...(nearest === undefined ? {} : { nearest }) };
  };
  const mended = battle.mendedByWays(seat, id);
  const isStopped = ({ isLegal, reasons }: Tried): boolean =>
    !isLegal && reasons.some(({ code }) => mended.includes(code));
  // a way that nothing stops says more of what is wrong than one that something does
  const better = (one: Tried, other: Tried): Tried => (isStopped(other) ? one : other);
  const straight = straightened(placing);
  let best = attempt(battle.proposalFor(seat, id, straight));
  if (isStopped(best) && placing !== straight) best = better(best, attempt(battle.proposalFor(seat, id, placing)));
  if (isStopped(best)) {
    const around = battle.proposalAround(seat, id, straight);
    if (around !== undefined) best = better(best, attempt(around));
  }
  const ways = waysOf(battle.placingOf(seat, id, best.proposal));
  if (best.isLegal) return { isLegal: true, proposal: best.proposal, ways };
  const near = best.nearest === undefined ? undefined : battle.placingOf(seat, id, best.nearest);
  const isElsewhere = near !== undefined && Object.keys(near).length > 0;
  return {
    isLegal: false,
    proposal: best.proposal,
    reasons: reasonsTold(battle, best.reasons),
    ways,
    ...(isElsewhere ? { nearest: near } : {}),
  };
}

/** The same ends, without the spots in between; the same object where there are none. */
function straightened(placing: Placing): Placing {
  if (Object.values(placing).every(({ via }) => via === undefined)) return placing;
  return Object.fromEntries(Object.entries(placing).map(([ref, { via: _, ...end }]) => [ref, end]));
}

const waysOf = (placing: Placing = {}): Readonly<Record<string, readonly Spot[]>> =>
  Object.fromEntries(Object.entries(placing).flatMap(([ref, { via }]) => (via === undefined ? [] : [[ref, via]])));
