import { facesOf, type Given, type Throw } from '@umpire/rules';
import { mayEndAt } from '../moves/cost.js';
import { placesAround } from '../moves/form-up.js';
import type { EpicEvent } from '../table/event.js';
import { changes, detachmentAt, type Field, get, isAlive, standAt, type Table } from '../table/table.js';
import type { Aftermath } from './aftermath.js';
import { lossEvents } from './losses.js';
import { type EpicOutcome, sixes } from './play.js';

/** Living passengers of what has fallen, host by host. */
const stranded = (table: Table): readonly number[] =>
  table.roster.stands.flatMap((_, i) => {
    if (!isAlive(table, i)) return [];
    const place = get(table, 'place', i);
    const host = get(table, 'host', i) - 1;
    const isLost = (place === 2 && !isAlive(table, host)) || (place === 3 && get(table, 'ruined', host) > 0);
    return isLost ? [i] : [];
  });

/** D6 and the modifier of the attack, 2 and more escapes; flat 4 and more from an assault (TRN-3, BLD-3). */
export function escapeRolls(frame: Aftermath, given: Given | undefined, state: Table): EpicOutcome<Aftermath> {
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
