import { isDestroyed } from '../standings.js';
import { bandsOf, type Range } from '../stream.js';
import { TooLargeError } from '../too-large.js';
import type { Blow, Standing } from '../volley.js';
import type { Damage } from './damage.js';
import { type Ahead, kept, type Then } from './state.js';
import { firstOf, ordersOf, picksOf, standing } from './struck-next.js';

/** All dice thrown, sorted, and given out from the lowest face. */
export class Together {
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

  /** No choice on the dice. Where the attacker has one afterwards, he has seen how all of them fell. */
  #unshown(dice: number, start: number, spare: number, pick: number, order: readonly number[]): number {
    const { standings, policies } = this.#ahead;
    const reach = standings.groups.map((_, g) => g).filter((g) => standing(this.#ahead, g, standings.standing(start)));
    const bands = bandsOf(this.#blow, reach, policies, firstOf(this.#ahead, -1, order, standings.standing(start)));
    return bands.length === 1 || this.#damage.isOpen(spare)
      ? this.#fallen(bands, dice, start, spare, pick, order)
      : this.#falling(bands, dice, start, spare, pick, order);
  }

  /** All the dice lie open, counted by band, before the first is dealt. */
  #fallen(
    bands: readonly Range[],
    dice: number,
    start: number,
    startSpare: number,
    pick: number,
    order: readonly number[],
  ): number {
    const { graph, standings } = this.#ahead;
    const chances = [...bands.map(({ chance }) => chance), 1 - bands.reduce((sum, { chance }) => sum + chance, 0)];
    const falls = sharesOf(dice, chances.length);
    if (falls.length > 60_000) throw new TooLargeError(falls.length);
    const known = new Map<string, number>();
    const deal = (counts: readonly number[], index: number, spare: number): number => {
      const b = counts.findIndex((n) => n > 0);
      const now = standings.standing(index);
      if (isDestroyed(standings.groups, now) || b < 0) return this.#then(index, spare);
      const key = `${counts.join()}/${index}/${spare}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const group = firstOf(this.#ahead, -1, order, now);
      const rest = counts.map((n, i) => (i === b ? n - 1 : n));
      const node =
        bands[b]!.fails(group) > 0
          ? this.#damage.strike(index, spare, group, pick, (s, f) => deal(rest, s, f))
          : deal(rest, index, spare);
      known.set(key, node);
      return node;
    };
    return graph.chance(
      falls.map((counts) => deal(counts.slice(0, -1), start, startSpare)),
      falls.map((counts) => multinomial(counts, chances)),
    );
  }

  /** Nobody will decide anything, so each die falls into the lowest band, or waits for the next one. */
  #falling(
    bands: readonly Range[],
    dice: number,
    start: number,
    startSpare: number,
    pick: number,
    order: readonly number[],
  ): number {
    const { graph, standings } = this.#ahead;
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
