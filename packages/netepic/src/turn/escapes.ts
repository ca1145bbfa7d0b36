import { facesOf, type Given, returnedOf, type Throw } from '@umpire/rules';
import { mayEndAt } from '../moves/cost.js';
import { placesAround } from '../moves/form-up.js';
import type { EpicEvent } from '../table/event.js';
import { changes, detachmentAt, type Field, get, isAlive, standAt, type Table } from '../table/table.js';
import type { Aftermath } from './aftermath.js';
import { lossEvents } from './losses.js';
import { type EpicOutcome, type EpicProcedure, sixes } from './play.js';
import { type RerollDie, rerollStep } from './rerolls.js';
import type { Pending } from './resolving.js';

/** Living passengers of what has fallen, host by host. */
const stranded = (table: Table): readonly number[] =>
  table.roster.stands.flatMap((_, i) => {
    if (!isAlive(table, i)) return [];
    const place = get(table, 'place', i);
    const host = get(table, 'host', i) - 1;
    const isLost = (place === 2 && !isAlive(table, host)) || (place === 3 && get(table, 'ruined', host) > 0);
    return isLost ? [i] : [];
  });

/** Faces of who escapes, by stand. */
type Faces = Readonly<Record<number, number>>;

/** A die for each, thrown by its owner. */
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
  const fleeing = Object.fromEntries(
    throws.flatMap(({ seat }, n) =>
      out
        .filter((i) => standAt(state, i).seat === seat)
        .map((stand, k) => [stand, facesOf(given, n)![0]![k]!] as const),
    ),
  );
  return { frame: { ...frame, fleeing } };
}

/** D6 and the modifier of the attack, 2 and more escapes; flat 4 and more from an assault, or where no save was allowed (TRN-3, BLD-3). */
function escapes(state: Table, { killing }: Aftermath, stand: number, face: number): boolean {
  const host = get(state, 'host', stand) - 1;
  const modifier = killing?.[get(state, 'place', stand) === 3 ? -1 - host : host];
  return modifier === undefined ? face >= 4 : face + modifier >= 2;
}

/** Elite stands may throw theirs again, those of one side together (AB-09.3, .15). */
function eliteEscapes(frame: Aftermath, given: Given | undefined, state: Table, side: number): EpicOutcome<Aftermath> {
  const { fleeing = {} } = frame;
  const dice = facesIn(fleeing).flatMap(([stand, face]): RerollDie[] => {
    const { ref, side: own, traits } = standAt(state, stand);
    if (own !== side || traits.elite === 0) return [];
    return [{ key: `${stand}`, stand: ref, face, failed: !escapes(state, frame, stand, face) }];
  });
  const [first] = dice;
  if (!first) return {};
  return rerollStep(frame, given, state, {
    side,
    purpose: 'elite-escape',
    about: [first.stand],
    dice,
    done: (rest, chosen, faces) => ({
      ...rest,
      fleeing: { ...fleeing, ...Object.fromEntries(chosen.map((key, i) => [key, faces[i]!])) },
    }),
  });
}

const facesIn = (fleeing: Faces): readonly (readonly [stand: number, face: number])[] =>
  Object.entries(fleeing).map(([stand, face]) => [Number(stand), face] as const);

/** Who escapes is set down; who does not is about to be lost as by shooting: it regenerates, and others go for an HQ (TRN-3). */
function escaped(frame: Aftermath, given: Given | undefined, state: Table): EpicOutcome<Aftermath> {
  if (returnedOf(given)) return { events: setDown(state, stranded(state)) };
  const { fleeing: faces = {}, ...rest } = frame;
  const out = facesIn(faces);
  if (out.length === 0) return {};
  const survives = ([stand, face]: readonly [number, number]): boolean => escapes(state, frame, stand, face);
  const notes = [...new Set(out.map(([i]) => standAt(state, i).detachment))].map((detachment): EpicEvent => {
    const mine = out.filter(([i]) => standAt(state, i).detachment === detachment);
    return {
      say: 'escape',
      of: detachmentAt(state, detachment).ref,
      faces: mine.map(([, face]) => face),
      survivors: mine.filter(survives).length,
    };
  });
  const events = [
    ...notes,
    ...setDown(
      state,
      out.filter(survives).map(([stand]) => stand),
    ),
  ];
  const pending = out
    .filter((one) => !survives(one))
    .map(([stand]): Pending => {
      const { traits } = standAt(state, stand);
      return {
        stand,
        points: get(state, 'life', stand),
        modifier: null,
        regenerates: traits.regenerationOn <= 6,
        mayBeSaved: traits.mayBeSacrificedFor,
      };
    });
  const [first] = pending;
  if (!first) return { frame: rest, events };
  const { detachment: by } = standAt(state, first.stand);
  return { frame: rest, events, call: 'suffer', with: { by, volleys: [], hits: [], spentElite: true, pending, at: 0 } };
}

export const escapeSteps: EpicProcedure<Aftermath>['steps'] = [
  { id: 'escapes', run: (frame, given, { state }) => escapeRolls(frame, given, state) },
  { id: 'elite-escapes-a', run: (frame, given, { state }) => eliteEscapes(frame, given, state, 0) },
  { id: 'elite-escapes-b', run: (frame, given, { state }) => eliteEscapes(frame, given, state, 1) },
  { id: 'escaped', run: (frame, given, { state }) => escaped(frame, given, state) },
];

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
