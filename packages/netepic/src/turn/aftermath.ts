import { facesOf, type Given, returnedOf, type Throw } from '@umpire/rules';
import { squared } from '../moves/contact.js';
import { mayEndAt } from '../moves/cost.js';
import { placesAround } from '../moves/form-up.js';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  detachmentAt,
  type Field,
  formationAt,
  get,
  isAlive,
  isOnTable,
  living,
  orderOf,
  otherSide,
  PARTS,
  phases,
  seatOf,
  standAt,
  type Table,
} from '../table/table.js';
import { canStillArrive, isAway } from './arrivals.js';
import type { Hit } from './hits.js';
import { breakingOf, lossEvents, newlyBroken, newlyWiped } from './losses.js';
import { moraleTest, testingWith, testsMorale } from './morale.js';
import { type EpicOutcome, type EpicProcedure, sixes } from './play.js';
import type { Volley } from './volley.js';

/** What follows an enemy action: escapes, breaks, morale, and explosions with their own aftermath (PIPE-B 10, PIPE-C 6). */
export interface Aftermath {
  /** The modifiers that felled carriers (and buildings, by −1 less their number); none listed: a flat roll. */
  readonly killing?: Readonly<Record<number, number>>;
  readonly tests?: readonly number[];
  readonly exploding?: number;
}

const morale2D6 = [{ kind: 0, dice: 1, sides: 6, summed: 2 }];
const REACTOR = 3;

/** Living passengers of what has fallen, host by host. */
const stranded = (table: Table): readonly number[] =>
  table.roster.stands.flatMap((_, i) => {
    if (!isAlive(table, i)) return [];
    const place = get(table, 'place', i);
    const host = get(table, 'host', i) - 1;
    const isLost = (place === 2 && !isAlive(table, host)) || (place === 3 && get(table, 'ruined', host) > 0);
    return isLost ? [i] : [];
  });

export const aftermath: EpicProcedure<Aftermath> = {
  id: 'aftermath',
  steps: [
    { id: 'escapes', run: (frame, given, { state }) => escapeRolls(frame, given, state) },
    { id: 'cut-off', run: (_, __, { state }) => ({ events: cutOff(state) }) },
    {
      id: 'breaks',
      run: (frame, _, { state }) => {
        const isSeen = state.rulings.breakMoment === 'at-once' || get(state, 'phase') === phases.indexOf('end');
        const broken = isSeen ? newlyBroken(state) : [];
        return {
          frame: { ...frame, tests: testsOf(state, broken) },
          events: broken.length > 0 || newlyWiped(state).length > 0 ? breakEvents(state, broken) : [],
        };
      },
    },
    {
      id: 'morale',
      run: (frame, given, { state }) => {
        const { tests = [] } = frame;
        const [next, ...rest] = tests;
        if (next === undefined) return {};
        if (returnedOf(given) || living(state, next).length === 0)
          return { frame: { ...frame, tests: rest }, to: 'morale' };
        const { seat, ref } = detachmentAt(state, next);
        const faces = facesOf(given)?.[0];
        if (!faces) return { need: { throw: { purpose: 'morale', seat, for: [ref], lots: morale2D6 } } };
        const { passed, note } = moraleTest(state, next, faces);
        // carriers and cargo test together, and run together
        const together = testingWith(state, next);
        const others = rest.filter((one) => !together.includes(one));
        if (passed) return { frame: { ...frame, tests: others }, events: [note], to: 'morale' };
        const tested = { ...frame, tests: [next, ...others] };
        return { frame: tested, events: [note], call: 'falls-back', with: { detachment: next, together } };
      },
    },
    {
      id: 'action-counted',
      run: (_, __, { state }) => ({
        events: changes(
          state,
          state.roster.detachments.flatMap((_one, i): [Field, number, number][] =>
            get(state, 'lostPoints', i) > 0
              ? [
                  ['lostStands', i, 0],
                  ['lostPoints', i, 0],
                ]
              : [],
          ),
        ),
      }),
    },
    { id: 'explosions', run: (frame, given, { state }) => explode(frame, given, state) },
  ],
};

/** Reserves left without any way in count as destroyed (NEC-2). */
function cutOff(state: Table): readonly EpicEvent[] {
  if (get(state, 'turn') === 0) return [];
  const lost = state.roster.detachments.flatMap((_, i) =>
    isAway(state, i) && !canStillArrive(state, i) ? living(state, i) : [],
  );
  return lost.length > 0 ? lossEvents(state, lost) : [];
}

/** D6 and the modifier of the attack, 2 and more escapes; flat 4 and more from an assault (TRN-3, BLD-3). */
function escapeRolls(frame: Aftermath, given: Given | undefined, state: Table): EpicOutcome<Aftermath> {
  const out = stranded(state);
  if (out.length === 0) return {};
  const throws = (['A', 'B'] as const).flatMap((seat): Throw[] => {
    const mine = out.filter((i) => standAt(state, i).seat === seat);
    return mine.length === 0
      ? []
      : [{ purpose: 'escape', seat, for: mine.map((i) => standAt(state, i).ref), lots: sixes(mine.length) }];
  });
  if (!given) return { need: { throws } };
  const faces = new Map<number, number>();
  throws.forEach(({ seat }, n) => {
    const mine = out.filter((i) => standAt(state, i).seat === seat);
    for (const [k, stand] of mine.entries()) faces.set(stand, facesOf(given, n)![0]![k]!);
  });
  const survives = (stand: number): boolean => {
    const host = get(state, 'host', stand) - 1;
    const key = get(state, 'place', stand) === 3 ? -1 - host : host;
    const modifier = frame.killing?.[key];
    return modifier === undefined ? faces.get(stand)! >= 4 : faces.get(stand)! + modifier >= 2;
  };
  const alive = out.filter(survives);
  const dead = out.filter((stand) => !survives(stand));
  const notes = [...new Set(out.map((i) => standAt(state, i).detachment))].map((detachment): EpicEvent => {
    const mine = out.filter((i) => standAt(state, i).detachment === detachment);
    return {
      say: 'escape',
      of: detachmentAt(state, detachment).ref,
      faces: mine.map((i) => faces.get(i)!),
      survivors: mine.filter(survives).length,
    };
  });
  return { events: [...notes, ...setDown(state, alive), ...lossEvents(state, dead)] };
}

/** Survivors stand where their carrier stood, or in the ruins. */
function setDown(state: Table, stands: readonly number[]): readonly EpicEvent[] {
  const hosts = new Map<string, number[]>();
  for (const stand of stands) {
    const key = `${get(state, 'x', stand)}/${get(state, 'y', stand)}`;
    hosts.set(key, [...(hosts.get(key) ?? []), stand]);
  }
  const { length, width } = state.ground;
  const fits = (stand: number, x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x <= length && y <= width && mayEndAt(state, stand, x, y);
  const others = new Map<number, readonly [number, number]>();
  return [...hosts.values()].flatMap((group) => {
    const at = [get(state, 'x', group[0]!), get(state, 'y', group[0]!)] as const;
    const places = placesAround(state, group, at, fits, others);
    if (!places) return lossEvents(state, group);
    for (const [stand, spot] of places) others.set(stand, spot);
    return changes(
      state,
      [...places].flatMap(([stand, [x, y]]): [Field, number, number][] => [
        ['x', stand, x],
        ['y', stand, y],
        ['place', stand, 1],
        ['host', stand, 0],
      ]),
    );
  });
}

function breakEvents(state: Table, broken: readonly number[]): readonly EpicEvent[] {
  const groups = new Map<string, readonly number[]>();
  for (const formation of broken) {
    const { formations } = breakingOf(state, formation);
    groups.set(formations.join(), formations);
  }
  return [
    ...changes(
      state,
      broken.flatMap((formation): [Field, number, number][] => [
        ['broken', formation, 1],
        ...(formationAt(state, formation).group === undefined
          ? []
          : [['fading', formation, 1] as [Field, number, number]]),
      ]),
    ),
    ...changes(
      state,
      newlyWiped(state).map((formation) => ['wiped', formation, 1] as const),
    ),
    ...[...groups.values()].map((formations): EpicEvent => {
      const { ref, side } = formationAt(state, formations[0]!);
      const points = formations.reduce((sum, one) => sum + formationAt(state, one).victoryPoints, 0);
      return { say: 'broken', of: ref, points, seat: seatOf(otherSide(side)) };
    }),
  ];
}

/** Who must test after an action: half lost at once, or of a formation broken now or before (MOR-3). */
function testsOf(state: Table, broken: readonly number[]): readonly number[] {
  return state.roster.detachments.flatMap(({ formation }, i) => {
    const alive = living(state, i);
    if (alive.length === 0 || orderOf(state, i) === 'fall-back' || !testsMorale(state, i)) return [];
    if (alive.every((stand) => get(state, 'place', stand) === 0)) return [];
    const lost = get(state, 'lostStands', i);
    const points = get(state, 'lostPoints', i);
    const left = alive.reduce((sum, stand) => sum + get(state, 'life', stand), 0);
    const isHalved = points > 0 && (lost * 2 >= alive.length + lost || points * 2 >= left + points);
    const hurtWhileBroken = get(state, 'broken', formation) > 0 && lost > 0;
    return isHalved || broken.includes(formation) || hurtWhileBroken ? [i] : [];
  });
}

/** Destroyed engines whose reactor was struck go up: 3D6 cm, each stand hit on 2 and more with −1 (LOC-9). */
function explode(frame: Aftermath, given: Given | undefined, state: Table): EpicOutcome<Aftermath> {
  const { exploding } = frame;
  if (exploding !== undefined && returnedOf(given)) {
    const { exploding: _, ...rest } = frame;
    return { frame: rest, to: 'explosions' };
  }
  const next = state.roster.stands.findIndex(
    (_, i) => !isAlive(state, i) && get(state, 'exploded', i) === 0 && get(state, 'taken', i * PARTS + REACTOR) > 0,
  );
  if (next < 0) return {};
  return {
    frame: { ...frame, exploding: next },
    events: changes(state, [['exploded', next, 1]]),
    call: 'explosion',
    with: { stand: next },
  };
}

interface Explosion {
  readonly stand: number;
  readonly struck?: readonly number[];
}

export const explosion: EpicProcedure<Explosion> = {
  id: 'explosion',
  steps: [
    {
      id: 'radius',
      run: (frame, given, { state }) => {
        const { stand } = frame;
        const { seat, ref } = standAt(state, stand);
        const faces = facesOf(given)?.[0];
        if (!faces) {
          const lots = [{ kind: 0, dice: 1, sides: 6, summed: 3 }];
          return { need: { throw: { purpose: 'explosion', seat, for: [ref], lots } } };
        }
        const radius = faces.reduce((sum, face) => sum + face, 0) * 10_000;
        const { x, y } = state.fields;
        const struck = state.roster.stands.flatMap((_, i) =>
          isOnTable(state, i) && squared(x[i]! - x[stand]!, y[i]! - y[stand]!) <= radius * radius ? [i] : [],
        );
        return {
          frame: { stand, struck },
          events: [{ say: 'explodes', of: ref, radius }],
          ...(struck.length === 0 ? { to: 'end' } : {}),
        };
      },
    },
    {
      id: 'blast',
      run: ({ stand, struck = [] }, given, { state }) => {
        if (returnedOf(given)) return {};
        const { seat, ref, detachment } = standAt(state, stand);
        const faces = facesOf(given)?.[0];
        if (!faces) return { need: { throw: { purpose: 'to-hit', seat, for: [ref], lots: sixes(struck.length) } } };
        const volleys = struck.map(
          (target): Volley => ({
            by: stand,
            gun: -1,
            id: 'explosion',
            dice: 1,
            targets: [target],
            isTemplate: true,
            shot: {
              needs: 2,
              score: { on: 2 },
              penalties: [],
              modifier: -1,
              extra: 0,
              sector: 'front',
              intoAssault: false,
            },
          }),
        );
        const hits = struck.flatMap((target, i): Hit[] =>
          faces[i]! >= 2 ? [{ volley: i, target, printed: -1, modifier: -1 }] : [],
        );
        return { call: 'resolve-hits', with: { by: detachment, volleys, hits, spentElite: true } };
      },
    },
    { id: 'blast-over', run: (_, given) => (given ? {} : { call: 'aftermath', with: {} }) },
  ],
};
