import type { Ahead } from './ahead.js';
import { attackDice } from './compile.js';
import { type DiceExpression, meanOf } from './expression.js';
import {
  type Faces,
  type ForkFuture,
  type Futures,
  futuresOf,
  type OnceFuture,
  type StageFuture,
  type To,
} from './futures.js';
import { manyRolls, rollsOf } from './rolls-of.js';
import { TooLargeError } from './too-large.js';
import type { Sequence } from './volley.js';

type Counts = readonly number[];

/** What follows once every step is behind the dice: counts of blows by their place in `sequence.order`. */
type Done = (counts: Counts, spare: number) => number;

/** Counts that fit one number as a key: up to five classes, each below this. */
const BASE = 1024;

const keyOf = (counts: Counts, spare: number): number => counts.reduceRight((key, n) => key * BASE + n, 0) * 2 + spare;

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
    const { graph, policies } = this.#ahead;
    const { none, start } = this.#futures;
    const from = (attacks: number, left: number): number =>
      this.#step(0, start < 0 ? none[0]! : none[0]!.map((_, c) => (c === start ? attacks : 0)), left);
    const maySpare =
      spare === 1 &&
      this.#ahead.spareSeat === 'attacker' &&
      gather.spare !== 'no' &&
      gather.each.dice > 0 &&
      this.#isAlone(gather.weapons);
    const looks =
      policies.attacks === 'best' &&
      gather.each.dice > 0 &&
      rollsOf(gather.each).some(({ faces }) => mayReroll(gather, faces));
    if (!maySpare && !looks) {
      const dice = attackDice(this.#sequence, policies);
      const numbers = Array.from(dice, (_, n) => n).filter((n) => dice[n]! > 0);
      return graph.chance(
        numbers.map((n) => from(n, spare)),
        numbers.map((n) => dice[n]!),
      );
    }
    return this.#gathered(gather, maySpare, from, spare);
  }

  /** Every result of the attack rolls, with re-rolls of whole rolls first and the single re-roll after them. */
  #gathered(
    gather: Sequence['gather'],
    maySpare: boolean,
    from: (attacks: number, spare: number) => number,
    spare: number,
  ): number {
    const { graph, policies } = this.#ahead;
    const rolls = rollsOf(gather.each);
    if (multisetsOf(rolls.length, gather.weapons) > 60_000)
      throw new TooLargeError(multisetsOf(rolls.length, gather.weapons));
    const value = (faces: readonly number[]): number =>
      Math.max(0, gather.amount(faces.reduce((a, b) => a + b, gather.each.plus)));
    const shownNodes = new Map<string, number>();
    const whole = new Map<number, number>();
    const rollAgain = (rest: number): number => {
      const node =
        whole.get(rest) ??
        graph.chance(
          rolls.map(({ faces }) => from(rest + value(faces), 0)),
          rolls.map(({ chance }) => chance),
        );
      whole.set(rest, node);
      return node;
    };
    const spared = (kept: readonly (readonly number[])[], sum: number): number => {
      const choices = [from(sum + total(kept, value), spare)];
      if (maySpare) {
        for (const faces of unique(kept)) {
          const rest = sum + total(kept, value) - value(faces);
          if (gather.spare === 'roll' || faces.length === 1) choices.push(rollAgain(rest));
          else
            for (const face of new Set(faces))
              choices.push(this.#oneDie(faces, face, gather.each, (again) => from(rest + value(again), 0)));
        }
      }
      return graph.prefer(choices, true);
    };
    const again = (kept: readonly (readonly number[])[], dice: number): number => {
      const key = `${kept.join('|')}/${dice}`;
      const found = shownNodes.get(key);
      if (found !== undefined) return found;
      if (dice === 0) return spared(kept, 0);
      const sums = repeatedSums(
        rolls.map(({ faces, chance }) => ({ value: value(faces), chance })),
        dice,
      );
      const numbers = Array.from(sums, (_, n) => n).filter((n) => sums[n]! > 0);
      const node = graph.chance(
        numbers.map((n) => spared(kept, n)),
        numbers.map((n) => sums[n]!),
      );
      shownNodes.set(key, node);
      return node;
    };
    const mean = meanOf(gather.each);
    const decide = (shown: readonly (readonly number[])[]): number => {
      if (policies.attacks === 'never') return again(shown, 0);
      const open = shown.filter((faces) => mayReroll(gather, faces));
      const rest = shown.filter((faces) => !mayReroll(gather, faces));
      if (policies.attacks === 'low') {
        const keeps = open.filter((faces) => faces.reduce((a, b) => a + b, gather.each.plus) >= mean);
        return again([...rest, ...keeps], open.length - keeps.length);
      }
      // of rolls made again it is always the lowest that go
      const sorted = [...open].sort((a, b) => value(a) - value(b));
      const choices = Array.from({ length: sorted.length + 1 }, (_, n) => again([...rest, ...sorted.slice(n)], n));
      return graph.prefer(choices, true);
    };
    const shown = manyRolls(gather.each, gather.weapons);
    return graph.chance(
      shown.map((one) => decide(one.rolls)),
      shown.map(({ chance }) => chance),
    );
  }

  #oneDie(
    faces: readonly number[],
    face: number,
    { sides }: DiceExpression,
    then: (faces: readonly number[]) => number,
  ): number {
    const rest = [...faces];
    rest.splice(rest.indexOf(face), 1);
    const each = Array.from({ length: sides }, (_, i) => i + 1);
    return this.#ahead.graph.chance(
      each.map((again) => then([...rest, again])),
      each.map(() => 1 / sides),
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

const mayReroll = ({ mayReroll: may, each }: Sequence['gather'], faces: readonly number[]): boolean =>
  may(faces.reduce((a, b) => a + b, each.plus));

const added = (counts: Counts, to: To, times: number): Counts => {
  if (times === 0 || to.length === 0) return counts;
  const next = [...counts];
  for (const [index, howMany] of to) next[index]! += howMany * times;
  return next;
};

const kept = (faces: readonly Faces[], shown: Counts, base: Counts): Counts =>
  shown.reduce((counts, dice, f) => added(counts, faces[f]!.to, dice), base);

interface ShownDice {
  readonly counts: Counts;
  readonly chance: number;
}

const settledLists = new WeakMap<readonly Faces[], readonly Faces[]>();

/** The same faces with their policy's re-roll worked in. */
function settledOf(faces: readonly Faces[]): readonly Faces[] {
  const made = settledLists.get(faces) ?? faces.map((face) => ({ ...face, chance: face.settled }));
  settledLists.set(faces, made);
  return made;
}

const shownLists = new WeakMap<readonly Faces[], ShownDice[][]>();

/** Every way `dice` alike dice can fall into the classes; kept as long as the classes are. */
function shownOf(classes: readonly Faces[], dice: number): ShownDice[] {
  const lists = shownLists.get(classes) ?? [];
  shownLists.set(classes, lists);
  const made = lists[dice] ?? fallsOf(classes, dice);
  lists[dice] = made;
  return made;
}

function fallsOf(classes: readonly Faces[], dice: number): ShownDice[] {
  let all: { counts: number[]; left: number; chance: number; odds: number }[] = [
    { counts: [], left: dice, chance: 1, odds: 1 },
  ];
  classes.forEach(({ chance }, c) => {
    const last = c === classes.length - 1;
    all = all.flatMap(({ counts, left, chance: before, odds }) => {
      if (last) return [{ counts: [...counts, left], left: 0, chance: before, odds }];
      const share = odds <= chance ? 1 : chance / odds;
      return Array.from({ length: left + 1 }, (_, n) => ({
        counts: [...counts, n],
        left: left - n,
        chance: before * binomialChance(left, n, share),
        odds: odds - chance,
      }));
    });
  });
  return all.filter(({ chance }) => chance > 0).map(({ counts, chance }) => ({ counts, chance }));
}

function binomialChance(n: number, k: number, p: number): number {
  if (p === 1) return k === n ? 1 : 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways * p ** k * (1 - p) ** (n - k);
}

const product = (lists: readonly (readonly ShownDice[])[]): readonly ShownDice[] =>
  lists.length === 1
    ? lists[0]!
    : lists.reduce<ShownDice[]>(
        (all, list) =>
          all.flatMap((a) => list.map((b) => ({ counts: [...a.counts, ...b.counts], chance: a.chance * b.chance }))),
        [{ counts: [], chance: 1 }],
      );

const cartesian = <T>(options: readonly (readonly T[])[]): T[][] =>
  options.reduce<T[][]>((all, list) => all.flatMap((a) => list.map((one) => [...a, one])), [[]]);

const splitsOf = (dice: number, ways: number): number[][] =>
  ways === 1
    ? [[dice]]
    : Array.from({ length: dice + 1 }, (_, n) => splitsOf(dice - n, ways - 1).map((rest) => [n, ...rest])).flat();

const total = (rolls: readonly (readonly number[])[], value: (faces: readonly number[]) => number): number =>
  rolls.reduce((sum, faces) => sum + value(faces), 0);

const unique = (rolls: readonly (readonly number[])[]): (readonly number[])[] => [
  ...new Map(rolls.map((faces) => [faces.join(), faces])).values(),
];

function repeatedSums(
  one: readonly { readonly value: number; readonly chance: number }[],
  times: number,
): Float64Array {
  let sums = Float64Array.of(1);
  const most = Math.max(...one.map(({ value }) => value));
  for (let i = 0; i < times; i++) {
    const next = new Float64Array(sums.length + most);
    for (let s = 0; s < sums.length; s++) for (const { value, chance } of one) next[s + value]! += sums[s]! * chance;
    sums = next;
  }
  return sums;
}

/** How many ways there are to share so many dice among so many results. */
function multisetsOf(results: number, dice: number): number {
  let ways = 1;
  for (let i = 1; i <= dice; i++) ways = (ways * (results - 1 + i)) / i;
  return ways;
}
