import { blowKey } from './blow-key.js';
import { dieOf } from './die.js';
import { meanOf } from './expression.js';
import { keep } from './keep.js';
import { MOST_KINDS, type Polynomial, thinned } from './polynomial.js';
import { repeated, rolled } from './roll.js';
import { type Standings, woundsOf } from './standings.js';
import { type Stream, streamOf, type Tally } from './stream.js';
import { TooLargeError } from './too-large.js';
import type { Blow, Policies, Pool, Sequence, Standing } from './volley.js';

/** Counts the blows of some kinds, by name, that get through to the target from one pool. The counter goes up to `most`. */
export interface Counting {
  /** The same weapon's attacks, however the target stood when they were declared. */
  readonly pools: ReadonlySet<Pool>;
  readonly of: (kind: string) => boolean;
  readonly most: number;
}

/** The chances of the number of attack dice of a pool. Kept as long as `gather` is; callers must not write into it. */
export function attackDice({ gather }: Sequence, policies: Policies): Float64Array {
  const byPolicy = keep(gathered, gather, () => new Map<string, Float64Array>());
  return keep(byPolicy, policies.attacks, () => diceOf(gather, policies));
}

const gathered = new WeakMap<Sequence['gather'], Map<string, Float64Array>>();

/** More attack dice than anyone has thrown: the table of their numbers would take longer than a person waits. */
const MOST_DICE = 20_000;

function diceOf({ each, amount, mayReroll, weapons }: Sequence['gather'], policies: Policies): Float64Array {
  const mean = meanOf(each);
  const one = rolled(each, amount, (value) => policies.attacks === 'low' && value < mean && mayReroll(value));
  const most = (one.length - 1) * weapons;
  if (most > MOST_DICE) throw new TooLargeError(most);
  return repeated(one, weapons);
}

export interface Compiled {
  readonly dice: Float64Array;
  readonly streams: readonly Stream[];
  /** What one die comes to, thinned to the dice that do something. */
  readonly die: Polynomial;
  /** How many of the streams act now; the rest is held until the unit is done. */
  readonly now: number;
  /** For streams whose order is declared only once earlier kinds of the pool are dealt: what to build them from. */
  readonly later: readonly (Blow | undefined)[];
}

/** What a die comes to by its steps, and what blows do by what they say: shared by sequences that see the same target. */
const dies = new WeakMap<Sequence['steps'], Map<string, Polynomial>>();
const streams = new WeakMap<Standings, Map<string, Stream>>();

const isHeld = ({ discipline }: Blow): boolean => typeof discipline === 'object' && discipline.held === 'unit';

const policyNames = new WeakMap<Policies, string>();
let policyCount = 0;

/** Compiles pools for one target and one set of policies, once for each view of the target. */
export class Compiler {
  readonly #standings: Standings;
  readonly #policies: Policies;
  readonly #policyName: string;
  readonly #tally: Counting | undefined;
  readonly #tables = new Map<Sequence, Map<string, Compiled>>();

  constructor(standings: Standings, policies: Policies, tally?: Counting) {
    this.#standings = standings;
    this.#tally = tally;
    this.#policies = policies;
    const name = policyNames.get(policies) ?? `${policyCount++}`;
    policyNames.set(policies, name);
    this.#policyName = name;
  }

  compile(pool: Pool, standing: Standing): Compiled {
    const sequence = pool.sequence(standing);
    const counts = this.#tally?.pools.has(pool) ? '*' : '';
    const view = counts + this.#viewKey(sequence, standing);
    const known = this.#tables.get(sequence);
    const found = known?.get(view);
    if (found !== undefined) return found;
    const made = this.#work(pool, sequence, standing);
    if (known === undefined) this.#tables.set(sequence, new Map([[view, made]]));
    else known.set(view, made);
    return made;
  }

  /** What a pool thrown together sees of the target: who stands, and the order that holds for the whole pool. */
  #viewKey({ blows, order }: Sequence, standing: Standing): string {
    const { groups } = this.#standings;
    // one group that stands is all there is to see
    if (groups.length === 1) return '';
    let key = '';
    for (const kind of order) {
      const { discipline, orders, picks } = blows.get(kind)!;
      if (discipline !== 'lowest-first') continue;
      const standing1 = picks.filter((g) => standing.lost[g]! < woundsOf(groups[g]!));
      key += `|${standing1.join()}>${orders(standing)[0]!.join()}`;
    }
    const reach = standing.lost.map((lost, g) => (lost < woundsOf(groups[g]!) ? g : '')).join();
    return `${key}@${reach}`;
  }

  #work(pool: Pool, sequence: Sequence, standing: Standing): Compiled {
    const kinds = sequence.order;
    const dice = attackDice(sequence, this.#policies);
    if (kinds.length > MOST_KINDS) throw new TooLargeError(dice.length ** kinds.length);
    const held = kinds.filter((kind) => isHeld(sequence.blows.get(kind)!));
    const sorted = held.length === 0 ? kinds : [...kinds.filter((kind) => !held.includes(kind)), ...held];
    const known = keep(dies, sequence.steps, () => new Map<string, Polynomial>());
    let die = keep(known, `${this.#policyName}/${sorted.join()}`, () =>
      dieOf({ ...sequence, order: sorted }, this.#policies),
    );
    const tally = this.#tally?.pools.has(pool) ? this.#tally : undefined;
    const groups = this.#standings.groups.length;
    const streams: Stream[] = [];
    const later: (Blow | undefined)[] = [];
    for (let k = 0; k < sorted.length; k++) {
      const kind = sorted[k]!;
      const blow = sequence.blows.get(kind)!;
      const stream = this.stream(blow, standing, tally?.of(sequence.kinds[kind]!) ? 'events' : undefined);
      const isLater = k > 0 && groups > 1 && blow.discipline === 'lowest-first';
      if (stream.bands.length <= 1 && !isLater) die = thinned(die, k, stream.bands[0]?.chance ?? 0);
      streams.push(stream);
      later.push(isLater ? blow : undefined);
    }
    return { dice, streams, die, now: kinds.length - held.length, later };
  }

  /** The stream of a blow against the target as it stands. */
  stream(blow: Blow, standing: Standing, counting?: Tally): Stream {
    const standings = this.#standings;
    const known = keep(streams, standings, () => new Map<string, Stream>());
    const view = `${this.#policyName}@${standings.index(standing)}|${counting ?? ''}|`;
    return keep(known, view + blowKey(blow, standings.groups.length), () =>
      streamOf(blow, standings, standing, this.#policies, counting),
    );
  }
}
