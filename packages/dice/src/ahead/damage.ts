import { meanOf } from '../expression.js';
import { binomial } from '../roll.js';
import { isDestroyed, leftOnModel, relocked, standsGroup } from '../standings.js';
import type { Blow, Sequence } from '../volley.js';
import { type Roll, rollsOf } from './rolls-of.js';
import type { Ahead, Then } from './state.js';

/** One blow that got through: damage roll with its re-rolls, wounds ignored, wounds lost. */
export class Damage {
  readonly #ahead: Ahead;
  readonly #sequence: Sequence;
  readonly #blow: Blow;
  readonly #rolls: readonly Roll[];
  readonly #chances: readonly number[];
  readonly #mean: number;
  /** Whether a rule lets any damage roll be made again. */
  readonly #mayReroll: boolean;
  readonly #keptOf = new Map<number, number>();
  readonly #amounts = new Map<number, number>();
  readonly #byRoll: (readonly number[])[] = [];
  /** Chances of wounds really lost, by group and wounds left on the model, where nobody has a choice. */
  readonly #losses = new Map<number, Float64Array>();

  constructor(ahead: Ahead, sequence: Sequence, blow: Blow) {
    this.#ahead = ahead;
    this.#sequence = sequence;
    this.#blow = blow;
    this.#rolls = rollsOf(blow.damage);
    this.#chances = this.#rolls.map(({ chance }) => chance);
    this.#mean = meanOf(blow.damage);
    this.#mayReroll =
      blow.damage.dice > 0 && this.#rolls.some(({ faces }) => blow.mayRerollDamage(sum(faces, blow.damage.plus)));
  }

  /** Whether the attacker still has a choice about the damage roll. */
  isOpen(spare: number): boolean {
    return this.#maySpare(spare) || (this.#mayReroll && this.#ahead.policies.damage === 'best');
  }

  /** Whether all there is to choose is to keep one die or to throw it again. */
  isOneDie(group: number): boolean {
    const { spills, damage, swallowed } = this.#blow;
    return !this.#mayReroll && !spills && !swallowed && damage.dice === 1 && this.#kept(group) === 1;
  }

  #maySpare(spare: number): boolean {
    const isHis = spare === 1 && this.#ahead.spareSeat === 'attacker';
    return isHis && this.#blow.damage.dice > 0 && this.#sequence.spareOn.damage;
  }

  strike(index: number, spare: number, group: number, pick: number, then: Then): number {
    const { standings } = this.#ahead;
    const blow = this.#blow;
    const next = standings.lockStride === 0 || blow.spills ? then : this.#locking(index, group, then);
    if (blow.swallowed && standings.standing(index).uses > 0) return next(index - standings.useStride, spare);
    const maySpare = this.#maySpare(spare);
    if (!this.isOpen(spare) && !blow.spills) return this.#lose(this.lossesOn(index, group), index, spare, group, next);
    if (maySpare && this.isOneDie(group)) return this.#oneRoll(index, group, next);
    return this.#rolled(index, spare, group, pick, next, maySpare);
  }

  #locking(index: number, group: number, then: Then): Then {
    const { standings } = this.#ahead;
    return (struck, spare) => then(relocked(standings, this.#blow.locks === true, index, struck, group), spare);
  }

  /** The commonest choice: keep what one die shows, or spend the single re-roll on it. */
  #oneRoll(index: number, group: number, next: Then): number {
    const { standings, graph } = this.#ahead;
    const left = leftOnModel(standings.groups[group]!, standings.standing(index).lost[group]!);
    const stride = standings.stride[group]!;
    const again = this.#lose(this.lossesOn(index, group), index, 0, group, next);
    const amounts = this.#amountsOn(group);
    const children: number[] = [];
    for (const amount of amounts) {
      const keep = next(index + Math.min(left, amount) * stride, 1);
      children.push(graph.isBetter(again, keep, true) ? again : keep);
    }
    return graph.chance(children, this.#chances);
  }

  #rolled(index: number, spare: number, group: number, pick: number, next: Then, maySpare: boolean): number {
    const { graph, policies } = this.#ahead;
    const { mayRerollDamage, damage } = this.#blow;
    const looks = this.#mayReroll;
    const chances = this.#chances;
    const about = (faces: readonly number[], left: number): number =>
      this.#about(this.#amount(group, faces), index, left, group, pick, next);
    const again = (left: number): number =>
      graph.chance(
        this.#rolls.map(({ faces }) => about(faces, left)),
        chances,
      );
    let once = -1;
    const spared = (): number => {
      if (once < 0)
        once = this.#blow.spills || looks ? again(0) : this.#lose(this.lossesOn(index, group), index, 0, group, next);
      return once;
    };
    const outcomes = this.#rolls.map(({ faces }) => {
      const rolled = sum(faces, damage.plus);
      if (policies.damage === 'low' && rolled < this.#mean && mayRerollDamage(rolled)) return again(spare);
      const choices = [about(faces, spare)];
      if (maySpare && damage.dice === 1) choices.push(spared());
      else if (maySpare)
        for (const face of new Set(faces)) choices.push(this.#oneDie(faces, face, (now) => about(now, 0)));
      if (policies.damage === 'best' && mayRerollDamage(rolled)) choices.push(again(spare));
      return graph.prefer(choices, true);
    });
    return graph.chance(outcomes, chances);
  }

  #oneDie(faces: readonly number[], face: number, then: (faces: readonly number[]) => number): number {
    const rest = [...faces];
    rest.splice(rest.indexOf(face), 1);
    const each = Array.from({ length: this.#blow.damage.sides }, (_, i) => i + 1);
    return this.#ahead.graph.chance(
      each.map((now) => then([...rest, now])),
      each.map(() => 1 / each.length),
    );
  }

  /** What each roll comes to against a group. */
  #amountsOn(group: number): readonly number[] {
    const amounts = this.#byRoll[group] ?? this.#rolls.map(({ faces }) => this.#amount(group, faces));
    this.#byRoll[group] = amounts;
    return amounts;
  }

  #amount(group: number, faces: readonly number[]): number {
    const rolled = sum(faces, this.#blow.damage.plus);
    const key = group * 10_000 + rolled;
    const amount = this.#amounts.get(key) ?? Math.max(0, this.#blow.amount(group, rolled));
    this.#amounts.set(key, amount);
    return amount;
  }

  /** So many wounds are about to be lost. */
  #about(wounds: number, index: number, spare: number, group: number, pick: number, next: Then): number {
    if (this.#blow.spills) return this.#spill(wounds, index, spare, group, pick, next);
    return this.#lose(this.#capped(wounds, index, group), index, spare, group, next);
  }

  /** Mortal wounds one by one: what a destroyed model cannot lose goes on to the next. */
  #spill(wounds: number, index: number, spare: number, group: number, pick: number, next: Then): number {
    const { standings, graph } = this.#ahead;
    if (wounds === 0) return next(index, spare);
    const on = (to: number): number => {
      const after = relocked(standings, this.#blow.locks === true, index, to, group);
      const now = standings.standing(after);
      if (wounds === 1 || isDestroyed(standings.groups, now)) return next(after, spare);
      const [order = []] = this.#blow.orders(now);
      const struck = [pick, ...order].find((g) => g >= 0 && standsGroup(standings.groups[g]!, now.lost[g]!)) ?? -1;
      return this.#spill(wounds - 1, after, spare, struck, pick, next);
    };
    const kept = this.#kept(group);
    return graph.chance([on(index), on(index + standings.stride[group]!)], [1 - kept, kept]);
  }

  #lose(chances: Float64Array, index: number, spare: number, group: number, next: Then): number {
    const { standings, graph } = this.#ahead;
    const stride = standings.stride[group]!;
    if (chances.at(-1) === 1) return next(index + (chances.length - 1) * stride, spare);
    const children: number[] = [];
    const weights: number[] = [];
    for (let n = 0; n < chances.length; n++) {
      if (chances[n] === 0) continue;
      children.push(next(index + n * stride, spare));
      weights.push(chances[n]!);
    }
    return graph.chance(children, weights);
  }

  /** The chances of wounds really lost where nobody decides anything. */
  lossesOn(index: number, group: number): Float64Array {
    const { standings, policies } = this.#ahead;
    const left = leftOnModel(standings.groups[group]!, standings.standing(index).lost[group]!);
    const key = group * 1000 + left;
    const known = this.#losses.get(key);
    if (known) return known;
    const { mayRerollDamage, damage } = this.#blow;
    const isLow = (rolled: number): boolean =>
      damage.dice > 0 && policies.damage === 'low' && rolled < this.#mean && mayRerollDamage(rolled);
    const low = this.#rolls.map(({ faces }) => isLow(sum(faces, damage.plus)));
    const again = this.#rolls.reduce((total, { chance }, i) => total + (low[i] ? chance : 0), 0);
    const losses = new Float64Array(left + 1);
    this.#rolls.forEach(({ faces, chance }, i) => {
      const share = chance * (again + (low[i] ? 0 : 1));
      const amount = this.#amount(group, faces);
      if (this.#kept(group) === 1) losses[Math.min(amount, left)]! += share;
      else
        binomial(amount, this.#kept(group)).forEach((p, n) => {
          losses[Math.min(n, left)]! += share * p;
        });
    });
    this.#losses.set(key, losses);
    return losses;
  }

  #capped(wounds: number, index: number, group: number): Float64Array {
    const { standings } = this.#ahead;
    const left = leftOnModel(standings.groups[group]!, standings.standing(index).lost[group]!);
    const kept = this.#kept(group);
    const most = Math.min(wounds, left);
    if (kept === 1) return certainly(most);
    const losses = new Float64Array(most + 1);
    binomial(wounds, kept).forEach((chance, n) => {
      losses[Math.min(n, most)]! += chance;
    });
    return losses;
  }

  /** The chance that a wound is not ignored. */
  #kept(group: number): number {
    const on = this.#blow.ignoredOn;
    const kept = this.#keptOf.get(group) ?? (on(group) > 6 ? 1 : Math.max(0, on(group) - 1) / 6);
    this.#keptOf.set(group, kept);
    return kept;
  }
}

const certain: Float64Array[] = [];

/** Exactly so many, for certain. */
function certainly(n: number): Float64Array {
  const chances = certain[n] ?? new Float64Array(n + 1);
  chances[n] = 1;
  certain[n] = chances;
  return chances;
}

const sum = (faces: readonly number[], plus: number): number => faces.reduce((a, b) => a + b, plus);
