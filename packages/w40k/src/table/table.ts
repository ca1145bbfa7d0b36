import type { Effect } from '@umpire/effects';
import { type Bound, type Owner, type Seat, seats } from '@umpire/rules';
import { type Ground, groundWith, groundWithout } from './joining.js';
import type { Marker } from './markers.js';

/** Where a model is. `fallen`: destroyed, and waits to be removed; `lingering`: destroyed, and stays until it has fought (05.04.05). */
export const places = {
  away: 0,
  battlefield: 1,
  destroyed: 2,
  reserves: 3,
  embarked: 4,
  fallen: 5,
  lingering: 6,
} as const;

/** What a unit has done, each kept as the number of the phase in which it last did. */
export const deeds = [
  'selected-to-move',
  'moved',
  'normal-move',
  'advanced',
  'fell-back',
  'set-up',
  'ingressed',
  'struck-deep',
  'set-up-large',
  'disembarked',
  'embarked',
  'no-charge',
  'surged',
  'selected-to-shoot',
  'lent-weapons',
  'shot',
  'declared-charge',
  'charged',
  'selected-to-fight',
  'fought',
  'piled-in',
  'consolidated',
  'engaged-at-fight',
  'battle-shock-roll',
  'started-action',
  'operated',
  'price-lowered',
  'targeted-A',
  'targeted-B',
] as const;
export type Deed = (typeof deeds)[number];

const modelFields = ['x', 'y', 'z', 'facing', 'lost', 'place', 'moved-far', 'returned'] as const;
const unitFields = ['battle-shocked', 'carrier', 'repositioned', 'kept', 'hovers', 'fell', ...deeds] as const;
const seatFields = ['command-points', 'gained-points', 'score'] as const;
const clockFields = [
  'round',
  'phase',
  'turn-began',
  'last-turn-began',
  'round-began',
  'seat',
  'first',
  'active',
  'part',
] as const;
const objectiveFields = ['holder', 'secured', 'held-before'] as const;
const hatchwayFields = ['open'] as const;

export type Field =
  | (typeof modelFields)[number]
  | (typeof unitFields)[number]
  | (typeof seatFields)[number]
  | (typeof clockFields)[number]
  | (typeof objectiveFields)[number]
  | (typeof hatchwayFields)[number];

/** Parts of a battle, as the clock counts them. */
export const phases = ['none', 'command', 'movement', 'shooting', 'charge', 'fight', 'turn-end'] as const;
export type Phase = (typeof phases)[number];

/** An effect that holds until a frame ends, or until its owner's next such step. */
export interface StandingEffect {
  /** The n-th of the battle. */
  readonly id: number;
  readonly rule: string;
  readonly owner: Owner;
  readonly bound: Bound;
  readonly effect: Effect;
  readonly until: { readonly frame: number } | { readonly my: string } | { readonly theirs: string };
}

/** Something that is remembered and is no number: an award that was scored, a card drawn, an action begun or completed. */
export interface Note {
  readonly kind:
    | 'scored'
    | 'secondary'
    | 'drawn'
    | 'discarded'
    | 'swapped'
    | 'action-started'
    | 'action-completed'
    | 'one-shot'
    | 'stratagem';
  readonly seat: Seat;
  /** The award, card or action, the weapon or stratagem used. */
  readonly what: string;
  /** Of an award or action: the card it stands on, if it is not the primary mission's. */
  readonly card?: string;
  /** The number of the phase. */
  readonly phase: number;
  readonly round: number;
  readonly points?: number;
  readonly unit?: number;
  readonly place?: string;
}

/** The whole table: numbers in one buffer, seen by field, and a few lists that are replaced. Only events write it. */
export interface Table {
  ground: Ground;
  numbers: Int32Array;
  field: Readonly<Record<Field, Int32Array>>;
  effects: readonly StandingEffect[];
  notes: readonly Note[];
  /** What rules have put on the battlefield. */
  markers: readonly Marker[];
  /** Effects that ever were: the next one's id. */
  effectsMade: number;
  markersMade: number;
  readonly revision: Revision;
}

/** How often a table has changed, so that what was worked out of it is kept until then. */
export interface Revision {
  /** With every event. */
  all: number;
  /** With those that change a number, an effect in force or a note. */
  content: number;
  /** With those after which a model stands elsewhere, is there or gone. */
  places: number;
  /** With those after which a model is there or gone. */
  presence: number;
}

const isEarlier = new WeakMap<Ground, readonly (readonly [Field, number, number])[]>();

/** Where each field lies in the buffer: found once for a battle. */
function layoutOf(ground: Ground): readonly (readonly [Field, number, number])[] {
  const known = isEarlier.get(ground);
  if (known) return known;
  const {
    roster,
    field: { objectives, terrain },
  } = ground;
  const groups: readonly (readonly [readonly Field[], number])[] = [
    [modelFields, roster.models.length],
    [unitFields, roster.units.length],
    [seatFields, seats.length],
    [clockFields, 1],
    [objectiveFields, objectives.length],
    [hatchwayFields, terrain.hatchways?.length ?? 0],
  ];
  let at = 0;
  const layout = groups.flatMap(([fields, length]) =>
    fields.map((field): readonly [Field, number, number] => {
      at += length;
      return [field, at - length, at];
    }),
  );
  isEarlier.set(ground, layout);
  return layout;
}

function seen(ground: Ground, numbers: Int32Array): Readonly<Record<Field, Int32Array>> {
  const field = {} as Record<Field, Int32Array>;
  for (const [name, from, to] of layoutOf(ground)) field[name] = numbers.subarray(from, to);
  return field;
}

const unchanged = (): Revision => ({ all: 0, content: 0, places: 0, presence: 0 });

export function newTable(ground: Ground): Table {
  const length = layoutOf(ground).at(-1)?.[2] ?? 0;
  const numbers = new Int32Array(length);
  const field = seen(ground, numbers);
  ground.field.terrain.hatchways?.forEach(({ isOpen }, i) => {
    field.open[i] = isOpen ? 1 : 0;
  });
  return {
    ground,
    numbers,
    field,
    effects: [],
    notes: [],
    markers: [],
    effectsMade: 0,
    markersMade: 0,
    revision: unchanged(),
  };
}

export function copyTable({ ground, numbers, effects, notes, markers, effectsMade, markersMade }: Table): Table {
  const own = numbers.slice();
  const field = seen(ground, own);
  const revision = unchanged();
  return { ground, numbers: own, field, effects, notes, markers, effectsMade, markersMade, revision };
}

/** A new unit like one that is there joins: everything stays as it was, and there is room for its own numbers. */
export const join = (table: Table, like: number): void => moveTo(table, groundWith(table.ground, like));

/** The last unit that joined was never there. */
export const unjoin = (table: Table): void => moveTo(table, groundWithout(table.ground));

function moveTo(table: Table, ground: Ground): void {
  const numbers = new Int32Array(layoutOf(ground).at(-1)?.[2] ?? 0);
  const field = seen(ground, numbers);
  for (const [name] of layoutOf(ground)) {
    const old = table.field[name];
    field[name].set(old.subarray(0, field[name].length));
  }
  Object.assign(table, { ground, numbers, field });
}

export const seatNumber = (seat: Seat): number => seats.indexOf(seat);
export const seatAt = (number: number): Seat => seats[number]!;
