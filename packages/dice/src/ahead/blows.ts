import { Damage } from './damage.js';
import { OneByOne } from './one-by-one.js';
import { type Ahead, nameOf, type Pending, type Then } from './state.js';
import { Together } from './together.js';

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
