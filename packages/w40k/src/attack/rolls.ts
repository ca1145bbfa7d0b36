import {
  type DiceExpression,
  type Fork,
  type Kind,
  leastOf,
  mostOf,
  type Once,
  parseDice,
  type Sequence,
  type Stage,
  type Worth,
  type Yield,
} from '@umpire/dice';
import type { Characteristics } from './characteristics.js';
import { type Die, freshDie, type Plan } from './die.js';
import type { Asks, Force, Native } from './force.js';
import type { Read } from './holds.js';
import type { Scene } from './scene.js';
import { woundOn } from './wound-table.js';

/** What of these attacks the single extra of the volley may take. */
export type Spares = 'all' | 'wound' | 'nothing';

export interface RollsContext {
  readonly scene: Scene;
  readonly plan: Plan;
  readonly natives: readonly Native[];
  readonly verbs: readonly Force[];
  /** Whether a rule asks for the faces shown; without one, faces are forgotten and there are fewer kinds. */
  readonly asks: Asks;
  readonly characteristics: Characteristics;
  readonly toughness: number;
  /** Whether the single extra of the volley throws a die again; otherwise it is spent in another way. */
  readonly spares: Spares;
  /** Whether more than one attack of the unit may add mortal wounds, so that they wait until the others are done. */
  readonly packetsWait: 'pool' | 'unit' | undefined;
}

/** How a die that has gone through its rolls reaches the target: with its own damage, or as mortal wounds besides it. */
export interface Reaching {
  readonly die: Die;
  readonly packet?: { readonly wounds: DiceExpression | number; readonly held: 'pool' | 'unit' | undefined };
}

/** The rolls of one weapon's attacks, and what comes of them; where it ends up on the target is asked apart. */
export interface Rolls {
  readonly kinds: readonly string[];
  readonly start: Kind;
  readonly steps: Sequence['steps'];
  readonly reaching: ReadonlyMap<Kind, Reaching>;
  /** What dice of each kind have shown so far. */
  readonly dice: readonly (Die | undefined)[];
  readonly order: readonly Kind[];
}

/** One weapon's attacks as stages: hit, extra hits, Lethal Hits, wound. */
export const rollsOf = (context: RollsContext): Rolls => new RollsBuilder(context).build();

const ATTACK = 'attack';

class RollsBuilder {
  readonly #context: RollsContext;
  readonly #kinds: string[] = [ATTACK];
  readonly #dice: (Die | undefined)[] = [undefined];
  readonly #extra = new Map<Kind, DiceExpression>();
  readonly #forks = new Map<Kind, readonly { readonly key: string; readonly to: Yield }[]>();
  readonly #reaching = new Map<Kind, Reaching>();
  readonly #hitTable = new Map<Kind, readonly Yield[]>();
  readonly #woundTable = new Map<Kind, readonly Yield[]>();
  readonly #asksFaces: Asks;

  constructor(context: RollsContext) {
    this.#context = context;
    this.#asksFaces = context.asks;
  }

  build(): Rolls {
    const { plan } = this.#context;
    const hits = this.#hits();
    this.#hitTable.set(0, hits);
    const hitKinds =
      plan.hit === 'automatic'
        ? [this.#hitKind(freshDie)]
        : this.#kinds.map((_, kind) => kind).filter((kind) => this.#isHit(kind));
    for (const kind of hitKinds) {
      const table = this.#wounds(kind);
      if (table.length > 0) this.#woundTable.set(kind, table);
    }
    const start = plan.hit === 'automatic' ? hitKinds[0]! : 0;
    const steps = [
      this.#hitStage(),
      this.#extraStage(),
      this.#lethalFork(),
      ...this.#sparedWound(),
      this.#woundStage(),
    ];
    const order = [...this.#reaching.keys()].sort((a, b) => this.#rank(a) - this.#rank(b) || a - b);
    return { kinds: this.#kinds, start, steps, reaching: this.#reaching, dice: this.#dice, order };
  }

  /** Dice with a save first, then normal damage that waits, then mortal wounds. */
  #rank(kind: Kind): number {
    const { die, packet } = this.#reaching.get(kind)!;
    if (packet) return 2;
    return die.reaches.saved ? 0 : die.reaches.spills ? 2 : 1;
  }

  #isHit(kind: Kind): boolean {
    return this.#dice[kind] !== undefined && !this.#reaching.has(kind);
  }

  /** The number of a kind by its name; a new one is given out. */
  #kind(name: string, die?: Die): Kind {
    const known = this.#kinds.indexOf(name);
    if (known >= 0) return known;
    this.#kinds.push(name);
    this.#dice.push(die);
    return this.#kinds.length - 1;
  }

  #hitKind(die: Die): Kind {
    const face = die.hitFace > 0 ? ` showing ${die.hitFace}` : '';
    return this.#kind(`${die.criticalHit ? 'critical hit' : 'hit'}${face}`, onlyItself(die));
  }

  #hits(): readonly Yield[] {
    const { plan, characteristics } = this.#context;
    if (plan.hit === 'automatic') return [];
    const criticalOn =
      plan.criticalHits === 'any'
        ? characteristics.value('critical-hit-on', freshDie)
        : plan.criticalHits === 'sixes'
          ? 6
          : 7;
    const isHitRoll = this.#isHitRoll();
    const shown = (criticalHit: boolean, hitFace: number): Yield => {
      const die = this.#native('hit', { ...freshDie, hitFace, criticalHit });
      return [...this.#afterHit(die), ...this.#packets(die, 'hit')];
    };
    return judged(isHitRoll, criticalOn, this.#asksFaces.hit, shown);
  }

  #isHitRoll(): (face: number) => boolean {
    const { plan, characteristics } = this.#context;
    const { hitsOnlyFrom } = plan;
    if (hitsOnlyFrom !== undefined) return (face) => face > plan.missesUpTo && face >= hitsOnlyFrom;
    const critical = plan.criticalHits === 'sixes' ? 6 : characteristics.value('critical-hit-on', freshDie);
    const needed = characteristics.value('skill', freshDie) - characteristics.sum('hit-roll', freshDie);
    return (face) => face > plan.missesUpTo && (face >= critical || face >= 6 || face >= needed);
  }

  /** A hit of its own, and the dice or hits that come with it. */
  #afterHit(die: Die): Yield {
    const own = die.woundAtOnce ? this.#atOnce(die) : this.#hitKind(die);
    if (!die.extraHits) return [[own, 1]];
    const { dice, plus } = die.extraHits;
    if (dice === 0)
      return plus > 0
        ? [
            [own, 1],
            [this.#hitKind(freshDie), plus],
          ]
        : [[own, 1]];
    const kind = this.#kind('extra hits');
    this.#extra.set(kind, die.extraHits);
    this.#hitKind(freshDie);
    return [
      [own, 1],
      [kind, 1],
    ];
  }

  /** A die that may wound without a roll: a fork, or a wound straight away. */
  #atOnce(die: Die): Kind {
    const wounded: Die = { ...die, woundFace: 0 };
    const wound: Yield = [[this.#wounded(wounded), 1]];
    const kind = this.#kind(
      `${die.criticalHit ? 'critical hit' : 'hit'}${die.hitFace > 0 ? ` showing ${die.hitFace}` : ''} that may wound at once`,
    );
    const roll: Yield = [[this.#hitKind(die), 1]];
    this.#forks.set(
      kind,
      die.woundAtOnce === 'forced'
        ? [{ key: 'wound', to: wound }]
        : [
            { key: 'wound', to: wound },
            { key: 'roll', to: roll },
          ],
    );
    return kind;
  }

  #wounds(kind: Kind): readonly Yield[] {
    const { plan, toughness, characteristics } = this.#context;
    const die = this.#dice[kind]!;
    if (plan.wound === 'automatic') {
      this.#forks.set(kind, [{ key: 'wound', to: [[this.#wounded(die), 1]] }]);
      return [];
    }
    const need = woundOn(
      characteristics.value('strength', die),
      characteristics.folded('toughness', toughness, die).value,
    );
    const criticalOn = characteristics.value('critical-wound-on', die);
    const modifier = characteristics.sum('wound-roll', die);
    const isWoundRoll = (face: number): boolean =>
      face !== 1 && (face >= criticalOn || face === 6 || face + modifier >= need);
    const shown = (criticalWound: boolean, woundFace: number): Yield => {
      const after = this.#native('wound', { ...die, criticalWound, woundFace });
      return [[this.#wounded(after), 1] as const, ...this.#packets(after, 'wound')];
    };
    return judged(isWoundRoll, criticalOn, this.#asksFaces.wound, shown);
  }

  /** The kind of a die that has wounded: dice that do the same to the target are alike, whatever they showed. */
  #wounded(die: Die): Kind {
    const { characteristics, scene } = this.#context;
    const penetration = characteristics.value('armour-penetration', die);
    const { damage } = scene.weapon;
    const amount = (rolled: number, of: Die): number => characteristics.folded('damage', rolled, of).value;
    // the least and the greatest roll: enough to tell two damage rules apart
    const [least, most] = [leastOf(damage), mostOf(damage)];
    const [low, high] = [amount(least, die), amount(most, die)];
    const name = die.reaches.saved
      ? 'wound'
      : die.reaches.wounds === 'mortal'
        ? 'critical wound, mortal'
        : 'critical wound, unsaved';
    const usual = penetration === characteristics.value('armour-penetration', freshDie) ? '' : ` at AP ${penetration}`;
    const isUsual = low === amount(least, freshDie) && high === amount(most, freshDie);
    const kind = this.#kind(`${name}${usual}${isUsual ? '' : ` for ${low}/${high}`}`, die);
    if (!this.#reaching.has(kind)) this.#reaching.set(kind, { die });
    return kind;
  }

  /** Mortal wounds that the attack adds to its own damage, once the roll has shown what they wait for. */
  #packets(die: Die, roll: 'hit' | 'wound'): Yield {
    const { verbs, packetsWait } = this.#context;
    return verbs.flatMap(({ verb, held, rule }) => {
      if (!('suffer' in verb) || verb.kind !== 'mortal' || !held(die, noNumbers)) return [];
      // A condition on the wound roll waits for it; one on the hit roll acts there and not again.
      if (roll === 'hit' ? !this.#decidedByHit(held, die) : this.#decidedByHit(held, die)) return [];
      const amount =
        typeof verb.suffer === 'number'
          ? verb.suffer
          : typeof verb.suffer === 'object' && 'dice' in verb.suffer
            ? diceOf(verb.suffer.dice)
            : 0;
      const kind = this.#kind(`mortal wounds by ${rule}`);
      if (!this.#reaching.has(kind)) this.#reaching.set(kind, { die, packet: { wounds: amount, held: packetsWait } });
      return [[kind, 1] as const];
    });
  }

  #decidedByHit(held: Force['held'], die: Die): boolean {
    return held({ ...die, criticalWound: false, woundFace: 0 }, noNumbers);
  }

  #native(roll: 'hit' | 'wound', die: Die): Die {
    return this.#context.natives.reduce(
      (now, { hooks, given, held }: Native) => (held(now, noNumbers) ? (hooks[roll]?.(now, given) ?? now) : now),
      die,
    );
  }

  #hitStage(): { readonly kind: 'stage' } & Stage {
    const { plan } = this.#context;
    const rerolls = plan.hitRerolls ? this.#context.characteristics.rerolls('hit', freshDie) : 'none';
    const worth = (face: number): Worth => {
      const yields = this.#hitTable.get(0)![face - 1]!;
      if (yields.length === 0) return 'failed';
      return yields.some(([kind]) => this.#kinds[kind]!.startsWith('critical hit')) ? 'critical' : 'plain';
    };
    return {
      kind: 'stage',
      id: 'hit',
      sides: (kind) => (kind === 0 && plan.hit === 'rolled' ? 6 : 0),
      judge: (_, face) => this.#hitTable.get(0)![face - 1]!,
      worth: (_, face) => worth(face),
      mayReroll: (_, face) => mayReroll(rerolls, face, worth(face)),
      spare: plan.hitRerolls && this.#context.spares === 'all',
      ...(plan.noHitRerolls === undefined ? {} : { barredBy: plan.noHitRerolls }),
    };
  }

  #extraStage(): { readonly kind: 'stage' } & Stage {
    const hit = (): Kind => this.#hitKind(freshDie);
    return {
      kind: 'stage',
      id: 'extra hits',
      sides: (kind) => this.#extra.get(kind)?.sides ?? 0,
      judge: (kind, face) => [[hit(), face + this.#extra.get(kind)!.plus]],
      worth: () => 'plain',
      mayReroll: () => false,
      spare: false,
    };
  }

  #lethalFork(): { readonly kind: 'fork' } & Fork {
    return { kind: 'fork', id: 'lethal-hits', forks: (kind) => this.#forks.get(kind) ?? [] };
  }

  /** One attack that wounds without its roll, and so never critically. */
  #sparedWound(): ({ readonly kind: 'once' } & Once)[] {
    const { sparesWoundRoll } = this.#context.plan;
    if (sparesWoundRoll === undefined) return [];
    const to = new Map(
      [...this.#woundTable.keys()].map((kind) => [kind, [[this.#wounded(this.#dice[kind]!), 1]] as Yield]),
    );
    return [{ kind: 'once', id: sparesWoundRoll, to: (kind) => to.get(kind) }];
  }

  #woundStage(): { readonly kind: 'stage' } & Stage {
    const { plan, characteristics } = this.#context;
    const criticalOn = (kind: Kind): number => characteristics.value('critical-wound-on', this.#dice[kind]!);
    const table = (kind: Kind): readonly Yield[] => this.#woundTable.get(kind)!;
    const worth = (kind: Kind, face: number): Worth => {
      if (table(kind)[face - 1]!.length === 0) return 'failed';
      return face >= criticalOn(kind) ? 'critical' : 'plain';
    };
    return {
      kind: 'stage',
      id: 'wound',
      sides: (kind) => (this.#woundTable.has(kind) ? 6 : 0),
      judge: (kind, face) => table(kind)[face - 1]!,
      worth,
      mayReroll: (kind, face) =>
        mayReroll(characteristics.rerolls('wound', this.#dice[kind]!), face, worth(kind, face)),
      spare: plan.wound === 'rolled' && this.#context.spares !== 'nothing',
    };
  }
}

const faces = [1, 2, 3, 4, 5, 6];

/** What each face leads to: worked out once for all faces that no rule tells apart. */
function judged(
  succeeds: (face: number) => boolean,
  criticalOn: number,
  asksFaces: boolean,
  shown: (critical: boolean, face: number) => Yield,
): readonly Yield[] {
  let plain: Yield | undefined;
  let critical: Yield | undefined;
  return faces.map((face) => {
    if (!succeeds(face)) return nothing;
    if (asksFaces) return shown(face >= criticalOn, face);
    if (face < criticalOn) {
      plain ??= shown(false, 0);
      return plain;
    }
    critical ??= shown(true, 0);
    return critical;
  });
}

const nothing: Yield = [];

const noNumbers: Read = () => Number.NaN;

/** A hit without the hits that came with it, and with its wound still to be rolled. */
function onlyItself(die: Die): Die {
  if (die.extraHits === undefined && die.woundAtOnce === undefined) return die;
  const { extraHits: _, woundAtOnce: __, ...kept } = die;
  return kept;
}

function mayReroll(which: 'none' | 'ones' | 'failed' | 'any', face: number, worth: Worth): boolean {
  if (which === 'ones') return face === 1;
  return which === 'any' || (which === 'failed' && worth === 'failed');
}

function diceOf(text: string): DiceExpression {
  const read = parseDice(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
