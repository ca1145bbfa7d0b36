import type { Board, Seat } from '../board/board.js';
import type { Control } from '../board/objectives.js';
import { counting } from './count.js';
import type { Mission } from './read.js';
import type { Award, Secondary } from './schema.js';

/** When awards are looked at: the end of a command phase, of a turn, of the battle. Whose it is, is `active`. */
export type Moment = 'command-end' | 'turn-end' | 'battle-end';

export type Span = 'turn' | 'previous-turn' | 'round' | 'battle';

/** What scoring reads besides the board: kept by the battle. */
export interface BattleRecord {
  readonly board: Board;
  readonly battleRound: number;
  readonly active: Seat;
  /** Control now, worked out before anything is scored. */
  readonly control: readonly Control[];
  /** Who controlled each objective when the turn began. */
  readonly before: ReadonlyMap<string, Seat | undefined>;
  /** Units of a side destroyed in a span. */
  readonly destroyed: (of: Seat, span: Span) => number;
  /** Actions of a seat completed in a span. */
  readonly completed: (by: Seat, action: string, span: Span) => number;
  /** Awards paid once that a seat has had. */
  readonly had: (by: Seat, award: string) => boolean;
}

/** Points for an award, before caps, and the number that gave them. */
export interface Scored {
  readonly seat: Seat;
  readonly award: string;
  readonly name: string;
  readonly counted: number;
  readonly points: number;
}

/** What a list of awards pays a seat at a moment, before caps. Of a group only the best. */
function scoredAt(
  awards: readonly Award[],
  seat: Seat,
  moment: Moment,
  record: BattleRecord,
  rounds: number,
): readonly Scored[] {
  const paid = awards.flatMap((award): readonly (Scored & { readonly group: string | undefined })[] => {
    if (!isDue(award, seat, moment, record, rounds) || (award.once && record.had(seat, award.id))) return [];
    const counted = counting(award.counts, seat, record);
    if (counted < award.atLeast) return [];
    const points = Math.min(award.most ?? Infinity, award.each ? award.points * counted : award.points);
    return [{ seat, award: award.id, name: award.name, counted, points, group: award.group }];
  });
  return paid
    .filter((one, i) => {
      if (one.group === undefined) return true;
      const best = paid.filter(({ group }) => group === one.group).sort((a, b) => b.points - a.points)[0];
      return best === one || (best === undefined && i === 0);
    })
    .map(({ group: _, ...scored }) => scored);
}

/** V-14: what is due at the end of a command phase is due at the end of the turn in the last round. */
function isDue(
  { when, rounds: [first, last] }: Award,
  seat: Seat,
  moment: Moment,
  record: BattleRecord,
  rounds: number,
): boolean {
  const { battleRound, active } = record;
  if (when === 'battle-end') return moment === 'battle-end';
  if (moment === 'battle-end' || battleRound < first || battleRound > last) return false;
  if (when === 'any-turn-end') return moment === 'turn-end';
  if (active !== seat) return false;
  if (when === 'turn-end') return moment === 'turn-end';
  return battleRound === rounds ? moment === 'turn-end' : moment === 'command-end';
}

/** What a seat's primary mission pays at a moment. */
export const primaryAt = (mission: Mission, seat: Seat, moment: Moment, record: BattleRecord): readonly Scored[] =>
  scoredAt(mission.primary.awards, seat, moment, record, mission.rounds);

/** What a secondary mission pays at a moment. */
export const secondaryAt = (
  mission: Mission,
  card: Secondary,
  seat: Seat,
  moment: Moment,
  record: BattleRecord,
): readonly Scored[] => scoredAt(card.awards, seat, moment, record, mission.rounds);

/** Points that a seat has had, by battle round and, for secondary missions, by card. */
export interface Had {
  readonly inAll: number;
  readonly thisRound: number;
  readonly ofCard?: number;
}

/** 27: what is left of points after the caps of a mission; the rest is lost. */
export function capped(
  points: number,
  had: Had,
  {
    most,
    mostARound,
    mostEach = Infinity,
  }: { readonly most: number; readonly mostARound: number; readonly mostEach?: number },
): number {
  const room = Math.min(most - had.inAll, mostARound - had.thisRound, mostEach - (had.ofCard ?? 0));
  return Math.max(0, Math.min(points, room));
}

/** The victor by points; nobody where they are equal. */
export const victorOf = ({ A, B }: Readonly<{ A: number; B: number }>): Seat | undefined =>
  A === B ? undefined : A > B ? 'A' : 'B';
