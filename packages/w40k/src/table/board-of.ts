import type { Length, Reach, Stance } from '@umpire/geometry';
import type { Board, Field, ModelForm } from '../board/board.js';
import { boundsAround, boundsMeet } from '../board/bounds.js';
import { areNear, areWithin, engagedWith as unitsEngagedWith } from '../board/distances.js';
import type { BoardRules } from '../board/rules.js';
import { type Placed, placed } from '../board/solids.js';
import { type Terrain, withOpen } from '../terrain/terrain.js';
import { hasFallen, isAlive, isOnTable, landed, modelAt, unitAt } from './reads.js';
import type { ModelKind, RosterUnit } from './roster.js';
import type { Table } from './table.js';

interface KnownBoard {
  readonly ground: Table['ground'];
  readonly board: Board;
}

const boards = new WeakMap<Table, KnownBoard>();

type Detection = NonNullable<Board['detectionOf']>;

/** The table as the rules of the board read it: one object for each table until a unit joins, since it is the key of their caches. */
export function boardOf(table: Table, rules: BoardRules, detectionOf?: Detection): Board {
  const { ground } = table;
  const known = boards.get(table);
  if (known?.ground === ground && known.board.rules === rules) return known.board;
  const board: Board = newBoard(table, rules);
  if (detectionOf && rules.sight.hiding) Object.assign(board, { detectionOf });
  boards.set(table, { ground, board });
  return board;
}

const fields = new WeakMap<Terrain, Field>();

/** The battlefield with its hatchways as they are now: one value as long as none is opened or shut. */
export function fieldNow({ ground: { field: whole }, field: { open } }: Pick<Table, 'ground' | 'field'>): Field {
  if (open.length === 0) return whole;
  const terrain = withOpen(
    whole.terrain,
    [...open].map((one) => one === 1),
  );
  const known = fields.get(terrain) ?? { ...whole, terrain };
  fields.set(terrain, known);
  return known;
}

const forms = new WeakMap<ModelKind, ModelForm>();

function formOf(kind: ModelKind): ModelForm {
  const known = forms.get(kind);
  if (known) return known;
  const form: ModelForm = { base: kind.outline, height: kind.height };
  forms.set(kind, form);
  return form;
}

function newBoard(table: Table, rules: BoardRules): Board {
  const { field, ground } = table;
  const { roster } = ground;
  const stays = (model: number): boolean => isOnTable(table, model) || hasFallen(table, model);
  let counted = { places: -1, alive: new Map<number, readonly number[]>(), fallen: [] as readonly number[] };
  const now = () => {
    const { places } = table.revision;
    if (counted.places !== places)
      counted = {
        places,
        alive: new Map(),
        fallen: roster.models.flatMap(({ index }) => (hasFallen(table, index) ? [index] : [])),
      };
    return counted;
  };
  return {
    rules,
    battle: ground,
    get field() {
      return fieldNow(table);
    },
    get revision() {
      return table.revision.places;
    },
    units: roster.units.map(({ index }) => index),
    modelsOf: (unit) => {
      const { alive } = now();
      const known = alive.get(unit);
      if (known) return known;
      const models = unitAt(table, unit).models.filter((model) => isAlive(table, model));
      alive.set(unit, models);
      return models;
    },
    get fallen() {
      return now().fallen;
    },
    unitOf: (model) => modelAt(table, model).unit,
    seatOf: (unit) => unitAt(table, unit).seat,
    formOf: (model) => formOf(modelAt(table, model).kind),
    keywordsOf: (model) => {
      const { kind, unit } = modelAt(table, model);
      return table.field.hovers[unit] === 1 ? landed(kind.keywords) : kind.keywords;
    },
    unitKeywords: (unit) => {
      const keywords = keywordsOf(unitAt(table, unit), table);
      return table.field.hovers[unit] === 1 ? landed(keywords) : keywords;
    },
    stanceOf: (model) => (stays(model) ? stanceOf(table, model) : undefined),
    hasShotLately: (unit) => field.shot[unit]! >= Math.max(1, field['last-turn-began'][0]!),
  };
}

const pooled = new WeakMap<RosterUnit, ReadonlySet<string>>();

/** 02.05: those of all its models. */
function keywordsOf(unit: RosterUnit, table: Table): ReadonlySet<string> {
  const known = pooled.get(unit);
  if (known) return known;
  const all = new Set([...unit.keywords, ...unit.models.flatMap((model) => [...modelAt(table, model).kind.keywords])]);
  pooled.set(unit, all);
  return all;
}

const stanceOf = ({ field }: Table, model: number): Stance => ({
  at: { x: field.x[model]! as Length, y: field.y[model]! as Length },
  facing: field.facing[model]! as Stance['facing'],
  height: field.z[model]! as Length,
});

interface Pairs {
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** No pair farther apart than this, across, passes the test. */
  readonly reach: number;
}

const somePair = (board: Board, { a, b, reach }: Pairs, test: (left: Placed, right: Placed) => boolean): boolean => {
  const there = b.flatMap((model) => placed(board, model) ?? []);
  if (there.length === 0) return false;
  const around = boundsAround(there.map(({ bounds }) => bounds));
  return a.some((model) => {
    const here = placed(board, model);
    return here !== undefined && boundsMeet(here.bounds, around, reach + 1) && there.some((other) => test(here, other));
  });
};

/** Whether some model of one is within a straight distance of some model of the other. */
export const areModelsWithin = (board: Board, a: readonly number[], b: readonly number[], distance: Length): boolean =>
  somePair(board, { a, b, reach: distance }, (left, right) => areWithin(left, right, distance));

export const areModelsNear = (board: Board, a: readonly number[], b: readonly number[], reach: Reach): boolean =>
  somePair(board, { a, b, reach: reach.across }, (left, right) => areNear(left, right, reach));

/** Every enemy unit that a unit is engaged with (03.04). */
export const engagedWith = (table: Table, board: Board, unit: RosterUnit): readonly RosterUnit[] =>
  unitsEngagedWith(board, unit.index).map((other) => unitAt(table, other));
