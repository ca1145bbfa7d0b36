import type { DiceExpression, Kind } from '@umpire/dice';
import type { Die } from './die.js';

/** How a die that has gone through its rolls reaches the target: with its own damage, or as mortal wounds besides it. */
export interface Reaching {
  readonly die: Die;
  readonly packet?: { readonly wounds: DiceExpression | number; readonly held: 'pool' | 'unit' | undefined };
}

/** The kinds of dice of one weapon's attacks by their names; the first is an attack that is still to be rolled. */
export class RollKinds {
  readonly names: string[] = ['attack'];
  /** What dice of each kind have shown so far. */
  readonly dice: (Die | undefined)[] = [undefined];
  readonly reaching = new Map<Kind, Reaching>();

  /** The number of a kind by its name; a new one is given out. */
  named(name: string, die?: Die): Kind {
    const known = this.names.indexOf(name);
    if (known >= 0) return known;
    this.names.push(name);
    this.dice.push(die);
    return this.names.length - 1;
  }

  hit(die: Die): Kind {
    return this.named(nameOf(die), onlyItself(die));
  }

  /** A hit that may wound without a roll. */
  forked(die: Die): Kind {
    return this.named(`${nameOf(die)} that may wound at once`);
  }

  /** Those whose wound is still to be rolled. */
  hits(): readonly Kind[] {
    return this.names.map((_, kind) => kind).filter((kind) => this.dice[kind] && !this.reaching.has(kind));
  }

  reach(kind: Kind, reaching: Reaching): Kind {
    if (!this.reaching.has(kind)) this.reaching.set(kind, reaching);
    return kind;
  }

  /** Those that reach the target, in order: dice with a save, then normal damage that waits, then mortal wounds. */
  order(): readonly Kind[] {
    return [...this.reaching.keys()].sort((a, b) => this.#rank(a) - this.#rank(b) || a - b);
  }

  #rank(kind: Kind): number {
    const { die, packet } = this.reaching.get(kind)!;
    if (packet) return 2;
    return die.reaches.saved ? 0 : die.reaches.spills ? 2 : 1;
  }
}

const nameOf = ({ criticalHit, hitFace }: Die): string =>
  `${criticalHit ? 'critical hit' : 'hit'}${hitFace > 0 ? ` showing ${hitFace}` : ''}`;

/** A hit without the hits that came with it, and with its wound still to be rolled. */
function onlyItself(die: Die): Die {
  if (die.extraHits === undefined && die.woundAtOnce === undefined) return die;
  const { extraHits: _, woundAtOnce: __, ...kept } = die;
  return kept;
}
