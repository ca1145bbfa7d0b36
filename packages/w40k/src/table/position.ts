import { type Seat, seats } from '@umpire/rules';
import { set, type TableEvent, type Write } from './event.js';
import type { RosterUnit } from './roster.js';
import { places, seatNumber, type Table } from './table.js';

/** A start set by hand: where every model stands, and how far the battle has come. Lengths in micrometres, facings in tenths of a degree. */
export interface Position {
  readonly models: Readonly<Record<string, PlacedModel>>;
  readonly first?: Seat;
  /** Units in reserves. Models that stand nowhere else have been destroyed. */
  readonly reserves?: readonly string[];
  /** Units in transports, by the ref of the transport. */
  readonly embarked?: Readonly<Record<string, string>>;
  readonly shocked?: readonly string[];
  /** Aircraft that were declared to hover. */
  readonly hovering?: readonly string[];
  readonly commandPoints?: Readonly<Record<Seat, number>>;
  readonly score?: Readonly<Record<Seat, number>>;
  /** The last round that is over. */
  readonly round?: number;
}

export interface PlacedModel {
  readonly x: number;
  readonly y: number;
  readonly height?: number;
  readonly facing?: number;
  readonly lost?: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Throws on what is no position: a heading that was not checked. */
export function readPosition(raw: unknown): Position {
  if (!isRecord(raw) || !isRecord(raw.models)) throw new Error('a position says where every model stands: "models"');
  for (const [ref, at] of Object.entries(raw.models))
    if (!isRecord(at) || !Number.isInteger(at.x) || !Number.isInteger(at.y))
      throw new Error(`position.models.${ref}: whole micrometres x and y`);
  return raw as unknown as Position;
}

export function positionEvents(table: Table, position: Position): readonly TableEvent[] {
  const { roster } = table.ground;
  const unitNamed = (ref: string): RosterUnit => {
    const unit = roster.unitBy.get(ref);
    if (!unit) throw new Error(`position: there is no unit ${ref}`);
    return unit;
  };
  const { embarked = {}, shocked = [], hovering = [] } = position;
  const inside = Object.entries(embarked).map(([ref, carrier]) => [unitNamed(ref), unitNamed(carrier)] as const);
  const reserves = new Set(position.reserves ?? []);
  const unknown = Object.keys(position.models).find((ref) => !roster.modelBy.has(ref));
  if (unknown !== undefined) throw new Error(`position.models: there is no model ${unknown}`);
  const writes: Write[] = Object.entries(position.models).flatMap(
    ([ref, { x, y, height = 0, facing = 0, lost = 0 }]) => {
      const { index } = roster.modelBy.get(ref)!;
      return [
        set(table, 'x', index, x),
        set(table, 'y', index, y),
        set(table, 'z', index, height),
        set(table, 'facing', index, facing),
        set(table, 'lost', index, lost),
        set(table, 'place', index, places.battlefield),
      ];
    },
  );
  const isPlaced = (ref: string): boolean => Object.hasOwn(position.models, ref);
  const isAway = (ref: string): boolean => reserves.has(ref) || Object.hasOwn(embarked, ref);
  const gone = roster.models.filter(({ ref, unit }) => !isPlaced(ref) && !isAway(roster.units[unit]!.ref));
  const waiting = roster.models.filter(({ ref, unit }) => !isPlaced(ref) && reserves.has(roster.units[unit]!.ref));
  const absent = [
    ...gone.flatMap(({ index, kind }): Write[] => [
      set(table, 'place', index, places.destroyed),
      set(table, 'lost', index, kind.wounds),
    ]),
    ...waiting.map(({ index }) => set(table, 'place', index, places.reserves)),
    ...inside.flatMap(([unit, carrier]): Write[] => [
      set(table, 'carrier', unit.index, carrier.index + 1),
      ...unit.models.map((model) => set(table, 'place', model, places.embarked)),
    ]),
    ...shocked.map((ref) => set(table, 'battle-shocked', unitNamed(ref).index, 1)),
    ...hovering.map((ref) => set(table, 'hovers', unitNamed(ref).index, 1)),
  ];
  const seated = seats.flatMap((seat): Write[] => [
    set(table, 'command-points', seatNumber(seat), position.commandPoints?.[seat] ?? 0),
    set(table, 'score', seatNumber(seat), position.score?.[seat] ?? 0),
  ]);
  const first = position.first === undefined ? [] : [set(table, 'first', 0, seatNumber(position.first))];
  return [
    {
      kind: 'set-up',
      writes: [...writes, ...absent, ...seated, ...first, set(table, 'round', 0, position.round ?? 0)],
    },
  ];
}
