import { facesOf, type Given, picked, repliesOf, type Seat, seats } from '@umpire/rules';
import { add, type TableEvent } from '../table/event.js';
import { roundOf, turnSeat } from '../table/reads.js';
import { type Note, seatNumber, type Table } from '../table/table.js';
import { type At, option, pick, replyOf, type TableOutcome } from './kit.js';
import { activeCards, discarded, isTactical } from './mission-scoring.js';
import { pointsGained } from './points.js';
import type { Scoring, SecondaryRules } from './scoring.js';

interface ChoosingFrame {
  readonly approach?: Readonly<Record<Seat, string>>;
}

const noted = (table: Table, kind: Note['kind'], seat: Seat, what: string): TableEvent => ({
  kind: 'secondary',
  rule: what,
  say: { seat, how: kind },
  notes: [{ kind, seat, what, phase: table.field.phase[0]!, round: roundOf(table) }],
});

/** 27: before deployment each player keeps some cards for the battle, or will draw; in secret, then shown. */
export function chooseSecondaries<F extends ChoosingFrame>(
  { secondary }: Scoring,
  frame: F,
  given: Given | undefined,
  { state }: At,
): TableOutcome<F> {
  if (!secondary) return {};
  const replies = repliesOf(given);
  if (!frame.approach) {
    const chosen = replies?.map((reply) => picked(reply)[0] ?? 'tactical');
    if (!chosen)
      return { need: { choices: seats.map((seat) => asked(seat, 'secondary-approach', ['tactical', 'fixed'], 1)) } };
    return { frame: { ...frame, approach: { A: chosen[0]!, B: chosen[1]! } }, to: 'secondaries' };
  }
  const { approach } = frame;
  const fixed = seats.filter((seat) => approach[seat] === 'fixed');
  const kept = secondary.cards.filter((card) => card.fixed).map(({ id }) => id);
  if (fixed.length > 0 && !replies)
    return { need: { choices: fixed.map((seat) => asked(seat, 'secondary-fixed', kept, secondary.fixed)) } };
  const events = seats.flatMap((seat) => {
    if (approach[seat] !== 'fixed') return [noted(state, 'secondary', seat, 'tactical')];
    return picked(replies?.[fixed.indexOf(seat)]).map((card) => noted(state, 'secondary', seat, card));
  });
  return { events };
}

const asked = (seat: Seat, rule: string, keys: readonly string[], many: number) => ({
  seat,
  rule,
  about: [],
  ask: { kind: 'pick' as const, options: keys.map((key) => option(key)), min: many, max: many },
  secret: true as const,
});

export interface DrawFrame {
  readonly drawn?: number;
}

/** V-16: whoever draws, draws so many at the start of each of its Command phases. */
export function drawSecondaries(
  rules: SecondaryRules | undefined,
  frame: DrawFrame,
  given: Given | undefined,
  { state }: At,
): TableOutcome<DrawFrame> {
  const seat = turnSeat(state);
  const { drawn = 0 } = frame;
  if (!rules || !isTactical(state, seat) || drawn >= rules.drawn) return {};
  const deck = deckOf(rules, state, seat);
  if (deck.length === 0) return {};
  const [[face = 0] = []] = facesOf(given) ?? [];
  if (!given) return { need: { throw: drawFrom(deck, seat) } };
  return {
    frame: { drawn: drawn + 1 },
    events: [noted(state, 'drawn', seat, deck[face - 1]!.id)],
    to: 'draw-secondaries',
  };
}

/** Cards that a seat has not drawn yet. */
function deckOf({ cards }: SecondaryRules, { notes }: Table, seat: Seat): SecondaryRules['cards'] {
  const out = new Set(notes.filter((note) => note.kind === 'drawn' && note.seat === seat).map(({ what }) => what));
  return cards.filter(({ id, tactical }) => tactical && !out.has(id));
}

const drawFrom = (deck: SecondaryRules['cards'], seat: Seat) => ({
  purpose: 'draw secondary',
  seat,
  for: [seat],
  lots: [{ kind: 0, dice: 1, sides: deck.length, summed: 1 }],
});

/** The price of a swap, in command points. */
const SWAP = 1;

/** 27: once a battle, as its Command phase ends, a player may pay to put back a tactical card and draw another. */
export function swapSecondary(
  rules: SecondaryRules | undefined,
  frame: SwapFrame,
  given: Given | undefined,
  { state }: At,
): TableOutcome<SwapFrame> {
  const seat = turnSeat(state);
  if (!rules || !isTactical(state, seat)) return {};
  const deck = deckOf(rules, state, seat);
  if (frame.swapped !== undefined) {
    const faces = facesOf(given);
    if (!faces) return { need: { throw: drawFrom(deck, seat) } };
    return { events: [noted(state, 'drawn', seat, deck[(faces[0]?.[0] ?? 1) - 1]!.id)] };
  }
  const cards = activeCards(state, seat, rules.cards);
  const number = seatNumber(seat);
  const hasSwapped = state.notes.some((note) => note.kind === 'swapped' && note.seat === seat);
  if (hasSwapped || cards.length === 0 || deck.length === 0 || state.field['command-points'][number]! < SWAP) return {};
  const reply = replyOf(given);
  if (!reply)
    return { need: pick({ seat, rule: 'swap-secondary', options: cards.map(({ id }) => option(id)), min: 0 }) };
  const [card] = picked(reply);
  if (card === undefined) return {};
  const paid: TableEvent = {
    kind: 'points-paid',
    rule: 'swap-secondary',
    say: { seat, points: SWAP },
    writes: [add(state, 'command-points', number, -SWAP)],
  };
  return {
    frame: { swapped: card },
    events: [paid, noted(state, 'swapped', seat, card), discarded(state, seat, card)],
    to: 'swap-secondary',
  };
}

export interface SwapFrame {
  readonly swapped?: string;
}

/** 27: at the end of its own turn a player may discard tactical cards, for 1 CP where it has not gained one this round. */
export function discardSecondaries(
  rules: SecondaryRules | undefined,
  given: Given | undefined,
  { state }: At,
): TableOutcome<never> {
  const seat = turnSeat(state);
  if (!rules || !isTactical(state, seat)) return {};
  const cards = activeCards(state, seat, rules.cards);
  if (cards.length === 0) return {};
  const reply = replyOf(given);
  if (!reply)
    return {
      need: pick({
        seat,
        rule: 'discard-secondaries',
        options: cards.map(({ id }) => option(id)),
        min: 0,
        max: cards.length,
      }),
    };
  const gone = picked(reply);
  if (gone.length === 0) return {};
  const point = pointsGained(state, seat, 1, 'discard-secondaries');
  return { events: [...gone.map((card) => discarded(state, seat, card)), ...point] };
}
