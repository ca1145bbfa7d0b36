import { attackDice } from '../compile.js';
import { TooLargeError } from '../too-large.js';
import type { Sequence } from '../volley.js';
import {
  type Faces,
  type ForkFuture,
  type Futures,
  futuresOf,
  type OnceFuture,
  type StageFuture,
  type To,
} from './futures.js';
import { Gathering, mayReroll } from './gathering.js';
import { rollsOf } from './rolls-of.js';
import { product, settledOf, shownOf } from './shown.js';
import type { Ahead } from './state.js';

type Counts = readonly number[];

/** What follows once every step is behind the dice: counts of blows by their place in `sequence.order`. */
type Done = (counts: Counts, spare: number) => number;

/** Counts that fit one number as a key: up to five classes, each below this. */
const BASE = 1024;

function keyOf(counts: Counts, spare: number): number {
  if (counts.length > 5) throw new TooLargeError(BASE ** counts.length);
  let key = 0;
  for (let i = counts.length - 1; i >= 0; i--) {
    if (counts[i]! >= BASE) throw new TooLargeError(counts[i]! ** counts.length);
    key = key * BASE + counts[i]!;
  }
  return key * 2 + spare;
}

/** Hits and wounds of one pool by counts, with every choice on the counts shown. */
export class Rolls {
  readonly #ahead: Ahead;
  readonly #sequence: Sequence;
  readonly #futures: Futures;
  readonly #done: Done;
  readonly #steps: Map<number, number>[];
  readonly #pending: Map<number, number>[];
  readonly #pendingSpared: Map<string, number>[];

  constructor(ahead: Ahead, sequence: Sequence, done: Done) {
    this.#ahead = ahead;
    this.#sequence = sequence;
    this.#futures = futuresOf(sequence, ahead.policies);
    this.#done = done;
    this.#steps = Array.from({ length: sequence.steps.length + 1 }, () => new Map());
    this.#pending = sequence.steps.map(() => new Map());
    this.#pendingSpared = sequence.steps.map(() => new Map());
  }

  /** From the gathering of attack dice. */
  begin(spare: number): number {
    const { gather } = this.#sequence;
    const { graph, policies, spareSeat } = this.#ahead;
    const { none, start } = this.#futures;
    const from = (attacks: number, left: number): number =>
      this.#step(0, start < 0 ? none[0]! : none[0]!.map((_, c) => (c === start ? attacks : 0)), left);
    const isRolled = gather.each.dice > 0;
    const maySpare =
      isRolled && spare === 1 && spareSeat === 'attacker' && gather.spare !== 'no' && this.#isAlone(gather.weapons);
    const looks =
      isRolled && policies.attacks === 'best' && rollsOf(gather.each).some(({ faces }) => mayReroll(gather, faces));
    if (maySpare || looks) return new Gathering(this.#ahead, gather, spare, maySpare, from).begin();
    const dice = attackDice(this.#sequence, policies);
    const numbers = Array.from(dice, (_, n) => n).filter((n) => dice[n]! > 0);
    return graph.chance(
      numbers.map((n) => from(n, spare)),
      numbers.map((n) => dice[n]!),
    );
  }

  /** Where the single re-roll is only for a die thrown alone, so many dice are too many. */
  readonly #isAlone = (dice: number): boolean => !this.#sequence.spareOn.onlyAlone || dice <= 1;

  /** Counts of dice by class that wait for a step. */
  #step(at: number, counts: Counts, spare: number): number {
    const key = keyOf(counts, spare);
    const known = this.#steps[at]!.get(key);
    if (known !== undefined) return known;
    const step = this.#futures.steps[at];
    const node =
      step === undefined
        ? this.#done(counts, spare)
        : step.kind === 'stage'
          ? this.#stage(at, step, counts, spare)
          : step.kind === 'fork'
            ? this.#fork(at, step, counts, spare)
            : this.#once(at, step, counts, spare);
    this.#steps[at]!.set(key, node);
    return node;
  }

  /** The single extra, spent on one die of a class or kept. */
  #once(at: number, { passes, spent }: OnceFuture, counts: Counts, spare: number): number {
    const go = (dice: Counts, extra: To, left: number): number => {
      const base = dice.reduce<Counts>((now, n, c) => added(now, passes[c]!, n), this.#futures.none[at + 1]!);
      return this.#step(at + 1, added(base, extra, 1), left);
    };
    const choices = [go(counts, [], spare)];
    if (spare === 1 && this.#ahead.spareSeat === 'attacker') {
      spent.forEach((to, c) => {
        if (to && counts[c]! > 0)
          choices.push(
            go(
              counts.map((n, i) => (i === c ? n - 1 : n)),
              to,
              0,
            ),
          );
      });
    }
    return this.#ahead.graph.prefer(choices, true);
  }

  /** Splits the dice of each class over its ways, and goes on to the next step. */
  #fork(at: number, { ways, best }: ForkFuture, counts: Counts, spare: number): number {
    const options = counts.map((dice, c) => {
      const list = ways[c]!;
      return best && list.length > 1 ? splitsOf(dice, list.length) : [list.map((_, i) => (i === 0 ? dice : 0))];
    });
    const outcomes = cartesian(options).map((splits) =>
      this.#step(
        at + 1,
        splits.reduce<Counts>(
          (now, split, c) => split.reduce<Counts>((sum, n, w) => added(sum, ways[c]![w]!, n), now),
          this.#futures.none[at + 1]!,
        ),
        spare,
      ),
    );
    return this.#ahead.graph.prefer(outcomes, true);
  }

  #stage(at: number, { faces, passes, spare: mayBeSpared, looks }: StageFuture, counts: Counts, spare: number): number {
    const base = counts.reduce<Counts>((now, dice, c) => added(now, passes[c]!, dice), this.#futures.none[at + 1]!);
    const thrown = counts.map((dice, c) => (faces[c]!.length > 0 ? dice : 0));
    if (thrown.every((dice) => dice === 0)) return this.#step(at + 1, base, spare);
    const isAlone = this.#isAlone(thrown.reduce((a, b) => a + b, 0));
    const maySpare = spare === 1 && this.#ahead.spareSeat === 'attacker' && mayBeSpared && isAlone;
    if (!maySpare && !looks) return this.#settled(at, thrown, base, spare);
    const all = faces.flatMap((list, c) => (thrown[c]! > 0 ? list : []));
    const shown = product(faces.flatMap((list, c) => (thrown[c]! > 0 ? [shownOf(list, thrown[c]!)] : [])));
    if (shown.length > 400_000) throw new TooLargeError(shown.length);
    const nodes = shown.map((one) => this.#decide(at, all, one.counts, base, spare, maySpare, looks));
    return this.#ahead.graph.chance(
      nodes,
      shown.map(({ chance }) => chance),
    );
  }

  /** Nobody has a choice: two ways a die of one class can fall make a row of numbers, anything else goes die by die. */
  #settled(at: number, thrown: Counts, base: Counts, spare: number): number {
    const { faces } = this.#futures.steps[at] as StageFuture;
    const one = thrown.findIndex((dice) => dice > 0);
    const list = faces[one]!;
    if (list.length > 2 || thrown.some((dice, c) => dice > 0 && c !== one))
      return this.#throw(at, thrown, base, spare, true);
    const shown = shownOf(settledOf(list), thrown[one]!);
    return this.#ahead.graph.chance(
      shown.map(({ counts }) => this.#step(at + 1, kept(list, counts, base), spare)),
      shown.map(({ chance }) => chance),
    );
  }

  /** The dice shown, by faces that do the same: which go again, by policy or by looking ahead. */
  #decide(
    at: number,
    faces: readonly Faces[],
    shown: Counts,
    base: Counts,
    spare: number,
    maySpare: boolean,
    looks: boolean,
  ): number {
    const again = (taken: Counts): number => {
      const left = shown.map((dice, f) => dice - taken[f]!);
      const dice = (this.#futures.steps[at] as StageFuture).faces.map((_, c) =>
        taken.reduce((sum, n, f) => sum + (faces[f]!.class === c ? n : 0), 0),
      );
      if (!maySpare) return this.#throw(at, dice, kept(faces, left, base), spare, false);
      return this.#throwThen(at, faces, left, dice, base);
    };
    if (!looks && maySpare && !faces.some(({ policy }) => policy)) return this.#spared(at, faces, shown, base);
    if (!looks) return again(shown.map((dice, f) => (faces[f]!.policy ? dice : 0)));
    // a die that failed is always thrown again where it may be; of the others every number is tried
    const options = shown.map((dice, f) => {
      if (!faces[f]!.may) return [0];
      return faces[f]!.to.length === 0 ? [dice] : Array.from({ length: dice + 1 }, (_, n) => n);
    });
    return this.#ahead.graph.prefer(cartesian(options).map(again), true);
  }

  /** The single re-roll, on one of the dice that were not thrown again, or kept for later. */
  #spared(at: number, faces: readonly Faces[], left: Counts, banked: Counts): number {
    const { graph } = this.#ahead;
    const all = kept(faces, left, banked);
    const choices = [this.#step(at + 1, all, 1)];
    left.forEach((dice, f) => {
      if (dice === 0) return;
      const rest = added(all, faces[f]!.to, -1);
      const own = (this.#futures.steps[at] as StageFuture).faces[faces[f]!.class]!;
      choices.push(
        graph.chance(
          own.map(({ to }) => this.#step(at + 1, added(rest, to, 1), 0)),
          own.map(({ chance }) => chance),
        ),
      );
    });
    return graph.prefer(choices, true);
  }

  /** Throws dice for good and goes on to the next step; one die at a time, so that all numbers of dice share their ends. */
  #throw(at: number, dice: Counts, base: Counts, spare: number, policy: boolean): number {
    const first = dice.findIndex((n) => n > 0);
    if (first < 0) return this.#step(at + 1, base, spare);
    const key = (keyOf(dice, 0) * BASE ** base.length + keyOf(base, spare)) * 2 + (policy ? 1 : 0);
    const known = Number.isSafeInteger(key) ? this.#pending[at]!.get(key) : undefined;
    if (known !== undefined) return known;
    const rest = dice.map((n, c) => (c === first ? n - 1 : n));
    const list = (this.#futures.steps[at] as StageFuture).faces[first]!;
    const node = this.#ahead.graph.chance(
      list.map(({ to }) => this.#throw(at, rest, added(base, to, 1), spare, policy)),
      policy ? list.map(({ settled }) => settled) : list.map(({ chance }) => chance),
    );
    if (Number.isSafeInteger(key)) this.#pending[at]!.set(key, node);
    return node;
  }

  /** As `throw`, with the single re-roll still to come on the dice that were left. */
  #throwThen(at: number, faces: readonly Faces[], left: Counts, dice: Counts, base: Counts): number {
    const first = dice.findIndex((n) => n > 0);
    if (first < 0) return this.#spared(at, faces, left, base);
    const key = `${left.join()}/${dice.join()}/${base.join()}`;
    const known = this.#pendingSpared[at]!.get(key);
    if (known !== undefined) return known;
    const rest = dice.map((n, c) => (c === first ? n - 1 : n));
    const list = (this.#futures.steps[at] as StageFuture).faces[first]!;
    const node = this.#ahead.graph.chance(
      list.map(({ to }) => this.#throwThen(at, faces, left, rest, added(base, to, 1))),
      list.map(({ chance }) => chance),
    );
    this.#pendingSpared[at]!.set(key, node);
    return node;
  }
}

const added = (counts: Counts, to: To, times: number): Counts => {
  if (times === 0 || to.length === 0) return counts;
  const next = [...counts];
  for (const [index, howMany] of to) next[index]! += howMany * times;
  return next;
};

const kept = (faces: readonly Faces[], shown: Counts, base: Counts): Counts =>
  shown.reduce((counts, dice, f) => added(counts, faces[f]!.to, dice), base);

const cartesian = <T>(options: readonly (readonly T[])[]): T[][] =>
  options.reduce<T[][]>((all, list) => all.flatMap((a) => list.map((one) => [...a, one])), [[]]);

const splitsOf = (dice: number, ways: number): number[][] =>
  ways === 1
    ? [[dice]]
    : Array.from({ length: dice + 1 }, (_, n) => splitsOf(dice - n, ways - 1).map((rest) => [n, ...rest])).flat();
