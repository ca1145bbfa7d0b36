import { parseCount, parsePoints } from '../numbers.js';

export interface UnitLine {
  readonly label?: string;
  readonly count?: number;
  readonly name: string;
  readonly points: number;
  /** What follows after a colon. */
  readonly rest: string;
}

const PRICED =
  /^(.{1,120}?)\s*[([]\s*(\d[\d.,\s]{0,9}?)\s?(?:pts?|points?|punkte|puntos|punti)\s*[)\]]\s*(?::\s*(.*))?$/i;
const LABEL = /^([A-Za-z]{2,8}\d{1,3}): (.*)$/;
const COUNT = /^(\d{1,4})x (.*)$/i;

/** `Char1: 10x Name (150 pts): gear`. */
export function parseUnitLine(text: string): UnitLine | undefined {
  const priced = PRICED.exec(text);
  const points = priced?.[2] === undefined ? undefined : parsePoints(priced[2]);
  if (!priced || points === undefined) return undefined;
  const labelled = LABEL.exec(priced[1] ?? '');
  const named = labelled?.[2] ?? priced[1] ?? '';
  const counted = COUNT.exec(named);
  const count = parseCount(counted?.[1]);
  return {
    ...(labelled?.[1] === undefined ? {} : { label: labelled[1] }),
    ...(count === undefined ? {} : { count }),
    name: (count === undefined ? named : (counted?.[2] ?? named)).trim(),
    points,
    rest: priced[3] ?? '',
  };
}
