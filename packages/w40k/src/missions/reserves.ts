import type { UnitRef } from '../board/board.js';
import type { MoveReason } from '../board/move.js';
import { reasonOf } from '../board/reason.js';
import type { BoardRules } from '../board/rules.js';

/** A unit that is to start in reserves, with what it costs. */
export interface Reserved {
  readonly unit: UnitRef;
  readonly points: number;
  readonly keywords: ReadonlySet<string>;
}

/** 20.01: what is wrong with a choice of units for the reserves: too many points of the limit, or units that may not. */
export function reserveReasons(
  { reserves }: BoardRules,
  units: readonly Reserved[],
  limit: number,
): readonly MoveReason[] {
  const total = units.reduce((sum, { points }) => sum + points, 0);
  const most = Math.floor((limit * reserves.mostOfPoints) / 100);
  const barred = units.filter(({ keywords }) => reserves.never.some((keyword) => keywords.has(keyword)));
  return [
    ...(total > most
      ? [
          reasonOf(reserves, 'reserves-too-many', `${total} points in reserves, at most ${most}`, {
            measured: total,
            allowed: most,
          }),
        ]
      : []),
    ...barred.map(({ unit }) =>
      reasonOf(reserves, 'reserves-barred', 'may not start in reserves', { found: `unit:${unit}` }),
    ),
  ];
}
