import { type Asked, facesOf, type Option, picked, repliesOf, seats, type Verdict } from '@umpire/rules';
import { rerollsBrought } from '../abilities/elite.js';
import { infiltratesFirst, infiltrationMove } from '../abilities/infiltration.js';
import { RESERVE_ORDERS } from '../abilities/master-strategist.js';
import { mayBeKeptOff } from '../abilities/outcasts.js';
import { squared, touching } from '../moves/contact.js';
import { mayEndAt } from '../moves/cost.js';
import { placesAround } from '../moves/form-up.js';
import { boardingReason } from '../moves/hosts.js';
import { judgeMove, linkedParts } from '../moves/judge-move.js';
import { isObject, isPlace, micrometresOf, type Place, readMove } from '../moves/proposal.js';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  copyTable,
  detachmentAt,
  type Field,
  get,
  isOnTable,
  living,
  otherSide,
  seatOf,
  standAt,
  type Table,
  write,
} from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { arrivesByItself } from './arrivals.js';
import { hasStrategist } from './master-strategist.js';
import { type Choice, type EpicProcedure, type Reason, sixes } from './play.js';
import type { SetUpStep } from './position.js';

/** Where a detachment starts: each stand at its place or in a carrier or building; or all kept off the table. */
export type Deployment =
  | {
      readonly stands: readonly {
        readonly stand: string;
        readonly at?: Place;
        readonly bearing?: number;
        readonly into?: string;
      }[];
    }
  | { readonly reserve: true };

interface SettingUp {
  /** The rest of it alone: of a battle set up by hand. */
  readonly at?: SetUpStep;
  readonly side?: number;
  readonly detachment?: number;
  readonly moved?: readonly number[];
}

/** Detachments not yet put down or kept off. `keptOff` is cleared when the battle begins. */
const undeployed = (table: Table, side: number): readonly number[] =>
  table.roster.detachments.flatMap((one, i) =>
    one.side === side &&
    one.stands.length > 0 &&
    one.stands.every((stand) => get(table, 'place', stand) === 0) &&
    get(table, 'keptOff', i) === 0
      ? [i]
      : [],
  );

const infiltrators = (table: Table, side: number, moved: readonly number[]): readonly number[] =>
  table.roster.detachments.flatMap((one, i) =>
    one.side === side &&
    !moved.includes(i) &&
    one.stands.some((stand) => isOnTable(table, stand) && standAt(table, stand).traits.infiltrates)
      ? [i]
      : [],
  );

const detachmentOptions = (table: Table, detachments: readonly number[]): readonly Option[] =>
  detachments.map((i) => ({ key: detachmentAt(table, i).ref, refs: [detachmentAt(table, i).ref] }));

/** Before turn 1: edges, deployment, infiltration, orders of the reserve (SET-5 to SET-10). */
export const setUp: EpicProcedure<SettingUp> = {
  id: 'set-up',
  steps: [
    {
      id: 'edges',
      run: ({ at }, given, { state }) => {
        if (at === 'infiltration') return { to: 'infiltration-roll' };
        if (at) return { frame: { side: get(state, 'active') }, to: 'choose' };
        const [reply] = repliesOf(given) ?? [];
        if (reply) {
          const side = get(state, 'active');
          const edge = picked(reply)[0] === 'near' ? 0 : 1;
          return {
            events: changes(state, [
              ['edge', side, edge],
              ['edge', otherSide(side), 1 - edge],
            ]),
          };
        }
        const faces = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0] ?? 0);
        const [a = 0, b = 0] = faces;
        if (a === b)
          return { need: { throws: seats.map((seat) => ({ purpose: 'edges', seat, for: [], lots: sixes(1) })) } };
        const side = a > b ? 0 : 1;
        const options = ['near', 'far'].map((key) => ({ key, refs: [] }));
        return {
          events: [...changes(state, [['active', 0, side]]), { say: 'edges', faces, seat: seatOf(side) }],
          need: {
            choices: [{ seat: seatOf(side), rule: 'edges', about: [], ask: { kind: 'pick', options, min: 1, max: 1 } }],
          },
        };
      },
    },
    {
      id: 'who-begins',
      run: (_, given, { state }) => {
        const counts = [0, 1].map((side) => state.roster.formations.filter((one) => one.side === side).length);
        const rolled = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0] ?? 0);
        const [a = 0, b = 0] = counts[0] === counts[1] ? rolled : counts;
        if (a === b)
          return { need: { throws: seats.map((seat) => ({ purpose: 'deployment', seat, for: [], lots: sixes(1) })) } };
        return { frame: { side: a > b ? 0 : 1 } };
      },
    },
    {
      id: 'choose',
      run: (frame, given, { state }) => {
        const first = frame.side ?? 0;
        const side = undeployed(state, first).length > 0 ? first : otherSide(first);
        const options = detachmentOptions(state, undeployed(state, side));
        if (options.length === 0) return { to: 'all-down' };
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const ask = { kind: 'pick', options, min: 1, max: 1 } as const;
          return { need: { choices: [{ seat: seatOf(side), rule: 'deployment', about: [], ask }] } };
        }
        return { frame: { side, detachment: state.roster.detachmentOf.get(picked(reply)[0]!)! } };
      },
    },
    {
      id: 'deploy',
      run: (frame, given, { state }) => {
        const { detachment = 0, side = 0 } = frame;
        const { seat, ref } = detachmentAt(state, detachment);
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const ask = { kind: 'propose', shape: 'deployment', within: [] } as const;
          return { need: { choices: [{ seat, rule: 'deployment', about: [ref], ask }] } };
        }
        return { frame: { side: otherSide(side) }, events: deployed(state, detachment, reply.propose), to: 'choose' };
      },
    },
    {
      id: 'all-down',
      run: (_, __, { state }) => ({
        events: changes(
          state,
          state.roster.detachments.map((_one, i) => ['keptOff', i, 0] as const),
        ),
      }),
    },
    {
      id: 'infiltration-roll',
      run: (_, given, { state }) => {
        const sides = [0, 1].filter((side) => infiltrators(state, side, []).length > 0);
        if (sides.length < 2) return { frame: { side: sides[0] ?? 0, moved: [] } };
        const [a, b] = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0] ?? 0);
        const first = infiltratesFirst(a!, b!);
        if (first === undefined)
          return {
            need: { throws: seats.map((seat) => ({ purpose: 'infiltration', seat, for: [], lots: sixes(1) })) },
          };
        return { frame: { side: first === 'A' ? 0 : 1, moved: [] } };
      },
    },
    {
      id: 'infiltrate',
      run: ({ side: first = 0, moved = [] }, given, { state }) => {
        const side = infiltrators(state, first, moved).length > 0 ? first : otherSide(first);
        const mine = infiltrators(state, side, moved);
        if (mine.length === 0) return { to: 'reserve-orders' };
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const options = detachmentOptions(state, mine);
          const ask = { kind: 'pick', options, min: 1, max: 1 } as const;
          return { need: { choices: [{ seat: seatOf(side), rule: 'infiltration', about: [], ask }] } };
        }
        return { frame: { side, moved, detachment: state.roster.detachmentOf.get(picked(reply)[0]!)! } };
      },
    },
    {
      id: 'infiltrating',
      run: ({ side = 0, moved = [], detachment = 0 }, given, { state }) => {
        const { seat, ref } = detachmentAt(state, detachment);
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const ask = { kind: 'propose', shape: 'infiltration', within: [] } as const;
          return { need: { choices: [{ seat, rule: 'infiltration', about: [ref], ask }] } };
        }
        return {
          frame: { side: otherSide(side), moved: [...moved, detachment] },
          events: infiltrated(state, detachment, reply.propose),
          to: 'infiltrate',
        };
      },
    },
    {
      id: 'reserve-orders',
      run: (_, given, { state }) => {
        const asked = [0, 1].filter((side) => hasStrategist(state, side));
        if (asked.length === 0) return {};
        const replies = repliesOf(given);
        if (!replies) {
          const options = ['advance', 'charge', 'first-fire'].map((key) => ({ key, refs: [], most: RESERVE_ORDERS }));
          const choices = asked.map(
            (side): Asked => ({
              seat: seatOf(side),
              rule: 'master-strategist',
              about: [],
              ask: { kind: 'split', options, min: RESERVE_ORDERS, max: RESERVE_ORDERS },
              secret: true,
            }),
          );
          return { need: { choices } };
        }
        return {
          events: asked.flatMap((side, i) => {
            const reply = replies[i]!;
            const split = 'split' in reply ? reply.split : {};
            return changes(state, [
              ['heldAdvance', side, split['advance'] ?? 0],
              ['heldCharge', side, split['charge'] ?? 0],
              ['heldFirstFire', side, split['first-fire'] ?? 0],
            ]).map((change) => ({ ...change, secret: seatOf(side) }));
          }),
        };
      },
    },
  ],
};

/** All that its detachments bring (AB-09.1). */
export function elitePool(table: Table, side: number): number {
  const values = (stands: readonly number[], characters: boolean): readonly number[] =>
    stands
      .map((stand) => standAt(table, stand))
      .filter(({ isCharacter }) => isCharacter === characters)
      .map(({ traits }) => traits.elite);
  return table.roster.detachments
    .filter((one) => one.side === side)
    .reduce((sum, { stands }) => sum + rerollsBrought(values(stands, false), values(stands, true)), 0);
}

function readDeployment(value: unknown): Deployment | undefined {
  if (!isObject(value)) return undefined;
  if (value['reserve'] === true) return { reserve: true };
  if (!Array.isArray(value['stands'])) return undefined;
  const fits = value['stands'].every(
    (one) =>
      isObject(one) &&
      typeof one['stand'] === 'string' &&
      (typeof one['into'] === 'string' || isPlace(one['at'])) &&
      (one['bearing'] === undefined || Number.isInteger(one['bearing'])),
  );
  return fits ? (value as unknown as Deployment) : undefined;
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

function deployed(table: Table, detachment: number, proposal: unknown): readonly EpicEvent[] {
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

export const infiltrationOrders = (table: Table, detachment: number) => ({
  stands: living(table, detachment).filter(
    (stand) => isOnTable(table, stand) && standAt(table, stand).traits.infiltrates,
  ),
  orderOf: () => 'none' as const,
  allowance: (stand: number) => infiltrationMove(standAt(table, stand).pinningClass, standAt(table, stand).move),
  infiltrates: true as const,
});

/** Up to twice its Move for class 1, once for others, into no enemy zone (AB-12). */
export function judgeInfiltration(proposal: unknown, choice: Choice, table: Table): Verdict {
  const detachment = table.roster.detachmentOf.get(choice.about[0]!)!;
  const read = readMove(proposal);
  if (!read) return refused([refuse('malformed')], { moves: [] });
  const judged = judgeMove(table, read, infiltrationOrders(table, detachment));
  return judged.ok ? { legal: true } : refused(judged.reasons, { moves: [] });
}

function infiltrated(table: Table, detachment: number, proposal: unknown): readonly EpicEvent[] {
  const judged = judgeMove(table, readMove(proposal)!, infiltrationOrders(table, detachment));
  if (!judged.ok) throw new Error('an infiltration that was legal is so no more');
  const far = Math.max(0, ...judged.legs.map(({ cost }) => cost));
  const wanted = judged.legs.flatMap(({ stand, points, bearing }): [Field, number, number][] => [
    ['x', stand, points.at(-1)![0]],
    ['y', stand, points.at(-1)![1]],
    ['bearing', stand, bearing],
  ]);
  return [
    ...changes(table, wanted),
    { say: 'infiltrates', of: detachmentAt(table, detachment).ref, length: Math.round(far) },
  ];
}
