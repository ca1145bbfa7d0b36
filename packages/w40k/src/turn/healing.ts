import { type Given, picked } from '@umpire/rules';
import { set } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { living, modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type Table } from '../table/table.js';
import {
  type AnyProcedure,
  type At,
  option,
  pick,
  proposalOf,
  propose,
  read,
  replyOf,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';
import { returnedEvent, returnSpots, type Spot } from './returning.js';

export interface HealFrame {
  readonly unit: number;
  readonly wounds: number;
  readonly revive: boolean;
  readonly rule: string;
  /** The model that comes back, when its place is asked for. */
  readonly model?: number;
}

/** 02.02.04: wound by wound, a hurt model first, else a fallen one comes back with one wound. */
export function healingProcedures(edition: Edition): readonly AnyProcedure[] {
  const heal: TableProcedure<HealFrame> = {
    id: 'heal',
    steps: [{ id: 'heal', run: (frame, given, at) => healOne(edition, frame, given, at) }],
  };
  return [heal];
}

function healOne(edition: Edition, frame: HealFrame, given: Given | undefined, at: At): TableOutcome<HealFrame> {
  const reading = read(edition, at);
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const { model: returning, ...left } = frame;
  if (returning !== undefined) return comeBack(reading, unit, { ...left, model: returning }, given);
  if (frame.wounds <= 0) return {};
  const hurt = hurtOf(table, unit);
  const among = mended(reading, unit, frame.revive);
  if (among.length === 0) return {};
  const chosen = chosenOf(table, picked(replyOf(given))[0], among);
  if (chosen === undefined)
    return {
      need: pick({
        seat: unit.seat,
        rule: 'healing',
        about: [unit.ref],
        options: among.map((model) => option(modelAt(table, model).ref)),
      }),
    };
  if (hurt.length > 0)
    return {
      frame: { ...frame, wounds: frame.wounds - 1 },
      events: [
        {
          kind: 'wounds-regained',
          rule: frame.rule,
          of: [modelAt(table, chosen).ref],
          say: { wounds: 1 },
          writes: [set(table, 'lost', chosen, table.field.lost[chosen]! - 1)],
        },
      ],
      to: 'heal',
    };
  return { frame: { ...frame, wounds: frame.wounds - 1, model: chosen }, to: 'heal' };
}

const hurtOf = (table: Table, unit: RosterUnit): readonly number[] =>
  living(table, unit).filter((model) => table.field.lost[model]! > 0);

/** The models of a unit that the next wound may go to: hurt ones, else those that may come back. */
export function mended(reading: Reading, unit: RosterUnit, revive: boolean): readonly number[] {
  const hurt = hurtOf(reading.table, unit);
  return hurt.length > 0 || !revive ? hurt : mayReturn(reading, unit);
}

/** Models that nothing tells apart are not chosen among. */
function chosenOf(table: Table, ref: string | undefined, among: readonly number[]): number | undefined {
  if (ref !== undefined) return table.ground.roster.modelBy.get(ref)!.index;
  const kinds = new Set(among.map((model) => modelAt(table, model).kind));
  const isAlike = kinds.size === 1 && among.every((model) => table.field.place[model] === places.destroyed);
  return among.length === 1 || isAlike ? among[0] : undefined;
}

/** V-05: no CHARACTER returns; of an attached unit only while a bodyguard stands. */
function mayReturn({ table, rules }: Reading, unit: RosterUnit): readonly number[] {
  const guards = living(table, unit).some((model) => unit.parts[modelAt(table, model).part]!.role === 'bodyguard');
  if (!guards) return [];
  const spares = rules.options.reviveExcludesCharacters !== false;
  return unit.models.filter(
    (model) =>
      table.field.place[model] === places.destroyed &&
      !(spares && modelAt(table, model).kind.keywords.has('CHARACTER')),
  );
}

/** 01.02.03: set up in coherency with the unit, engaged only with whom it is engaged; with no place it stays destroyed (G-02). */
function comeBack(
  reading: Reading,
  unit: RosterUnit,
  frame: HealFrame & { readonly model: number },
  given: Given | undefined,
): TableOutcome<HealFrame> {
  const { table } = reading;
  const { model, ...rest } = frame;
  const proposal = proposalOf(given);
  if (proposal === undefined) {
    const [spot] = returnSpots(reading, unit, model);
    if (!spot) return { frame: rest, to: 'heal' };
    return { need: propose(unit.seat, 'reviving', [modelAt(table, model).ref], 'return') };
  }
  const event = returnedEvent(table, model, proposal as Spot, { wounds: 1, rule: frame.rule });
  return { frame: rest, events: [event], to: 'heal' };
}
