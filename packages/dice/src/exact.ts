import { banded, bandedFromOne } from './bands.js';
import { type Compiled, Compiler, type Counting } from './compile.js';
import { joined } from './joined.js';
import { keep } from './keep.js';
import { type Ledger, noteOf } from './ledger.js';
import { counted, widest } from './polynomial.js';
import { isDestroyed, keptStandings, type Standings, woundsOf } from './standings.js';
import type { Stream } from './stream.js';
import { addScaled, type Note, scaled, struckInto, struckOften } from './strike.js';
import { MOST_CELLS, MOST_STANDINGS, MOST_SUMS, TooLargeError } from './too-large.js';
import type { Blow, Policies, Pool, Standing, Unit, Volley } from './volley.js';

/** Where the target may stand after each unit, by number of the standing. Chances sum to one. */
export interface Outcome {
  readonly standings: Standings;
  readonly afterEach: readonly Float64Array[];
  /** Which pools were chosen to go next, where that was left open. */
  readonly turns?: readonly PoolTurn[];
}

/** The chance that a unit, when `done` of its pools are behind it and the target stands so, goes on with this one. */
export interface PoolTurn {
  readonly unit: number;
  readonly done: number;
  readonly pool: number;
  readonly standing: number;
  readonly chance: number;
}

/** The chance of every way the target may stand, for policies that look at one die or one pool at a time. */
export function exactOutcome(
  volley: Volley,
  policies: Policies,
  { tally, ledger }: { readonly tally?: Counting; readonly ledger?: Ledger } = {},
): Outcome {
  const standings = keptStandings(volley.groups, volley.uses, tally?.most);
  if (standings.size > MOST_STANDINGS) throw new TooLargeError(standings.size);
  const solver = new Solver(standings, new Compiler(standings, policies, tally), ledger);
  let now: Float64Array = new Float64Array(standings.size);
  now[standings.start] = 1;
  const afterEach = volley.units.map((unit) => {
    now = solver.unit(unit, now);
    return now;
  });
  return { standings, afterEach: afterEach.length > 0 ? afterEach : [now] };
}

class Solver {
  readonly #standings: Standings;
  readonly #compiler: Compiler;
  /** Sums done so far: blows held by many weapons multiply them. */
  #sums = 0;

  readonly #ledger: Ledger | undefined;
  #unit = -1;

  constructor(standings: Standings, compiler: Compiler, ledger: Ledger | undefined) {
    this.#standings = standings;
    this.#compiler = compiler;
    this.#ledger = ledger;
  }

  unit(unit: Unit, from: Float64Array): Float64Array {
    this.#unit++;
    return this.#split(
      from,
      (standing) => unit.pools(standing),
      (pools, part) => this.#pools(pools, 0, part),
    );
  }

  /** Standings that make no difference to `by` go on together, and what comes of them is added up; destroyed ones are done. */
  #split<K>(
    from: Float64Array,
    by: (standing: Standing) => K,
    goOn: (key: K, part: Float64Array) => Float64Array,
  ): Float64Array {
    let first: K | undefined;
    let isFirst = true;
    // most often nothing is to be split
    let parts: Map<K | undefined, Float64Array> | undefined;
    for (let s = 0; s < from.length; s++) {
      if (from[s] === 0) continue;
      const standing = this.#standings.standing(s);
      const key = isDestroyed(this.#standings.groups, standing) ? undefined : by(standing);
      if (isFirst) first = key;
      isFirst = false;
      if (parts === undefined && key === first) continue;
      parts ??= new Map([[first, upTo(from, s)]]);
      keep(parts, key, () => new Float64Array(from.length))[s] = from[s]!;
    }
    if (parts === undefined) return first === undefined ? from : goOn(first, from);
    const sum = new Float64Array(from.length);
    for (const [key, part] of parts) addScaled(sum, key === undefined ? part : goOn(key, part), 1);
    return sum;
  }

  #pools(pools: readonly Pool[], at: number, from: Float64Array): Float64Array {
    const pool = pools[at];
    if (!pool) return from;
    const compile = (standing: Standing): Compiled => this.#compiler.compile(pool, standing);
    return this.#split(from, compile, (compiled, part) => this.#pool(pools, at, compiled, part));
  }

  #pool(pools: readonly Pool[], at: number, compiled: Compiled, from: Float64Array): Float64Array {
    const { streams, now, die, later } = at === pools.length - 1 ? joined(compiled) : compiled;
    const note = this.#ledger && noteOf(this.#ledger, this.#unit, at);
    note?.starts.push({ pool: pools[at]!, from });
    const left = this.#woundsLeft(from);
    const most = streams.map((stream, k) => {
      const dice = (compiled.dice.length - 1) * widest(die, k);
      return stream.always && !later[k] ? Math.min(dice, left) : dice;
    });
    const cells = most.reduce((size, n) => size * (n + 1), 1);
    if (cells * 2 > MOST_CELLS) throw new TooLargeError(cells);
    const joint = counted(die, compiled.dice, most);
    this.#sums += cells * from.length;
    if (this.#sums > MOST_SUMS) throw new TooLargeError(this.#sums);
    if ((cells / ((most[0] ?? 0) + 1)) * from.length > MOST_CELLS) throw new TooLargeError(cells * from.length);
    let vectors =
      now > 0 ? this.#first(streams[0]!, joint, most, from, note) : Array.from(joint, (chance) => scaled(from, chance));
    for (let k = 1; k < now; k++) {
      const blow = later[k];
      vectors = blow
        ? this.#declared(blow, vectors, most[k]!, note)
        : this.#further(streams[k]!, vectors, most[k]!, note);
    }
    // what is held waits for the later pools: they run once for each count of it, the last weapon's held blows innermost
    vectors = vectors.map((vector) => this.#pools(pools, at + 1, vector));
    for (let k = now; k < streams.length; k++) vectors = this.#further(streams[k]!, vectors, most[k]!, note);
    return vectors[0]!;
  }

  #woundsLeft(from: Float64Array): number {
    const total = this.#standings.groups.reduce((sum, group) => sum + woundsOf(group), 0);
    let least = total;
    for (let s = 0; s < from.length; s++) {
      if (from[s] !== 0)
        least = Math.min(
          least,
          this.#standings.standing(s).lost.reduce((a, b) => a + b, 0),
        );
    }
    return total - least;
  }

  /** All counts of the first stream, from one vector: so its events are worked out once and shared by the others' counts. */
  #first(
    stream: Stream,
    joint: Float64Array,
    most: readonly number[],
    from: Float64Array,
    note: Note | undefined,
  ): Float64Array[] {
    const wide = (most[0] ?? 0) + 1;
    const rest = joint.length / wide;
    if (stream.bands.length > 1) {
      return Array.from({ length: rest }, (_, r) =>
        bandedFromOne(stream.bands, joint.subarray(r * wide, (r + 1) * wide), from, note),
      );
    }
    const sums = Array.from({ length: rest }, () => new Float64Array(from.length));
    const [band] = stream.bands;
    if (rest === 1) return [struckOften(band?.strike, joint, from, note)];
    let now = from;
    let spare: Float64Array = new Float64Array(band?.strike.size ?? 0);
    let beyond = 1;
    for (let n = 0; n < wide; n++) {
      for (let r = 0; r < rest; r++) {
        addScaled(sums[r]!, now, joint[r * wide + n]!);
        beyond -= joint[r * wide + n]!;
      }
      if (!band || n + 1 === wide) continue;
      const next = struckInto(band.strike, now, spare.fill(0), note, Math.max(0, beyond));
      // the array that was read is written next, but never the one that was given
      if (next === spare) spare = now === from ? new Float64Array(spare.length) : now;
      now = next;
    }
    return sums;
  }

  /** A later kind of the pool: its order is declared for the standing that the earlier kinds have left. */
  #declared(blow: Blow, vectors: readonly Float64Array[], most: number, note: Note | undefined): Float64Array[] {
    const wide = most + 1;
    return Array.from({ length: vectors.length / wide }, (_, r) => {
      const rows = vectors.slice(r * wide, (r + 1) * wide);
      const views = new Map<string, { readonly at: Standing; readonly rows: Float64Array[] }>();
      const sum = new Float64Array(rows[0]!.length);
      rows.forEach((row, n) => {
        row.forEach((chance, s) => {
          if (chance === 0) return;
          const at = this.#standings.standing(s);
          if (isDestroyed(this.#standings.groups, at)) {
            sum[s]! += chance;
            return;
          }
          const key = `${blow.orders(at)[0]!.join()}|${blow.picks.filter((g) => at.lost[g]! < woundsOf(this.#standings.groups[g]!)).join()}`;
          const view = keep(views, key, () => ({ at, rows: rows.map(() => new Float64Array(sum.length)) }));
          view.rows[n]![s] = chance;
        });
      });
      for (const { at, rows: own } of views.values()) {
        addScaled(sum, banded(this.#compiler.stream(blow, at).bands, own, { note }), 1);
      }
      return sum;
    });
  }

  #further(stream: Stream, vectors: readonly Float64Array[], most: number, note: Note | undefined): Float64Array[] {
    const wide = most + 1;
    return Array.from({ length: vectors.length / wide }, (_, r) =>
      banded(stream.bands, vectors.slice(r * wide, (r + 1) * wide), { thin: stream.bands.length <= 1, note }),
    );
  }
}

/** The same vector with nothing from this place on. */
function upTo(vector: Float64Array, end: number): Float64Array {
  const part = new Float64Array(vector.length);
  part.set(vector.subarray(0, end));
  return part;
}
