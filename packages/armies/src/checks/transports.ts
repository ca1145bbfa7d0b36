import type { Room, Transport } from '../army.js';
import { type Draft, type DraftedUnit, modelsIn } from '../draft.js';
import type { Reason } from '../illegal.js';
import type { MusterNumbers } from '../numbers.js';

/** A dedicated transport starts with a unit inside; passengers fit, by keyword and by number (18.01). */
export function checkTransports({ units }: Draft, { dedicatedCarry }: MusterNumbers): readonly Reason[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return units.flatMap((unit) => [
    ...wrongTransport(unit, byId),
    ...(dedicatedCarry ? empty(unit, units) : []),
    ...(unit.sheet.transport === undefined ? [] : overfull(unit, unit.sheet.transport, passengersOf(unit, units))),
  ]);
}

function wrongTransport({ id, path, listed }: DraftedUnit, byId: ReadonlyMap<string, DraftedUnit>): readonly Reason[] {
  const { embarkedIn } = listed;
  const transport = byId.get(embarkedIn ?? '');
  if (embarkedIn === undefined || (transport?.sheet.transport !== undefined && embarkedIn !== id)) return [];
  const transports = [...byId.values()].filter((one) => one.sheet.transport !== undefined).map((one) => one.id);
  return [
    {
      code: 'army-transport-unknown',
      rule: 'transport-capacity',
      message: transport === undefined ? 'No unit has this id.' : 'That unit is no transport.',
      found: embarkedIn,
      allowed: transports.join(', ') || 'no transport is in the army',
      unit: id,
      path: `${path}.embarkedIn`,
    },
  ];
}

export const isInside = (unit: DraftedUnit, carrier: DraftedUnit): boolean => unit.listed.embarkedIn === carrier.id;

/** Those inside, and those attached to them. */
const passengersOf = (carrier: DraftedUnit, units: readonly DraftedUnit[]): readonly DraftedUnit[] =>
  units.filter(
    (unit) =>
      isInside(unit, carrier) || units.some((one) => one.id === unit.listed.attachedTo && isInside(one, carrier)),
  );

function empty(carrier: DraftedUnit, units: readonly DraftedUnit[]): readonly Reason[] {
  const isDedicated = carrier.keywords.has('DEDICATED TRANSPORT');
  if (!isDedicated || units.some((unit) => isInside(unit, carrier))) return [];
  return [
    {
      code: 'army-transport-empty',
      rule: 'dedicated-transports',
      message: `${carrier.sheet.name} must start with a unit inside.`,
      found: 'nobody inside',
      allowed: 'at least one unit',
      unit: carrier.id,
      path: carrier.path,
    },
  ];
}

/** Puts each passenger in the first room that takes it and has places left. */
function overfull(carrier: DraftedUnit, { rooms }: Transport, passengers: readonly DraftedUnit[]): readonly Reason[] {
  const left = new Map(rooms.map((room) => [room, room.capacity]));
  return passengers.flatMap((unit): Reason[] => {
    const fitting = rooms.filter((room) => isCarried(unit, room));
    const place = { rule: 'transport-capacity', unit: unit.id, path: unit.path } as const;
    if (fitting.length === 0)
      return [
        {
          ...place,
          code: 'army-passenger-refused',
          message: `${carrier.sheet.name} cannot carry this unit.`,
          found: unit.sheet.name,
          allowed: rooms.map(printRoom).join('; '),
        },
      ];
    const free = fitting.find((room) => (left.get(room) ?? 0) >= placesOf(unit, room));
    if (free !== undefined) {
      left.set(free, (left.get(free) ?? 0) - placesOf(unit, free));
      return [];
    }
    return [
      {
        ...place,
        code: 'army-transport-full',
        message: `${carrier.sheet.name} has no places left for this unit.`,
        found: fitting.map((room) => `${placesOf(unit, room)} wanted, ${left.get(room)} left`).join('; '),
        allowed: rooms.map(printRoom).join('; '),
      },
    ];
  });
}

/** Whether a unit, with those attached to it, has places in an empty transport. */
export const fits = (unit: DraftedUnit, units: readonly DraftedUnit[], { rooms }: Transport): boolean => {
  const all = [unit, ...units.filter(({ listed }) => listed.attachedTo === unit.id)];
  return rooms.some(
    (room) =>
      all.every((one) => isCarried(one, room)) &&
      all.reduce((sum, one) => sum + placesOf(one, room), 0) <= room.capacity,
  );
};

const isCarried = ({ keywords }: DraftedUnit, { carries, refuses }: Room): boolean =>
  carries.some((all) => all.every((keyword) => keywords.has(keyword))) &&
  !refuses.some((keyword) => keywords.has(keyword));

const printRoom = ({ capacity, carries, refuses }: Room): string =>
  [
    `${capacity} models: ${carries.map((all) => all.join(' ')).join(' or ')}`,
    ...(refuses.length === 0 ? [] : [`no ${refuses.join(', ')}`]),
  ].join(', ');

const placesOf = (unit: DraftedUnit, { places }: Room): number =>
  modelsIn(unit) * (places.find(({ keyword }) => unit.keywords.has(keyword))?.each ?? 1);
