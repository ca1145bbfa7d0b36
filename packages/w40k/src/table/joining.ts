import type { Seat } from '@umpire/rules';
import type { Field } from '../board/board.js';
import type { Roster, RosterModel, RosterUnit } from './roster.js';

/** What changes only when a unit joins. */
export interface Ground {
  readonly roster: Roster;
  readonly field: Field;
}

const joined = new WeakMap<Ground, Map<number, Ground>>();
const before = new WeakMap<Ground, Ground>();

/** The ground of a battle that a new unit like one of its units has joined: always the same value for the same two. */
export function groundWith(ground: Ground, like: number): Ground {
  const known = joined.get(ground) ?? new Map<number, Ground>();
  joined.set(ground, known);
  const made = known.get(like) ?? { ...ground, roster: rosterWith(ground.roster, like) };
  known.set(like, made);
  before.set(made, ground);
  return made;
}

/** The ground as it was before the last unit joined. */
export function groundWithout(ground: Ground): Ground {
  const known = before.get(ground);
  if (!known) throw new Error('nobody has joined this battle');
  return known;
}

/** How the next unit of a seat is called: refs are never used twice. */
export const nextRef = ({ units }: Roster, seat: Seat): string =>
  `${seat}${units.filter((unit) => unit.seat === seat).length + 1}`;

/** A unit like another as it began, without the leaders that had joined it. */
function rosterWith(roster: Roster, like: number): Roster {
  const old = roster.units[like]!;
  const ref = nextRef(roster, old.seat);
  const index = roster.units.length;
  const kept = old.parts.flatMap(({ role }, part) => (role === 'bodyguard' ? [part] : []));
  const models = old.models
    .map((model) => roster.models[model]!)
    .filter(({ part }) => kept.includes(part))
    .map(
      (model, n): RosterModel => ({
        ...model,
        ref: `${ref}.${n + 1}`,
        index: roster.models.length + n,
        unit: index,
        part: kept.indexOf(model.part),
      }),
    );
  const { startsIn: _, ...rest } = old;
  const parts = kept.map((part) => old.parts[part]!);
  const unit: RosterUnit = {
    ...rest,
    ref,
    index,
    name: parts.map(({ name }) => name).join(' with '),
    ids: [],
    models: models.map((model) => model.index),
    parts,
    startsInReserves: false,
  };
  return {
    ...roster,
    units: [...roster.units, unit],
    models: [...roster.models, ...models],
    unitBy: new Map([...roster.unitBy, [ref, unit]]),
    modelBy: new Map([...roster.modelBy, ...models.map((model) => [model.ref, model] as const)]),
  };
}
