import type { Outcome, PoolTurn } from '../exact.js';
import { isDestroyed, keptStandings, type Standings, standingsFor, unlocked } from '../standings.js';
import { MOST_STANDINGS_AHEAD, TooLargeError } from '../too-large.js';
import type { Policies, Pool, Volley } from '../volley.js';
import { Blows } from './blows.js';
import { Graph } from './graph.js';
import { Rolls } from './rolls.js';
import { type Ahead, kept, nameOf, type Pending, type Then } from './state.js';

/**
 * The best answers to every choice that is left open, by backward induction over counts, and the distribution that they lead to.
 * `worth` of a final standing is what the attacker makes as large, and the defender as small, as can be; between equals the
 * wounds lost decide.
 */
export function bestOutcome(
  volley: Volley,
  policies: Policies,
  worthOf: (standings: Standings) => (standing: number) => number,
): Outcome {
  const ends = keptStandings(volley.groups, volley.uses);
  // what is listed never leaves a model that was allocated an attack, so that only a choice can be bound by it
  const mayLeave = policies.orders === 'best' || policies.picks === 'best';
  const standings = mayLeave ? standingsFor(volley) : ends;
  if (standings.size > MOST_STANDINGS_AHEAD) throw new TooLargeError(standings.size);
  const worth = worthOf(ends);
  const graph = new Graph();
  const ahead: Ahead = { graph, standings, gone: goneOf(standings), policies, spareSeat: volley.spare };
  const reached: Map<number, number>[] = volley.units.map(() => new Map());
  const over = new Map<number, number>();
  const turns = new Map<number, Omit<PoolTurn, 'chance'>>();
  const end: Then = kept((standing) => {
    const lost = standings.standing(standing).lost.reduce((sum, wounds) => sum + wounds, 0);
    const node = graph.end(worth(standing), lost);
    over.set(node, standing);
    return node;
  });
  // each unit ends in a node of its own, so that the distribution after it can be read off
  let then: Then = (standing) => end(unlocked(standings, standing), 0);
  for (let u = volley.units.length - 1; u >= 0; u--) {
    const after = then;
    const marked: Then = kept((standing, spare) => {
      const node = graph.chance([after(standing, spare)], [1]);
      reached[u]!.set(node, unlocked(standings, standing));
      return node;
    });
    const unit = volley.units[u]!;
    then = kept((standing, spare) =>
      ahead.gone(standing)
        ? marked(standing, spare)
        : new UnitAhead(ahead, unit.pools(standings.standing(standing)), marked, (node, turn) =>
            turns.set(node, { unit: u, ...turn, standing: unlocked(standings, turn.standing) }),
          ).begin(standing, spare),
    );
  }
  const root = graph.chance([then(standings.start, volley.spare ? 1 : 0)], [1]);
  const mass = graph.flow(root);
  const read = (nodes: ReadonlyMap<number, number>): Float64Array => {
    const chances = new Float64Array(ends.size);
    for (const [node, standing] of nodes) chances[standing]! += mass[node]!;
    return chances;
  };
  const afterEach = reached.length > 0 ? reached.map(read) : [read(over)];
  const taken = [...turns].flatMap(([node, turn]) => (mass[node]! > 0 ? [{ ...turn, chance: mass[node]! }] : []));
  return { standings: ends, afterEach, ...(taken.length > 0 ? { turns: taken } : {}) };
}

/** Asked at every die, so it is worked out once. */
function goneOf(standings: Standings): (standing: number) => boolean {
  const known = new Int8Array(standings.size).fill(-1);
  return (standing) => {
    if (known[standing]! < 0) known[standing] = isDestroyed(standings.groups, standings.standing(standing)) ? 1 : 0;
    return known[standing] === 1;
  };
}

const namesOf = (used: readonly number[], held: readonly Pending[]): string =>
  `${used.join()}|${held.map(({ pool, sequence, kind, dice }) => `${pool}.${nameOf(sequence)}:${kind}x${dice}`).join()}`;

/** Told of a node that is come through when a pool is chosen. */
type Mark = (node: number, turn: Omit<PoolTurn, 'chance' | 'unit'>) => void;

/** One unit's pools in the best or the listed order, and what is held until they are done. */
class UnitAhead {
  readonly #ahead: Ahead;
  readonly #pools: readonly Pool[];
  readonly #then: Then;
  readonly #known = new Map<string, Then>();
  readonly #blows: Blows;
  readonly #mark: Mark;

  constructor(ahead: Ahead, pools: readonly Pool[], then: Then, mark: Mark) {
    this.#ahead = ahead;
    this.#pools = pools;
    this.#then = then;
    this.#mark = mark;
    this.#blows = new Blows(ahead);
  }

  begin(standing: number, spare: number): number {
    return this.#from([], [])(standing, spare);
  }

  /** With some pools used and some blows held, what follows. */
  #from(used: readonly number[], held: readonly Pending[]): Then {
    const key = namesOf(used, held);
    const found = this.#known.get(key) ?? kept((standing, spare) => this.#next(used, held, standing, spare));
    this.#known.set(key, found);
    return found;
  }

  #next(used: readonly number[], held: readonly Pending[], standing: number, spare: number): number {
    const { graph, gone, policies } = this.#ahead;
    const open = this.#pools.map((_, pool) => pool).filter((pool) => !used.includes(pool));
    if (gone(standing)) return this.#then(standing, spare);
    if (open.length === 0) return this.#blows.deal(held, '', this.#then)(standing, spare);
    const tried = policies.pools === 'best' ? open : open.slice(0, 1);
    const nodes = tried.map((pool) => this.#pool(pool, used, held, standing, spare));
    const best = graph.prefer(nodes, true);
    if (policies.pools !== 'best' || this.#pools.length < 2) return best;
    const node = graph.chance([best], [1]);
    this.#mark(node, { done: used.length, pool: tried[nodes.indexOf(best)]!, standing });
    return node;
  }

  #pool(pool: number, used: readonly number[], held: readonly Pending[], standing: number, spare: number): number {
    const sequence = this.#pools[pool]!.sequence(this.#ahead.standings.standing(standing));
    const done = [...used, pool].sort((a, b) => a - b);
    const rolls = new Rolls(this.#ahead, sequence, (counts, left) => {
      const pending = sequence.order.flatMap((kind, i) =>
        counts[i]! > 0 ? [{ pool, sequence, kind, dice: counts[i]! }] : [],
      );
      const until = ({ kind }: Pending): string => {
        const { discipline } = sequence.blows.get(kind)!;
        return typeof discipline === 'string' ? 'now' : discipline.held;
      };
      const now = [...pending.filter((one) => until(one) === 'now'), ...pending.filter((one) => until(one) === 'pool')];
      const later = pending.filter((one) => until(one) === 'unit');
      const waits = [...later, ...held];
      return this.#blows.deal(now, namesOf(done, waits), this.#from(done, waits))(standing, left);
    });
    return rolls.begin(spare);
  }
}
