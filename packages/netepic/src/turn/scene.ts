import { cm } from '@umpire/geometry';
import type {
  Placer,
  Placing,
  Scene,
  SceneFeature,
  SceneGroup,
  SceneModel,
  SceneUnit,
  Seat,
  Spot,
} from '@umpire/rules';
import { ledAround } from '../moves/around.js';
import { hasZone } from '../moves/contact.js';
import { micrometresOf, type Place, placeOfMicrometres, readMove, type StandMove } from '../moves/proposal.js';
import type { TerrainKind } from '../table/ground.js';
import { objectivesOf } from '../table/objectives.js';
import type { RosterDetachment, RosterFormation } from '../table/roster.js';
import { get, isOnTable, living, orderOf, phases, placeOf, seatOf, type Table } from '../table/table.js';
import { breakingOf } from './losses.js';
import { moraleOf } from './morale.js';
import { pointsOf } from './score.js';

/** The table as one side sees it: orders that lie face down are the other's secret. */
export function sceneOf(table: Table, seat: Seat): Scene {
  const { ground, roster } = table;
  return {
    measure: 'centimetre',
    counted: 'stands',
    width: ground.length,
    depth: ground.width,
    features: ground.terrain.map(
      ({ kind, corners }, i): SceneFeature => ({
        id: `piece-${i}`,
        kind: solid.has(kind) ? 'wall' : 'area',
        name: kind,
        points: corners.map(({ x, y }) => ({ x, y })),
      }),
    ),
    objectives: objectivesOf(table).map((at, i) => {
      const holder = get(table, 'holder', i);
      return {
        id: `objective-${i + 1}`,
        name: `${i + 1}`,
        at: { x: at.x, y: at.y },
        radius: cm(table.rulings.objectiveRadius),
        ...(holder === 0 ? {} : { holder: seatOf(holder - 1) }),
      };
    }),
    units: roster.detachments.map((detachment, i) => unitOf(table, detachment, i, seat)),
    groups: roster.formations.flatMap((formation, i) =>
      formation.stands.length === 0 ? [] : [groupOf(table, formation, i)],
    ),
    round: get(table, 'turn'),
    rounds: table.rulings.turns,
    part: phases[get(table, 'phase')] ?? '',
    score: { A: pointsOf(table, 0), B: pointsOf(table, 1) },
    stores: { A: { elite: get(table, 'elite', 0) }, B: { elite: get(table, 'elite', 1) } },
  };
}

const solid = new Set<TerrainKind>(['light-building', 'standard-building', 'bunker', 'bastion', 'cliff']);

function unitOf(
  table: Table,
  { ref, seat, name, stands, formation }: RosterDetachment,
  i: number,
  eye: Seat,
): SceneUnit {
  const order = orderOf(table, i);
  const isKnown = seat === eye || get(table, 'shown', i) > 0;
  const states = [
    ...(order === 'none' ? [] : [isKnown ? order : 'order-face-down']),
    ...(get(table, 'broken', formation) > 0 ? ['broken'] : []),
    ...(living(table, i).some((stand) => placeOf(table, stand) === 'carried') ? ['carried'] : []),
    ...(living(table, i).every((stand) => placeOf(table, stand) === 'away') ? ['off-table'] : []),
  ];
  return {
    ref,
    seat,
    name: name.fr,
    models: living(table, i).map((stand) => standOf(table, stand)),
    began: stands.length,
    states,
    ...(order === 'none' ? {} : { token: isKnown ? { isHidden: false, order } : { isHidden: true } }),
  };
}

/** A formation: its losses to the break point, its morale and what it is worth. */
function groupOf(table: Table, formation: RosterFormation, i: number): SceneGroup {
  const { roster } = table;
  const { formations, at, lost } = breakingOf(table, i);
  const values = formation.detachments.map((one) => moraleOf(table, one)).filter((value) => value !== null);
  return {
    ref: formation.ref,
    seat: formation.seat,
    name: formation.facts.name.fr,
    units: formation.detachments.map((one) => roster.detachments[one]!.ref),
    began: formation.stands.length,
    lost,
    breaksAt: at,
    breaksWith: formations.filter((one) => one !== i).map((one) => roster.formations[one]!.ref),
    isBroken: get(table, 'broken', i) > 0,
    morale: values.length === 0 ? null : Math.min(...values),
    points: formation.points,
    worth: formation.victoryPoints,
  };
}

function standOf(table: Table, stand: number): SceneModel {
  const { ref, sheet, radius, zone, pinningClass, weapons } = table.roster.stands[stand]!;
  return {
    ref,
    name: sheet.name.fr.one,
    outline: { kind: 'round', radius },
    ...(isOnTable(table, stand) ? { at: { x: get(table, 'x', stand), y: get(table, 'y', stand) } } : {}),
    facing: get(table, 'bearing', stand) * 10,
    wounds: get(table, 'life', stand),
    of: sheet.hitPoints,
    ...(hasZone(table, stand) ? { control: zone } : {}),
    ...(pinningClass >= 3 && !weapons.every(({ profiles }) => profiles.every(({ traits }) => traits.allRound))
      ? { arc: 1800 }
      : {}),
  };
}

const placed = ({ x, y }: { readonly x: number; readonly y: number }): Place =>
  placeOfMicrometres(Math.round(x), Math.round(y));

const movesOf = (state: Table, placing: Placing): readonly StandMove[] =>
  Object.entries(placing).flatMap(([stand, to]) => {
    const index = state.roster.indexOf.get(stand);
    if (index === undefined) return [];
    const { via = [] } = to;
    const isThere = get(state, 'x', index) === to.x && get(state, 'y', index) === to.y && via.length === 0;
    return isThere ? [] : [{ stand, path: [...via, to].map(placed) }];
  });

/** A drag as moves that go straight from spot to spot, stand by stand; or past what stops them. */
export const movePlacer: Placer<Table> = {
  toProposal: (placing, _, __, { state }) => ({ moves: movesOf(state, placing) }),
  around: (placing, _, __, { state }) => {
    const moves = ledAround(state, movesOf(state, placing));
    return moves && { moves };
  },
  mended: ['enemy-in-the-way', 'zone-of-control', 'infiltration', 'impassable'],
  toPlacing: (proposal) => {
    const read = readMove(proposal);
    const moves = read?.moves ?? [];
    const ends = endsOf(moves.map(({ stand, path }) => [stand, path.at(-1)] as const));
    const via = endsVia(moves);
    return Object.fromEntries(Object.entries(ends).map(([stand, end]) => [stand, { ...end, ...via[stand] }]));
  },
};

/** The spots between where a stand is and where it goes. */
const endsVia = (
  moves: readonly { readonly stand: string; readonly path: readonly Place[] }[],
): Readonly<Record<string, { readonly via?: readonly Spot[] }>> =>
  Object.fromEntries(
    moves.flatMap(({ stand, path }) => {
      const via = path.slice(0, -1).map((at) => spotOf(at));
      return via.length === 0 ? [] : [[stand, { via }]];
    }),
  );

/** A drag as a deployment: every stand where it was let go. */
export const deploymentPlacer: Placer<Table> = {
  toProposal: (placing) => ({ stands: Object.entries(placing).map(([stand, to]) => ({ stand, at: placed(to) })) }),
  toPlacing: (proposal) =>
    typeof proposal === 'object' && proposal !== null && 'stands' in proposal && Array.isArray(proposal.stands)
      ? endsOf(proposal.stands.map(({ stand, at }: { stand: string; at?: Place }) => [stand, at] as const))
      : {},
};

const endsOf = (ends: readonly (readonly [string, Place | undefined])[]): Placing =>
  Object.fromEntries(
    ends.flatMap(([stand, at]) => {
      if (at === undefined) return [];
      return [[stand, spotOf(at)]];
    }),
  );

function spotOf(at: Place): Spot {
  const [x, y] = micrometresOf(at);
  return { x, y };
}
