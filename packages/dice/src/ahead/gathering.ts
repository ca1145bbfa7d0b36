import { meanOf } from '../expression.js';
import { TooLargeError } from '../too-large.js';
import type { Sequence } from '../volley.js';
import { manyRolls, mayReroll, type Roll, rollsOf, sum } from './rolls-of.js';
import type { Ahead } from './state.js';

type Faces = readonly number[];

/** Goes on with so many attack dice. */
type From = (attacks: number, spare: number) => number;

/** Rolls for the number of attacks, with re-rolls of whole rolls first and the single re-roll after them. */
export class Gathering {
  readonly #ahead: Ahead;
  readonly #gather: Sequence['gather'];
  readonly #from: From;
  readonly #spare: number;
  readonly #maySpare: boolean;
  readonly #rolls: readonly Roll[];
  readonly #shown = new Map<string, number>();
  readonly #again = new Map<number, number>();
  readonly #dice = new Map<string, number>();
  readonly #values = new Map<number, number>();

  constructor(ahead: Ahead, gather: Sequence['gather'], spare: number, maySpare: boolean, from: From) {
    this.#ahead = ahead;
    this.#gather = gather;
    this.#from = from;
    this.#spare = spare;
    this.#maySpare = maySpare;
    this.#rolls = rollsOf(gather.each);
  }

  begin(): number {
    const { each, weapons } = this.#gather;
    const ways = multisetsOf(this.#rolls.length, weapons);
    if (ways > 60_000) throw new TooLargeError(ways);
    const shown = manyRolls(each, weapons);
    return this.#ahead.graph.chance(
      shown.map(({ rolls }) => this.#decide(rolls)),
      shown.map(({ chance }) => chance),
    );
  }

  /** Which rolls are made again: by policy, or the lowest of those that may, as many as is best. */
  #decide(shown: readonly Faces[]): number {
    const { graph, policies } = this.#ahead;
    if (policies.attacks === 'never') return this.#madeAgain(shown, 0);
    const open = shown.filter((faces) => mayReroll(this.#gather, faces));
    const rest = shown.filter((faces) => !mayReroll(this.#gather, faces));
    if (policies.attacks === 'low') {
      const mean = meanOf(this.#gather.each);
      const keeps = open.filter((faces) => sum(faces, this.#gather.each) >= mean);
      return this.#madeAgain([...rest, ...keeps], open.length - keeps.length);
    }
    const sorted = [...open].sort((a, b) => this.#value(a) - this.#value(b));
    const tries = Array.from({ length: sorted.length + 1 }, (_, n) =>
      this.#madeAgain([...rest, ...sorted.slice(n)], n),
    );
    return graph.prefer(tries, true);
  }

  #madeAgain(kept: readonly Faces[], rolls: number): number {
    if (rolls === 0) return this.#spared(kept, 0);
    const key = `${kept.join('|')}/${rolls}`;
    const known = this.#shown.get(key);
    if (known !== undefined) return known;
    const sums = repeatedSums(
      this.#rolls.map(({ faces, chance }) => ({ value: this.#value(faces), chance })),
      rolls,
    );
    const numbers = Array.from(sums, (_, n) => n).filter((n) => sums[n]! > 0);
    const node = this.#ahead.graph.chance(
      numbers.map((n) => this.#spared(kept, n)),
      numbers.map((n) => sums[n]!),
    );
    this.#shown.set(key, node);
    return node;
  }

  /** The single re-roll on one die, or one whole roll, that was not made again; or kept for later. */
  #spared(kept: readonly Faces[], others: number): number {
    const { graph } = this.#ahead;
    let total = others;
    for (const faces of kept) total += this.#value(faces);
    let best = this.#from(total, this.#spare);
    const take = (node: number): void => {
      if (graph.isBetter(node, best, true)) best = node;
    };
    if (!this.#maySpare) return best;
    for (const faces of kept) {
      const rest = total - this.#value(faces);
      if (this.#gather.spare === 'roll' || faces.length === 1) take(this.#rolledAgain(rest));
      else for (const face of new Set(faces)) take(this.#oneDie(faces, face, rest));
    }
    return best;
  }

  #rolledAgain(rest: number): number {
    const known = this.#again.get(rest);
    if (known !== undefined) return known;
    const node = this.#ahead.graph.chance(
      this.#rolls.map(({ faces }) => this.#from(rest + this.#value(faces), 0)),
      this.#rolls.map(({ chance }) => chance),
    );
    this.#again.set(rest, node);
    return node;
  }

  #oneDie(faces: Faces, face: number, others: number): number {
    const rest = [...faces];
    rest.splice(rest.indexOf(face), 1);
    const key = `${rest.join()}+${others}`;
    const known = this.#dice.get(key);
    if (known !== undefined) return known;
    const each = Array.from({ length: this.#gather.each.sides }, (_, i) => i + 1);
    const node = this.#ahead.graph.chance(
      each.map((again) => this.#from(others + this.#value([...rest, again]), 0)),
      each.map(() => 1 / each.length),
    );
    this.#dice.set(key, node);
    return node;
  }

  #value(faces: Faces): number {
    const rolled = sum(faces, this.#gather.each);
    const known = this.#values.get(rolled);
    if (known !== undefined) return known;
    const value = Math.max(0, this.#gather.amount(rolled));
    this.#values.set(rolled, value);
    return value;
  }
}

function repeatedSums(
  one: readonly { readonly value: number; readonly chance: number }[],
  times: number,
): Float64Array {
  let sums = Float64Array.of(1);
  const most = Math.max(...one.map(({ value }) => value));
  for (let i = 0; i < times; i++) {
    const next = new Float64Array(sums.length + most);
    for (let s = 0; s < sums.length; s++) for (const { value, chance } of one) next[s + value]! += sums[s]! * chance;
    sums = next;
  }
  return sums;
}

/** How many ways there are to share so many dice among so many results. */
function multisetsOf(results: number, dice: number): number {
  let ways = 1;
  for (let i = 1; i <= dice; i++) ways = (ways * (results - 1 + i)) / i;
  return ways;
}
