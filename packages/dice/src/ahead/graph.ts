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
  readonly #room = takeRoom();
  #nodes = 0;
  #edges = 0;
  /** The first edge of the node that is open, and what it is worth so far. */
  #first = 0;
  #value = 0;
  #second = 0;

  get size(): number {
    return this.#nodes;
  }

  /** A node without children: something is over, and worth so much; `second` decides between equals. */
  end(value: number, second: number): number {
    this.#value = value;
    this.#second = second;
    return this.close();
  }

  /** A node of these children, which are made before it. */
  chance(children: ArrayLike<number>, chances: ArrayLike<number>): number {
    for (let i = 0; i < children.length; i++) this.edge(children[i]!, chances[i]!);
    return this.close();
  }

  /** Adds a child to the node that is open, until it is closed; no other node can be made in between. */
  edge(child: number, chance: number): void {
    if (chance === 0) return;
    const edge = this.#edges;
    if (edge >= MOST_EDGES) throw new TooLargeError(edge);
    const room = this.#room;
    if (edge === room.child.length) {
      room.child = grown(room.child);
      room.chance = grown(room.chance);
    }
    room.child[edge] = child;
    room.chance[edge] = chance;
    this.#edges = edge + 1;
    this.#value += chance * room.value[child]!;
    this.#second += chance * room.second[child]!;
  }

  close(): number {
    const node = this.#nodes;
    if (node >= MOST_NODES) throw new TooLargeError(node);
    const room = this.#room;
    if (node === room.from.length) {
      room.from = grown(room.from);
      room.value = grown(room.value);
      room.second = grown(room.second);
    }
    room.from[node] = this.#first;
    room.value[node] = this.#value;
    room.second[node] = this.#second;
    this.#nodes = node + 1;
    this.#first = this.#edges;
    this.#value = 0;
    this.#second = 0;
    return node;
  }

  /** The child that the attacker (`most`) or the defender prefers; the first of equals. */
  prefer(children: readonly number[], most: boolean): number {
    let best = children[0]!;
    for (let i = 1; i < children.length; i++) if (this.isBetter(children[i]!, best, most)) best = children[i]!;
    return best;
  }

  isBetter(child: number, than: number, most: boolean): boolean {
    const { value, second } = this.#room;
    return isMore(value[child]!, second[child]!, value[than]!, second[than]!, most);
  }

  value(node: number): number {
    return this.#room.value[node]!;
  }

  second(node: number): number {
    return this.#room.second[node]!;
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
}

/** Whether the attacker (`most`) or the defender would rather have the first value than the other. */
export function isMore(value: number, second: number, than: number, thanSecond: number, most: boolean): boolean {
  const more = value - than;
  const decides = more > SAME || more < -SAME ? more : second - thanSecond;
  return most ? decides > 0 : decides < 0;
}

function grown<T extends Int32Array | Float64Array>(array: T): T {
  const twice = (
    array instanceof Int32Array ? new Int32Array(array.length * 2) : new Float64Array(array.length * 2)
  ) as T;
  twice.set(array);
  return twice;
}
