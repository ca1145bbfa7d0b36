import { type Issue, issue } from '@umpire/kernel';

export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stops the reading of a position at what cannot be read; caught where the reading begins. */
export class Unread extends Error {
  readonly issue: Issue;
  constructor(path: string, found: unknown, hint: string) {
    super(hint);
    this.issue = issue('case-position', `${path} cannot be read`, {
      path,
      found: JSON.stringify(found) ?? 'nothing',
      hint,
    });
  }
}

export function numberIn(raw: unknown, path: string): number {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) throw new Unread(path, raw, 'a number');
  return raw;
}

/** A number of inches on any table. */
const lengthOf = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Math.abs(raw) < 300 ? raw : undefined;

/** Two or three numbers of inches; the third is a height. */
export function placeIn(raw: unknown, path: string): readonly [number, number, number?] {
  const lengths = Array.isArray(raw) ? raw.map(lengthOf) : [];
  const [x, y, height] = lengths;
  if (x === undefined || y === undefined || lengths.length > 3 || (lengths.length === 3 && height === undefined))
    throw new Unread(path, raw, 'x and y in inches, and a height where it stands on something');
  return height === undefined ? [x, y] : [x, y, height];
}

export function listIn(raw: unknown, path: string): readonly unknown[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) throw new Unread(path, raw, 'a list');
  return raw;
}
