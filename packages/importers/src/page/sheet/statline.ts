import type { Characteristics } from '@umpire/datasheets';
import { diceCell, inchesCell, isDash, rollCell, wholeNumber } from './cells.js';

type Values = Required<Characteristics>;
type Field = keyof Characteristics;

/** Printed column headings to characteristics, in all three editions. */
const COLUMNS: Readonly<Record<string, Field>> = {
  M: 'movement',
  WS: 'weaponSkill',
  BS: 'ballisticSkill',
  S: 'strength',
  T: 'toughness',
  W: 'wounds',
  A: 'attacks',
  LD: 'leadership',
  SV: 'save',
  SAVE: 'save',
  INSV: 'invulnerableSave',
  OC: 'objectiveControl',
};

export const characteristicOf = (column: string): Field | undefined =>
  COLUMNS[column.toUpperCase().replace(/[^A-Z]/g, '')];

export interface ReadCharacteristics {
  readonly characteristics: Characteristics;
  /** Printed, but not of a known form. */
  readonly unreadable: readonly Field[];
  /** No cell at all, or a dash. */
  readonly missing: readonly Field[];
}

/** Pairs of column and cell to values. What a cell does not say stays unsaid. */
export function readCharacteristics(cells: readonly (readonly [column: string, cell: string])[]): ReadCharacteristics {
  const characteristics: { -readonly [F in Field]?: Values[F] } = {};
  const read = <F extends Field>(field: F, cell: string): boolean => {
    const value = PARSERS[field](cell);
    if (value !== undefined) characteristics[field] = value;
    return value !== undefined;
  };
  const unreadable: Field[] = [];
  const missing: Field[] = [];
  for (const [column, cell] of cells) {
    const field = characteristicOf(column);
    if (field === undefined) continue;
    if (isDash(cell)) {
      missing.push(field);
      continue;
    }
    if (!read(field, cell)) unreadable.push(field);
  }
  return { characteristics, unreadable, missing };
}

const rollOrNumber = (cell: string): number | undefined => rollCell(cell) ?? wholeNumber(cell);

const PARSERS: { readonly [F in Field]: (cell: string) => Values[F] | undefined } = {
  movement: (cell) => inchesCell(cell.replace(/\+$/, '')),
  weaponSkill: rollCell,
  ballisticSkill: rollCell,
  strength: wholeNumber,
  toughness: wholeNumber,
  save: rollCell,
  invulnerableSave: rollCell,
  wounds: wholeNumber,
  attacks: diceCell,
  leadership: rollOrNumber,
  objectiveControl: wholeNumber,
};
