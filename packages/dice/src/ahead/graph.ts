import { TooLargeError } from '../too-large.js';

/** More nodes or edges than this, two seconds or so of them, and looking ahead is refused. */
const MOST_NODES = 500_000;
const MOST_EDGES = 6_000_000;

/** Values nearer than this are the same but for rounding. */
const SAME = 1e-14;

interface Room {
  from: Int32Array;
  value: Float64Array;
  /** What decides where the values are the same: a chance that cannot be had at all is no reason to do nothing. */
  second: Float64Array;
  child: Int32Array;
  chance: Float64Array;
}

/** The room of the last graph, for the next one: making it anew takes longer than filling it. */
let idle: Room | undefined;

/** More edges than this, and the room is not worth keeping. */
const MOST_IDLE = 1 << 18;

function takeRoom(): Room {
  const room = idle ?? {
    from: new Int32Array(1 << 13),
    value: new Float64Array(1 << 13),
    second: new Float64Array(1 << 13),
    child: new Int32Array(1 << 15),
    chance: new Float64Array(1 << 15),
  };
  idle = undefined;
  return room;
}

/**
 * Chance nodes with their values, children before parents. A choice needs no node: it is the child that its owner prefers, so
 * the values come out while the graph is built, and one pass from the root gives the distribution.
 */
export class Graph {
  #room = takeRoom();
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
      value += chance * this.#room.value[children[i]!]!;
      second += chance * this.#room.second[children[i]!]!;
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
    const more = this.#room.value[child]! - this.#room.value[than]!;
    const decides = Math.abs(more) > SAME ? more : this.#room.second[child]! - this.#room.second[than]!;
    return most ? decides > 0 : decides < 0;
  }

  /** The chance of coming through each node, from the root on. The graph is done with. */
  flow(root: number): Float64Array {
    const { from, child, chance } = this.#room;
    const mass = new Float64Array(this.#nodes);
    mass[root] = 1;
    for (let node = root; node >= 0; node--) {
      const x = mass[node]!;
      if (x === 0) continue;
      const end = node + 1 < this.#nodes ? from[node + 1]! : this.#edges;
      for (let e = from[node]!; e < end; e++) mass[child[e]!]! += x * chance[e]!;
    }
    if (child.length <= MOST_IDLE) idle = this.#room;
    return mass;
  }

  #add(child: number, chance: number): void {
    if (this.#edges >= MOST_EDGES) throw new TooLargeError(this.#edges);
    if (this.#edges === this.#room.child.length) {
      this.#room.child = grown(this.#room.child);
      this.#room.chance = grown(this.#room.chance);
    }
    this.#room.child[this.#edges] = child;
    this.#room.chance[this.#edges++] = chance;
  }

  #close(first: number, value: number, second: number): number {
    if (this.#nodes >= MOST_NODES) throw new TooLargeError(this.#nodes);
    if (this.#nodes === this.#room.from.length) {
      this.#room.from = grown(this.#room.from);
      this.#room.value = grown(this.#room.value);
      this.#room.second = grown(this.#room.second);
    }
    this.#room.from[this.#nodes] = first;
    this.#room.value[this.#nodes] = value;
    this.#room.second[this.#nodes] = second;
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
