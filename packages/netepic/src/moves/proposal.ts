import type { Ref } from '@umpire/rules';

/** Centimetres, x along the long edge, y from seat A's edge; to four decimals, whole micrometres. */
export type Place = readonly [x: number, y: number];

/** What one stand does: gets out, goes along a path from where it stands, turns, gets in. In this order. */
export interface StandMove {
  readonly stand: Ref;
  /** Gets out of its carrier or building: the first point of the path is where it is put down. */
  readonly out?: true;
  readonly path: readonly Place[];
  /** Whole degrees clockwise from up the table; absent: the way it went. */
  readonly bearing?: number;
  /** Backwards, at twice the price. */
  readonly reverse?: true;
  /** Gets into that carrier, or into the building of that number (`piece-7`). */
  readonly into?: Ref;
}

/** A detachment's move: its stands one after another in their owner's order; those not named stay. */
export interface MoveProposal {
  readonly moves: readonly StandMove[];
}

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((n) => typeof n === 'number' && Number.isFinite(n) && Math.abs(n) < 800);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readStandMove(value: unknown): StandMove | undefined {
  if (!isObject(value)) return undefined;
  const { stand, out, path, bearing, reverse, into } = value;
  if (typeof stand !== 'string' || !Array.isArray(path) || !path.every(isPlace) || path.length > 50) return undefined;
  if (bearing !== undefined && !(typeof bearing === 'number' && Number.isInteger(bearing))) return undefined;
  if (into !== undefined && typeof into !== 'string') return undefined;
  return {
    stand,
    path,
    ...(out === true ? { out } : {}),
    ...(bearing === undefined ? {} : { bearing: ((bearing % 360) + 360) % 360 }),
    ...(reverse === true ? { reverse } : {}),
    ...(into === undefined ? {} : { into }),
  };
}

/** Undefined: it has not the shape of a move. `{ stays: true }`: nobody moves. */
export function readMove(value: unknown): MoveProposal | undefined {
  if (isObject(value) && value['stays'] === true) return { moves: [] };
  if (!isObject(value) || !Array.isArray(value['moves'])) return undefined;
  const moves = value['moves'].map(readStandMove);
  return moves.every((move) => move !== undefined) ? { moves } : undefined;
}

export const micrometresOf = ([x, y]: Place): readonly [number, number] => [
  Math.round(x * 10_000),
  Math.round(y * 10_000),
];
export const placeOfMicrometres = (x: number, y: number): Place => [x / 10_000, y / 10_000];
export { isObject, isPlace };
