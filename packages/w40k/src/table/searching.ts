import type { Condition, Search } from '@umpire/effects';
import type { Ref, Seat } from '@umpire/rules';
import { unitHas } from './keywords.js';
import { isAlive, isDestroyed, modelHas, unitAt, unitOf } from './reads.js';
import type { RosterModel, RosterUnit } from './roster.js';
import type { Table } from './table.js';

/** What a search asks of each candidate, once for all of them. */
export interface Sought {
  readonly table: Table;
  readonly seat: Seat | undefined;
  readonly within: readonly Ref[] | undefined;
  readonly keywords: readonly string[];
  /** Looked for among those that are destroyed, as the search says. */
  readonly gone: boolean;
  /** Whether the search's own condition holds for a candidate. */
  readonly isWhere: (ref: Ref) => boolean;
}

/** Whether a search asks for what has been destroyed. */
export const isOfGone = (where: Condition): boolean =>
  'every' in where
    ? where.every.some(isOfGone)
    : 'state' in where && where.of === 'it' && (where.state === 'destroyed' || where.state === 'destroyed-by-subject');

/** All whom a search finds, of the kind that it looks for. */
export function foundBy(asked: Sought, all: Search['all']): readonly Ref[] {
  const { roster } = asked.table.ground;
  if (all === 'unit') return roster.units.filter((unit) => isSoughtUnit(asked, unit)).map(({ ref }) => ref);
  if (all === 'model') return roster.models.filter((model) => isSoughtModel(asked, model)).map(({ ref }) => ref);
  if (all === 'marker') return asked.keywords.length > 0 ? markersFound(asked) : objectivesFound(asked);
  return all === 'weapon' ? weaponsFound(asked) : [];
}

export const isSoughtUnit = (asked: Sought, unit: RosterUnit): boolean => {
  const { table, seat, within, keywords } = asked;
  return (
    (seat === undefined || unit.seat === seat) &&
    (asked.gone || !isDestroyed(table, unit)) &&
    (within === undefined || within.some((ref) => unitOf(table, ref) === unit)) &&
    keywords.every((keyword) => unitHas(table, unit, keyword)) &&
    asked.isWhere(unit.ref)
  );
};

export const isSoughtModel = (asked: Sought, model: RosterModel): boolean => {
  const { table, seat, within, keywords } = asked;
  const unit = unitAt(table, model.unit);
  return (
    (seat === undefined || unit.seat === seat) &&
    (asked.gone || isAlive(table, model.index)) &&
    (within === undefined || within.includes(unit.ref) || within.includes(model.ref)) &&
    keywords.every((keyword) => modelHas(table, model, keyword)) &&
    asked.isWhere(model.ref)
  );
};

/** Objectives, by their ids; who is so near to one is asked of it. */
const objectivesFound = (asked: Sought): readonly Ref[] =>
  asked.table.ground.field.objectives.map(({ id }) => id).filter((id) => asked.isWhere(id));

/** Markers that rules have placed, by the rules that they are named after. */
const markersFound = (asked: Sought): readonly Ref[] =>
  asked.table.markers
    .filter(
      ({ rule, seat }) =>
        (asked.seat === undefined || asked.seat === seat) && asked.keywords.every((keyword) => keyword === rule),
    )
    .map(({ ref }) => ref)
    .filter((ref) => asked.isWhere(ref));

function weaponsFound({ table, seat, within, keywords }: Sought): readonly Ref[] {
  return table.ground.roster.models
    .filter(({ index, unit }) => {
      const of = unitAt(table, unit);
      return (
        isAlive(table, index) &&
        (seat === undefined || of.seat === seat) &&
        (within === undefined || within.includes(of.ref))
      );
    })
    .flatMap(({ ref, arms }) =>
      arms
        .filter(({ id, profiles }) =>
          keywords.every(
            (keyword) =>
              keyword === id || profiles.some(({ weapon }) => weapon.abilities.some(({ rule }) => rule === keyword)),
          ),
        )
        .map(({ id }) => `${ref}>${id}`),
    );
}

/** What a search looks up. */
export interface Words {
  readonly id: number;
  /** All that may be looked up among bound names. */
  readonly names: ReadonlySet<string>;
}

const words = new WeakMap<Search, Words>();
let searches = 0;

export function wordsOf(selector: Search): Words {
  const known = words.get(selector);
  if (known) return known;
  const found = new Set(['subject']);
  JSON.stringify(selector, (_, value: unknown) => {
    if (typeof value === 'string') found.add(value).add(`${value} faces`);
    return value;
  });
  const made = { id: searches++, names: found };
  words.set(selector, made);
  return made;
}
