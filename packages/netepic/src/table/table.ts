import { type Seat, seats } from '@umpire/rules';
import type { Ground } from './ground.js';
import type { Roster, RosterDetachment, RosterFormation, RosterStand } from './roster.js';
import type { Rulings } from './rulings.js';
import { tracks } from './stand.js';

/** Of each stand. Lengths in micrometres; bearings in whole degrees clockwise from up the table. */
export const standFields = [
  'x',
  'y',
  'bearing',
  /** Hit points left; 0: lost. */
  'life',
  'place',
  /** Carrier or building, by its number and one; 0: none. */
  'host',
  /** An order token of its own (AB-19.12). */
  'ownOrder',
  /** Was pinned this turn and lost its order. */
  'pinned',
  /** Moved into contact this turn. */
  'engaged',
  /** Its assault came apart where it stands: others that did touch it no more until one of them moves (G-07). */
  'parted',
  /** The occupant that it fights at a building's outline, by its number and one. */
  'foe',
  /** Micrometres of movement spent this turn. */
  'walked',
  'fired',
  /** Close defences used this turn. */
  'defences',
  /** Risen for a pop-up attack, or floating at altitude. */
  'aloft',
  'metal',
  'shields',
  /** −2 to its close assault factor until the end of the turn. */
  'afraid',
  /** Its assault was resolved this turn. */
  'fought',
  /** Its reactor has gone up (LOC-9). */
  'exploded',
  /** Got in or out of a building this turn. */
  'changed',
] as const;

/** Of each part of each stand with a location sheet: effects taken, and which of those that can be repaired are in force. */
export const partFields = ['taken', 'hurt'] as const;

export const detachmentFields = [
  'order',
  'shown',
  'imposed',
  'spent',
  /** Activated in the movement phase. */
  'activated',
  /** Fired in the combat phase or as a reaction. */
  'shot',
  /** Intercepted or fired at a charge. */
  'reacted',
  'arrived',
  /** Its bridge gave no order this turn (LOC-7). */
  'deaf',
  /** Kept off the table at deployment. */
  'keptOff',
  /** What it lost in the action under way. */
  'lostStands',
  'lostPoints',
  /** Has lost a stand or a hit point in this battle. */
  'wasHurt',
  'tested',
  'feared',
  /** Portal crossings of its carriers this turn. */
  'crossings',
] as const;

export const formationFields = ['lost', 'broken', 'wiped', 'fading'] as const;

export const sideFields = ['elite', 'heldAdvance', 'heldCharge', 'heldFirstFire', 'stopped', 'edge', 'done'] as const;

export const clockFields = ['turn', 'phase', 'segment', 'active', 'initiative', 'winner', 'extra'] as const;

export const objectiveFields = [
  'holder',
  'goalX',
  'goalY',
  /** It lies on the table. */
  'laid',
] as const;
export const pieceFields = ['structure', 'ruined'] as const;

export type Field =
  | (typeof standFields)[number]
  | (typeof partFields)[number]
  | (typeof detachmentFields)[number]
  | (typeof formationFields)[number]
  | (typeof sideFields)[number]
  | (typeof clockFields)[number]
  | (typeof objectiveFields)[number]
  | (typeof pieceFields)[number];

export const places = ['away', 'table', 'carried', 'building', 'gone'] as const;
export type Place = (typeof places)[number];
export const orders = ['none', 'advance', 'charge', 'first-fire', 'fall-back'] as const;
export type Order = (typeof orders)[number];
export const phases = ['set-up', 'orders', 'movement', 'combat', 'end', 'over'] as const;
export type Phase = (typeof phases)[number];
export const segments = ['none', 'first-fire', 'assault', 'advance'] as const;
export type Segment = (typeof segments)[number];

/** The parts of a sheet, as many for each stand. */
export const PARTS = tracks.length;

export interface Table {
  readonly roster: Roster;
  readonly ground: Ground;
  readonly rulings: Rulings;
  readonly fields: Readonly<Record<Field, Int32Array>>;
  /** Worked out from the fields and thrown away whenever a stand moves, falls or rises. */
  readonly derived: Derived;
}

export interface Derived {
  /** Enemies in contact, by stand. */
  contacts: readonly (readonly number[])[] | undefined;
}

/** One number changes. */
export interface Change {
  readonly field: Field;
  readonly of: number;
  readonly from: number;
  readonly to: number;
  /** Only this side may see it: orders face down, orders of the reserve. */
  readonly secret?: Seat;
}

const sizes = (roster: Roster, ground: Ground): readonly (readonly [readonly Field[], number])[] => [
  [standFields, roster.stands.length],
  [partFields, roster.stands.length * PARTS],
  [detachmentFields, roster.detachments.length],
  [formationFields, roster.formations.length],
  [sideFields, seats.length],
  [clockFields, 1],
  [objectiveFields, ground.objectives.length],
  [pieceFields, ground.terrain.length],
];

export function newTable(roster: Roster, ground: Ground, rulings: Rulings): Table {
  const fields = Object.fromEntries(
    sizes(roster, ground).flatMap(([names, size]) => names.map((name) => [name, new Int32Array(size)] as const)),
  ) as Record<Field, Int32Array>;
  return { roster, ground, rulings, fields, derived: { contacts: undefined } };
}

export function copyTable({ roster, ground, rulings, fields, derived }: Table): Table {
  const copied = {} as Record<Field, Int32Array>;
  for (const name in fields) copied[name as Field] = fields[name as Field].slice();
  return { roster, ground, rulings, fields: copied, derived: { ...derived } };
}

const bearsOnContacts = new Set<Field>(['x', 'y', 'life', 'place', 'foe', 'aloft', 'parted']);

export function write(table: Table, { field, of }: Change, value: number): void {
  table.fields[field][of] = value;
  if (bearsOnContacts.has(field)) table.derived.contacts = undefined;
}

/** What is there now, and what shall be. */
export const set = (table: Table, field: Field, of: number, to: number): Change => ({
  field,
  of,
  from: table.fields[field][of]!,
  to,
});

/** Only what changes. */
export const changes = (
  table: Table,
  wanted: readonly (readonly [field: Field, of: number, to: number])[],
): readonly Change[] =>
  wanted.map(([field, of, to]) => set(table, field, of, to)).filter(({ from, to }) => from !== to);

export const get = (table: Table, field: Field, of = 0): number => table.fields[field][of]!;

export const seatOf = (side: number): Seat => seats[side]!;
export const otherSide = (side: number): 0 | 1 => (side === 0 ? 1 : 0);

export const standAt = ({ roster }: Table, stand: number): RosterStand => roster.stands[stand]!;
export const detachmentAt = ({ roster }: Table, detachment: number): RosterDetachment =>
  roster.detachments[detachment]!;
export const formationAt = ({ roster }: Table, formation: number): RosterFormation => roster.formations[formation]!;

export const placeOf = (table: Table, stand: number): Place => places[table.fields.place[stand]!]!;
export const orderOf = (table: Table, detachment: number): Order => orders[table.fields.order[detachment]!]!;
export const isAlive = (table: Table, stand: number): boolean => table.fields.life[stand]! > 0;

/** Stands on the table or in a building on it: they can be seen, shot at and engaged. */
export const isOnTable = ({ fields }: Table, stand: number): boolean =>
  fields.life[stand]! > 0 && (fields.place[stand] === 1 || fields.place[stand] === 3);

/** The living stands of a detachment. */
export const living = (table: Table, detachment: number): readonly number[] =>
  detachmentAt(table, detachment).stands.filter((stand) => isAlive(table, stand));
export const present = (table: Table, detachment: number): readonly number[] =>
  detachmentAt(table, detachment).stands.filter((stand) => isOnTable(table, stand));

/** A stand's order: its own token, or its detachment's. */
export const orderOfStand = ({ roster, fields }: Table, stand: number): Order =>
  orders[fields.ownOrder[stand]! || fields.order[roster.stands[stand]!.detachment]!]!;
