import { type Stream, streamOf } from '../stream.js';
import type { Blow, Standing } from '../volley.js';
import type { Damage } from './damage.js';
import { isMore } from './graph.js';
import type { Ahead, Then } from './state.js';
import { firstOf, ordersOf, picksOf } from './struck-next.js';

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
  /** Whether nobody chooses who is struck. */
  readonly #isListed: boolean;
  #stream: Stream | undefined;

  constructor(ahead: Ahead, blow: Blow, damage: Damage, spareUpTo: number, then: Then) {
    this.#ahead = ahead;
    this.#blow = blow;
    this.#damage = damage;
    this.#spareUpTo = spareUpTo;
    this.#then = then;
    this.#isListed = blow.picks.length === 0 && ahead.policies.orders === 'listed';
  }

  deal(dice: number, index: number, spare: number): number {
    if (dice === 0) return this.#then(index, spare);
    const row = this.#row(dice);
    const known = row[index * 2 + spare]!;
    if (known >= 0) return known;
    const node = this.#next(dice, index, spare);
    row[index * 2 + spare] = node;
    return node;
  }

  #next(dice: number, index: number, spare: number): number {
    const { standings, gone } = this.#ahead;
    if (gone(index)) return this.#then(index, spare);
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
    const { policies, spareSeat } = this.#ahead;
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
    const n = moves[index]!;
    const far = stride[index]!;
    // children are made before the node of theirs is opened
    const stays = this.deal(dice - 1, index, spare);
    for (let k = 0; k < n; k++) if (weights[first + k]! > 0) this.deal(dice - 1, index + (k + 1) * far, spare);
    graph.edge(stays, 1 - band.chance + band.chance * stay[index]!);
    for (let k = 0; k < n; k++) {
      const weight = weights[first + k]!;
      if (weight > 0) graph.edge(this.deal(dice - 1, index + (k + 1) * far, spare), band.chance * weight);
    }
    return graph.close();
  }

  /** The commonest choice, as one node: keep what one damage die shows, or spend the single re-roll on it. */
  #oneDie(dice: number, index: number, group: number): number {
    const { graph, standings } = this.#ahead;
    const losses = this.#damage.lossesOn(index, group);
    const far = standings.stride[group]!;
    const fails = this.#failsAtLast(group);
    const saved = this.deal(dice - 1, index, 1);
    let [again, againSecond] = [0, 0];
    for (let n = 0; n < losses.length; n++) {
      if (losses[n] === 0) continue;
      const node = this.deal(dice - 1, index + n * far, 0);
      this.deal(dice - 1, index + n * far, 1);
      again += losses[n]! * graph.value(node);
      againSecond += losses[n]! * graph.second(node);
    }
    let thrown = 0;
    graph.edge(saved, 1 - fails);
    for (let n = 0; n < losses.length; n++) {
      if (losses[n] === 0) continue;
      const keep = this.deal(dice - 1, index + n * far, 1);
      if (isMore(again, againSecond, graph.value(keep), graph.second(keep), true)) thrown += losses[n]!;
      else graph.edge(keep, fails * losses[n]!);
    }
    if (thrown > 0)
      for (let n = 0; n < losses.length; n++)
        if (losses[n]! > 0) graph.edge(this.deal(dice - 1, index + n * far, 0), fails * thrown * losses[n]!);
    return graph.close();
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
    const { graph, policies } = this.#ahead;
    const next: Then = (standing, left) => this.deal(dice - 1, standing, left);
    const hurt = (left: number): number => this.#damage.strike(index, left, group, pick, next);
    if (!this.#blow.save) return hurt(spare);
    const { fails, may } = this.#failing(group);
    const once = (left: number): number => graph.chance([next(index, left), hurt(left)], [1 - fails, fails]);
    const kept = spare === 1 && this.#spareUpTo > 0 ? graph.prefer([hurt(1), once(0)], false) : hurt(spare);
    if (fails === 1 && may === 0) return kept;
    if (may === 0 || policies.saves === 'never') return graph.chance([next(index, spare), kept], [1 - fails, fails]);
    const again = policies.saves === 'best' ? graph.prefer([kept, once(spare)], false) : once(spare);
    return graph.chance([next(index, spare), kept, again], [1 - fails, fails - may, may]);
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
