import { attackDice } from '../compile.js';
import { TooLargeError } from '../too-large.js';
import type { Sequence } from '../volley.js';
import { type Futures, futuresOf } from './futures.js';
import { Gathering } from './gathering.js';
import { Known } from './known.js';
import { mayReroll, rollsOf } from './rolls-of.js';
import { settledOf, shownOf, thrownTogether } from './shown.js';
import type { Ahead } from './state.js';
import {
  type Counts,
  type Face,
  type ForkStep,
  nodesOf,
  type OnceStep,
  type StageNodes,
  type StageStep,
  type Step,
  stepsOf,
} from './steps.js';

/** What follows once every step is behind the dice: counts of blows by their place in `sequence.order`. */
type Done = (counts: readonly number[], spare: number) => number;

/** Hits and wounds of one pool by counts, with every choice on the counts shown. */
export class Rolls {
  readonly #ahead: Ahead;
  readonly #sequence: Sequence;
  readonly #futures: Futures;
  readonly #done: Done;
  #base = 1;
  #steps: readonly Step[] = [];
  #nodes: readonly (StageNodes | undefined)[] = [];
  #sizes: readonly number[] = [];
  #reached: readonly Known[] = [];

  constructor(ahead: Ahead, sequence: Sequence, done: Done) {
    this.#ahead = ahead;
    this.#sequence = sequence;
    this.#futures = futuresOf(sequence, ahead.policies);
    this.#done = done;
  }

  /** From the gathering of attack dice. */
  begin(spare: number): number {
    const { gather } = this.#sequence;
    const { graph, policies, spareSeat } = this.#ahead;
    const { start } = this.#futures;
    const dice = attackDice(this.#sequence, policies);
    this.#prepare(dice.length - 1);
    const from = (attacks: number, left: number): number =>
      this.#step(0, start < 0 ? 0 : attacks * this.#base ** start, left);
    const isRolled = gather.each.dice > 0;
    const maySpare =
      isRolled && spare === 1 && spareSeat === 'attacker' && gather.spare !== 'no' && this.#isAlone(gather.weapons);
    const looks =
      isRolled && policies.attacks === 'best' && rollsOf(gather.each).some(({ faces }) => mayReroll(gather, faces));
    if (maySpare || looks) return new Gathering(this.#ahead, gather, spare, maySpare, from).begin();
    const numbers = Array.from(dice, (_, n) => n).filter((n) => dice[n]! > 0);
    return graph.chance(
      numbers.map((n) => from(n, spare)),
      numbers.map((n) => dice[n]!),
    );
  }

  #prepare(attacks: number): void {
    const made = stepsOf(this.#futures, attacks);
    this.#base = made.base;
    this.#sizes = made.sizes;
    this.#steps = made.steps;
    this.#nodes = nodesOf(made);
    this.#reached = made.sizes.map((size) => new Known(size * 2));
  }

  /** Where the single re-roll is only for a die thrown alone, so many dice are too many. */
  readonly #isAlone = (dice: number): boolean => !this.#sequence.spareOn.onlyAlone || dice <= 1;

  /** How many dice of each class of a step. */
  #digits(at: number, counts: Counts): number[] {
    const digits: number[] = [];
    for (let c = 0, left = counts; c < this.#futures.none[at]!.length; c++) {
      digits.push(left % this.#base);
      left = Math.floor(left / this.#base);
    }
    return digits;
  }

  /** Counts of dice by class that wait for a step. */
  #step(at: number, counts: Counts, spare: number): number {
    const reached = this.#reached[at]!;
    const key = counts * 2 + spare;
    const known = reached.get(key);
    if (known >= 0) return known;
    const step = this.#steps[at];
    const digits = this.#digits(at, counts);
    const node =
      step === undefined
        ? this.#done(digits, spare)
        : step.kind === 'stage'
          ? this.#stage(at, step, digits, spare)
          : step.kind === 'fork'
            ? this.#fork(at, step, digits, spare)
            : this.#once(at, step, digits, spare);
    return reached.set(key, node);
  }

  /** The single extra, spent on one die of a class or kept. */
  #once(at: number, { passes, spent }: OnceStep, dice: readonly number[], spare: number) {
    const { graph, spareSeat } = this.#ahead;
    const all = sumOf(dice, passes);
    let best = this.#step(at + 1, all, spare);
    if (spare === 0 || spareSeat !== 'attacker') return best;
    spent.forEach((to, c) => {
      if (to === undefined || dice[c] === 0) return;
      const node = this.#step(at + 1, all - passes[c]! + to, 0);
      if (graph.isBetter(node, best, true)) best = node;
    });
    return best;
  }

  /** Splits the dice of each class over its ways, and goes on to the next step. */
  #fork(at: number, { ways, best }: ForkStep, dice: readonly number[], spare: number): number {
    if (!best || dice.every((n, c) => n === 0 || ways[c]!.length < 2)) {
      const all = dice.reduce((sum, n, c) => sum + n * ways[c]![0]!, 0);
      return this.#step(at + 1, all, spare);
    }
    const options = dice.map((n, c) => {
      const list = ways[c]!;
      return splitsOf(n, list.length).map((split) => sumOf(split, list));
    });
    const nodes = sumsOf(options).map((counts) => this.#step(at + 1, counts, spare));
    return this.#ahead.graph.prefer(nodes, true);
  }

  #stage(at: number, step: StageStep, dice: readonly number[], spare: number): number {
    const { faces, passes } = step;
    const base = sumOf(dice, passes);
    const classes = dice.flatMap((n, c) => (n > 0 && faces[c]!.length > 0 ? [c] : []));
    if (classes.length === 0) return this.#step(at + 1, base, spare);
    const isAlone = this.#isAlone(classes.reduce((sum, c) => sum + dice[c]!, 0));
    const maySpare = spare === 1 && this.#ahead.spareSeat === 'attacker' && step.spare && isAlone;
    if (!maySpare && !step.looks) return this.#settled(at, step, classes, dice, base, spare);
    const all = classes.length === 1 ? faces[classes[0]!]! : classes.flatMap((c) => faces[c]!);
    const shown = thrownTogether(classes.map((c) => shownOf(step.lists[c]!, dice[c]!)));
    const nodes: number[] = [];
    const counts: number[] = [];
    for (let w = 0, i = 0; w < shown.ways; w++) {
      for (let f = 0; f < all.length; f++) counts[f] = shown.counts[i++]!;
      nodes.push(this.#decide(at, step, all, counts, base, spare, maySpare));
    }
    return this.#ahead.graph.chance(nodes, shown.chances);
  }

  /** Nobody has a choice: two ways a die of one class can fall make a row of numbers, anything else goes die by die. */
  #settled(
    at: number,
    { faces, lists }: StageStep,
    classes: readonly number[],
    dice: readonly number[],
    base: Counts,
    spare: number,
  ): number {
    const [first = 0] = classes;
    const list = faces[first]!;
    if (classes.length > 1 || list.length > 2) {
      const left = classes.reduce((sum, c) => sum + dice[c]! * this.#base ** c, 0);
      return this.#throw(at, left, base, spare, true);
    }
    const { ways, classes: width, counts, chances } = shownOf(settledOf(lists[first]!), dice[first]!);
    const nodes: number[] = [];
    for (let w = 0, i = 0; w < ways; w++) {
      let banked = base;
      for (let f = 0; f < width; f++) banked += counts[i++]! * list[f]!.to;
      nodes.push(this.#step(at + 1, banked, spare));
    }
    return this.#ahead.graph.chance(nodes, chances);
  }

  /** The dice shown, by faces that do the same: which go again, by policy or by looking ahead. */
  #decide(
    at: number,
    step: StageStep,
    faces: readonly Face[],
    shown: readonly number[],
    base: Counts,
    spare: number,
    maySpare: boolean,
  ): number {
    if (!step.looks) return this.#taken(at, faces, shown, undefined, base, spare, maySpare);
    // a die that failed is always thrown again where it may be; of the others every number is tried
    const options = shown.map((n, f) => {
      if (!faces[f]!.may) return [0];
      return faces[f]!.fails ? [n] : Array.from({ length: n + 1 }, (_, i) => i);
    });
    const nodes = cartesian(options).map((taken) => this.#taken(at, faces, shown, taken, base, spare, maySpare));
    return this.#ahead.graph.prefer(nodes, true);
  }

  /** Some dice are thrown again by the rule, or those the policy says; and of the others one may be by the single re-roll. */
  #taken(
    at: number,
    faces: readonly Face[],
    shown: readonly number[],
    taken: readonly number[] | undefined,
    base: Counts,
    spare: number,
    maySpare: boolean,
  ): number {
    let dice = 0;
    let banked = base;
    let mask = 0;
    for (let f = 0; f < faces.length; f++) {
      const face = faces[f]!;
      const again = taken === undefined ? (face.policy ? shown[f]! : 0) : taken[f]!;
      const left = shown[f]! - again;
      if (again > 0) dice += again * this.#base ** face.class;
      banked += left * face.to;
      if (left > 0) mask |= 1 << face.index;
    }
    if (maySpare) return this.#throwThen(at, mask, dice, banked);
    return this.#throw(at, dice, banked, spare, false);
  }

  /** The single re-roll, on one of the dice that were not thrown again, or kept for later. */
  #spared(at: number, mask: number, all: Counts): number {
    const { faces, masks } = this.#steps[at] as StageStep;
    const { spares } = this.#nodes[at]!;
    const key = all * masks + mask;
    const known = spares.get(key);
    if (known >= 0) return known;
    const { graph } = this.#ahead;
    let best = this.#step(at + 1, all, 1);
    for (let c = 0; c < faces.length; c++)
      for (const face of faces[c]!) {
        if ((mask & (1 << face.index)) === 0) continue;
        const node = this.#thrownAgain(at, c, all - face.to);
        if (graph.isBetter(node, best, true)) best = node;
      }
    return spares.set(key, best);
  }

  /** One die of a class is thrown again, and nothing is left to throw another. */
  #thrownAgain(at: number, from: number, rest: Counts): number {
    const { faces } = this.#steps[at] as StageStep;
    const { again } = this.#nodes[at]!;
    const key = rest * faces.length + from;
    const known = again.get(key);
    if (known >= 0) return known;
    const { graph } = this.#ahead;
    const list = faces[from]!;
    // children are made before the node of theirs is opened
    for (const { to } of list) this.#step(at + 1, rest + to, 0);
    for (const { to, chance } of list) graph.edge(this.#step(at + 1, rest + to, 0), chance);
    return again.set(key, graph.close());
  }

  /** Throws dice for good and goes on to the next step; one die at a time, so that all numbers of dice share their ends. */
  #throw(at: number, dice: Counts, base: Counts, spare: number, policy: boolean): number {
    if (dice === 0) return this.#step(at + 1, base, spare);
    const { thrown } = this.#nodes[at]!;
    const key = this.#key(at, dice, base, 4) + spare * 2 + (policy ? 1 : 0);
    const known = thrown.get(key);
    if (known >= 0) return known;
    const { list, rest } = this.#next(at, dice);
    const nodes = list.map(({ to }) => this.#throw(at, rest, base + to, spare, policy));
    const chances = list.map(({ settled, chance }) => (policy ? settled : chance));
    return thrown.set(key, this.#ahead.graph.chance(nodes, chances));
  }

  /** As `throw`, with the single re-roll still to come on the dice that were left. */
  #throwThen(at: number, mask: number, dice: Counts, base: Counts): number {
    if (dice === 0) return this.#spared(at, mask, base);
    const { masks } = this.#steps[at] as StageStep;
    const { throwing } = this.#nodes[at]!;
    const key = this.#key(at, dice, base, masks) + mask;
    const known = throwing.get(key);
    if (known >= 0) return known;
    const { list, rest } = this.#next(at, dice);
    const nodes = list.map(({ to }) => this.#throwThen(at, mask, rest, base + to));
    const chances = list.map(({ chance }) => chance);
    return throwing.set(key, this.#ahead.graph.chance(nodes, chances));
  }

  #key(at: number, dice: Counts, base: Counts, ways: number): number {
    const key = (dice * this.#sizes[at + 1]! + base) * ways;
    if (!Number.isSafeInteger(key + ways)) throw new TooLargeError(key);
    return key;
  }

  /** The faces of the next die to be thrown, and the dice after it. */
  #next(at: number, dice: Counts): { readonly list: readonly Face[]; readonly rest: Counts } {
    let place = 1;
    let c = 0;
    for (let left = dice; left % this.#base === 0; left /= this.#base) {
      place *= this.#base;
      c++;
    }
    return { list: (this.#steps[at] as StageStep).faces[c]!, rest: dice - place };
  }
}

function sumOf(dice: readonly number[], each: readonly Counts[]): Counts {
  let sum = 0;
  for (let c = 0; c < dice.length; c++) sum += dice[c]! * each[c]!;
  return sum;
}

const sumsOf = (options: readonly (readonly Counts[])[]): readonly Counts[] =>
  options.reduce<readonly Counts[]>((all, list) => all.flatMap((sum) => list.map((one) => sum + one)), [0]);

const cartesian = <T>(options: readonly (readonly T[])[]): T[][] =>
  options.reduce<T[][]>((all, list) => all.flatMap((a) => list.map((one) => [...a, one])), [[]]);

const splitsOf = (dice: number, ways: number): number[][] =>
  ways === 1
    ? [[dice]]
    : Array.from({ length: dice + 1 }, (_, n) => splitsOf(dice - n, ways - 1).map((rest) => [n, ...rest])).flat();
