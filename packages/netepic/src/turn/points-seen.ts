import { isAlive, present, type Table } from '../table/table.js';
import { type Gun, gunsOf, isShot, type Shooting, shotAt, silenced } from './aim.js';
import { type Reactor, reacting } from './reactors.js';
import type { Walk } from './walk.js';
import { legLength, pointAlong } from './way.js';

const STEP = 20_000;

/** Points of a declared path, stand by stand, at which a reactor has a shot: every 2 cm and at the end (REA-2). */
export function* pointsSeen(
  table: Table,
  walk: Walk,
  reactor: Reactor,
): Generator<{ readonly leg: number; readonly along: number }> {
  const shooting = reacting(table, reactor, 'interception');
  const guns = readyGuns(table, shooting);
  if (guns.length === 0) return;
  for (const [leg, { stand, points, into }] of walk.legs.entries()) {
    if (points.length < 2 || !isAlive(table, stand) || into > 0) continue;
    const length = legLength(walk.legs[leg]!);
    for (let along = 0; along < length + STEP; along += STEP) {
      const at = Math.round(Math.min(along, length));
      const paused: Shooting = { ...shooting, places: { [stand]: pointAlong(points, at) } };
      if (guns.some((gun) => isShot(shotAt(table, gun, stand, paused)))) yield { leg, along: at };
    }
  }
}

const readyGuns = (table: Table, shooting: Shooting): readonly Gun[] =>
  shooting.stands.flatMap((by) => (silenced(table, by, shooting) ? [] : gunsOf(table, by, shooting)));

interface Pause {
  readonly leg: number;
  readonly along: number;
}

/** Whether some gun of the reactor may be fired at the moving stand when it is paused there. */
export function hasShot(table: Table, { legs }: Walk, shooting: Shooting, { leg, along }: Pause): boolean {
  const { stand, points } = legs[leg]!;
  const paused: Shooting = { ...shooting, places: { [stand]: pointAlong(points, along) } };
  return readyGuns(table, shooting).some((gun) => isShot(shotAt(table, gun, stand, paused)));
}

/** Near enough, whatever is between: cheap, and asked before lines are drawn. */
export function mayReach(table: Table, walk: Walk, reactor: Reactor): boolean {
  const { by, carrier } = reactor;
  const stands = carrier === undefined ? present(table, by) : [carrier];
  const { x, y } = table.fields;
  return stands.some((stand) => {
    const reach =
      Math.max(
        0,
        ...gunsOf(table, stand, reacting(table, reactor, 'interception')).map(({ profile }) => profile.range),
      ) * 10_000;
    return walk.legs.some(
      ({ points }) =>
        points.length > 1 && points.some(([px, py]) => near(px - x[stand]!, py - y[stand]!, reach + legSpan(points))),
    );
  });
}

const near = (dx: number, dy: number, reach: number): boolean => dx * dx + dy * dy <= reach * reach;

const legSpan = (points: Walk['legs'][number]['points']): number => {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!];
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) / 2;
};
