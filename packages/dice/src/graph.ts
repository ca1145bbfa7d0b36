import { TooLargeError } from './too-large.js';

/** More edges than this, and looking ahead is refused. */
const MOST_EDGES = 6_000_000;

/**
 * Chance nodes with their values, children before parents. A choice needs no node: it is the child that its owner prefers, so
 * the values come out while the graph is built, and one pass from the root gives the distribution.
 */
export class Graph {
  #from = new Int32Array(1 << 13);
  #value = new Float64Array(1 << 13);
  #child = new Int32Array(1 << 15);
  #chance = new Float64Array(1 << 15);
  #nodes = 0;
  #edges = 0;

  get size(): number {
    return this.#nodes;
  }

  value(node: number): number {
    return this.#value[node]!;
  }

  /** A node without children: something is over, and worth so much. */
  end(value: number): number {
    return this.#close(this.#edges, value);
  }

  /** Opens a chance node; children added until it is closed are its own. Children are made before. */
  chance(children: readonly number[], chances: ArrayLike<number>): number {
    const first = this.#edges;
    let value = 0;
    for (let i = 0; i < children.length; i++) {
      const chance = chances[i]!;
      if (chance === 0) continue;
      this.#add(children[i]!, chance);
      value += chance * this.#value[children[i]!]!;
    }
    return this.#close(first, value);
  }

  /** The child that the attacker (`most`) or the defender prefers; the first of equals. */
  prefer(children: readonly number[], most: boolean): number {
    let best = children[0]!;
    for (const child of children) {
      const more = this.#value[child]! - this.#value[best]!;
      if (most ? more > 0 : more < 0) best = child;
    }
    return best;
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

  #close(first: number, value: number): number {
    if (this.#nodes === this.#from.length) {
      this.#from = grown(this.#from);
      this.#value = grown(this.#value);
    }
    this.#from[this.#nodes] = first;
    this.#value[this.#nodes] = value;
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
