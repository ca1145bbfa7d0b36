import { type Condition, printCondition } from '@umpire/effects';
import { issue, type Rng } from '@umpire/kernel';
import type { Bound, Frame, Given, Measures, Owner, Placer, Reason, Ref, Suggest, Verdict } from '@umpire/rules';
import { layingAt, type MarkerSpot, markerRadius } from '../board/marker.js';
import { isOnBattlefield } from '../board/spot.js';
import { holds, type Reading } from '../table/facts.js';
import type { Marker } from '../table/markers.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, standing } from '../table/reads.js';
import type { Table } from '../table/table.js';
import {
  type AnyProcedure,
  type At,
  proposalOf,
  propose,
  read,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';

/* Markers that rules have a player place on the battlefield. */

export interface MarkerFrame {
  /** The rule that the marker is named after. */
  readonly marker: string;
  readonly ref: Ref;
  readonly owner: Owner;
  readonly bound: Bound;
  /** What the marker is called in these. */
  readonly as: string;
  readonly within: readonly Condition[];
}

export function markerProcedures(edition: Edition): readonly AnyProcedure[] {
  const lay: TableProcedure<MarkerFrame> = {
    id: 'lay-marker',
    steps: [{ id: 'lay-marker', run: (frame, given, at) => layMarker(edition, frame, given, at) }],
  };
  return [lay];
}

const markerAt = ({ marker: rule, ref, owner: { seat } }: MarkerFrame, { x, y }: MarkerSpot): Marker => ({
  ref,
  rule,
  seat,
  x,
  y,
});

/** Where there is nowhere to place it, it is not. */
function layMarker(edition: Edition, frame: MarkerFrame, given: Given | undefined, at: At): TableOutcome<MarkerFrame> {
  const spot = proposalOf(given);
  const { marker: rule, owner } = frame;
  if (isSpot(spot)) {
    const { x, y } = spot;
    return { events: [{ kind: 'marker-placed', rule, say: { seat: owner.seat, x, y }, lays: markerAt(frame, spot) }] };
  }
  if (!firstSpot(read(edition, at), frame)) return {};
  return { need: propose(owner.seat, rule, [frame.ref], 'marker') };
}

export const isMarkerFrame = (data: object): data is MarkerFrame => 'marker' in data && 'within' in data;

export const isSpot = (value: unknown): value is MarkerSpot => {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Partial<MarkerSpot>;
  return [x, y].every((length) => Number.isInteger(length) && Math.abs(Number(length)) <= 8_388_608);
};

/** Conditions that do not hold with the marker at a place. */
function unmet(reading: Reading, frame: MarkerFrame, spot: MarkerSpot): readonly Condition[] {
  const { ref, as, within, owner, bound } = frame;
  const tried: Reading = { ...reading, kept: {}, tried: markerAt(frame, spot) };
  return within.filter((condition) => !holds(tried, owner, condition, { ...bound, [as]: ref }));
}

const isGood = (reading: Reading, frame: MarkerFrame, spot: MarkerSpot): boolean =>
  isOnBattlefield(reading, layingAt(spot)) && unmet(reading, frame, spot).length === 0;

function reasonsAt(reading: Reading, frame: MarkerFrame, spot: unknown): readonly Reason[] {
  const { marker: rule } = frame;
  const because = (code: string, message: string): Reason => ({ ...issue(code, message), rule });
  if (!isSpot(spot)) return [because('move-shape', 'a place is x and y in whole micrometres')];
  return [
    ...(isOnBattlefield(reading, layingAt(spot))
      ? []
      : [because('end-off-battlefield', 'the marker is not wholly on the battlefield')]),
    ...unmet(reading, frame, spot).map((condition) =>
      because('marker-barred', `the marker may lie only where this holds: ${printCondition(condition)}`),
    ),
  ];
}

const INCH = 25_400;

/** Places all over the battlefield, an inch apart. */
function* everywhere({ board: { field } }: Reading): Iterable<MarkerSpot> {
  for (let y = INCH; y < field.depth; y += INCH) for (let x = INCH; x < field.width; x += INCH) yield { x, y };
}

function firstSpot(reading: Reading, frame: MarkerFrame): MarkerSpot | undefined {
  for (const spot of everywhere(reading)) if (isGood(reading, frame, spot)) return spot;
  return undefined;
}

/** The nearest to a place of those an inch apart. */
function nearestSpot(reading: Reading, frame: MarkerFrame, to: MarkerSpot): MarkerSpot | undefined {
  const far = ({ x, y }: MarkerSpot): number => (x - to.x) ** 2 + (y - to.y) ** 2;
  const all = [...everywhere(reading)].sort((a, b) => far(a) - far(b));
  return all.find((spot) => isGood(reading, frame, spot));
}

export const markerValidator =
  (edition: Edition) =>
  (proposal: unknown, _: unknown, { data }: Frame, at: At): Verdict => {
    const reading = read(edition, at);
    const frame = data as MarkerFrame;
    const reasons = reasonsAt(reading, frame, proposal);
    if (reasons.length === 0) return { legal: true };
    const nearest = isSpot(proposal) ? nearestSpot(reading, frame, proposal) : firstSpot(reading, frame);
    return { legal: false, reasons, ...(nearest ? { nearest } : {}) };
  };

/** By an objective, an enemy or anywhere, as near as the rule lets it. */
export const suggestMarker =
  (edition: Edition): Suggest<Table> =>
  (_, { data }, at, rng) => {
    const reading = read(edition, at);
    return nearestSpot(reading, data as MarkerFrame, goal(reading, data as MarkerFrame, rng));
  };

function goal({ table, board: { field } }: Reading, { owner }: MarkerFrame, rng: Rng): MarkerSpot {
  const objectives = field.objectives.flatMap(({ on }) => (on.kind === 'marker' ? [on.at] : []));
  const enemies = enemiesOf(table, owner.seat).flatMap((unit) => {
    const [model] = standing(table, unit);
    return model === undefined ? [] : [{ x: table.field.x[model]!, y: table.field.y[model]! }];
  });
  const goals = [...objectives, ...objectives, ...enemies];
  return goals[rng.below(goals.length + 1)] ?? { x: rng.below(field.width), y: rng.below(field.depth) };
}

/** A marker is dragged under its ref. */
export const markerPlacer: Placer<Table> = {
  toProposal: (placing, _, { data }) => {
    const at = placing[(data as MarkerFrame).ref];
    return at === undefined ? {} : { x: Math.round(at.x), y: Math.round(at.y) };
  },
  toPlacing: (proposal, _, { data }) =>
    isSpot(proposal) ? { [(data as MarkerFrame).ref]: { x: proposal.x, y: proposal.y } } : {},
};

export const markerMeasures =
  ({ rules }: Edition): Measures<Table> =>
  (_, { data }) => {
    const { ref, marker } = data as MarkerFrame;
    const name = rules.rules.get(marker)?.name ?? marker;
    return { limits: {}, markers: [{ ref, name, outline: { kind: 'round', radius: markerRadius } }] };
  };
