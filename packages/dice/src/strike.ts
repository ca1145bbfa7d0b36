/**
 * One event on the standing as a sparse step: from each standing so many wounds along one group, or one use spent.
 * `apply` is linear; it never loses chance.
 */
export interface Strike {
  readonly size: number;
  /** The chance that the event changes nothing here. */
  readonly stay: Float64Array;
  /** Where in `weights` the moves of a standing begin, and how many there are. */
  readonly offset: Int32Array;
  readonly moves: Int32Array;
  /** How far one wound moves. */
  readonly stride: Int32Array;
  /** How many wounds the first move takes, and how far an event moves the tally. */
  readonly first: number;
  readonly shift: Int32Array;
  readonly weights: Float64Array;
  /** The wounds that an event inflicts here in the mean, with those that are wasted. */
  readonly deals: Float64Array;
  /** Mortal wounds that go on to the next model: chances of the number of single wounds. Absent for others. */
  readonly wounds?: Float64Array;
}

/** Adds up in the mean what events do on the way. */
export interface Note {
  inflicted: number;
  lost: number;
}

/** Writes what one event makes of `from` into a fresh array. `weight`: how much of it the note counts. */
export function struck(strike: Strike, from: Float64Array, note?: Note, weight = 1): Float64Array {
  return struckInto(strike, from, new Float64Array(strike.size), note, weight);
}

/** The same into an array that is all zero; wounds that spill make one of their own. */
export function struckInto(
  strike: Strike,
  from: Float64Array,
  to: Float64Array,
  note?: Note,
  weight = 1,
): Float64Array {
  if (strike.wounds) return spilled(strike, strike.wounds, from, note, weight);
  if (note) noted(strike, from, note, weight);
  return once(strike, from, to);
}

/** A use spent goes backwards, and takes no wound. */
function noted(
  { size, offset, moves, stride, first, weights, deals }: Strike,
  from: Float64Array,
  note: Note,
  weight: number,
): void {
  for (let s = 0; s < size; s++) {
    const x = from[s]! * weight;
    if (x === 0 || stride[s]! < 0) continue;
    note.inflicted += x * deals[s]!;
    for (let k = 0; k < moves[s]!; k++) note.lost += x * weights[offset[s]! + k]! * (first + k);
  }
}

/** The same into an array that is all zero, where the wounds do not spill. */
function once(
  { size, stay, offset, moves, stride, weights, first: least, shift }: Strike,
  from: Float64Array,
  to: Float64Array,
): Float64Array {
  for (let s = 0; s < size; s++) {
    const x = from[s]!;
    if (x === 0) continue;
    to[s]! += x * stay[s]!;
    const first = offset[s]!;
    const far = stride[s]!;
    for (let k = 0, n = moves[s]!, at = s + shift[s]! + far * least; k < n; k++, at += far)
      to[at]! += x * weights[first + k]!;
  }
  return to;
}

/** Σ P(n)·strikeⁿ of one vector, by Horner; `chances` may end in zeros. */
export function struckOften(
  strike: Strike | undefined,
  chances: Float64Array,
  from: Float64Array,
  note?: Note,
): Float64Array {
  let most = chances.length - 1;
  while (most > 0 && chances[most] === 0) most--;
  let acc = scaled(from, chances[most]!);
  if (most === 0) return acc;
  const only = onlyPlace(from);
  let spare = new Float64Array(strike === undefined || strike.wounds ? 0 : from.length);
  for (let n = most - 1; n >= 0; n--) {
    if (strike?.wounds) acc = struck(strike, acc, note);
    else if (strike) {
      if (note) noted(strike, acc, note, 1);
      once(strike, acc, spare);
      [acc, spare] = [spare, acc as Float64Array<ArrayBuffer>];
      spare.fill(0);
    }
    if (only < 0) addScaled(acc, from, chances[n]!);
    else acc[only]! += from[only]! * chances[n]!;
  }
  return acc;
}

/** Σ P(n)·stepⁿ by Horner: n single wounds, one after the other. */
function spilled(
  strike: Strike,
  wounds: Float64Array,
  from: Float64Array,
  note: Note | undefined,
  weight: number,
): Float64Array {
  const most = wounds.length - 1;
  let acc = scaled(from, wounds[most]!);
  for (let n = most - 1; n >= 0; n--) {
    if (note) noted(strike, acc, note, weight);
    acc = once(strike, acc, new Float64Array(strike.size));
    addScaled(acc, from, wounds[n]!);
  }
  return acc;
}

export function scaled(from: Float64Array, by: number): Float64Array {
  const to = new Float64Array(from.length);
  addScaled(to, from, by);
  return to;
}

export function addScaled(to: Float64Array, from: Float64Array, by: number): void {
  if (by === 0) return;
  for (let i = 0; i < from.length; i++) to[i]! += from[i]! * by;
}

/** The one place where a vector is not zero, as when the first pool begins; -1 where there are several, or none. */
function onlyPlace(vector: Float64Array): number {
  let place = -1;
  for (let i = 0; i < vector.length; i++) {
    if (vector[i] === 0) continue;
    if (place >= 0) return -1;
    place = i;
  }
  return place;
}

/** Where a vector is not zero: of many standings few can be reached, and they are met again and again. */
export function supportOf(vector: Float64Array): Int32Array {
  const support = new Int32Array(vector.length);
  let n = 0;
  for (let i = 0; i < vector.length; i++) if (vector[i] !== 0) support[n++] = i;
  return support.subarray(0, n);
}

/** As `addScaled`, for a vector whose support is known. */
export function addScaledAt(support: Int32Array, to: Float64Array, from: Float64Array, by: number): void {
  if (by === 0) return;
  for (let k = 0; k < support.length; k++) {
    const i = support[k]!;
    to[i]! += from[i]! * by;
  }
}

export function isSameStrike(a: Strike, b: Strike): boolean {
  return (
    a === b ||
    (a.first === b.first &&
      isSame(a.shift, b.shift) &&
      isSame(a.stay, b.stay) &&
      isSame(a.moves, b.moves) &&
      isSame(a.stride, b.stride) &&
      isSame(a.offset, b.offset) &&
      isSame(a.weights, b.weights) &&
      isSame(a.wounds ?? [], b.wounds ?? []))
  );
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
