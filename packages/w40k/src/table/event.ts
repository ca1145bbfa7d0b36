import type { Ref } from '@umpire/rules';
import type { Marker } from './markers.js';
import { type Field, join, type Note, type StandingEffect, type Table, unjoin } from './table.js';

/** One number changes. */
export type Write = readonly [field: Field, of: number, from: number, to: number];

export const eventKinds = [
  'battle-began',
  'round-began',
  'turn-began',
  'phase-began',
  'active',
  'points-gained',
  'points-paid',
  'stratagem-used',
  'did',
  'moved',
  'set-up',
  'hovers',
  'unit-joined',
  'marker-placed',
  'marker-removed',
  'left',
  'wounds-lost',
  'wounds-regained',
  'model-destroyed',
  'model-removed',
  'model-stays',
  'model-returned',
  'unit-destroyed',
  'battle-shocked',
  'rallied',
  'control',
  'hatchway',
  'scored',
  'effect-began',
  'effect-ended',
  'charge-aimed',
  'charge-failed',
  'targets-selected',
  'action-started',
  'action-completed',
  'secondary',
  'attack',
  'roll',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What happened: words for whoever tells of it (`of`, `say`), and every number that it changed, so that it can be taken back. */
export interface TableEvent {
  readonly kind: EventKind;
  readonly of?: readonly Ref[];
  readonly rule?: string;
  readonly say?: Readonly<Record<string, unknown>>;
  readonly writes?: readonly Write[];
  readonly begins?: StandingEffect;
  readonly ends?: StandingEffect;
  readonly notes?: readonly Note[];
  /** The place in the roster of the unit that a new one is like. */
  readonly joins?: number;
  readonly lays?: Marker;
  readonly takes?: Marker;
}

/** Fields that say where models are, and what stands on the ground. */
const placing: ReadonlySet<Field> = new Set(['x', 'y', 'z', 'facing', 'place', 'open'] as const);

/** Sight is kept as long as all stand where they stood: a number that it reads changes as if somebody had moved. */
const changesSight = (effect: StandingEffect | undefined): boolean =>
  effect?.effect.do.some((verb) => 'modify' in verb && verb.modify === 'detection-range') === true;

function count({ revision }: Table, { writes, begins, ends, notes, joins, lays, takes }: TableEvent): void {
  revision.all++;
  const isSeenAnew = changesSight(begins) || changesSight(ends);
  const isJoined = joins !== undefined;
  const isOther = Boolean(begins ?? ends ?? notes ?? lays ?? takes) || isJoined;
  let [isChanged, isPlaced, isGone] = [isOther, isSeenAnew || isJoined, isJoined];
  if (writes)
    for (const [field, , from, to] of writes) {
      if (from === to) continue;
      isChanged = true;
      if (!placing.has(field)) continue;
      isPlaced = true;
      if (field === 'place') isGone = true;
    }
  if (isChanged) revision.content++;
  if (isPlaced) revision.places++;
  if (isGone) revision.presence++;
}

export function applyEvent(table: Table, event: TableEvent): void {
  const { writes, begins, ends, notes, joins, lays, takes } = event;
  count(table, event);
  if (joins !== undefined) join(table, joins);
  if (writes) for (const [field, of, , to] of writes) table.field[field][of] = to;
  if (begins) {
    table.effects = [...table.effects, begins];
    table.effectsMade++;
  }
  if (ends) table.effects = table.effects.filter(({ id }) => id !== ends.id);
  if (notes) table.notes = [...table.notes, ...notes];
  if (lays) {
    table.markers = [...table.markers, lays];
    table.markersMade++;
  }
  if (takes) table.markers = table.markers.filter(({ ref }) => ref !== takes.ref);
}

export function revertEvent(table: Table, event: TableEvent): void {
  const { writes, begins, ends, notes, joins, lays, takes } = event;
  count(table, event);
  if (takes) table.markers = [...table.markers, takes].sort((a, b) => numberOf(a) - numberOf(b));
  if (lays) {
    table.markers = table.markers.filter(({ ref }) => ref !== lays.ref);
    table.markersMade--;
  }
  if (writes)
    for (let i = writes.length - 1; i >= 0; i--) {
      const [field, of, from] = writes[i]!;
      table.field[field][of] = from;
    }
  if (begins) {
    table.effects = table.effects.filter(({ id }) => id !== begins.id);
    table.effectsMade--;
  }
  if (ends) table.effects = [...table.effects, ends].sort((a, b) => a.id - b.id);
  if (notes) table.notes = table.notes.slice(0, table.notes.length - notes.length);
  if (joins !== undefined) unjoin(table);
}

/** The n-th of the battle. */
const numberOf = ({ ref }: Marker): number => Number(ref.split('-').at(-1));

export const set = (table: Table, field: Field, of: number, to: number): Write => [
  field,
  of,
  table.field[field][of]!,
  to,
];

export const add = (table: Table, field: Field, of: number, by: number): Write =>
  set(table, field, of, table.field[field][of]! + by);
