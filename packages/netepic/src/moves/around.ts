import { bendsAbout, type Spot, wayPast } from '@umpire/geometry';
import { ignoresZoneOf } from '../abilities/skimmer.js';
import { partInside } from '../table/ground.js';
import { isOnTable, standAt, type Table } from '../table/table.js';
import { hasZone, squared, touching, zoneReach } from './contact.js';
import { micrometresOf, placeOfMicrometres, type StandMove } from './proposal.js';
import { buildingOf, factsOf } from './sight.js';
import { gapTo, gapToWay } from './zones.js';

/** What stops a stand on its straight way, by its corners and how wide of them it has to stay. */
interface Stop {
  readonly id: string;
  readonly corners: readonly Spot[];
  readonly wide: number;
}

/** Whole hundredths of a millimetre, as paths are written. */
const GRAIN = 20;

/** The same moves with straight ways led past impassable ground and enemy zones; nothing where somebody finds no way. */
export function ledAround(table: Table, moves: readonly StandMove[]): readonly StandMove[] | undefined {
  const led = moves.map((move) => around(table, move));
  return led.every((move) => move !== undefined) ? led : undefined;
}

function around(table: Table, move: StandMove): StandMove | undefined {
  const stand = table.roster.indexOf.get(move.stand);
  const last = move.path.at(-1);
  if (stand === undefined || last === undefined || move.out) return move;
  const start = { x: table.fields.x[stand]!, y: table.fields.y[stand]! };
  const [x, y] = micrometresOf(last);
  const end = { x, y };
  const { length, width } = table.ground;
  const way = wayPast<Spot, Stop>(start, end, {
    most: 2 * Math.sqrt(squared(x - start.x, y - start.y)) + 200_000,
    stoppedBy: (from, to) => groundStop(table, stand, from, to) ?? enemyStop(table, stand, { start, end }, from, to),
    idOf: ({ id }) => id,
    bendsPast: ({ corners, wide }) =>
      bendsAbout(corners, wide + GRAIN).filter((at) => at.x >= 0 && at.y >= 0 && at.x <= length && at.y <= width),
  });
  if (way === undefined) return undefined;
  return { ...move, path: way.slice(1).map((at) => placeOfMicrometres(at.x, at.y)) };
}

function groundStop(table: Table, stand: number, from: Spot, to: Spot): Stop | undefined {
  const { pinningClass, skims, jumps, flies } = standAt(table, stand);
  if (skims || jumps || flies) return undefined;
  const { terrain } = table.ground;
  const at = terrain.findIndex((piece, i) => {
    const isBarred = factsOf(table, i).cost(pinningClass, piece.height ?? 0) === null;
    return isBarred && partInside(piece, from.x, from.y, to.x, to.y) !== undefined;
  });
  return at < 0 ? undefined : { id: `piece-${at}`, corners: terrain[at]!.corners, wide: 0 };
}

/** Zones in which it starts, or which it means to enter by its end, are none; their stands stay in the way (MOV-6, MOV-7). */
function enemyStop(
  table: Table,
  stand: number,
  { start, end }: { readonly start: Spot; readonly end: Spot },
  from: Spot,
  to: Spot,
): Stop | undefined {
  const me = standAt(table, stand);
  const way = [from, to].map(({ x, y }) => [x, y] as const);
  for (const [i, enemy] of table.roster.stands.entries()) {
    if (enemy.side === me.side || enemy.flies || !isOnTable(table, i) || ignoresZoneOf(enemy, me)) continue;
    const building = buildingOf(table, i);
    const body = building === undefined ? me.radius + enemy.radius - touching : 0;
    const zone = zoneReach(table, enemy, me);
    const isLetIn = [start, end].some(({ x, y }) => gapTo(table, i, x, y) <= zone * zone);
    const wide = hasZone(table, i) && !isLetIn ? Math.max(zone + 1, body) : body;
    if (wide === 0 || gapToWay(table, i, way) >= wide * wide) continue;
    if (gapTo(table, i, start.x, start.y) < wide * wide) continue;
    const { x, y } = table.fields;
    const corners = building === undefined ? [{ x: x[i]!, y: y[i]! }] : table.ground.terrain[building]!.corners;
    return { id: enemy.ref, corners, wide };
  }
  return undefined;
}
