import type { Transport } from '../army.js';
import { type Draft, type DraftedUnit, modelsIn } from '../draft.js';
import type { Reason } from '../illegal.js';

/** A dedicated transport starts with a unit inside; passengers fit, by keyword and by number (18.01). */
export function checkTransports({ units }: Draft): readonly Reason[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return [
    ...units.flatMap((unit) => wrongTransport(unit, byId)),
    ...units.flatMap((unit) => passengersWrong(unit, units)),
  ];
}

function wrongTransport({ id, path, listed }: DraftedUnit, byId: ReadonlyMap<string, DraftedUnit>): readonly Reason[] {
  const { embarkedIn } = listed;
  const transport = byId.get(embarkedIn ?? '');
  if (embarkedIn === undefined || (transport?.sheet.transport !== undefined && embarkedIn !== id)) return [];
  return [
    {
      code: 'army-transport-unknown',
      rule: 'transport-capacity',
      message: transport === undefined ? 'No unit has this id.' : 'That unit is no transport.',
      found: embarkedIn,
      allowed: [...byId.values()].flatMap((one) => (one.sheet.transport ? one.id : [])).join(', ') || 'no transport',
      unit: id,
      path: `${path}.embarkedIn`,
    },
  ];
}

function passengersWrong(carrier: DraftedUnit, units: readonly DraftedUnit[]): readonly Reason[] {
  const { transport } = carrier.sheet;
  const { id, path } = carrier;
  const inside = units.filter(({ listed }) => listed.embarkedIn === id);
  const all = units.filter((unit) => inside.some((one) => one === unit || unit.listed.attachedTo === one.id));
  const empty: Reason[] =
    carrier.keywords.has('DEDICATED TRANSPORT') && inside.length === 0
      ? [
          {
            code: 'army-transport-empty',
            rule: 'dedicated-transports',
            message: `${carrier.sheet.name} must start with a unit inside.`,
            found: 'nobody inside',
            allowed: 'at least one unit',
            unit: id,
            path,
          },
        ]
      : [];
  if (transport === undefined) return empty;
  const refused = all
    .filter((unit) => !isCarried(unit, transport))
    .map(
      (unit): Reason => ({
        code: 'army-passenger-refused',
        rule: 'transport-capacity',
        message: `${carrier.sheet.name} cannot carry this unit.`,
        found: unit.sheet.name,
        allowed: printCarried(transport),
        unit: unit.id,
        path: unit.path,
      }),
    );
  const places = all.reduce((sum, unit) => sum + placesOf(unit, transport), 0);
  const full: Reason[] =
    places <= transport.capacity
      ? []
      : [
          {
            code: 'army-transport-full',
            rule: 'transport-capacity',
            message: `${carrier.sheet.name} has not so many places.`,
            found: `${places}`,
            allowed: `at most ${transport.capacity}`,
            unit: id,
            path,
          },
        ];
  return [...empty, ...refused, ...full];
}

const isCarried = ({ keywords }: DraftedUnit, { carries, refuses }: Transport): boolean =>
  carries.some((all) => all.every((keyword) => keywords.has(keyword))) &&
  !refuses.some((keyword) => keywords.has(keyword));

const printCarried = ({ carries, refuses }: Transport): string =>
  [
    carries.map((all) => all.join(' ')).join(' or '),
    ...(refuses.length === 0 ? [] : [`but no ${refuses.join(', ')}`]),
  ].join(', ');

const placesOf = (unit: DraftedUnit, { places }: Transport): number =>
  modelsIn(unit) * (places.find(({ keyword }) => unit.keywords.has(keyword))?.each ?? 1);
