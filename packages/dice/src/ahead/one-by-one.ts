import { relocked } from '../standings.js';
import { type Stream, streamOf } from '../stream.js';
import type { Blow, Standing } from '../volley.js';
import type { Damage } from './damage.js';
import { isMore } from './graph.js';
import type { Ahead, Then } from './state.js';
import { firstOf, ordersOf, picksOf } from './struck-next.js';

/** The chance that a save fails, and the standings that the blow then leads to. */
interface Hit {
  readonly fails: number;
  readonly to: readonly number[];
  readonly chances: readonly number[];
}

/** Each die on the standing that the last one left. */
export class OneByOne {
  readonly #ahead: Ahead;
  readonly #blow: Blow;
  readonly #damage: Damage;
  /** The single re-roll is for saves of so many dice at most. */
  readonly #spareUpTo: number;
  readonly #then: Then;
  readonly #known: Int32Array[] = [];
  readonly #fails = new Map<number, { readonly fails: number; readonly may: number }>();
  readonly #groups: number[] = [];
  readonly #hits: Hit[] = [];
  /** Whether nobody chooses who is struck. */
  readonly #isListed: boolean;
  #stream: Stream | undefined;

  constructor(ahead: Ahead, blow: Blow, damage: Damage, spareUpTo: number, then: Then) {
    this.#ahead = ahead;
    this.#blow = blow;
    this.#damage = damage;
    this.#spareUpTo = spareUpTo;
    this.#then = then;
    this.#isListed = blow.picks.length === 0 && ahead.policies.orders === 'listed' && ahead.standings.lockStride === 0;
  }

  deal(dice: number, index: number, spare: number): number {
    return this.#node(this.#row(dice), dice, index, spare);
  }

  #node(row: Int32Array, dice: number, index: number, spare: number): number {
    const known = row[index * 2 + spare]!;
    if (known >= 0) return known;
    const node = this.#next(dice, index, spare);
    row[index * 2 + spare] = node;
    return node;
  }

  #next(dice: number, index: number, spare: number): number {
    const { standings, gone } = this.#ahead;
    if (dice === 0 || gone(index)) return this.#then(index, spare);
    if (!this.#isOpen(spare)) return this.#certain(dice, index, spare);
    const now = standings.standing(index);
    if (!this.#isListed) return this.#chosen(dice, index, spare, now);
    const group = this.#listed(index, now);
    const isOneDie =
      this.#damage.isOpen(spare) && this.#damage.isOneDie(group) && this.#ahead.policies.saves !== 'best';
    return isOneDie ? this.#oneDie(dice, index, group) : this.#die(dice, index, spare, -1, group);
  }

  /** Nodes by standing and spare for so many dice; -1 where there is none yet. */
  #row(dice: number): Int32Array {
    const row = this.#known[dice] ?? new Int32Array(this.#ahead.standings.size * 2).fill(-1);
    this.#known[dice] = row;
    return row;
  }

  /** Whether anybody still has a choice about these dice. */
  #isOpen(spare: number): boolean {
    const { policies, spareSeat, standings } = this.#ahead;
    if (standings.lockStride > 0) return true;
    const { picks, spills, swallowed, damage } = this.#blow;
    if (spills || swallowed || policies.saves === 'best' || policies.orders === 'best') return true;
    if ((policies.picks === 'best' && picks.length > 0) || (policies.damage === 'best' && damage.dice > 0)) return true;
    return spareSeat === 'attacker' ? this.#damage.isOpen(spare) : spare === 1 && this.#spareUpTo > 0;
  }

  /** One sparse step, as the exact driver makes it. */
  #certain(dice: number, index: number, spare: number): number {
    const { standings, policies, graph } = this.#ahead;
    this.#stream ??= streamOf(
      { ...this.#blow, discipline: 'one-by-one' },
      standings,
      standings.standing(standings.start),
      policies,
    );
    const [band] = this.#stream.bands;
    if (!band || band.chance === 0) return this.deal(dice - 1, index, spare);
    const { stay, offset, moves, stride, weights } = band.strike;
    const first = offset[index]!;
    const end = first + moves[index]!;
    const far = stride[index]!;
    const row = this.#row(dice - 1);
    // children are made before the node of theirs is opened
    this.#node(row, dice - 1, index, spare);
    for (let k = first, at = index + far; k < end; k++, at += far)
      if (weights[k]! > 0) this.#node(row, dice - 1, at, spare);
    graph.edge(row[index * 2 + spare]!, 1 - band.chance + band.chance * stay[index]!);
    for (let k = first, at = index + far; k < end; k++, at += far)
      if (weights[k]! > 0) graph.edge(row[at * 2 + spare]!, band.chance * weights[k]!);
    return graph.close();
  }

  /** The commonest choice, as one node: keep what one damage die shows, or spend the single re-roll on it. */
  #oneDie(dice: number, index: number, group: number): number {
    const { graph } = this.#ahead;
    const { fails, to, chances } = this.#hit(index, group);
    const row = this.#row(dice - 1);
    this.#node(row, dice - 1, index, 1);
    let [again, second] = [0, 0];
    for (let n = 0; n < to.length; n++) {
      this.#node(row, dice - 1, to[n]!, 1);
      const spent = this.#node(row, dice - 1, to[n]!, 0);
      again += chances[n]! * graph.value(spent);
      second += chances[n]! * graph.second(spent);
    }
    let thrown = 0;
    graph.edge(row[index * 2 + 1]!, 1 - fails);
    for (let n = 0; n < to.length; n++) {
      const keep = row[to[n]! * 2 + 1]!;
      if (isMore(again, second, graph.value(keep), graph.second(keep), true)) thrown += chances[n]!;
      else graph.edge(keep, fails * chances[n]!);
    }
    if (thrown > 0) for (let n = 0; n < to.length; n++) graph.edge(row[to[n]! * 2]!, fails * thrown * chances[n]!);
    return graph.close();
  }

  /** What a die can do here where nobody decides anything. */
  #hit(index: number, group: number): Hit {
    const known = this.#hits[index];
    if (known) return known;
    const losses = this.#damage.lossesOn(index, group);
    const far = this.#ahead.standings.stride[group]!;
    const to: number[] = [];
    const chances: number[] = [];
    for (let n = 0; n < losses.length; n++) {
      if (losses[n] === 0) continue;
      to.push(index + n * far);
      chances.push(losses[n]!);
    }
    const made = { fails: this.#failsAtLast(group), to, chances };
    this.#hits[index] = made;
    return made;
  }

  /** The chance that a save fails in the end, thrown again as the policy has it. */
  #failsAtLast(group: number): number {
    if (!this.#blow.save) return 1;
    const { fails, may } = this.#failing(group);
    return this.#ahead.policies.saves === 'never' ? fails : fails - may + may * fails;
  }

  #chosen(dice: number, index: number, spare: number, now: Standing): number {
    const { graph } = this.#ahead;
    const picks = picksOf(this.#ahead, this.#blow, now).map((pick) => {
      const orders = ordersOf(this.#ahead, this.#blow, now, pick, false);
      return graph.prefer(
        orders.map((order) => this.#die(dice, index, spare, pick, firstOf(this.#ahead, pick, order, now))),
        false,
      );
    });
    return graph.prefer(picks, true);
  }

  /** The group that the listed order has struck next. */
  #listed(index: number, now: Standing): number {
    const group = this.#groups[index] ?? firstOf(this.#ahead, -1, this.#blow.orders(now)[0]!, now);
    this.#groups[index] = group;
    return group;
  }

  #die(dice: number, index: number, spare: number, pick: number, group: number): number {
    const { graph, policies, standings } = this.#ahead;
    const next: Then = (standing, left) => this.deal(dice - 1, standing, left);
    const saved = relocked(standings, this.#blow.locks === true, index, index, group);
    const hurt = (left: number): number => this.#damage.strike(index, left, group, pick, next);
    if (!this.#blow.save) return hurt(spare);
    const { fails, may } = this.#failing(group);
    const once = (left: number): number => graph.chance([next(saved, left), hurt(left)], [1 - fails, fails]);
    const kept = spare === 1 && this.#spareUpTo > 0 ? graph.prefer([hurt(1), once(0)], false) : hurt(spare);
    if (fails === 1 && may === 0) return kept;
    if (may === 0 || policies.saves === 'never') return graph.chance([next(saved, spare), kept], [1 - fails, fails]);
    const again = policies.saves === 'best' ? graph.prefer([kept, once(spare)], false) : once(spare);
    return graph.chance([next(saved, spare), kept, again], [1 - fails, fails - may, may]);
  }

  /** The chance that a save fails against a group, and that it fails on a face that may be thrown again. */
  #failing(group: number): { readonly fails: number; readonly may: number } {
    const known = this.#fails.get(group);
    if (known) return known;
    const { sides, fails, mayReroll } = this.#blow.save!;
    const failing = Array.from({ length: sides }, (_, i) => i + 1).filter((face) => fails(group, face));
    const made = { fails: failing.length / sides, may: failing.filter(mayReroll).length / sides };
    this.#fails.set(group, made);
    return made;
  }
}
