import { opponent, returnedOf, type Seat, seats } from '@umpire/rules';
import { add, set } from '../table/event.js';
import { controlEvents } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import { roundOf, turnSeat } from '../table/reads.js';
import { type Phase, phases, seatAt, seatNumber, type Table } from '../table/table.js';
import { completions } from './acting.js';
import { aircraftLeave } from './aircraft.js';
import { removeIncoherent } from './coherency.js';
import { endAtPhase } from './effects-end.js';
import { type AnyProcedure, activates, read, type TableProcedure } from './kit.js';
import { lateReserves, reservesAtEnd } from './reserves.js';
import type { Scoring } from './scoring.js';
import { discardSecondaries } from './secondaries.js';

/** How long a battle is, in battle rounds (07). */
export const ROUNDS = 5;

const none = {};

/** 07: battle rounds of two turns, each of five phases. */
export function battleProcedures(edition: Edition, scoring: Scoring): readonly AnyProcedure[] {
  const battle: TableProcedure<object> = {
    id: 'battle',
    period: 'battle',
    steps: [
      { id: 'battle', run: () => ({ events: [{ kind: 'battle-began' }] }) },
      { id: 'muster', run: (_, given) => (returnedOf(given) ? {} : { call: 'deployment', with: none }) },
      {
        id: 'battle-rounds',
        run: (_, given, { state }) => (given && roundOf(state) >= ROUNDS ? {} : { call: 'battle-round', with: none }),
      },
      { id: 'battle-over', run: (_, __, { state }) => ({ events: reservesAtEnd(state) }) },
      { id: 'battle-end', run: (_, __, at) => ({ events: scoring.atEnd(read(edition, at)) }) },
      { id: 'painted-armies', run: (_, __, at) => ({ events: scoring.forPainted?.(read(edition, at)) ?? [] }) },
    ],
  };

  const round: TableProcedure<object> = {
    id: 'battle-round',
    period: 'round',
    steps: [
      {
        id: 'round-begins',
        run: (_, __, { state }) => ({
          events: [
            {
              kind: 'round-began',
              say: { round: roundOf(state) + 1 },
              writes: [
                add(state, 'round', 0, 1),
                set(state, 'round-began', 0, state.field.phase[0]! + 1),
                ...seats.map((_, seat) => set(state, 'gained-points', seat, 0)),
              ],
            },
            ...activates(state, firstSeat(state)),
          ],
        }),
      },
      { id: 'battle-round', run: () => ({}) },
      turnStep('first-turn', (table) => firstSeat(table)),
      turnStep('second-turn', (table) => opponent(firstSeat(table))),
      {
        id: 'round-end',
        run: (_, __, { state }) => ({ events: lateReserves(state, edition.board.reserves.lastRound) }),
      },
    ],
  };

  const turn: TableProcedure<{ readonly seat: Seat }> = {
    id: 'turn',
    period: 'turn',
    steps: [
      {
        id: 'turn-begins',
        run: ({ seat }, _, { state }) => ({
          events: [
            {
              kind: 'turn-began',
              say: { seat, round: roundOf(state) },
              writes: [
                set(state, 'last-turn-began', 0, state.field['turn-began'][0]!),
                set(state, 'turn-began', 0, state.field.phase[0]! + 1),
                set(state, 'seat', 0, seatNumber(seat)),
                set(state, 'active', 0, seatNumber(seat)),
                set(state, 'part', 0, 0),
                ...state.ground.field.objectives.map((_, i) => set(state, 'held-before', i, state.field.holder[i]!)),
              ],
            },
          ],
        }),
      },
      { id: 'turn-start', run: () => ({}) },
      ...(['command', 'movement', 'shooting', 'charge', 'fight'] as const).map((phase) => ({
        id: phase,
        run: (_: object, given: unknown) => (given ? {} : { call: 'phase', with: { phase } }),
      })),
      {
        id: 'turn-control',
        run: (_, __, at) => ({
          events: [
            {
              kind: 'phase-began',
              say: { phase: 'turn-end' },
              writes: [set(at.state, 'part', 0, phases.indexOf('turn-end'))],
            },
            ...activates(at.state, turnSeat(at.state)),
            ...controlEvents(read(edition, at)),
          ],
        }),
      },
      { id: 'turn-end', run: () => ({}) },
      { id: 'aircraft-leave', run: (_, __, { state }) => ({ events: aircraftLeave(edition, state, ROUNDS) }) },
      { id: 'coherency', run: (_, given, at) => removeIncoherent(edition, given, at) },
      {
        id: 'actions-end',
        run: (_, __, at) => {
          const reading = read(edition, at);
          return { events: seats.flatMap((seat) => completions(reading, seat, scoring, 'turn-end')) };
        },
      },
      { id: 'turn-scoring', run: (_, __, at) => ({ events: scoring.atTurnEnd(read(edition, at)) }) },
      { id: 'turn-cards', run: (_, given, at) => discardSecondaries(scoring.secondary, given, at) },
    ],
  };

  const phase: TableProcedure<{ readonly phase: Phase }> = {
    id: 'phase',
    period: 'phase',
    steps: [
      {
        id: 'phase-begins',
        run: ({ phase: now }, _, { state }) => ({
          events: [
            {
              kind: 'phase-began',
              say: { phase: now, seat: turnSeat(state) },
              writes: [set(state, 'part', 0, phases.indexOf(now)), add(state, 'phase', 0, 1)],
            },
            ...activates(state, turnSeat(state)),
            ...endAtPhase(state, now),
          ],
        }),
      },
      {
        id: 'phase',
        run: ({ phase: now }, given) => (given ? {} : { call: `${now}-phase`, with: {} }),
      },
    ],
  };
  return [battle, round, turn, phase];
}

const firstSeat = (table: Table): Seat => seatAt(table.field.first[0]!);

const turnStep = (id: string, seatOf: (table: Table) => Seat) => ({
  id,
  run: (_: object, given: unknown, { state }: { readonly state: Table }) =>
    given ? {} : { call: 'turn', with: { seat: seatOf(state) } },
});
