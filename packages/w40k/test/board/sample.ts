import {
  degrees,
  inches,
  mm,
  point,
  polygon,
  rectangle,
  round,
  type Stance,
  type Step,
  standing,
} from '@umpire/geometry';
import type { Board, Field, ModelForm, ModelRef, Objective, Seat, UnitRef } from '../../src/board/board.js';
import type { BoardRules } from '../../src/board/rules.js';
import { eleventhBoard } from '../../src/editions/board/eleventh.js';
import { openGround, type Terrain } from '../../src/terrain/terrain.js';

/** A place in inches. */
export const at = (x: number, y: number, height = 0, facing = 0): Stance => ({
  at: point(inches(x), inches(y)),
  facing: degrees(facing),
  height: inches(height),
});

export const go = (x: number, y: number, height?: number): Step => ({
  kind: 'go',
  to: point(inches(x), inches(y)),
  ...(height === undefined ? {} : { height: inches(height) }),
});

/** A base one inch wide: gaps between such bases are easy to see. */
const inch: ModelForm = { base: round(inches(1)), height: inches(1.5) };
export const base32: ModelForm = { base: round(mm(32)), height: mm(40) };
export const tank: ModelForm = { base: rectangle(inches(4), inches(3)), height: inches(3) };

export interface SampleUnit {
  readonly seat: Seat;
  readonly models: readonly (Stance | undefined)[];
  readonly form?: ModelForm;
  readonly keywords?: readonly string[];
  readonly shot?: boolean;
}

export interface SampleField {
  readonly terrain?: Terrain;
  readonly objectives?: readonly Objective[];
}

const strip = (low: number, high: number) =>
  standing(
    polygon([
      point(inches(0), inches(low)),
      point(inches(60), inches(low)),
      point(inches(60), inches(high)),
      point(inches(0), inches(high)),
    ]),
  );

/** 60 by 44 inches; A's zone is the near 12 inches, B's the far ones. */
export const fieldOf = ({ terrain = openGround, objectives = [] }: SampleField = {}): Field => ({
  width: inches(60),
  depth: inches(44),
  terrain,
  zones: { A: strip(0, 12), B: strip(32, 44) },
  objectives,
});

/** A board of units numbered from 0; models are numbered `unit * 100 + place`. */
export function boardOf(
  units: readonly SampleUnit[],
  field: Field = fieldOf(),
  rules: BoardRules = eleventhBoard,
): Board & { readonly ref: (unit: UnitRef, model: number) => ModelRef } {
  const sets = units.map(({ keywords = ['INFANTRY'] }) => new Set(keywords));
  const models = units.map((unit, u) => unit.models.map((_, i) => u * 100 + i));
  const unitOf = (model: ModelRef) => Math.floor(model / 100);
  return {
    rules,
    field,
    units: units.map((_, u) => u),
    modelsOf: (unit) => models[unit]!,
    unitOf,
    seatOf: (unit) => units[unit]!.seat,
    formOf: (model) => units[unitOf(model)]!.form ?? inch,
    keywordsOf: (model) => sets[unitOf(model)]!,
    unitKeywords: (unit) => sets[unit]!,
    stanceOf: (model) => units[unitOf(model)]!.models[model % 100],
    hasShotLately: (unit) => units[unit]!.shot === true,
    ref: (unit, model) => unit * 100 + model,
  };
}

/** Models in a row, an inch and a half from centre to centre. */
export const row = (x: number, y: number, count: number): readonly Stance[] =>
  Array.from({ length: count }, (_, i) => at(x + i * 1.5, y));
