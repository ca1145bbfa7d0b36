import { type DiceExpression, type Kind, leastOf, mostOf, parseDice, type Yield } from '@umpire/dice';
import type { Characteristics } from './characteristics.js';
import { type Die, freshDie, type Plan } from './die.js';
import type { Asks, Force, Native } from './force.js';
import type { Read } from './holds.js';
import { RollKinds } from './roll-kinds.js';
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

/** What every face of every roll of one weapon's attacks leads to. */
export class RollTables {
  readonly kinds = new RollKinds();
  /** Dice of a kind that stand for a random number of further hits. */
  readonly extra = new Map<Kind, DiceExpression>();
  readonly forks = new Map<Kind, readonly { readonly key: string; readonly to: Yield }[]>();
  readonly hits: readonly Yield[];
  readonly wounds = new Map<Kind, readonly Yield[]>();
  /** What an attack is before its first roll. */
  readonly start: Kind;
  readonly #context: RollsContext;

  constructor(context: RollsContext) {
    this.#context = context;
    this.hits = this.#hits();
    const isAutomatic = context.plan.hit === 'automatic';
    const kinds = isAutomatic ? [this.kinds.hit(freshDie)] : this.kinds.hits();
    for (const kind of kinds) {
      const table = this.#wounds(kind);
      if (table.length > 0) this.wounds.set(kind, table);
    }
    this.start = isAutomatic ? kinds[0]! : 0;
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
    return judged(isHitRoll, criticalOn, this.#context.asks.hit, shown);
  }

  #isHitRoll(): (face: number) => boolean {
    const { plan, characteristics } = this.#context;
    const hitsOnlyFrom = this.#hitsOnlyFrom();
    if (hitsOnlyFrom !== undefined) return (face) => face > plan.missesUpTo && face >= hitsOnlyFrom;
    const critical = plan.criticalHits === 'sixes' ? 6 : characteristics.value('critical-hit-on', freshDie);
    const needed = characteristics.value('skill', freshDie) - characteristics.sum('hit-roll', freshDie);
    return (face) => face > plan.missesUpTo && (face >= critical || face >= 6 || face >= needed);
  }

  /** The unmodified face from which on alone it hits: as it is shot, or as a rule of its weapon has it; the worse of both. */
  #hitsOnlyFrom(): number | undefined {
    const { plan, characteristics } = this.#context;
    const own = characteristics.value('hits-on-unmodified', freshDie);
    if (Number.isNaN(own)) return plan.hitsOnlyFrom;
    return Math.max(own, plan.hitsOnlyFrom ?? 0);
  }

  /** A hit of its own, and the dice or hits that come with it. */
  #afterHit(die: Die): Yield {
    const own = die.woundAtOnce ? this.#atOnce(die) : this.kinds.hit(die);
    if (!die.extraHits) return [[own, 1]];
    const { dice, plus } = die.extraHits;
    if (dice === 0)
      return plus > 0
        ? [
            [own, 1],
            [this.kinds.hit(freshDie), plus],
          ]
        : [[own, 1]];
    const kind = this.kinds.named('extra hits');
    this.extra.set(kind, die.extraHits);
    this.kinds.hit(freshDie);
    return [
      [own, 1],
      [kind, 1],
    ];
  }

  /** A die that may wound without a roll: a fork, or a wound straight away. */
  #atOnce(die: Die): Kind {
    const wounded: Die = { ...die, woundFace: 0 };
    const wound: Yield = [[this.wounded(wounded), 1]];
    const kind = this.kinds.forked(die);
    const roll: Yield = [[this.kinds.hit(die), 1]];
    this.forks.set(
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
    const die = this.kinds.dice[kind]!;
    if (plan.wound === 'automatic') {
      this.forks.set(kind, [{ key: 'wound', to: [[this.wounded(die), 1]] }]);
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
      return [[this.wounded(after), 1] as const, ...this.#packets(after, 'wound')];
    };
    return judged(isWoundRoll, criticalOn, this.#context.asks.wound, shown);
  }

  /** The kind of a die that has wounded: dice that do the same to the target are alike, whatever they showed. */
  wounded(die: Die): Kind {
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
    const kind = this.kinds.named(`${name}${usual}${isUsual ? '' : ` for ${low}/${high}`}`, die);
    return this.kinds.reach(kind, { die });
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
      const kind = this.kinds.named(`mortal wounds by ${rule}`);
      return [[this.kinds.reach(kind, { die, packet: { wounds: amount, held: packetsWait } }), 1] as const];
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

function diceOf(text: string): DiceExpression {
  const read = parseDice(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
