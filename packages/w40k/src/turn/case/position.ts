import { inches } from '@umpire/geometry';
import { fail, type Issue, ok, type Result } from '@umpire/kernel';
import { type Seat, seats } from '@umpire/rules';
import type { BookRules } from '../../table/muster.js';
import { rosterOf } from '../../table/muster.js';
import type { PlacedModel, Position } from '../../table/position.js';
import type { Edition } from '../../table/reading.js';
import type { Roster, RosterUnit } from '../../table/roster.js';
import type { Engagement } from '../game.js';
import { armyOf, refsOf } from './forces.js';
import { groundOf } from './ground.js';
import { ownRulesOf } from './own-rules.js';
import { isRaw, listIn, numberIn, placeIn, type Raw, Unread } from './unread.js';

/*
 * A battle from a position that is written by hand, its forces and battlefield in it:
 *
 *   round: 2                       the round that begins now
 *   first: A                       who has its first turn
 *   commandPoints: { A: 1, B: 0 }  before the Command phase gives its own
 *   A1: { unit: Immortals, models: 10, row: [20, 10], lost: { 1: 1 } }
 *   rules: { Shaken: [effects] }   rules of units that only this position has (`own-rules.ts`)
 *
 * `at`: places model by model; `row`: the first, the others beside it; fewer places than models, or `~` in place of one:
 * the others have been destroyed; `in: reserves`, or the transport it is in. Lengths in inches.
 */

const known = new Set([
  ...['round', 'first', 'commandPoints', 'score', 'terrain', 'markers', 'objectives', 'deployment', 'mission', 'rules'],
  ...seats,
]);

/** Whether a position has its forces in it. */
export const hasForces = (position: unknown): position is Raw =>
  isRaw(position) && seats.every((seat) => isRaw(position[`${seat}1`]));

export type SetByHand = Pick<Engagement, 'armies' | 'field'> & { readonly start: Position; readonly book: BookRules };

/** Issues: `case-position`. */
export function setByHand(
  raw: unknown,
  edition: string,
  { rules }: Edition,
  book: BookRules,
): Result<SetByHand, readonly Issue[]> {
  try {
    if (!isRaw(raw)) throw new Unread('position', raw, 'A1 and B1, and where they stand');
    const wrong = Object.keys(raw).find((key) => !known.has(key) && !/^[AB]\d+$/.test(key));
    if (wrong !== undefined) throw new Unread(wrong, raw[wrong], [...known, 'A1', 'B1'].join(', '));
    const armies = { A: armyOf(raw, 'A', edition), B: armyOf(raw, 'B', edition) };
    const all: BookRules = new Map([...book, ...ownRulesOf(raw)]);
    const { roster, notModelled } = rosterOf(armies, rules, all);
    const [lost] = notModelled;
    if (lost) throw new Unread(lost.of, lost.what, lost.why);
    return ok({ armies, field: groundOf(raw), start: startOf(raw, roster), book: all });
  } catch (fault) {
    if (fault instanceof Unread) return fail([fault.issue]);
    throw fault;
  }
}

const each = (raw: unknown, path: string): Readonly<Record<Seat, number>> => {
  const own = isRaw(raw) ? raw : {};
  return { A: numberIn(own['A'] ?? 0, `${path}.A`), B: numberIn(own['B'] ?? 0, `${path}.B`) };
};

function startOf(raw: Raw, roster: Roster): Position {
  const units = seats
    .flatMap((seat) => refsOf(raw, seat))
    .map((ref) => [raw[ref] as Raw, roster.unitBy.get(ref)!] as const);
  const inside = units.flatMap(([one, unit]) =>
    typeof one['in'] === 'string' && one['in'] !== 'reserves' ? [[unit.ref, one['in']] as const] : [],
  );
  const unknown = inside.find(([, carrier]) => !roster.unitBy.get(carrier)?.transport);
  if (unknown) throw new Unread(`${unknown[0]}.in`, unknown[1], 'a unit that carries others, or reserves');
  return {
    models: Object.assign({}, ...units.map(([one, unit]) => placesOf(one, unit, roster))),
    first: raw['first'] === 'B' ? 'B' : 'A',
    reserves: units.flatMap(([one, { ref }]) => (one['in'] === 'reserves' ? [ref] : [])),
    embarked: Object.fromEntries(inside),
    shocked: units.flatMap(([one, { ref }]) => (one['shocked'] === true ? [ref] : [])),
    hovering: units.flatMap(([one, { ref }]) => (one['hovers'] === true ? [ref] : [])),
    commandPoints: each(raw['commandPoints'], 'commandPoints'),
    score: each(raw['score'], 'score'),
    round: numberIn(raw['round'] ?? 2, 'round') - 1,
  };
}

const inch = (n: number) => inches(Math.round(n * 1000) / 1000);

function placesOf(raw: Raw, unit: RosterUnit, roster: Roster): Readonly<Record<string, PlacedModel>> {
  if (raw['in'] !== undefined) return {};
  const lost = isRaw(raw['lost']) ? raw['lost'] : {};
  const places = placesIn(raw, unit);
  if (places.length > unit.models.length)
    throw new Unread(unit.ref, places.length, `places for ${unit.models.length} models`);
  const facing = Math.round(numberIn(raw['facing'] ?? 0, `${unit.ref}.facing`) * 10);
  return Object.fromEntries(
    places.flatMap((place, i) => {
      if (!place) return [];
      const [x, y, height = 0] = place;
      const { ref } = roster.models[unit.models[i]!]!;
      const wounds = numberIn(lost[String(i + 1)] ?? 0, `${ref}.lost`);
      return [[ref, { x: inch(x), y: inch(y), height: inch(height), facing, lost: wounds }]];
    }),
  );
}

/** Beside each other, 1.5 inches from middle to middle unless `gap` says otherwise; `standing` of them are left. */
type Spot = readonly [number, number, number?];

function placesIn(raw: Raw, { ref, models }: RosterUnit): readonly (Spot | undefined)[] {
  if (raw['at'] !== undefined) {
    const places = listIn(raw['at'], `${ref}.at`);
    return typeof places[0] === 'number'
      ? [placeIn(places, `${ref}.at`)]
      : places.map((place, i) => (place === null ? undefined : placeIn(place, `${ref}.at[${i}]`)));
  }
  const [x, y, height = 0] = placeIn(raw['row'], `${ref}.row`);
  const gap = numberIn(raw['gap'] ?? 1.5, `${ref}.gap`);
  const wide = numberIn(raw['wide'] ?? models.length, `${ref}.wide`);
  const count = numberIn(raw['standing'] ?? models.length, `${ref}.standing`);
  return Array.from(
    { length: count },
    (_, i) => [x + (i % wide) * gap, y + Math.floor(i / wide) * gap, height] as const,
  );
}
