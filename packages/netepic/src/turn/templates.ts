import { cm } from '@umpire/geometry';
import type { Reason, Spot } from '@umpire/rules';
import { takesDie } from '../abilities/template.js';
import { squared } from '../moves/contact.js';
import { alongBearing, bearingTo, directionOf, isInFront } from '../moves/direction.js';
import { micrometresOf } from '../moves/proposal.js';
import { buildingOf, canSee, isAloft } from '../moves/sight.js';
import { isIn } from '../table/ground.js';
import { get, isOnTable, standAt, type Table } from '../table/table.js';
import { inCentimetres, refuse } from '../words/refusals.js';
import { type Gun, isAllRound, isShot, type Shooting, shotAt, viewOf, workedOut } from './aim.js';
import { type Salvo, type Volley, volleyOf } from './volley.js';

/** In cm: a template so wide reaches every occupant of a building (BLD-4). */
const WHOLE_BUILDING = 12;

type At = readonly [x: number, y: number];

/** A flame from the middle of a stand, as it is laid (AB-10.6). */
export function flameAt(table: Table, from: Spot, [x, y]: At): readonly [tip: Spot, left: Spot, right: Spot] {
  const bearing = bearingTo(x - from.x, y - from.y) ?? 0;
  const { flameLength, flameWidth } = table.rulings;
  const end = alongBearing(cm(flameLength), bearing);
  const corner = (turn: number): Spot => {
    const aside = alongBearing(cm(flameWidth / 2), (bearing + turn) % 360);
    return { x: from.x + end.x + aside.x, y: from.y + end.y + aside.y };
  };
  return [{ x: from.x, y: from.y }, corner(270), corner(90)];
}

/** Every stand whose centre a template covers, friend or enemy: one die each (AB-10). */
function covered(table: Table, gun: Gun, [x, y]: At, shooting: Shooting): readonly number[] {
  const { template } = gun.traits;
  const from = viewOf(table, gun.stand, shooting);
  const { flameLength, flameWidth } = table.rulings;
  const [long, halfWide] = [flameLength * 10_000, flameWidth * 5_000];
  const inFlame = (px: number, py: number): boolean => {
    const bearing = bearingTo(x - from.x, y - from.y);
    if (bearing === undefined) return false;
    const [s, c] = directionOf(bearing).map((n) => n / 16_777_216) as [number, number];
    const along = (px - from.x) * s + (py - from.y) * c;
    const aside = Math.abs((px - from.x) * c - (py - from.y) * s);
    return along > 0 && along <= long && aside * long <= along * halfWide;
  };
  const radius = typeof template === 'number' ? template * 5_000 : 0;
  return table.roster.stands.flatMap((stand, i) => {
    const under = { atAltitude: isAloft(table, i), isInorganic: stand.traits.isInorganic };
    if (i === gun.stand || !isOnTable(table, i)) return [];
    if (!takesDie(under, { onAltitude: false, isBiological: gun.traits.isBiological })) return [];
    const view = viewOf(table, i, shooting);
    const building = buildingOf(table, i);
    // whoever is in a building has no place of its own: the template lies on the building, or not
    if (building !== undefined && template !== 'flame') return isIn(table.ground.terrain[building]!, x, y) ? [i] : [];
    const inside = template === 'flame' ? inFlame(view.x, view.y) : squared(view.x - x, view.y - y) <= radius * radius;
    return inside ? [i] : [];
  });
}

/** Why a template may not be laid there: range, arc, a legal target under it, sight of its centre (AB-10.2, AB-10.6). */
function layingReason(
  table: Table,
  gun: Gun,
  at: At,
  under: readonly number[],
  shooting: Shooting,
): Reason | undefined {
  const { ref, side } = standAt(table, gun.stand);
  const from = viewOf(table, gun.stand, shooting);
  const range = gun.profile.range * 10_000;
  const gap = squared(at[0] - from.x, at[1] - from.y);
  const isFlame = gun.traits.template === 'flame';
  if (!isFlame && gap > range * range)
    return refuse('beyond-range', ref, { p: gun.profile.range, d: inCentimetres(Math.sqrt(gap)) });
  const bearing = get(table, 'bearing', gun.stand);
  const ends = isFlame ? flameAt(table, from, at).slice(1) : [{ x: at[0], y: at[1] }];
  if (!isAllRound(table, gun, false) && ends.some(({ x, y }) => !isInFront(bearing, x - from.x, y - from.y)))
    return refuse('out-of-arc', ref);
  const targets = under.filter(
    (stand) => standAt(table, stand).side !== side && isShot(shotAt(table, gun, stand, shooting)),
  );
  if (targets.length === 0) return refuse('template-empty', ref);
  // the centre is looked at as if one of those under it stood there; a flame has none
  const isSeen = isFlame || targets.some((stand) => canSee(table, from, { stand, x: at[0], y: at[1] }));
  return isSeen ? undefined : refuse('no-line-of-sight', ref);
}

export interface Laid {
  readonly list: readonly Volley[];
}

/** A die for everybody under a template (AB-10), or why it may not lie there. `n`: its number in the declaration. */
export function underTemplate(table: Table, gun: Gun, salvo: Salvo, shooting: Shooting, n: number): Laid | Reason {
  if (!salvo.template) return refuse('no-target', salvo.by);
  const at = micrometresOf(salvo.template);
  const under = covered(table, gun, at, shooting);
  const reason = layingReason(table, gun, at, under, shooting);
  if (reason) return reason;
  const from = viewOf(table, gun.stand, shooting);
  const list = under.flatMap((stand): Volley[] => {
    const line = { shooting, usesAntiAircraft: false, from, to: viewOf(table, stand, shooting) };
    const worked = workedOut(table, gun, stand, line);
    const piece = buildingOf(table, stand);
    const isHalved =
      piece !== undefined && typeof gun.traits.template === 'number' && gun.traits.template < WHOLE_BUILDING;
    const more = isHalved ? { sheltered: { piece, template: n } } : {};
    return Array.from({ length: salvo.dice }, () => ({ ...volleyOf(gun, 1, [stand], worked, true), ...more }));
  });
  return { list };
}

const STEP = 10_000;
const RINGS = 30;
const grid: readonly At[] = Array.from(
  { length: (2 * RINGS + 1) ** 2 },
  (_, i): At => [((i % (2 * RINGS + 1)) - RINGS) * STEP, (Math.floor(i / (2 * RINGS + 1)) - RINGS) * STEP],
).sort(([ax, ay], [bx, by]) => squared(ax, ay) - squared(bx, by) || ay - by || ax - bx);

/** The nearest place to a point where a template may be laid, on a grid of 1 cm and over enemies; undefined: there is none. */
export function nearestTemplate(table: Table, gun: Gun, [x, y]: At, shooting: Shooting): At | undefined {
  const { side } = standAt(table, gun.stand);
  const mayLie = (at: At): boolean =>
    layingReason(table, gun, at, covered(table, gun, at, shooting), shooting) === undefined;
  const near = grid.map(([dx, dy]): At => [x + dx, y + dy]).find(mayLie);
  if (near) return near;
  return table.roster.stands
    .flatMap((stand, i): At[] =>
      stand.side !== side && isOnTable(table, i) ? [[get(table, 'x', i), get(table, 'y', i)]] : [],
    )
    .sort((a, b) => squared(a[0] - x, a[1] - y) - squared(b[0] - x, b[1] - y))
    .find(mayLie);
}
