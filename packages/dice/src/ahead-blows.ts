import { type Ahead, kept, nameOf, type Pending, type Then } from './ahead.js';
import { Damage } from './ahead-damage.js';
import { isDestroyed, standsGroup } from './standings.js';
import { bandsOf, type Stream, streamOf } from './stream.js';
import { TooLargeError } from './too-large.js';
import type { Blow, Standing } from './volley.js';

/** Blows dealt out to the target, with the choices of both sides. */
export class Blows {
  readonly #ahead: Ahead;
  readonly #dealers = new Map<string, Dealer>();

  constructor(ahead: Ahead) {
    this.#ahead = ahead;
  }

  /** Deals all that wait, in order, and then goes on. `name` tells one `then` from another. */
  deal(pending: readonly Pending[], name: string, then: Then): Then {
    let next = then;
    let after = name;
    for (const { pool, sequence, kind, dice } of [...pending].reverse()) {
      const key = `${pool}.${nameOf(sequence)}:${kind}>${after}`;
      const dealer = this.#dealers.get(key) ?? this.#dealer(sequence, kind, next);
      this.#dealers.set(key, dealer);
      next = (index, spare) => dealer.deal(dice, index, spare);
      after = `${key}x${dice}`;
    }
    return next;
  }

  #dealer(sequence: Pending['sequence'], kind: number, then: Then): Dealer {
    const blow = sequence.blows.get(kind)!;
    const damage = new Damage(this.#ahead, sequence, blow);
    const { save, onlyAlone } = sequence.spareOn;
    const isSpared = this.#ahead.spareSeat === 'defender' && save;
    const spareUpTo = isSpared ? (onlyAlone ? 1 : Number.POSITIVE_INFINITY) : 0;
    const Dealing = blow.discipline === 'lowest-first' ? Together : OneByOne;
    return new Dealing(this.#ahead, blow, damage, spareUpTo, then);
  }
}

interface Dealer {
  readonly deal: (dice: number, index: number, spare: number) => number;
}

const standing = (ahead: Ahead, g: number, { lost }: Standing): boolean =>
  standsGroup(ahead.standings.groups[g]!, lost[g]!);

/** The groups that the attacker may pick, by policy: -1 for none. */
function picksOf(ahead: Ahead, { picks }: Blow, now: Standing): readonly number[] {
  const alive = picks.filter((g) => standing(ahead, g, now));
  if (alive.length === 0 || ahead.policies.picks === 'never') return [-1];
  return ahead.policies.picks === 'best' ? [...alive, -1] : alive.slice(0, 1);
}

function ordersOf(
  ahead: Ahead,
  { orders }: Blow,
  now: Standing,
  pick: number,
  together: boolean,
): readonly (readonly number[])[] {
  const all = orders(now);
  if (ahead.policies.orders === 'listed' || (pick >= 0 && !together)) return all.slice(0, 1);
  const seen = new Set<number>();
  return together ? all : all.filter(([first = -1]) => !seen.has(first) && seen.add(first));
}

const firstOf = (ahead: Ahead, pick: number, order: readonly number[], now: Standing): number =>
  [pick, ...order].find((g) => g >= 0 && standing(ahead, g, now)) ?? -1;

/** Each die on the standing that the last one left. */
class OneByOne {
  readonly #ahead: Ahead;
  readonly #blow: Blow;
  readonly #damage: Damage;
  /** The single re-roll is for saves of so many dice at most. */
  readonly #spareUpTo: number;
  readonly #then: Then;
  readonly #known: Int32Array[] = [];
  readonly #fails = new Map<number, { readonly fails: number; readonly may: number }>();
  readonly #groups: number[] = [];
  #stream: Stream | undefined;

  constructor(ahead: Ahead, blow: Blow, damage: Damage, spareUpTo: number, then: Then) {
    this.#ahead = ahead;
    this.#blow = blow;
    this.#damage = damage;
    this.#spareUpTo = spareUpTo;
    this.#then = then;
  }

  deal(dice: number, index: number, spare: number): number {
    if (dice === 0) return this.#then(index, spare);
    const { standings } = this.#ahead;
    const row = this.#row(dice);
    const known = row[index * 2 + spare]!;
    if (known >= 0) return known;
    const now = standings.standing(index);
    const node = isDestroyed(standings.groups, now)
      ? this.#then(index, spare)
      : this.#isOpen(spare)
        ? this.#chosen(dice, index, spare, now)
        : this.#certain(dice, index, spare);
    row[index * 2 + spare] = node;
    return node;
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
    return spare === 1 && (spareSeat === 'attacker' ? damage.dice > 0 : this.#spareUpTo > 0);
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
    const n = moves[index]!;
    const children = [this.deal(dice - 1, index, spare)];
    const chances = [1 - band.chance + band.chance * stay[index]!];
    for (let k = 0; k < n; k++) {
      const weight = weights[offset[index]! + k]!;
      if (weight === 0) continue;
      children.push(this.deal(dice - 1, index + (k + 1) * stride[index]!, spare));
      chances.push(band.chance * weight);
    }
    return graph.chance(children, chances);
  }

  #chosen(dice: number, index: number, spare: number, now: Standing): number {
    const { graph, policies } = this.#ahead;
    if (this.#blow.picks.length === 0 && policies.orders === 'listed') {
      return this.#die(dice, index, spare, -1, this.#listed(index, now));
    }
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

/** All dice thrown, sorted, and given out from the lowest face. */
class Together {
  readonly #ahead: Ahead;
  readonly #blow: Blow;
  readonly #damage: Damage;
  /** The single re-roll is for saves of so many dice at most. */
  readonly #spareUpTo: number;
  readonly #then: Then;
  readonly #known = new Map<number, number>();

  constructor(ahead: Ahead, blow: Blow, damage: Damage, spareUpTo: number, then: Then) {
    this.#ahead = ahead;
    this.#blow = blow;
    this.#damage = damage;
    this.#spareUpTo = spareUpTo;
    this.#then = then;
  }

  deal(dice: number, index: number, spare: number): number {
    const { standings } = this.#ahead;
    const now = standings.standing(index);
    if (dice === 0 || isDestroyed(standings.groups, now)) return this.#then(index, spare);
    const key = (dice * standings.size + index) * 2 + spare;
    const node = this.#known.get(key) ?? this.#chosen(dice, index, spare, now);
    this.#known.set(key, node);
    return node;
  }

  #chosen(dice: number, index: number, spare: number, now: Standing): number {
    const { graph } = this.#ahead;
    const picks = picksOf(this.#ahead, this.#blow, now).map((pick) => {
      const orders = ordersOf(this.#ahead, this.#blow, now, pick, true);
      return graph.prefer(
        orders.map((order) =>
          this.#ordered(
            dice,
            index,
            spare,
            pick,
            [pick, ...order].filter((g) => g >= 0),
          ),
        ),
        false,
      );
    });
    return graph.prefer(picks, true);
  }

  #ordered(dice: number, index: number, spare: number, pick: number, order: readonly number[]): number {
    const defends = (spare === 1 && dice <= this.#spareUpTo) || this.#ahead.policies.saves === 'best';
    return defends ? this.#shown(dice, index, spare, pick, order) : this.#unshown(dice, index, spare, pick, order);
  }

  /** No choice on the dice: each falls into the lowest band or waits for the next one. */
  #unshown(dice: number, start: number, startSpare: number, pick: number, order: readonly number[]): number {
    const { graph, standings, policies } = this.#ahead;
    const reach = standings.groups.map((_, g) => g).filter((g) => standing(this.#ahead, g, standings.standing(start)));
    const bands = bandsOf(this.#blow, reach, policies, firstOf(this.#ahead, -1, order, standings.standing(start)));
    const known = new Map<string, number>();
    const go = (b: number, left: number, waiting: number, index: number, spare: number): number => {
      const now = standings.standing(index);
      if (isDestroyed(standings.groups, now) || b === bands.length) return this.#then(index, spare);
      if (left === 0) return waiting === 0 ? this.#then(index, spare) : go(b + 1, waiting, 0, index, spare);
      const key = `${b}/${left}/${waiting}/${index}/${spare}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const { chance, fails } = bands[b]!;
      const below = bands.slice(0, b).reduce((sum, band) => sum + band.chance, 0);
      const share = Math.min(1, chance / (1 - below));
      const group = firstOf(this.#ahead, -1, order, now);
      const inBand =
        fails(group) > 0
          ? this.#damage.strike(index, spare, group, pick, (s, f) => go(b, left - 1, waiting, s, f))
          : go(b, left - 1, waiting, index, spare);
      const node = graph.chance([inBand, go(b, left - 1, waiting + 1, index, spare)], [share, 1 - share]);
      known.set(key, node);
      return node;
    };
    return go(0, dice, 0, start, startSpare);
  }

  /** The defender sees the dice, and throws some again, or one by the single re-roll. */
  #shown(dice: number, start: number, spare: number, pick: number, order: readonly number[]): number {
    const { graph, standings, policies } = this.#ahead;
    const save = this.#blow.save!;
    const faces = Array.from({ length: save.sides }, (_, i) => i + 1);
    const first = firstOf(this.#ahead, -1, order, standings.standing(start));
    const classes = faceClasses(
      faces,
      (face) => `${order.filter((g) => save.fails(g, face)).join()}/${save.mayReroll(face)}`,
    );
    const counts = sharesOf(dice, classes.length);
    if (counts.length > 60_000) throw new TooLargeError(counts.length);
    const known = new Map<string, number>();
    const given = (shown: readonly number[], f: number): number => {
      const key = `${shown.join()}/${f}`;
      const found = known.get(key) ?? this.#given(classes, shown, order, pick, start, f);
      known.set(key, found);
      return found;
    };
    const one = classes.map((list) => list.length / save.sides);
    const spared = (left: readonly number[], banked: readonly number[]): number => {
      const all = left.map((n, c) => n + banked[c]!);
      const choices = [given(all, spare)];
      if (spare === 1 && dice <= this.#spareUpTo) {
        left.forEach((n, c) => {
          if (n > 0)
            choices.push(
              graph.chance(
                classes.map((_, to) =>
                  given(
                    all.map((m, i) => m - (i === c ? 1 : 0) + (i === to ? 1 : 0)),
                    0,
                  ),
                ),
                one,
              ),
            );
        });
      }
      return graph.prefer(choices, false);
    };
    const again = (left: readonly number[], n: number, banked: readonly number[]): number =>
      n === 0
        ? spared(left, banked)
        : graph.chance(
            classes.map((_, to) =>
              again(
                left,
                n - 1,
                banked.map((m, i) => m + (i === to ? 1 : 0)),
              ),
            ),
            one,
          );
    const decide = (shown: readonly number[]): number => {
      const options = shown.map((n, c) => {
        const may = save.mayReroll(classes[c]![0]!);
        const failed = save.fails(first, classes[c]![0]!);
        if (!may || policies.saves === 'never') return [0];
        return policies.saves === 'best' ? Array.from({ length: n + 1 }, (_, i) => i) : [failed ? n : 0];
      });
      const taken = options.reduce<number[][]>((all, list) => all.flatMap((a) => list.map((n) => [...a, n])), [[]]);
      const none = shown.map(() => 0);
      return graph.prefer(
        taken.map((t) =>
          again(
            shown.map((n, c) => n - t[c]!),
            t.reduce((a, b) => a + b, 0),
            none,
          ),
        ),
        false,
      );
    };
    return graph.chance(
      counts.map(decide),
      counts.map((shown) => multinomial(shown, one)),
    );
  }

  /** Dice given out for good: class by class, lowest faces first. */
  #given(
    classes: readonly (readonly number[])[],
    shown: readonly number[],
    order: readonly number[],
    pick: number,
    start: number,
    startSpare: number,
  ): number {
    const { standings } = this.#ahead;
    const go: (c: number, left: number) => Then = (c, left) =>
      kept((index, spare) => {
        const now = standings.standing(index);
        if (isDestroyed(standings.groups, now) || c === classes.length) return this.#then(index, spare);
        if (left === 0) return go(c + 1, shown[c + 1] ?? 0)(index, spare);
        const group = firstOf(this.#ahead, -1, order, now);
        if (!this.#blow.save!.fails(group, classes[c]![0]!)) return go(c, left - 1)(index, spare);
        return this.#damage.strike(index, spare, group, pick, go(c, left - 1));
      });
    return go(0, shown[0] ?? 0)(start, startSpare);
  }
}

/** Faces in ascending order, those that do the same together. */
function faceClasses(faces: readonly number[], same: (face: number) => string): number[][] {
  const classes: number[][] = [];
  for (const face of faces) {
    const last = classes.at(-1);
    if (last && same(last[0]!) === same(face)) last.push(face);
    else classes.push([face]);
  }
  return classes;
}

const sharesOf = (dice: number, boxes: number): number[][] =>
  boxes === 1
    ? [[dice]]
    : Array.from({ length: dice + 1 }, (_, n) => sharesOf(dice - n, boxes - 1).map((rest) => [n, ...rest])).flat();

function multinomial(counts: readonly number[], chances: readonly number[]): number {
  let [value, placed] = [1, 0];
  counts.forEach((n, c) => {
    for (let i = 1; i <= n; i++) value *= (++placed / i) * chances[c]!;
  });
  return value;
}
