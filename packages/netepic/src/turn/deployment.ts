import type { Verdict } from '@umpire/rules';
import { mayBeKeptOff } from '../abilities/outcasts.js';
import { linkedParts } from '../moves/coherency.js';
import { squared, touching } from '../moves/contact.js';
import { mayEndAt } from '../moves/cost.js';
import { placesAround } from '../moves/form-up.js';
import { boardingReason } from '../moves/hosts.js';
import { isObject, isPlace, micrometresOf, type Place } from '../moves/proposal.js';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  copyTable,
  detachmentAt,
  type Field,
  get,
  isOnTable,
  living,
  standAt,
  type Table,
  write,
} from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { arrivesByItself } from './arrivals.js';
import type { Choice, Reason } from './play.js';

/** Where a stand starts: at a place, or in a carrier or building. */
interface StandStart {
  readonly stand: string;
  readonly at?: Place;
  /** Whole degrees clockwise from up the table. */
  readonly bearing?: number;
  readonly into?: string;
}

/** Where a detachment starts: stand by stand, or all kept off the table. */
export type Deployment = { readonly stands: readonly StandStart[] } | { readonly reserve: true };

function readStart(value: unknown): StandStart | undefined {
  if (!isObject(value)) return undefined;
  const { stand, at, bearing, into } = value;
  if (typeof stand !== 'string' || (at === undefined && into === undefined)) return undefined;
  if (at !== undefined && !isPlace(at)) return undefined;
  if (into !== undefined && typeof into !== 'string') return undefined;
  if (bearing !== undefined && !(typeof bearing === 'number' && Number.isInteger(bearing))) return undefined;
  return {
    stand,
    ...(at === undefined ? {} : { at }),
    ...(bearing === undefined ? {} : { bearing }),
    ...(into === undefined ? {} : { into }),
  };
}

function readDeployment(value: unknown): Deployment | undefined {
  if (!isObject(value)) return undefined;
  if (value['reserve'] === true) return { reserve: true };
  if (!Array.isArray(value['stands'])) return undefined;
  const stands = value['stands'].map(readStart);
  return stands.every((one) => one !== undefined) ? { stands } : undefined;
}

/** Whether a detachment may be kept off the table (SET-8, NEC-2, AB-21.1). */
export function mayStayOff(table: Table, detachment: number): Reason | undefined {
  const { ref, stands, side } = detachmentAt(table, detachment);
  if (stands.some((stand) => !mayBeKeptOff(standAt(table, stand).traits))) return refuse('outcasts-deployed', ref);
  const largest = Math.max(...stands.map((stand) => standAt(table, stand).pinningClass));
  const hasPortal = table.roster.stands.some((stand) => stand.side === side && stand.traits.portal >= largest);
  const isNecron = table.roster.armies[side].faction === 'necrons';
  return arrivesByItself(table, detachment) || (hasPortal && isNecron) ? undefined : refuse('no-reserve', ref);
}

export function judgeDeployment(proposal: unknown, choice: Choice, table: Table): Verdict {
  const detachment = table.roster.detachmentOf.get(choice.about[0]!)!;
  const nearest = () => nearestDeployment(table, detachment);
  const read = readDeployment(proposal);
  if (!read) return refused([refuse('malformed')], nearest());
  if ('reserve' in read) {
    const reason = mayStayOff(table, detachment);
    return reason ? refused([reason], nearest()) : { legal: true };
  }
  const reason = deploymentReason(table, detachment, read);
  return reason ? refused([reason], nearest()) : { legal: true };
}

function deploymentReason(
  table: Table,
  detachment: number,
  read: Exclude<Deployment, { readonly reserve: true }>,
): Reason | undefined {
  const { ref, name, stands, side } = detachmentAt(table, detachment);
  const draft = copyTable(table);
  const named = read.stands.map(({ stand }) => table.roster.indexOf.get(stand));
  if (named.length !== stands.length || stands.some((stand) => !named.includes(stand)))
    return refuse('stands-missing', ref, { n: name.fr });
  for (const { stand: standRef, at, bearing, into } of read.stands) {
    const stand = table.roster.indexOf.get(standRef)!;
    if (into !== undefined) {
      const reason = boardAtStart(draft, stand, into);
      if (reason) return reason;
      continue;
    }
    const [x, y] = micrometresOf(at!);
    const reason = placeReason(draft, stand, x, y, side);
    if (reason) return reason;
    put(draft, stand, { x, y, place: 1, bearing: bearing ?? homeBearing(table, side) });
  }
  const down = stands.filter((stand) => isOnTable(draft, stand));
  return linkedParts(draft, down).length > 1 ? refuse('coherency', ref, { d: table.rulings.coherency }) : undefined;
}

const homeBearing = (table: Table, side: number): number => (get(table, 'edge', side) === 0 ? 0 : 180);

function put(draft: Table, stand: number, fields: Partial<Record<Field, number>>): void {
  for (const field in fields) {
    const to = fields[field as Field]!;
    write(draft, { field: field as Field, of: stand, from: 0, to }, to);
  }
}

function isInZone(table: Table, side: number, x: number, y: number): boolean {
  const depth = table.rulings.deploymentDepth * 10_000;
  const { length, width } = table.ground;
  if (x < 0 || x > length || y < 0 || y > width) return false;
  return get(table, 'edge', side) === 0 ? y <= depth : y >= width - depth;
}

function placeReason(draft: Table, stand: number, x: number, y: number, side: number): Reason | undefined {
  const { ref, pinningClass, radius } = standAt(draft, stand);
  if (!isInZone(draft, side, x, y)) return refuse('outside-zone', ref);
  if (!mayEndAt(draft, stand, x, y)) return refuse('impassable', ref, { n: pinningClass });
  const { x: xs, y: ys, place } = draft.fields;
  const overlaps = draft.roster.stands.some((other, i) => {
    const least = radius + other.radius - touching;
    return i !== stand && place[i] === 1 && squared(xs[i]! - x, ys[i]! - y) < least * least;
  });
  return overlaps ? refuse('overlap', ref) : undefined;
}

/** Carriers may start loaded, buildings of the own zone occupied. */
function boardAtStart(draft: Table, stand: number, into: string): Reason | undefined {
  const carrier = draft.roster.indexOf.get(into);
  const piece = /^piece-(\d+)$/.exec(into);
  const { ref, side, radius } = standAt(draft, stand);
  if (piece) {
    const ground = draft.ground.terrain[Number(piece[1])];
    if (!ground || !isInZone(draft, side, ground.centre.x, ground.centre.y)) return refuse('outside-zone', ref);
    const host = boardingReason(draft, stand, into, [ground.centre.x, ground.centre.y]);
    if ('code' in host) return host;
    put(draft, stand, { x: ground.centre.x, y: ground.centre.y, place: 3, host: host.host });
    return undefined;
  }
  if (carrier === undefined || !isOnTable(draft, carrier)) return refuse('no-transport', ref);
  const at = [get(draft, 'x', carrier) + radius + standAt(draft, carrier).radius, get(draft, 'y', carrier)] as const;
  const host = boardingReason(draft, stand, into, at);
  if ('code' in host) return host;
  put(draft, stand, { x: get(draft, 'x', carrier), y: get(draft, 'y', carrier), place: 2, host: host.host });
  return undefined;
}

export function deployed(table: Table, detachment: number, proposal: unknown): readonly EpicEvent[] {
  const read = readDeployment(proposal)!;
  const { ref, side } = detachmentAt(table, detachment);
  if ('reserve' in read) return [...changes(table, [['keptOff', detachment, 1]]), { say: 'kept-off', of: ref }];
  const draft = copyTable(table);
  for (const { stand: standRef, at, bearing, into } of read.stands) {
    const stand = table.roster.indexOf.get(standRef)!;
    if (into !== undefined) {
      boardAtStart(draft, stand, into);
      continue;
    }
    const [x, y] = micrometresOf(at!);
    put(draft, stand, { x, y, place: 1, bearing: bearing ?? homeBearing(table, side) });
  }
  const wanted = detachmentAt(table, detachment).stands.flatMap((stand) =>
    (['x', 'y', 'bearing', 'place', 'host'] as const).map((field): [Field, number, number] => [
      field,
      stand,
      get(draft, field, stand),
    ]),
  );
  return [...changes(table, wanted), { say: 'deployed', of: ref }];
}

/** A legal deployment: aboard its carriers where it has some, else formed up in the first free part of the zone. */
export function nearestDeployment(table: Table, detachment: number, from = 0.5): Deployment {
  const { stands, side, carriedBy } = detachmentAt(table, detachment);
  const loaded = carriedBy === undefined ? undefined : loadedOn(table, stands, carriedBy);
  if (loaded) return loaded;
  const { length, width } = table.ground;
  const depth = table.rulings.deploymentDepth * 10_000;
  const low = get(table, 'edge', side) === 0;
  const fits = (stand: number, x: number, y: number): boolean =>
    isInZone(table, side, x, y) && mayEndAt(table, stand, x, y);
  for (let deep = 0.85; deep > 0.05; deep -= 0.1) {
    for (let k = 0; k < 40; k++) {
      const across = (from + (k % 2 === 0 ? k : -k - 1) / 80 + 1) % 1;
      const at = [Math.round(across * length), Math.round(low ? depth * deep : width - depth * deep)] as const;
      const places = placesAround(table, stands, at, fits);
      const draft = places && isTogether(table, places) ? places : undefined;
      if (!draft) continue;
      return {
        stands: [...draft].map(([stand, [x, y]]) => ({
          stand: standAt(table, stand).ref,
          at: [x / 10_000, y / 10_000] as const,
        })),
      };
    }
  }
  throw new Error('there is no room to deploy');
}

function isTogether(table: Table, places: ReadonlyMap<number, readonly [number, number]>): boolean {
  const draft = copyTable(table);
  for (const [stand, [x, y]] of places) put(draft, stand, { x, y, place: 1 });
  return linkedParts(draft, [...places.keys()]).length < 2;
}

function loadedOn(table: Table, stands: readonly number[], carriers: number): Deployment | undefined {
  const rooms = living(table, carriers)
    .filter((stand) => isOnTable(table, stand))
    .flatMap((stand) =>
      Array.from({ length: standAt(table, stand).traits.transport }, () => standAt(table, stand).ref),
    );
  const [first] = rooms;
  if (first === undefined) return undefined;
  const own = stands.filter((stand) => !standAt(table, stand).isCharacter);
  if (own.length > rooms.length) return undefined;
  const guests = stands.filter((stand) => standAt(table, stand).isCharacter);
  return {
    stands: [
      ...own.map((stand, i) => ({ stand: standAt(table, stand).ref, into: rooms[i]! })),
      ...guests.map((stand) => ({ stand: standAt(table, stand).ref, into: first })),
    ],
  };
}
