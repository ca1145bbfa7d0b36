import type { Period } from '@umpire/effects';
import { opponent, type Ref, type Seat } from '@umpire/rules';
import type { RosterModel, RosterUnit } from './roster.js';
import { type Deed, type Phase, phases, places, seatAt, seatNumber, type Table } from './table.js';
import { whilePresent } from './while-present.js';

/* What may be asked of a table without a rule. */

export const unitAt = (table: Table, index: number): RosterUnit => table.ground.roster.units[index]!;
export const modelAt = (table: Table, index: number): RosterModel => table.ground.roster.models[index]!;
export const unitOfRef = (table: Table, ref: Ref): RosterUnit | undefined => table.ground.roster.unitBy.get(ref);

/** A unit by its ref, or the unit of a model. */
export function unitOf(table: Table, ref: Ref): RosterUnit | undefined {
  const { unitBy, modelBy } = table.ground.roster;
  const unit = unitBy.get(ref);
  if (unit) return unit;
  const model = modelBy.get(ref);
  return model && unitAt(table, model.unit);
}

export const isOnTable = (table: Table, model: number): boolean => table.field.place[model] === places.battlefield;

const stillThere = new Set<number>([places.fallen, places.lingering]);

/** Destroyed, and not yet removed. */
export const hasFallen = (table: Table, model: number): boolean => stillThere.has(table.field.place[model]!);

const goneFrom = new Set<number>([places.destroyed, ...stillThere]);
export const isAlive = (table: Table, model: number): boolean => !goneFrom.has(table.field.place[model]!);

/** A unit's models on the battlefield. */
export const standing = whilePresent((table, { models }): readonly number[] =>
  models.filter((model) => isOnTable(table, model)),
);

/** A unit's models that are not destroyed, wherever they are. */
export const living = whilePresent((table, { models }): readonly number[] =>
  models.filter((model) => isAlive(table, model)),
);

/** Models that may strike: those on the battlefield, and those that stay only to fight. */
export const fighters = (table: Table, unit: RosterUnit): readonly number[] =>
  unit.models.filter((model) => isOnTable(table, model) || table.field.place[model] === places.lingering);

/** Models that stay only to fight. */
export const lingering = (table: Table, unit: RosterUnit): readonly number[] =>
  unit.models.filter((model) => table.field.place[model] === places.lingering);

export const isOnBattlefield = (table: Table, unit: RosterUnit): boolean => standing(table, unit).length > 0;

export const isDestroyed = (table: Table, unit: RosterUnit): boolean => living(table, unit).length === 0;

export const isIn = (table: Table, unit: RosterUnit, place: keyof typeof places): boolean =>
  unit.models.some((model) => table.field.place[model] === places[place]);

export const unitsOf = (table: Table, seat: Seat): readonly RosterUnit[] =>
  table.ground.roster.units.filter((unit) => unit.seat === seat);

export const onBattlefield = (table: Table, seat?: Seat): readonly RosterUnit[] =>
  table.ground.roster.units.filter(
    (unit) => (seat === undefined || unit.seat === seat) && isOnBattlefield(table, unit),
  );

export const woundsLeft = (table: Table, model: number): number =>
  modelAt(table, model).kind.wounds - table.field.lost[model]!;

export const roundOf = (table: Table): number => table.field.round[0]!;
export const turnSeat = (table: Table): Seat => seatAt(table.field.seat[0]!);
export const activeSeat = (table: Table): Seat => seatAt(table.field.active[0]!);
export const phaseOf = (table: Table): Phase => phases[table.field.part[0]!]!;

/** The number of the phase in which a period began: a deed of that phase or a later one was done in it. */
function beganAt(table: Table, since: Period): number {
  const { field } = table;
  if (since === 'phase' || since === 'attacks' || since === 'attack' || since === 'frame') return field.phase[0]!;
  if (since === 'turn') return field['turn-began'][0]!;
  return since === 'round' ? field['round-began'][0]! : 1;
}

export const hasDone = (table: Table, unit: RosterUnit, deed: Deed, since: Period): boolean =>
  table.field[deed][unit.index]! >= Math.max(1, beganAt(table, since));

export const isShocked = (table: Table, unit: RosterUnit): boolean => table.field['battle-shocked'][unit.index] === 1;

/** 01.02.01: how a unit stands to its starting strength. */
export type Strength = 'full' | 'below-starting' | 'half' | 'below-half';

/** Whose number is the starting strength: all models, or those of the parts that are left. */
function countedOf(table: Table, unit: RosterUnit, alive: readonly number[]): readonly number[] {
  if (!table.ground.roster.partsRemain || unit.parts.length === 1 || alive.length === 0) return unit.models;
  const left = new Set(alive.map((model) => modelAt(table, model).part));
  return unit.models.filter((model) => left.has(modelAt(table, model).part));
}

export function strengthOf(table: Table, unit: RosterUnit): Strength {
  const alive = living(table, unit);
  const counted = countedOf(table, unit, alive);
  const [has, whole] =
    counted.length === 1
      ? [alive.reduce((sum, model) => sum + woundsLeft(table, model), 0), modelAt(table, counted[0]!).kind.wounds]
      : [alive.length, counted.length];
  if (has === whole) return 'full';
  if (has * 2 < whole) return 'below-half';
  return has * 2 === whole ? 'half' : 'below-starting';
}

export const woundsOf = (table: Table, unit: RosterUnit): number =>
  living(table, unit).reduce((sum, model) => sum + woundsLeft(table, model), 0);

export const enemiesOf = (table: Table, seat: Seat): readonly RosterUnit[] => onBattlefield(table, opponent(seat));

const givenKeywords = new WeakMap<Table['effects'], ReadonlyMap<string, ReadonlySet<Ref>>>();

/** Whether a rule in force gives a unit or a model a keyword: it marks it so, and keywords are in capitals. */
function isGivenKeyword({ effects }: Table, ref: Ref, keyword: string): boolean {
  if (effects.length === 0) return false;
  let known = givenKeywords.get(effects);
  if (known === undefined) {
    const made = new Map<string, Set<Ref>>();
    for (const { effect, bound } of effects)
      for (const verb of effect.do) {
        if (!('mark' in verb) || verb.mark !== verb.mark.toUpperCase()) continue;
        const on = typeof verb.on === 'string' ? bound[verb.on] : undefined;
        const refs = typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : [];
        made.set(verb.mark, new Set([...(made.get(verb.mark) ?? []), ...refs]));
      }
    known = made;
    givenKeywords.set(effects, known);
  }
  return known.get(keyword)?.has(ref) ?? false;
}

/** Of a unit that hovers: it is no aircraft in this battle. */
export const isWithout = ({ field }: Table, unit: number, keyword: string): boolean =>
  keyword === AIRCRAFT && field.hovers[unit] === 1;

const AIRCRAFT = 'AIRCRAFT';
const others = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Keywords without that of aircraft: one value for all who have the same. */
export function landed(keywords: ReadonlySet<string>): ReadonlySet<string> {
  const known = others.get(keywords) ?? new Set([...keywords].filter((keyword) => keyword !== AIRCRAFT));
  others.set(keywords, known);
  return known;
}

/** A model's own keywords but what it gives up, and those that a rule gives it. */
export const modelHas = (table: Table, { ref, kind, unit }: RosterModel, keyword: string): boolean =>
  (kind.keywords.has(keyword) && !isWithout(table, unit, keyword)) || isGivenKeyword(table, ref, keyword);

export const isObjective = ({ ground }: Table, ref: Ref): boolean =>
  ground.field.objectives.some(({ id }) => id === ref);

/** 14.02.01: who controls an objective. */
export const isHeldBy = ({ ground, field }: Table, ref: Ref, seat: Seat): boolean =>
  ground.field.objectives.some(({ id }, at) => id === ref && field.holder[at] === seatNumber(seat) + 1);
