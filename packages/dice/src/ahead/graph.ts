import { TooLargeError } from '../too-large.js';

/** More edges than this, and looking ahead is refused. */
const MOST_EDGES = 6_000_000;

/** Values nearer than this are the same but for rounding. */
const SAME = 1e-14;

/**
 * Chance nodes with their values, children before parents. A choice needs no node: it is the child that its owner prefers, so
 * the values come out while the graph is built, and one pass from the root gives the distribution.
 */
export class Graph {
  #from = new Int32Array(1 << 13);
  #value = new Float64Array(1 << 13);
  /** What decides where the values are the same: a chance that cannot be had at all is no reason to do nothing. */
  #second = new Float64Array(1 << 13);
  #child = new Int32Array(1 << 15);
  #chance = new Float64Array(1 << 15);
  #nodes = 0;
  #edges = 0;

  get size(): number {
    return this.#nodes;
  }

  /** A node without children: something is over, and worth so much; `second` decides between equals. */
  end(value: number, second: number): number {
    return this.#close(this.#edges, value, second);
  }

  /** Opens a chance node; children added until it is closed are its own. Children are made before. */
  chance(children: readonly number[], chances: ArrayLike<number>): number {
    const first = this.#edges;
    let value = 0;
    let second = 0;
    for (let i = 0; i < children.length; i++) {
      const chance = chances[i]!;
      if (chance === 0) continue;
      this.#add(children[i]!, chance);
      value += chance * this.#value[children[i]!]!;
      second += chance * this.#second[children[i]!]!;
    }
    return this.#close(first, value, second);
  }

  /** The child that the attacker (`most`) or the defender prefers; the first of equals. */
  prefer(children: readonly number[], most: boolean): number {
    let best = children[0]!;
    for (const child of children) if (this.isBetter(child, best, most)) best = child;
    return best;
  }

  isBetter(child: number, than: number, most: boolean): boolean {
    const more = this.#value[child]! - this.#value[than]!;
    const decides = Math.abs(more) > SAME ? more : this.#second[child]! - this.#second[than]!;
    return most ? decides > 0 : decides < 0;
  }

  /** The chance of coming through each node, from the root on. */
  flow(root: number): Float64Array {
    const mass = new Float64Array(this.#nodes);
    mass[root] = 1;
    for (let node = root; node >= 0; node--) {
      const x = mass[node]!;
      if (x === 0) continue;
      const end = node + 1 < this.#nodes ? this.#from[node + 1]! : this.#edges;
      for (let e = this.#from[node]!; e < end; e++) mass[this.#child[e]!]! += x * this.#chance[e]!;
    }
    return mass;
  }

  #add(child: number, chance: number): void {
    if (this.#edges >= MOST_EDGES) throw new TooLargeError(this.#edges);
    if (this.#edges === this.#child.length) {
      this.#child = grown(this.#child);
      this.#chance = grown(this.#chance);
    }
    this.#child[this.#edges] = child;
    this.#chance[this.#edges++] = chance;
  }

  #close(first: number, value: number, second: number): number {
    if (this.#nodes === this.#from.length) {
      this.#from = grown(this.#from);
      this.#value = grown(this.#value);
      this.#second = grown(this.#second);
    }
    this.#from[this.#nodes] = first;
    this.#value[this.#nodes] = value;
    this.#second[this.#nodes] = second;
    return this.#nodes++;
  }
}

function grown<T extends Int32Array | Float64Array>(array: T): T {
  const twice = (
    array instanceof Int32Array ? new Int32Array(array.length * 2) : new Float64Array(array.length * 2)
  ) as T;
  twice.set(array);
  return twice;
}
