import { facesOf, type Option, picked, repliesOf, type Verdict } from '@umpire/rules';
import { scatterLength, scatters } from '../abilities/teleport.js';
import { mayEndAt } from '../moves/cost.js';
import { alongBearing } from '../moves/direction.js';
import { placesAround } from '../moves/form-up.js';
import { isPlace, micrometresOf } from '../moves/proposal.js';
import { holdsAt } from '../moves/zones.js';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  detachmentAt,
  type Field,
  get,
  living,
  otherSide,
  seatOf,
  standAt,
  type Table,
} from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { type EpicProcedure, sixes } from './play.js';
import { canEnterByPortal } from './portal.js';

/** Whether a detachment is off the table and comes by itself: Téléportation, Frappe en Profondeur (4.4). */
export const arrivesByItself = (table: Table, detachment: number): boolean => {
  const alive = living(table, detachment);
  return (
    alive.length > 0 &&
    alive.every((stand) => {
      const { traits } = standAt(table, stand);
      return traits.teleports || traits.deepStrikes || standAt(table, stand).isCharacter;
    })
  );
};

export const isAway = (table: Table, detachment: number): boolean => {
  const alive = living(table, detachment);
  return alive.length > 0 && alive.every((stand) => get(table, 'place', stand) === 0);
};

/** Off the table with a way in left (NEC-2). */
export const canStillArrive = (table: Table, detachment: number): boolean =>
  isAway(table, detachment) && (arrivesByItself(table, detachment) || canEnterByPortal(table, detachment, true));

interface Arriving {
  readonly tried?: readonly number[];
  readonly next?: number;
  readonly detachment?: number;
  readonly at?: readonly [number, number];
  /** Scatters still to make. */
  readonly left?: number;
  readonly bearing?: number;
  readonly scattered?: number;
}

const waiting = (table: Table, side: number, tried: readonly number[]): readonly number[] =>
  get(table, 'done', side) > 0
    ? []
    : table.roster.detachments.flatMap((one, i) =>
        one.side === side && !tried.includes(i) && isAway(table, i) && arrivesByItself(table, i) ? [i] : [],
      );

/** Off-table arrivals at the start of the Orders phase: the higher die first, then alternately; who declines is done (OFF-1). */
export const arrivals: EpicProcedure<Arriving> = {
  id: 'arrivals',
  steps: [
    {
      id: 'arrival-roll',
      run: (_, given, { state }) => {
        const sides = [0, 1].filter((side) => waiting(state, side, []).length > 0);
        if (sides.length < 2) return { frame: { tried: [], next: sides[0] ?? 0 } };
        const faces = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0]);
        if (faces[0] === faces[1])
          return {
            need: {
              throws: [0, 1].map((side) => ({ purpose: 'arrivals', seat: seatOf(side), for: [], lots: sixes(1) })),
            },
          };
        return { frame: { tried: [], next: faces[0]! > faces[1]! ? 0 : 1 } };
      },
    },
    {
      id: 'who-arrives',
      run: ({ tried = [], next = 0 }, given, { state }) => {
        const side = waiting(state, next, tried).length > 0 ? next : otherSide(next);
        const mine = waiting(state, side, tried);
        if (mine.length === 0)
          return {
            events: changes(
              state,
              [0, 1].map((one) => ['done', one, 0] as const),
            ),
            to: 'end',
          };
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const options = mine.map(
            (i): Option => ({ key: detachmentAt(state, i).ref, refs: [detachmentAt(state, i).ref] }),
          );
          const ask = { kind: 'pick', options: [...options, { key: 'none', refs: [] }], min: 1, max: 1 } as const;
          return { need: { choices: [{ seat: seatOf(side), rule: 'arrival', about: [], ask }] } };
        }
        const key = picked(reply)[0]!;
        const turn = { next: otherSide(side) };
        if (key === 'none')
          return { frame: { tried, ...turn }, events: changes(state, [['done', side, 1]]), to: 'who-arrives' };
        const detachment = state.roster.detachmentOf.get(key)!;
        return { frame: { tried: [...tried, detachment], ...turn, detachment } };
      },
    },
    {
      id: 'where',
      run: (frame, given, { state }) => {
        const { detachment = 0 } = frame;
        const { seat, ref } = detachmentAt(state, detachment);
        const [reply] = repliesOf(given) ?? [];
        if (!reply || !('propose' in reply)) {
          const ask = { kind: 'propose', shape: 'arrival', within: [] } as const;
          return { need: { choices: [{ seat, rule: 'arrival', about: [ref], ask }] } };
        }
        const [first] = living(state, detachment);
        const left = standAt(state, first!).traits.deepStrikes ? 2 : 1;
        return { frame: { ...frame, at: micrometresOf(reply.propose as [number, number]), left, scattered: 0 } };
      },
    },
    {
      id: 'scatter-die',
      run: (frame, given, { state }) => {
        const { seat, ref } = detachmentAt(state, frame.detachment!);
        const faces = facesOf(given);
        // The direction falls after an arrow only, so it is a throw of its own.
        if (!faces) return { need: { throw: { purpose: 'scatter', seat, for: [ref], lots: sixes(1) } } };
        return !scatters(faces[0]![0]!) ? { frame: { ...frame, left: frame.left! - 1 }, to: 'scattered' } : {};
      },
    },
    {
      id: 'scatter-direction',
      run: (frame, given, { state }) => {
        const { seat, ref } = detachmentAt(state, frame.detachment!);
        const faces = facesOf(given);
        const lots = [{ kind: 0, dice: 1, sides: 360, summed: 1 }];
        if (!faces) return { need: { throw: { purpose: 'direction', seat, for: [ref], lots } } };
        return { frame: { ...frame, bearing: faces[0]![0]! % 360 } };
      },
    },
    {
      id: 'scatter-distance',
      run: (frame, given, { state }) => {
        const { seat, ref } = detachmentAt(state, frame.detachment!);
        const faces = facesOf(given);
        const lots = [{ kind: 0, dice: 1, sides: 6, summed: 2 }];
        if (!faces) return { need: { throw: { purpose: 'scatter-distance', seat, for: [ref], lots } } };
        const length = scatterLength(1, faces[0]!) * 10_000;
        const way = alongBearing(length, frame.bearing!);
        const [x, y] = frame.at!;
        return {
          frame: { ...frame, at: [x + way.x, y + way.y], left: frame.left! - 1, scattered: frame.scattered! + length },
        };
      },
    },
    {
      id: 'scattered',
      run: (frame, _, { state }) => {
        if (frame.left! > 0) return { to: 'scatter-die' };
        const { detachment = 0, at, scattered = 0, tried, next } = frame;
        const { ref } = detachmentAt(state, detachment);
        const places = landingPlaces(state, detachment, at!);
        const rest = { ...(tried ? { tried } : {}), ...(next === undefined ? {} : { next }) };
        if (!places) return { frame: rest, events: [{ say: 'arrival-fails', of: ref }], to: 'who-arrives' };
        return {
          frame: rest,
          events: [...landed(state, detachment, places), { say: 'arrives', of: ref, scatter: scattered }],
          to: 'who-arrives',
        };
      },
    },
  ],
};

/** Where all its stands come to stand, or nothing: off the table, impassable, or in the zone of an enemy as large (OFF-3, OFF-4). */
function landingPlaces(table: Table, detachment: number, at: readonly [number, number]) {
  const stands = living(table, detachment);
  const [first] = stands;
  if (first === undefined || !isFree(table, first, at)) return undefined;
  return placesAround(table, stands, at, (stand, x, y) => isFree(table, stand, [x, y]));
}

function isFree(table: Table, stand: number, [x, y]: readonly [number, number]): boolean {
  if (x < 0 || y < 0 || x > table.ground.length || y > table.ground.width || !mayEndAt(table, stand, x, y))
    return false;
  return table.roster.stands.every((_, enemy) => !holdsAt(table, enemy, stand, [x, y]));
}

function landed(
  table: Table,
  detachment: number,
  places: ReadonlyMap<number, readonly [number, number]>,
): readonly EpicEvent[] {
  const { side } = detachmentAt(table, detachment);
  const bearing = get(table, 'edge', side) === 0 ? 0 : 180;
  return changes(table, [
    ['arrived', detachment, 1],
    ...[...places].flatMap(([stand, [x, y]]): [Field, number, number][] => [
      ['x', stand, x],
      ['y', stand, y],
      ['place', stand, 1],
      ['bearing', stand, bearing],
    ]),
  ]);
}

/** On turn 1 large stands name a point in their own half (OFF-8). */
export function judgeArrival(proposal: unknown, detachment: number, table: Table): Verdict {
  const { side, ref } = detachmentAt(table, detachment);
  const low = get(table, 'edge', side) === 0;
  const { length, width } = table.ground;
  const nearest = [length / 20_000, (low ? width / 4 : (3 * width) / 4) / 10_000];
  if (!isPlace(proposal)) return refused([refuse('malformed')], nearest);
  const [x, y] = micrometresOf(proposal);
  if (x < 0 || y < 0 || x > length || y > width) return refused([refuse('off-table', ref)], nearest);
  const isLarge = living(table, detachment).some((stand) => standAt(table, stand).pinningClass >= 3);
  const isOwn = low ? 2 * y <= width : 2 * y >= width;
  const bound = table.rulings.arrivalsOwnHalf && get(table, 'turn') === 1 && isLarge;
  return bound && !isOwn ? refused([refuse('outside-zone', ref)], nearest) : { legal: true };
}
