import { attackDice } from '../compile.js';
import { TooLargeError } from '../too-large.js';
import type { Sequence } from '../volley.js';
import { type ForkFuture, type Futures, futuresOf, type OnceFuture, type StageFuture, type To } from './futures.js';
import { Gathering, mayReroll } from './gathering.js';
import { Known } from './known.js';
import { rollsOf } from './rolls-of.js';
import { type Shown, settledOf, shownOf } from './shown.js';
import type { Ahead } from './state.js';

/** Counts of dice by class in one number: the digit of a class, to a base that no count reaches. */
type Counts = number;

/** What follows once every step is behind the dice: counts of blows by their place in `sequence.order`. */
type Done = (counts: readonly number[], spare: number) => number;

/** A face class of one step, with what it adds to the counts of the next one. */
interface Face {
  readonly index: number;
  readonly class: number;
  readonly chance: number;
  readonly settled: number;
  readonly to: Counts;
  readonly fails: boolean;
  readonly may: boolean;
  readonly policy: boolean;
}

/** A step with everything it leads to as counts of the next step. */
type Step =
  | (Omit<StageFuture, 'faces' | 'passes'> & {
      readonly faces: readonly (readonly Face[])[];
      readonly lists: StageFuture['faces'];
      /** So many ways in which some of its faces can lie on the table. */
      readonly masks: number;
      /** Dice thrown for good: by the dice left, the counts banked, and how they are thrown. */
      readonly thrown: Known;
      /** The same where the single re-roll may follow, by the faces that it may touch. */
      readonly throwing: Known;
      readonly spares: Known;
      /** One die thrown again for the single re-roll, by its class and the other counts. */
      readonly again: Known;
      readonly passes: readonly Counts[];
    })
  | (Omit<ForkFuture, 'ways'> & { readonly ways: readonly (readonly Counts[])[] })
  | (Omit<OnceFuture, 'passes' | 'spent'> & {
      readonly passes: readonly Counts[];
      readonly spent: readonly (Counts | undefined)[];
    });

type StageStep = Extract<Step, { kind: 'stage' }>;

/** Faces on the table at one step, by the bit of their place, tell which dice may be thrown again. */
const MOST_FACES = 30;

/** Hits and wounds of one pool by counts, with every choice on the counts shown. */
export class Rolls {
  readonly #ahead: Ahead;
  readonly #sequence: Sequence;
  readonly #futures: Futures;
  readonly #done: Done;
  #base = 1;
  #steps: readonly Step[] = [];
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

  /** Counts that so many attack dice can come to fit one number, or it is too large. */
  #prepare(attacks: number): void {
    const { steps, none } = this.#futures;
    const most = steps.reduce((dice, step) => dice * mostOf(step), attacks);
    this.#base = most + 1;
    const widest = Math.max(...none.map(({ length }) => length));
    if (!Number.isSafeInteger(this.#base ** widest * 4)) throw new TooLargeError(this.#base ** widest);
    this.#sizes = none.map(({ length }) => this.#base ** length);
    this.#reached = this.#sizes.map((size) => new Known(size * 2));
    this.#steps = steps.map((step, at) => stepOf(step, this.#base, this.#sizes[at]!, this.#sizes[at + 1]!));
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
  #once(at: number, { passes, spent }: Extract<Step, { kind: 'once' }>, dice: readonly number[], spare: number) {
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
  #fork(at: number, { ways, best }: Extract<Step, { kind: 'fork' }>, dice: readonly number[], spare: number): number {
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
    const { spares, faces, masks } = this.#steps[at] as StageStep;
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
    const { again, faces } = this.#steps[at] as StageStep;
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
    const { thrown } = this.#steps[at] as StageStep;
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
    const { throwing, masks } = this.#steps[at] as StageStep;
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

/** Dice of several classes, each of which falls by itself. */
function thrownTogether([first, ...others]: readonly Shown[]): Shown {
  let all = first!;
  for (const one of others) {
    const ways = all.ways * one.ways;
    if (ways > 400_000) throw new TooLargeError(ways);
    const classes = all.classes + one.classes;
    const counts = new Int32Array(ways * classes);
    const chances = new Float64Array(ways);
    for (let a = 0, w = 0; a < all.ways; a++)
      for (let b = 0; b < one.ways; b++, w++) {
        for (let f = 0; f < all.classes; f++) counts[w * classes + f] = all.counts[a * all.classes + f]!;
        for (let f = 0; f < one.classes; f++) counts[w * classes + all.classes + f] = one.counts[b * one.classes + f]!;
        chances[w] = all.chances[a]! * one.chances[b]!;
      }
    all = { classes, ways, counts, chances };
  }
  if (all.ways > 400_000) throw new TooLargeError(all.ways);
  return all;
}

/** The most dice that one die of a step can become. */
function mostOf(step: Futures['steps'][number]): number {
  const size = (to: To): number => to.reduce((sum, [, howMany]) => sum + howMany, 0);
  const all =
    step.kind === 'stage'
      ? [...step.faces.flat().map(({ to }) => to), ...step.passes]
      : step.kind === 'fork'
        ? step.ways.flat()
        : [...step.passes, ...step.spent.map((to) => to ?? [])];
  return Math.max(1, ...all.map(size));
}

function stepOf(step: Futures['steps'][number], base: number, size: number, next: number): Step {
  const counts = (to: To): Counts => to.reduce((sum, [index, howMany]) => sum + howMany * base ** index, 0);
  if (step.kind === 'fork') return { ...step, ways: step.ways.map((list) => list.map(counts)) };
  const passes = step.passes.map(counts);
  if (step.kind === 'once') return { ...step, passes, spent: step.spent.map((to) => to && counts(to)) };
  let index = 0;
  const faces = step.faces.map((list) =>
    list.map((face) => ({ ...face, index: index++, to: counts(face.to), fails: face.to.length === 0 })),
  );
  if (index > MOST_FACES) throw new TooLargeError(2 ** index);
  const masks = 2 ** index;
  return {
    ...step,
    passes,
    faces,
    lists: step.faces,
    masks,
    thrown: new Known(size * next * 4),
    throwing: new Known(size * next * masks),
    spares: new Known(next * masks),
    again: new Known(next * faces.length),
  };
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
