import { Rng } from '@umpire/kernel';
import { type Compiled, Compiler } from './compile.js';
import { exponent } from './polynomial.js';
import { isDestroyed, keptStandings, type Standings } from './standings.js';
import type { Stream } from './stream.js';
import type { Strike } from './strike.js';
import { TooLargeError } from './too-large.js';
import type { Policies, Pool, Unit, Volley } from './volley.js';

/** How often each standing came up, and how many attack dice were thrown for it. */
export interface Sample {
  readonly standings: Standings;
  /** In the end: the last of `afterEach`. */
  readonly counts: Float64Array;
  /** After each unit, by number of the standing. */
  readonly afterEach: readonly Float64Array[];
  readonly trials: number;
  readonly dice: number;
}

/** More ways to stand than this are not counted. */
const MOST_SAMPLED = 10_000_000;
/** Nor are more than these, for all units together. */
const MOST_COUNTS = 40_000_000;

/**
 * Throws the volley so many times with a seeded generator, by the same tables as the exact driver. Policies must not look ahead.
 */
export function sample(
  volley: Volley,
  policies: Policies,
  { trials, seed }: { readonly trials: number; readonly seed: string },
): Sample {
  const standings = keptStandings(volley.groups, volley.uses);
  if (standings.size > MOST_SAMPLED) throw new TooLargeError(standings.size);
  const units = Math.max(1, volley.units.length);
  if (standings.size * units > MOST_COUNTS) throw new TooLargeError(standings.size * units);
  const sampler = new Sampler(volley, standings, policies, Rng.seeded('sample', seed));
  const afterEach = Array.from({ length: units }, () => new Float64Array(standings.size));
  for (let i = 0; i < trials; i++) sampler.once(afterEach);
  return { standings, counts: afterEach.at(-1)!, afterEach, trials, dice: sampler.dice };
}

/** A pool's tables in the shape that drawing wants: running sums, and counts by term. */
interface Drawn {
  readonly dice: Float64Array;
  readonly chances: Float64Array;
  /** Counts by term and stream, term by term. */
  readonly counts: Int32Array;
  readonly streams: readonly Stream[];
  readonly now: number;
  readonly compiled: Compiled;
}

class Sampler {
  dice = 0;
  readonly #volley: Volley;
  readonly #standings: Standings;
  readonly #compiler: Compiler;
  readonly #rng: Rng;
  readonly #drawn = new Map<Pool, (Drawn | undefined)[]>();
  readonly #byCompiled = new Map<Compiled, Drawn>();
  readonly #gone: Uint8Array;

  constructor(volley: Volley, standings: Standings, policies: Policies, rng: Rng) {
    this.#volley = volley;
    this.#standings = standings;
    this.#compiler = new Compiler(standings, policies);
    this.#rng = rng;
    this.#gone = Uint8Array.from({ length: standings.size }, (_, s) =>
      isDestroyed(standings.groups, standings.standing(s)) ? 1 : 0,
    );
  }

  /** One throw of the volley, counted after each unit; a target that is gone stays so. */
  once(afterEach: readonly Float64Array[]): void {
    let s = this.#standings.start;
    afterEach.forEach((counts, u) => {
      const unit = this.#volley.units[u];
      if (unit && !this.#gone[s]) s = this.#unit(unit, s);
      counts[s]!++;
    });
  }

  #unit(unit: Unit, start: number): number {
    let s = start;
    const held: { stream: Stream; dice: number }[] = [];
    for (const pool of unit.pools(this.#standings.standing(s))) {
      if (this.#gone[s]) break;
      s = this.#pool(pool, s, held);
    }
    for (let h = held.length - 1; h >= 0; h--) s = this.#stream(held[h]!.stream, held[h]!.dice, s);
    return s;
  }

  #pool(pool: Pool, start: number, held: { stream: Stream; dice: number }[]): number {
    const drawn = this.#tables(pool, start);
    const { streams, chances, counts, now, compiled } = drawn;
    const width = streams.length;
    const attacks = this.#draw(drawn.dice);
    this.dice += attacks;
    const sums = new Int32Array(width);
    for (let i = 0; i < attacks; i++) {
      const at = this.#draw(chances) * width;
      for (let k = 0; k < width; k++) sums[k]! += counts[at + k]!;
    }
    let s = start;
    for (let k = 0; k < now; k++) {
      const blow = compiled.later[k];
      const stream = blow ? this.#compiler.stream(blow, this.#standings.standing(s)) : streams[k]!;
      s = blow ? this.#banded(stream, sums[k]!, s) : this.#stream(stream, sums[k]!, s);
    }
    // the last weapon's held blows come first, and of one weapon in their order
    for (let k = width - 1; k >= now; k--) held.push({ stream: streams[k]!, dice: sums[k]! });
    return s;
  }

  #tables(pool: Pool, start: number): Drawn {
    const list = this.#drawn.get(pool) ?? [];
    this.#drawn.set(pool, list);
    const known = list[start];
    if (known) return known;
    const compiled = this.#compiler.compile(pool, this.#standings.standing(start));
    const made = this.#byCompiled.get(compiled) ?? drawnOf(compiled);
    this.#byCompiled.set(compiled, made);
    list[start] = made;
    return made;
  }

  #stream(stream: Stream, dice: number, start: number): number {
    if (stream.bands.length > 1) return this.#banded(stream, dice, start);
    const [band] = stream.bands;
    let s = start;
    if (band) for (let i = 0; i < dice && !this.#gone[s]; i++) s = this.#event(band.strike, s);
    return s;
  }

  /** Each die falls into a band, or does nothing; bands act in order. */
  #banded({ bands }: Stream, dice: number, start: number): number {
    const counts = new Int32Array(bands.length);
    for (let i = 0; i < dice; i++) {
      let u = this.#rng.next() * 2 ** -32;
      for (let b = 0; b < bands.length; b++) {
        if (u < bands[b]!.chance) {
          counts[b]!++;
          break;
        }
        u -= bands[b]!.chance;
      }
    }
    let s = start;
    bands.forEach(({ strike }, b) => {
      for (let i = 0; i < counts[b]! && !this.#gone[s]; i++) s = this.#event(strike, s);
    });
    return s;
  }

  #event(strike: Strike, start: number): number {
    const { wounds } = strike;
    if (!wounds) return this.#step(strike, start);
    let s = start;
    for (let n = drawFrom(wounds, this.#rng.next() * 2 ** -32); n > 0 && !this.#gone[s]; n--) s = this.#step(strike, s);
    return s;
  }

  #step({ stay, offset, moves, stride, first, weights }: Strike, s: number): number {
    let u = this.#rng.next() * 2 ** -32 - stay[s]!;
    if (u < 0) return s;
    const last = moves[s]! - 1;
    for (let k = 0; k < last; k++) {
      u -= weights[offset[s]! + k]!;
      if (u < 0) return s + stride[s]! * (first + k);
    }
    return last < 0 ? s : s + stride[s]! * (first + last);
  }

  /** The first index whose running sum is above a random number. */
  #draw(sums: Float64Array): number {
    const u = this.#rng.next() * 2 ** -32;
    let i = 0;
    while (u >= sums[i]!) i++;
    return i;
  }
}

function drawFrom(chances: Float64Array, u: number): number {
  let rest = u;
  for (let n = 0; n < chances.length - 1; n++) {
    rest -= chances[n]!;
    if (rest < 0) return n;
  }
  return chances.length - 1;
}

function drawnOf(compiled: Compiled): Drawn {
  const { die, streams, dice, now } = compiled;
  const byChance = die.keys.map((_, i) => i).sort((a, b) => die.chances[b]! - die.chances[a]!);
  return {
    dice: runningSums(dice),
    chances: runningSums(byChance.map((i) => die.chances[i]!)),
    counts: Int32Array.from(byChance.flatMap((i) => streams.map((_, k) => exponent(die.keys[i]!, k)))),
    streams,
    now,
    compiled,
  };
}

/** The last one is infinite, so that rounding never runs past the end. */
function runningSums(chances: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(chances.length);
  let sum = 0;
  for (let i = 0; i < chances.length; i++) sums[i] = sum += chances[i]!;
  sums[sums.length - 1] = Number.POSITIVE_INFINITY;
  return sums;
}
