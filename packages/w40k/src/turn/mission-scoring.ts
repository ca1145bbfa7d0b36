import { opponent, type Seat, seats } from '@umpire/rules';
import type { Mission as MissionCard } from '../missions/read.js';
import type { Secondary } from '../missions/schema.js';
import {
  type BattleRecord,
  capped,
  type Moment,
  primaryAt,
  type Scored,
  type Span,
  secondaryAt,
} from '../missions/score.js';
import { add, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { holderOf } from '../table/objectives.js';
import { roundOf, turnSeat } from '../table/reads.js';
import { type Note, seatNumber, type Table } from '../table/table.js';
import type { OpenAction, Scoring } from './scoring.js';

/** What a mission's data pay, as its moments come. */
export function scoringOf(mission: MissionCard): Scoring {
  const { cards, fixed, drawn } = mission.secondary;
  return {
    atCommandEnd: (reading, seat) => scored(mission, reading, [seat], 'command-end'),
    atTurnEnd: (reading) => {
      const first = turnSeat(reading.table);
      return scored(mission, reading, [first, opponent(first)], 'turn-end');
    },
    atEnd: (reading) => scored(mission, reading, seats, 'battle-end'),
    forPainted: (reading) => paintedOf(mission, reading.table),
    actions: ({ table }, seat) => [
      ...mission.primary.actions.map((action): OpenAction => ({ action })),
      ...activeCards(table, seat, cards).flatMap(({ id, actions }) =>
        actions.map((action): OpenAction => ({ action, card: id })),
      ),
    ],
    ...(cards.length > 0 ? { secondary: { cards, fixed, drawn } } : {}),
  };
}

/** 27: points for a painted army, beside all that is capped. */
const paintedOf = ({ painted }: MissionCard, table: Table): readonly TableEvent[] =>
  seats
    .filter((seat) => painted > 0 && table.ground.roster.armies[seat].painted)
    .map((seat) => ({
      kind: 'scored',
      rule: 'painted-army',
      say: { seat, points: painted },
      writes: [add(table, 'score', seatNumber(seat), painted)],
    }));

/** The cards that a seat can score: kept from the start, or drawn and not yet discarded. */
export function activeCards(table: Table, seat: Seat, cards: readonly Secondary[]): readonly Secondary[] {
  const own = table.notes.filter((note) => note.seat === seat);
  const has = (kind: Note['kind'], id: string): boolean => own.some((note) => note.kind === kind && note.what === id);
  return cards.filter(({ id }) => has('secondary', id) || (has('drawn', id) && !has('discarded', id)));
}

export const isTactical = (table: Table, seat: Seat): boolean =>
  table.notes.some((note) => note.kind === 'secondary' && note.seat === seat && note.what === 'tactical');

/** The number of the phase from which something counts as of a span, and up to which. */
function spanOf({ field }: Table, span: Span): readonly [from: number, before: number] {
  const now = [field['turn-began'][0]!, Number.POSITIVE_INFINITY] as const;
  if (span === 'turn') return now;
  if (span === 'previous-turn') return [Math.max(1, field['last-turn-began'][0]!), field['turn-began'][0]!];
  return span === 'round' ? [field['round-began'][0]!, Number.POSITIVE_INFINITY] : [1, Number.POSITIVE_INFINITY];
}

const isIn = (table: Table, phase: number, span: Span): boolean => {
  const [from, before] = spanOf(table, span);
  return phase >= Math.max(1, from) && phase < before;
};

function recordOf({ table, board }: Reading): BattleRecord {
  const { objectives } = table.ground.field;
  const before = objectives.map(({ id }, i): [string, Seat | undefined] => {
    const holder = table.field['held-before'][i]!;
    return [id, holder === 0 ? undefined : holder === 1 ? 'A' : 'B'];
  });
  return {
    board,
    battleRound: roundOf(table),
    active: turnSeat(table),
    control: objectives.map(({ id }, i) => ({ objective: id, levels: { A: 0, B: 0 }, by: holderOf(table, i) })),
    before: new Map(before),
    destroyed: (of, span) =>
      table.ground.roster.units.filter(({ seat, index }) => seat === of && isIn(table, table.field.fell[index]!, span))
        .length,
    completed: (by, action, span) =>
      table.notes.filter(
        (note) =>
          note.kind === 'action-completed' && note.seat === by && note.what === action && isIn(table, note.phase, span),
      ).length,
    had: (by, award) => table.notes.some((note) => note.kind === 'scored' && note.seat === by && note.what === award),
  };
}

type Purse = 'primary' | 'secondary';

function scored(mission: MissionCard, reading: Reading, of: readonly Seat[], moment: Moment): readonly TableEvent[] {
  const record = recordOf(reading);
  const book = new Book(reading.table);
  return of.flatMap((seat) => {
    const primary = primaryAt(mission, seat, moment, record).flatMap((one) =>
      paid(book, one, 'primary', undefined, mission.primary),
    );
    const cards = activeCards(reading.table, seat, mission.secondary.cards).flatMap((card) => {
      const { secondary } = mission;
      const isDrawn = isTactical(reading.table, seat);
      const caps = {
        most: secondary.most,
        mostARound: secondary.mostARound,
        ...(isDrawn ? {} : { mostEach: secondary.fixedMostEach }),
      };
      const events = secondaryAt(mission, card, seat, moment, record).flatMap((one) =>
        paid(book, one, 'secondary', card.id, caps),
      );
      // a tactical card that has scored is discarded
      return events.length > 0 && isDrawn ? [...events, discarded(reading.table, seat, card.id)] : events;
    });
    return [...primary, ...cards];
  });
}

/** What seats have had, and what they are given in the same breath. */
class Book {
  readonly table: Table;
  readonly #given: Note[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  had(
    seat: Seat,
    card: string | undefined,
    purse: Purse,
  ): { readonly inAll: number; readonly thisRound: number; readonly ofCard: number } {
    const own = [...this.table.notes, ...this.#given].filter(
      (note) => note.kind === 'scored' && note.seat === seat && (note.card === undefined) === (purse === 'primary'),
    );
    const sum = (notes: readonly Note[]): number => notes.reduce((total, { points = 0 }) => total + points, 0);
    return {
      inAll: sum(own),
      thisRound: sum(own.filter(({ round }) => round === roundOf(this.table))),
      ofCard: sum(own.filter((note) => note.card === card)),
    };
  }

  give(note: Note): void {
    this.#given.push(note);
  }

  /** Points given to a seat so far in this breath, so that each event carries on from the one before. */
  given(seat: Seat): number {
    return this.#given.filter((note) => note.seat === seat).reduce((sum, { points = 0 }) => sum + points, 0);
  }
}

interface Caps {
  readonly most: number;
  readonly mostARound: number;
  readonly mostEach?: number;
}

function paid(
  book: Book,
  { seat, award, points, counted }: Scored,
  purse: Purse,
  card: string | undefined,
  caps: Caps,
): readonly TableEvent[] {
  const { table } = book;
  const real = capped(points, book.had(seat, card, purse), caps);
  const note: Note = {
    kind: 'scored',
    seat,
    what: award,
    ...(card === undefined ? {} : { card }),
    phase: table.field.phase[0]!,
    round: roundOf(table),
    points: real,
  };
  const before = book.given(seat);
  book.give(note);
  const number = seatNumber(seat);
  const [field, of, from] = add(table, 'score', number, 0);
  return [
    {
      kind: 'scored',
      rule: award,
      say: { seat, points: real, counted, ...(card === undefined ? {} : { card }) },
      writes: [[field, of, from + before, from + before + real]],
      notes: [note],
    },
  ];
}

export const discarded = (table: Table, seat: Seat, card: string): TableEvent => ({
  kind: 'secondary',
  rule: card,
  say: { seat, how: 'discarded' },
  notes: [{ kind: 'discarded', seat, what: card, phase: table.field.phase[0]!, round: roundOf(table) }],
});
