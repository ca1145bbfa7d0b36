import { returnedOf, type Seat } from '@umpire/rules';
import { set, type TableEvent } from '../table/event.js';
import type { Edition } from '../table/reading.js';
import { isDestroyed, living, modelAt, unitAt } from '../table/reads.js';
import type { Suffering } from '../table/suffering.js';
import { places, type Table } from '../table/table.js';
import { passengersOf } from './boarding.js';
import type { AnyProcedure, TableProcedure } from './kit.js';
import { listensTo } from './listens.js';
import type { VolleyFrame } from './volley.js';

export interface FallFrame {
  readonly models: readonly number[];
  /** The unit or the seat that did it, if one did (05.04.04). */
  readonly by?: number;
  readonly bySeat?: Seat;
  readonly done?: number;
  readonly units?: readonly number[];
  /** Models that stayed to fight go now; otherwise they are left until they have. */
  readonly isOver?: true;
}

export interface SufferFrame {
  readonly unit: number;
  readonly what: Suffering;
  readonly by?: number;
  readonly bySeat?: Seat;
  readonly destroyed?: readonly number[];
}

/** 05.04.04: what follows when models and units are destroyed, and what hurts them besides attacks. */
export function fallProcedures(edition: Edition): readonly AnyProcedure[] {
  const fall: TableProcedure<FallFrame> = {
    id: 'fall',
    steps: [
      {
        id: 'models-fall',
        run: (frame, _, { state }) => {
          const { models, by, bySeat, done = 0, isOver } = frame;
          const model = models[done];
          const before = models[done - 1];
          const waits = before !== undefined && frame.units === undefined && isOfDestroyed(state, before);
          const last = before === undefined || waits ? [] : removal(state, before, isOver);
          if (model === undefined) return { events: last };
          const next = { ...frame, done: done + 1 };
          if (!isOver && state.field.place[model] === places.lingering)
            return { frame: next, events: last, to: 'models-fall' };
          const unit = unitAt(state, modelAt(state, model).unit);
          const [passenger] = isDestroyed(state, unit) ? passengersOf(state, unit) : [];
          if (passenger) {
            const out = { unit: passenger.index, kind: 'disembark-emergency' };
            return { frame: { ...frame, done }, call: 'disembark', with: out };
          }
          if (!listensTo(edition, state, unit, 'model-destroyed'))
            return { frame: next, events: last, to: 'models-fall' };
          return { frame: next, events: last, call: 'model-fall', with: { model, unit: unit.index, by, bySeat } };
        },
      },
      {
        id: 'units-fall',
        run: (frame, _, { state }) => {
          const { models, by, bySeat } = frame;
          const gone = frame.units ?? goneBy(state, models);
          // the last models of a unit are there until what follows from its end is done: distances are measured from them
          const events = models
            .filter((model) => state.field.place[model] === places.fallen && !gone.includes(modelAt(state, model).unit))
            .flatMap((model) => removal(state, model));
          const [unit, ...others] = gone;
          if (unit === undefined) return { events };
          return { frame: { ...frame, units: others }, events, call: 'unit-fall', with: { unit, by, bySeat } };
        },
      },
    ],
  };

  const modelFall: TableProcedure<object> = { id: 'model-fall', steps: [{ id: 'model-destroyed', run: () => ({}) }] };

  const unitFall: TableProcedure<{ readonly unit: number; readonly by?: number; readonly bySeat?: Seat }> = {
    id: 'unit-fall',
    steps: [
      {
        id: 'unit-destroyed',
        run: ({ unit, by, bySeat }, _, { state }) => ({
          events: [
            {
              kind: 'unit-destroyed',
              of: [unitAt(state, unit).ref],
              say: {
                by: by === undefined ? (bySeat ?? 'nobody') : unitAt(state, by).seat,
                with: by === undefined ? 'rule' : 'attack',
              },
              writes: [set(state, 'fell', unit, state.field.phase[0]!)],
            },
          ],
        }),
      },
    ],
  };

  const suffer: TableProcedure<SufferFrame> = {
    id: 'suffer',
    steps: [
      {
        id: 'suffer',
        run: (frame, given, { state }) => {
          const returned = returnedOf(given) as VolleyFrame | undefined;
          const { unit, what, by, bySeat } = frame;
          if (returned) return { frame: { ...frame, destroyed: returned.destroyed ?? [] } };
          if (living(state, unitAt(state, unit)).length === 0) return { to: 'end' };
          const seat = bySeat ?? (by === undefined ? undefined : unitAt(state, by).seat);
          const of = { kind: 'suffering', what, ...(seat ? { by: seat } : {}) } as const;
          return { call: 'volley', with: { target: unit, of } satisfies VolleyFrame };
        },
      },
      {
        id: 'suffered',
        run: ({ destroyed = [], by, bySeat }, given) =>
          given || destroyed.length === 0
            ? {}
            : {
                call: 'fall',
                with: {
                  models: destroyed,
                  ...(by === undefined ? {} : { by }),
                  ...(bySeat ? { bySeat } : {}),
                } satisfies FallFrame,
              },
      },
    ],
  };

  const hazard: TableProcedure<{ readonly unit: number; readonly rolls: number }> = {
    id: 'hazard-rolls',
    steps: [
      {
        id: 'hazard-rolls',
        run: ({ unit, rolls }, given) =>
          given || rolls === 0
            ? {}
            : { call: 'suffer', with: { unit, what: { kind: 'hazard', rolls } } satisfies SufferFrame },
      },
    ],
  };
  return [fall, modelFall, unitFall, suffer, hazard];
}

const isOfDestroyed = (table: Table, model: number): boolean =>
  isDestroyed(table, unitAt(table, modelAt(table, model).unit));

/** A model whose rules have acted leaves. */
function removal(table: Table, model: number, isOver?: true): readonly TableEvent[] {
  const place = table.field.place[model];
  if (place !== places.fallen && !(isOver && place === places.lingering)) return [];
  return [
    { kind: 'model-removed', of: [modelAt(table, model).ref], writes: [set(table, 'place', model, places.destroyed)] },
  ];
}

const goneBy = (table: Table, models: readonly number[]): readonly number[] =>
  [...new Set(models.map((model) => modelAt(table, model).unit))].filter((unit) =>
    isDestroyed(table, unitAt(table, unit)),
  );
