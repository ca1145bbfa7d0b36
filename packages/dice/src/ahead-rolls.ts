import type { Ahead } from './ahead.js';
import { throwsAgain } from './die.js';
import { attackDice, TooLargeError } from './exact.js';
import type { DiceExpression } from './expression.js';
import { meanOf } from './expression.js';
import { everyFace } from './oracle.js';
import { toNumber } from './fraction.js';
import type { Fork, Kind, Sequence, Stage, Yield } from './volley.js';

/** Faces of one kind of die that do the same and may be thrown again alike. */
interface Class {
  readonly kind: Kind;
  readonly chance: number;
  readonly yields: Yield;
  readonly may: boolean;
  readonly policy: boolean;
}

type Counts = readonly number[];

/** Dice still to be thrown for good, by kind, and what is certain already, as counts of the next step. */
type Settled = (counts: Counts, spare: number) => number;

/** Hits and wounds of one pool by counts, with every choice on the counts shown. */
export class Rolls {
  readonly #ahead: Ahead;
  readonly #sequence: Sequence;
  readonly #done: Settled;
  readonly #steps: Map<string, number>[];
  readonly #pending: Map<string, number>[];

  constructor(ahead: Ahead, sequence: Sequence, done: Settled) {
    this.#ahead = ahead;
    this.#sequence = sequence;
    this.#done = done;
    this.#steps = Array.from({ length: sequence.steps.length + 1 }, () => new Map());
    this.#pending = sequence.steps.map(() => new Map());
  }

  /** From the gathering of attack dice. */
  begin(spare: number): number {
    const { gather, start, kinds } = this.#sequence;
    const { graph, policies } = this.#ahead;
    const from = (attacks: number, left: number): number => this.#step(0, kinds.map((_, kind) => (kind === start ? attacks : 0)), left);
    const maySpare = spare === 1 && this.#ahead.spareSeat === 'attacker' && gather.spare !== 'no' && gather.each.dice > 0;
    const looks = policies.attacks === 'best' && gather.mayReroll && gather.each.dice > 0;
    if (!maySpare && !looks) {
      const dice = attackDice(this.#sequence, policies);
      const numbers = Array.from(dice, (_, n) => n).filter((n) => dice[n]! > 0);
      return graph.chance(numbers.map((n) => from(n, spare)), numbers.map((n) => dice[n]!));
    }
    return this.#gathered(gather, maySpare, from, spare);
  }

  /** Every result of the attack rolls, with re-rolls of whole rolls first and the single re-roll after them. */
  #gathered(gather: Sequence['gather'], maySpare: boolean, from: (attacks: number, spare: number) => number, spare: number): number {
    const { graph, policies } = this.#ahead;
    const rolls = rollsOf(gather.each);
    if (multisetsOf(rolls.length, gather.weapons) > 60_000) throw new TooLargeError(multisetsOf(rolls.length, gather.weapons));
    const value = (faces: readonly number[]): number => Math.max(0, gather.amount(faces.reduce((a, b) => a + b, gather.each.plus)));
    const shownNodes = new Map<string, number>();
    const spared = (kept: readonly (readonly number[])[], sum: number): number => {
      const choices = [from(sum + total(kept, value), spare)];
      if (maySpare) {
        for (const faces of unique(kept)) {
          const rest = sum + total(kept, value) - value(faces);
          if (gather.spare === 'roll') choices.push(graph.chance(rolls.map((roll) => from(rest + value(roll.faces), 0)), rolls.map(({ chance }) => chance)));
          else for (const face of new Set(faces)) choices.push(this.#oneDie(faces, face, gather.each, (again) => from(rest + value(again), 0)));
        }
      }
      return graph.prefer(choices, true);
    };
    const again = (kept: readonly (readonly number[])[], dice: number): number => {
      const key = `${kept.join('|')}/${dice}`;
      const found = shownNodes.get(key);
      if (found !== undefined) return found;
      const sums = repeatedSums(rolls.map(({ faces, chance }) => ({ value: value(faces), chance })), dice);
      const numbers = Array.from(sums, (_, n) => n).filter((n) => sums[n]! > 0);
      const node = graph.chance(numbers.map((n) => spared(kept, n)), numbers.map((n) => sums[n]!));
      shownNodes.set(key, node);
      return node;
    };
    const mean = meanOf(gather.each);
    const decide = (shown: readonly (readonly number[])[]): number => {
      if (!gather.mayReroll || policies.attacks === 'never') return again(shown, 0);
      if (policies.attacks === 'low') {
        const keeps = shown.filter((faces) => faces.reduce((a, b) => a + b, gather.each.plus) >= mean);
        return again(keeps, shown.length - keeps.length);
      }
      // of rolls thrown again it is always the lowest that go
      const sorted = [...shown].sort((a, b) => value(a) - value(b));
      return graph.prefer(sorted.map((_, n) => again(sorted.slice(n), n)).concat(again([], sorted.length)), true);
    };
    const lots = everyFace({ purpose: 'attacks', seat: 'attacker', lots: [{ kind: 0, dice: gather.weapons, sides: gather.each.sides, summed: gather.each.dice }] });
    const shown = lots.map(({ faces, chance }) => ({ rolls: chunks(faces[0]!, gather.each.dice), chance: toNumber(chance) }));
    return graph.chance(shown.map((one) => decide(one.rolls)), shown.map(({ chance }) => chance));
  }

  #oneDie(faces: readonly number[], face: number, { sides }: DiceExpression, then: (faces: readonly number[]) => number): number {
    const rest = [...faces];
    rest.splice(rest.indexOf(face), 1);
    const each = Array.from({ length: sides }, (_, i) => i + 1);
    return this.#ahead.graph.chance(each.map((again) => then([...rest, again])), each.map(() => 1 / sides));
  }

  /** Counts of dice by kind that wait for a step. */
  #step(at: number, counts: Counts, spare: number): number {
    const key = `${counts.join()}/${spare}`;
    const known = this.#steps[at]!.get(key);
    if (known !== undefined) return known;
    const step = this.#sequence.steps[at];
    const node = step === undefined ? this.#done(counts, spare) : step.kind === 'stage' ? this.#stage(at, step, counts, spare) : this.#fork(at, step, counts, spare);
    this.#steps[at]!.set(key, node);
    return node;
  }

  #fork(at: number, fork: Fork, counts: Counts, spare: number): number {
    const { graph, policies } = this.#ahead;
    const kind = counts.findIndex((dice, k) => dice > 0 && fork.forks(k).length > 0);
    if (kind < 0) return this.#step(at + 1, counts, spare);
    const ways = fork.forks(kind);
    const dice = counts[kind]!;
    const rest = counts.map((n, k) => (k === kind ? 0 : n));
    const policy = policies.forks(fork.id);
    const fixed = Math.max(0, ways.findIndex(({ key }) => key === policy));
    const splits = policy === 'best' && ways.length > 1 ? splitsOf(dice, ways.length) : [ways.map((_, i) => (i === fixed ? dice : 0))];
    const outcomes = splits.map((split) =>
      this.#step(at, ways.reduce<Counts>((now, { to }, i) => added(now, to, split[i]!), rest), spare),
    );
    return graph.prefer(outcomes, true);
  }

  #stage(at: number, stage: Stage, counts: Counts, spare: number): number {
    const thrown = counts.flatMap((dice, kind) => (dice > 0 && stage.sides(kind) > 0 ? [{ kind, dice }] : []));
    const base = counts.map((dice, kind) => (stage.sides(kind) > 0 ? 0 : dice));
    if (thrown.length === 0) return this.#step(at + 1, base, spare);
    const classes = thrown.flatMap(({ kind }) => classesOf(stage, this.#ahead.policies, kind));
    const maySpare = spare === 1 && this.#ahead.spareSeat === 'attacker' && stage.spare;
    const looks = this.#ahead.policies.stages(stage.id) === 'best' && classes.some(({ may }) => may);
    if (!maySpare && !looks) return this.#throw(at, stage, thrown, base, spare, true);
    const perKind = thrown.map(({ kind, dice }) => shownOf(classes.filter((one) => one.kind === kind), dice));
    const shown = product(perKind);
    if (shown.length > 400_000) throw new TooLargeError(shown.length);
    const nodes = shown.map(({ counts: faces }) => this.#decide(at, stage, classes, faces, base, spare, maySpare, looks));
    return this.#ahead.graph.chance(nodes, shown.map(({ chance }) => chance));
  }

  /** The dice shown by class: which go again, by policy or by looking ahead. */
  #decide(at: number, stage: Stage, classes: readonly Class[], shown: Counts, base: Counts, spare: number, maySpare: boolean, looks: boolean): number {
    const again = (taken: Counts): number => {
      const left = shown.map((dice, c) => dice - taken[c]!);
      const kinds = [...new Set(classes.map(({ kind }) => kind))];
      const dice = kinds.map((kind) => ({ kind, dice: taken.reduce((sum, n, c) => sum + (classes[c]!.kind === kind ? n : 0), 0) })).filter(({ dice: n }) => n > 0);
      if (!maySpare) return this.#throw(at, stage, dice, kept(classes, left, base), spare, false);
      return this.#throwThen(at, stage, dice, base, (banked) => this.#spared(at, classes, left, banked));
    };
    if (!looks) return again(shown.map((dice, c) => (classes[c]!.policy ? dice : 0)));
    // a die that failed is always thrown again where it may be; of the others every number is tried
    const options = shown.map((dice, c) => {
      if (!classes[c]!.may) return [0];
      return classes[c]!.yields.length === 0 ? [dice] : Array.from({ length: dice + 1 }, (_, n) => n);
    });
    return this.#ahead.graph.prefer(cartesian(options).map(again), true);
  }

  /** The single re-roll, on one of the dice that were not thrown again, or kept for later. */
  #spared(at: number, classes: readonly Class[], left: Counts, banked: Counts): number {
    const { graph } = this.#ahead;
    const next = (shown: Counts, base: Counts, spare: number): number => this.#step(at + 1, kept(classes, shown, base), spare);
    const choices = [next(left, banked, 1)];
    left.forEach((dice, c) => {
      if (dice === 0) return;
      const rest = left.map((n, i) => (i === c ? n - 1 : n));
      const faces = classes.filter(({ kind }) => kind === classes[c]!.kind);
      choices.push(graph.chance(faces.map(({ yields }) => next(rest, added(banked, yields, 1), 0)), faces.map(({ chance }) => chance)));
    });
    return graph.prefer(choices, true);
  }

  /** Throws dice for good and goes on to the next step; one die at a time, so that all numbers of dice share their ends. */
  #throw(at: number, stage: Stage, dice: readonly { readonly kind: Kind; readonly dice: number }[], base: Counts, spare: number, policy: boolean): number {
    const first = dice.find((lot) => lot.dice > 0);
    if (!first) return this.#step(at + 1, base, spare);
    const key = `${dice.map((lot) => `${lot.kind}x${lot.dice}`).join()}/${base.join()}/${spare}/${policy}`;
    const known = this.#pending[at]!.get(key);
    if (known !== undefined) return known;
    const rest = dice.map((lot) => (lot === first ? { ...lot, dice: lot.dice - 1 } : lot));
    const faces = policy ? withPolicy(classesOf(stage, this.#ahead.policies, first.kind)) : classesOf(stage, this.#ahead.policies, first.kind);
    const node = this.#ahead.graph.chance(faces.map(({ yields }) => this.#throw(at, stage, rest, added(base, yields, 1), spare, policy)), faces.map(({ chance }) => chance));
    this.#pending[at]!.set(key, node);
    return node;
  }

  /** As `throw`, going on wherever the caller says. */
  #throwThen(at: number, stage: Stage, dice: readonly { readonly kind: Kind; readonly dice: number }[], base: Counts, then: (counts: Counts) => number): number {
    const first = dice.find((lot) => lot.dice > 0);
    if (!first) return then(base);
    const rest = dice.map((lot) => (lot === first ? { ...lot, dice: lot.dice - 1 } : lot));
    const faces = classesOf(stage, this.#ahead.policies, first.kind);
    return this.#ahead.graph.chance(faces.map(({ yields }) => this.#throwThen(at, stage, rest, added(base, yields, 1), then)), faces.map(({ chance }) => chance));
  }
}

const added = (counts: Counts, yields: Yield, times: number): Counts => {
  if (times === 0 || yields.length === 0) return counts;
  const next = [...counts];
  for (const [kind, howMany] of yields) next[kind]! += howMany * times;
  return next;
};

const kept = (classes: readonly Class[], shown: Counts, base: Counts): Counts =>
  shown.reduce((counts, dice, c) => added(counts, classes[c]!.yields, dice), base);

const classLists = new WeakMap<Stage, Map<string, readonly Class[]>>();

function classesOf(stage: Stage, policies: Ahead['policies'], kind: Kind): readonly Class[] {
  const known = classLists.get(stage) ?? new Map<string, readonly Class[]>();
  classLists.set(stage, known);
  const name = `${kind}/${policies.stages(stage.id)}`;
  const found = known.get(name);
  if (found) return found;
  const sides = stage.sides(kind);
  const classes = new Map<string, Class>();
  for (let face = 1; face <= sides; face++) {
    const yields = stage.judge(kind, face);
    const may = stage.mayReroll(kind, face);
    const policy = throwsAgain(stage, policies, kind, face);
    const key = `${JSON.stringify(yields)}/${may}/${policy}`;
    classes.set(key, { kind, yields, may, policy, chance: (classes.get(key)?.chance ?? 0) + 1 / sides });
  }
  const list = [...classes.values()];
  known.set(name, list);
  return list;
}

/** A die with its policy's re-roll worked in. */
function withPolicy(classes: readonly Class[]): readonly Class[] {
  const again = classes.reduce((sum, { policy, chance }) => sum + (policy ? chance : 0), 0);
  return again === 0 ? classes : classes.map((one) => ({ ...one, chance: one.chance * (again + (one.policy ? 0 : 1)) }));
}

interface ShownDice {
  readonly counts: Counts;
  readonly chance: number;
}

/** Every way `dice` alike dice can fall into the classes. */
function shownOf(classes: readonly Class[], dice: number): ShownDice[] {
  let all: { counts: number[]; left: number; chance: number; odds: number }[] = [{ counts: [], left: dice, chance: 1, odds: 1 }];
  classes.forEach(({ chance }, c) => {
    const last = c === classes.length - 1;
    all = all.flatMap(({ counts, left, chance: before, odds }) => {
      if (last) return [{ counts: [...counts, left], left: 0, chance: before, odds }];
      const share = odds <= chance ? 1 : chance / odds;
      return Array.from({ length: left + 1 }, (_, n) => ({ counts: [...counts, n], left: left - n, chance: before * binomialChance(left, n, share), odds: odds - chance }));
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

const product = (lists: readonly (readonly ShownDice[])[]): ShownDice[] =>
  lists.reduce<ShownDice[]>((all, list) => all.flatMap((a) => list.map((b) => ({ counts: [...a.counts, ...b.counts], chance: a.chance * b.chance }))), [{ counts: [], chance: 1 }]);

const cartesian = (options: readonly (readonly number[])[]): number[][] =>
  options.reduce<number[][]>((all, list) => all.flatMap((a) => list.map((n) => [...a, n])), [[]]);

const splitsOf = (dice: number, ways: number): number[][] =>
  ways === 1 ? [[dice]] : Array.from({ length: dice + 1 }, (_, n) => splitsOf(dice - n, ways - 1).map((rest) => [n, ...rest])).flat();

interface Roll {
  readonly faces: readonly number[];
  readonly chance: number;
}

const rollsOf = ({ dice, sides }: DiceExpression): Roll[] =>
  everyFace({ purpose: 'roll', seat: 'attacker', lots: [{ kind: 0, dice: 1, sides, summed: dice }] }).map(({ faces, chance }) => ({ faces: faces[0]!, chance: toNumber(chance) }));

const total = (rolls: readonly (readonly number[])[], value: (faces: readonly number[]) => number): number =>
  rolls.reduce((sum, faces) => sum + value(faces), 0);

const unique = (rolls: readonly (readonly number[])[]): (readonly number[])[] => [...new Map(rolls.map((faces) => [faces.join(), faces])).values()];

const chunks = (faces: readonly number[], size: number): number[][] =>
  Array.from({ length: faces.length / size }, (_, i) => faces.slice(i * size, (i + 1) * size));

function repeatedSums(one: readonly { readonly value: number; readonly chance: number }[], times: number): Float64Array {
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
