import {
  advance,
  begin,
  type Frame as DiceFrame,
  type Need as DiceNeed,
  standingsFor,
  type VolleyEvent,
} from '@umpire/dice';
import {
  type Given,
  givenToVolley,
  needOfVolley,
  opponent,
  picked,
  type Reply,
  repliesOf,
  type Seat,
} from '@umpire/rules';
import { set, type TableEvent, type Write } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { living, modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { type Suffering, sufferingOf } from '../table/suffering.js';
import { places, type Table } from '../table/table.js';
import { type Shot, type Sighted, type TableVolley, volleyAt } from '../table/volley.js';
import { attacksTold } from './attack-told.js';
import { passengersOf } from './boarding.js';
import { FIGHT_ON_DEATH, neededToStay, staysEvents, staysThrow } from './fight-on-death.js';
import { type AnyProcedure, type At, option, read, type TableOutcome, type TableProcedure } from './kit.js';
import { actsWhenDestroyed, listensTo } from './listens.js';
import { neededToShoot, SHOOT_ON_DEATH } from './shoot-on-death.js';

/** What a volley is made of: the attacks of a unit, or what a unit suffers otherwise. */
export type VolleyOf =
  | {
      readonly kind: 'attacks';
      readonly unit: number;
      readonly phase: 'shooting' | 'fight';
      readonly snap: boolean;
      readonly shots: readonly (Shot & Sighted)[];
    }
  | { readonly kind: 'suffering'; readonly what: Suffering; readonly by?: Seat };

export interface VolleyFrame {
  readonly target: number;
  readonly of: VolleyOf;
  readonly dice?: DiceFrame;
  readonly need?: DiceNeed;
  /** The models that are to bear what each group lost, once their owner has chosen. */
  readonly picks?: Readonly<Record<number, readonly number[]>>;
  /** Of mortal wounds: how many models were told of those that are theirs. */
  readonly told?: number;
  /** Models that this volley has destroyed, and whether the unit with them. */
  readonly destroyed?: readonly number[];
  /** An attack has hit. */
  readonly isHit?: true;
}

const made = new WeakMap<VolleyOf, TableVolley>();

/** The volley of a frame: worked out once, and again only where a stored battle is taken up in its middle. */
export function volleyOf(reading: Reading, { target, of }: VolleyFrame): TableVolley {
  const known = made.get(of);
  if (known) return known;
  const unit = unitAt(reading.table, target);
  const volley =
    of.kind === 'attacks'
      ? volleyAt(reading, { ...of, unit: unitAt(reading.table, of.unit), target: unit })
      : sufferingOf(reading, unit, of.what);
  made.set(of, volley);
  return volley;
}

/** Dice and questions of one volley, then the models that bear what came of it. */
export function volleyProcedures(edition: Edition): readonly AnyProcedure[] {
  const volley: TableProcedure<VolleyFrame> = {
    id: 'volley',
    steps: [
      { id: 'volley', run: (frame, given, at) => roll(edition, frame, given, at) },
      { id: 'allocate', run: (frame, given, at) => allocate(edition, frame, given, at) },
      { id: 'stay-to-fight', run: (frame, given, at) => stayToFight(edition, frame, given, at) },
    ],
  };
  const allocated: TableProcedure<object> = {
    id: 'wound-allocated',
    steps: [{ id: 'mortal-wound-allocated', run: () => ({}) }],
  };
  return [volley, allocated];
}

function roll(edition: Edition, frame: VolleyFrame, given: Given | undefined, at: At): TableOutcome<VolleyFrame> {
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.target);
  if (living(at.state, unit).length === 0) return { frame: { ...frame, destroyed: [] }, to: 'end' };
  const { volley } = volleyOf(reading, frame);
  const table = { volley, standings: standingsFor(volley) };
  const turn = frame.dice
    ? advance(table, frame.dice, givenToVolley(frame.need!, given))
    : advance(table, begin(table));
  const { need: _, ...rest } = frame;
  const next: VolleyFrame = {
    ...rest,
    dice: turn.frame,
    ...(turn.need ? { need: turn.need } : {}),
    ...(turn.events.some(followsHit) ? { isHit: true } : {}),
  };
  const events = attacksTold(turn.events, { table, dice: frame.dice, source: frame.of.kind, target: unit });
  if (!turn.need) return { frame: next, events };
  const attacker = frame.of.kind === 'attacks' ? unitAt(at.state, frame.of.unit) : unit;
  const units = { attacker: [attacker.ref], defender: [unit.ref] };
  const seats = { attacker: seatOf(frame, unit), defender: unit.seat, units };
  return { frame: next, events, need: needOfVolley(turn.need, seats) };
}

/** Whatever comes after the hit roll is there for a hit. */
const followsHit = (event: VolleyEvent): boolean =>
  event.kind === 'settled'
    ? event.step !== 'hit' && event.shown.some(({ dice }) => dice > 0)
    : event.kind !== 'pool' && event.kind !== 'gathered';

/** Who throws the dice of a volley: whoever attacks; of mortal wounds whoever makes them. */
const seatOf = ({ of }: VolleyFrame, target: RosterUnit): Seat =>
  of.kind === 'attacks' ? opponent(target.seat) : (of.by ?? target.seat);

/** What a die must show for who was destroyed by an attack to stay and shoot. */
const toShoot = (reading: Reading, { of }: VolleyFrame, unit: RosterUnit): number | undefined =>
  of.kind === 'attacks' ? neededToShoot(reading, unit) : undefined;

/** 05.04.05: a die for each destroyed model of a unit that may fight all the same. */
function stayToFight(
  edition: Edition,
  frame: VolleyFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<VolleyFrame> {
  const { destroyed = [] } = frame;
  if (destroyed.length === 0) return {};
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.target);
  const fights = neededToStay(reading, unit);
  const needs = fights ?? toShoot(reading, frame, unit);
  const rule = fights === undefined ? SHOOT_ON_DEATH : FIGHT_ON_DEATH;
  if (needs === undefined) return {};
  if (needs > 1 && !given) return { need: { throw: staysThrow(rule, unit, destroyed) } };
  return { events: staysEvents(rule, at.state, destroyed, { needs, given }) };
}

interface Bearing {
  /** Models of a group that fall for certain, and those among whom so many more fall. */
  readonly sure: readonly number[];
  readonly among: readonly number[];
  readonly fall: number;
  /** Wounds that one more model loses, beside what it had lost. */
  readonly rest: number;
}

/** What one group lost, as its models have to bear it: the hurt one first (05.04, 06.02). */
function bearingOf(
  { table }: Reading,
  models: readonly number[],
  lostBefore: number,
  lostNow: number,
): Bearing | undefined {
  if (lostNow === lostBefore) return undefined;
  const { wounds } = modelAt(table, models[0]!).kind;
  const fallen = Math.floor(lostNow / wounds);
  const hurt = models.filter((model) => table.field.lost[model]! > 0);
  const rest = lostNow % wounds;
  if (fallen >= models.length) return { sure: models, among: [], fall: 0, rest: 0 };
  const sure = fallen > 0 ? hurt : [];
  return { sure, among: models.filter((model) => !sure.includes(model)), fall: fallen - sure.length, rest };
}

/** 05.04: which of the models that nothing tells apart fall, and which is left hurt, is their owner's choice. */
function allocate(edition: Edition, frame: VolleyFrame, given: Given | undefined, at: At): TableOutcome<VolleyFrame> {
  const reading = read(edition, at);
  const { table } = reading;
  const unit = unitAt(table, frame.target);
  const { volley, groups } = volleyOf(reading, frame);
  const standings = standingsFor(volley);
  const { lost } = standings.standing(frame.dice!.standing);
  const bearings = groups.map((models, g) => bearingOf(reading, models, volley.groups[g]!.lost, lost[g]!));
  const asked = bearings.flatMap((bearing, g) => (bearing && isOpen(table, bearing) ? [{ bearing, g }] : []));
  const replies = repliesOf(given);
  if (asked.length > 0 && !replies && !frame.picks)
    return {
      need: {
        choices: asked.map(({ bearing }) => ({
          seat: unit.seat,
          rule: 'select-model',
          about: [unit.ref],
          ask: {
            kind: 'pick' as const,
            options: bearing.among.map((model) => option(modelAt(table, model).ref)),
            min: chosen(table, bearing),
            max: chosen(table, bearing),
          },
        })),
      },
    };
  const picks: VolleyFrame['picks'] =
    frame.picks ?? Object.fromEntries(asked.map(({ g }, i) => [g, modelsPicked(table, replies?.[i])]));
  const destroyed: number[] = [];
  const writes: Write[] = [];
  bearings.forEach((bearing, g) => {
    if (!bearing) return;
    const order = picks[g] ?? bearing.among;
    const falls = [...bearing.sure, ...order.slice(0, bearing.fall)];
    destroyed.push(...falls);
    const bearer = hurtOf(table, bearing) ?? order[bearing.fall];
    if (bearing.rest > 0 && bearer !== undefined) writes.push(set(table, 'lost', bearer, bearing.rest));
  });
  if (frame.of.kind === 'suffering' && listensTo(edition, table, unit, 'mortal-wound-allocated')) {
    const { told = 0 } = frame;
    const share = sharesOf(table, destroyed, writes)[told];
    if (share) return { frame: { ...frame, picks, told: told + 1 }, call: 'wound-allocated', with: share };
  }
  const events: TableEvent[] = [];
  const hurt = writes.map(([, model]) => modelAt(table, model).ref);
  if (writes.length > 0) events.push({ kind: 'wounds-lost', of: hurt, writes });
  const stays =
    listensTo(edition, table, unit, 'model-destroyed') ||
    actsWhenDestroyed(edition, table, unit) ||
    passengersOf(table, unit).length > 0 ||
    neededToStay(reading, unit) !== undefined ||
    toShoot(reading, frame, unit) !== undefined;
  if (destroyed.length > 0)
    events.push({
      kind: 'model-destroyed',
      of: destroyed.map((model) => modelAt(table, model).ref),
      say: { by: frame.of.kind },
      writes: destroyed.flatMap((model): Write[] => [
        set(table, 'place', model, stays ? places.fallen : places.destroyed),
        set(table, 'lost', model, modelAt(table, model).kind.wounds),
      ]),
    });
  return { frame: { ...frame, destroyed }, events };
}

/** How many wounds each model is to lose: nothing is lost yet as a rule about their allocation acts (06.02). */
const sharesOf = (
  table: Table,
  falls: readonly number[],
  hurt: readonly Write[],
): readonly { readonly model: number; readonly wounds: number }[] => [
  ...falls.map((model) => ({ model, wounds: modelAt(table, model).kind.wounds - table.field.lost[model]! })),
  ...hurt.map(([, model, , to]) => ({ model, wounds: to - table.field.lost[model]! })),
];

/** The model that was hurt before and has not fallen: it bears what is left. */
const hurtOf = (table: Table, { among, fall }: Bearing): number | undefined =>
  fall === 0 ? among.find((model) => table.field.lost[model]! > 0) : undefined;

/** So many are chosen: those that fall, and the one that is left hurt. */
const chosen = (table: Table, bearing: Bearing): number =>
  bearing.fall + (bearing.rest > 0 && hurtOf(table, bearing) === undefined ? 1 : 0);

const isOpen = (table: Table, bearing: Bearing): boolean => {
  const many = chosen(table, bearing);
  if (many === 0) return false;
  return many < bearing.among.length || (many > 1 && bearing.rest > 0 && hurtOf(table, bearing) === undefined);
};

const modelsPicked = (table: Table, reply: Reply | undefined): readonly number[] =>
  picked(reply).map((ref) => table.ground.roster.modelBy.get(ref)!.index);
