import { type Appraise, type Choice, type Frame, type Grounds, opponent, type TellGrounds } from '@umpire/rules';
import type { MoveTask } from '../board/move.js';
import type { Reading } from '../table/facts.js';
import { holderOf } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, isOnTable, living, modelAt, standing, unitAt, unitOfRef } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import { pointsLeft } from './forecast.js';
import { isMoveProposal } from './judging.js';
import { read } from './kit.js';
import { isMarkerFrame, isSpot, type MarkerFrame } from './lay-marker.js';
import type { MoveFrame } from './moving.js';
import { worthOfOffer } from './offer-worth.js';
import { endsOf } from './place.js';
import { worthOfRemoving } from './worth-removing.js';

/*
 * What a reply is worth, in points, to whoever gives it. Rough on purpose: attacks are valued by their exact odds elsewhere; here
 * stand the objectives, how near one wants to be to whom, and the price of command points.
 */

/** An objective is worth about a score of it in the rounds to come. */
const OBJECTIVE = 60;
const INCH = 25_400;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export const appraisal =
  (edition: Edition): Appraise<Table> =>
  (reply, choice, frame, at, measured) => {
    if ('use' in reply) {
      const offer = choice.ask.kind === 'react' ? choice.ask.offers.find(({ key }) => key === reply.use) : undefined;
      return offer === undefined ? 0 : worthOfOffer(edition, offer, { choice, frame, at, measured });
    }
    const reading = read(edition, at);
    if ('propose' in reply)
      return isMarkerFrame(frame.data)
        ? ofMarker(reading, reply.propose, frame.data)
        : ofMove(reading, reply.propose, frame);
    return 'pick' in reply ? ofPicks(reading, reply.pick, choice) : 0;
  };

/** Where a unit may come back: as if it stood there. */
function ofMarker(reading: Reading, proposal: unknown, { owner }: MarkerFrame): number {
  const unit = unitOfRef(reading.table, owner.self);
  return unit && isSpot(proposal) ? ofPlace(reading, unit, proposal) : 0;
}

/** Where a move leaves the unit: objectives near it, and enemies as near as its weapons want them. */
function ofMove(reading: Reading, proposal: unknown, frame: Frame): number {
  const end = endOf(reading, proposal, frame);
  if (end === undefined) return 0;
  const { task, unit, at } = end;
  return ofPlace(reading, unit, at) + ofCloseness(task, unit);
}

const ofPlace = (reading: Reading, unit: RosterUnit, at: Spot): number =>
  weightiest(reading, unit, at).reduce((sum, { worth }) => sum + worth, 0);

/** The objective and the enemy for which a move ends where it does. */
export const groundsOf =
  (edition: Edition): TellGrounds<Table> =>
  (reply, _, frame, at) => {
    const reading = read(edition, at);
    const end = 'propose' in reply ? endOf(reading, reply.propose, frame) : undefined;
    return end === undefined ? [] : weightiest(reading, end.unit, end.at).map(({ ground }) => ground);
  };

/** Whose move it is, and the middle of where it ends. */
function endOf({ table }: Reading, proposal: unknown, frame: Frame) {
  const task = (frame.data as Partial<MoveFrame>).task;
  if (task === undefined) return undefined;
  const unit = unitAt(table, task.unit);
  const ends = isMoveProposal(proposal) ? Object.values(endsOf(table, proposal.models)) : [];
  const stood = standing(table, unit).map((model) => ({ x: table.field.x[model]!, y: table.field.y[model]! }));
  const spots = ends.length > 0 ? ends : stood;
  return spots.length === 0 ? undefined : { task, unit, at: middleOf(spots) };
}

/** A charge that is made at all is worth more than one that is not: what it costs was paid when it was declared. */
const ofCloseness = ({ kind }: MoveTask, unit: RosterUnit): number =>
  kind === 'charge' || kind === 'pile-in' ? unit.points / 10 : 0;

interface Weighed {
  readonly ground: Grounds;
  readonly worth: number;
}

/** The objective and the enemy that count most for a unit at a place. */
function weightiest({ table }: Reading, unit: RosterUnit, at: Spot): readonly Weighed[] {
  const { objectives, terrain } = table.ground.field;
  const toObjectives = objectives.map(({ on }, i): Weighed => {
    const there = on.kind === 'marker' ? on.at : terrain.areas.find((area) => area.id === on.area)?.shape.centre;
    const away = there === undefined ? Number.POSITIVE_INFINITY : inches(at, there);
    const wanted = holderOf(table, i) === unit.seat ? 0.6 : 1;
    const worth = (OBJECTIVE * wanted) / (1 + Math.max(0, away - 3) / 6);
    return { ground: { objective: i + 1, inches: away }, worth };
  });
  const reach = reachOf(table, unit);
  const fears = enemiesOf(table, unit.seat).map((enemy): Weighed => {
    const away = inches(at, middleOf(spotsOf(table, enemy)));
    const most = pointsLeft(table, enemy) / 8;
    // within reach of its own weapons is where a unit wants an enemy; those without want him near
    const near =
      reach === 0 ? most / (1 + away / 8) : away <= reach ? most * 0.6 : (most * 0.6) / (1 + (away - reach) / 8);
    return { ground: { enemy: enemy.ref, inches: away }, worth: near };
  });
  return [toObjectives, fears].flatMap((some) => {
    const most = Math.max(0, ...some.map(({ worth }) => worth));
    return most > 0 ? (some.find(({ worth }) => worth === most) ?? []) : [];
  });
}

/** As far as most of its weapons reach, in inches; 0 for a unit that only fights. */
function reachOf(table: Table, { models }: RosterUnit): number {
  const ranges = models.flatMap((model) =>
    modelAt(table, model).arms.flatMap(({ profiles }) => profiles[0]?.weapon.range ?? []),
  );
  return ranges.length === 0 ? 0 : (ranges.toSorted((a, b) => a - b)[Math.floor(ranges.length / 2)] ?? 0);
}

/** Of several enemies the one worth most counts, and each that must be reached beside it is a burden. */
function ofPicks(reading: Reading, keys: readonly string[], choice: Choice): number {
  if (choice.rule === 'coherency') return Math.max(...keys.map((key) => ofRemoval(reading, key)));
  const worth = keys.map((key) => ofPick(reading, key, choice));
  const enemies = keys.some((key) => unitOfRef(reading.table, key)?.seat === opponent(choice.seat));
  return enemies ? Math.max(...worth) + 1 - keys.length : worth.reduce((sum, one) => sum + one, 0);
}

function ofRemoval(reading: Reading, key: string): number {
  const model = reading.table.ground.roster.modelBy.get(key);
  return model === undefined ? 0 : worthOfRemoving(reading, model.index);
}

/** Which unit, and in which way. To act is worth more than not to; what acts first is what is worth most. */
function ofPick({ table }: Reading, key: string, { seat }: Choice): number {
  const [way, ref] = key.includes('>') ? (key.split('>', 2) as [string, string]) : ['', key];
  const unit = unitOfRef(table, ref);
  if (unit === undefined) return 0;
  const points = pointsLeft(table, unit);
  if (unit.seat !== seat) return points;
  return 1 + points / 100 + (WAYS[way] ?? 0);
}

/** Ways to act with one unit, beside its points: to advance is to shoot no more, and to fall back to do nothing else. */
const WAYS: Readonly<Record<string, number>> = {
  normal: 0.5,
  advance: 0,
  'fall-back': -2,
  'desperate-escape': -5,
  assault: 0.2,
};

const spotsOf = (table: Table, unit: RosterUnit): readonly Spot[] =>
  living(table, unit)
    .filter((model) => isOnTable(table, model))
    .map((model) => ({ x: table.field.x[model]!, y: table.field.y[model]! }));

function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, spots.length);
  return { x: sum.x / count, y: sum.y / count };
}

const inches = (a: Spot, b: Spot): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy) / INCH;
};
