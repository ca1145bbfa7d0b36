import { type Blow, constant, type DiceExpression, type Kind, leastOf, mostOf, type Sequence } from '@umpire/dice';
import type { OptionValue } from '@umpire/rules';
import { type BlowContext, blowOf, mayRerollRoll, packetOf } from './blow.js';
import { freshDie } from './die.js';
import type { Gathered } from './hooks.js';
import type { RollsContext } from './roll-tables.js';
import { type Rolls, rollsOf } from './rolls.js';
import { woundOn } from './wound-table.js';

export interface SequenceContext extends BlowContext, RollsContext {
  /** Models in the target unit when targets were selected. */
  readonly models: number;
  readonly kept: Kept;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What the same attacks share at several targets: rolls by what they need to wound, dice gathered by models counted. */
export interface Kept {
  readonly rolls: Map<string, Rolls>;
  readonly gathers: Map<number, Sequence['gather']>;
}

export const nothingKept = (): Kept => ({ rolls: new Map(), gathers: new Map() });

/** What whoever asks why a roll was judged so has to know beside it. */
export interface AttackSequence extends Sequence {
  readonly judgedBy: { readonly context: SequenceContext; readonly rolls: Rolls };
}

/** One weapon's attacks: dice gathered, their rolls, and the blows that come of them. */
export function sequenceOf(context: SequenceContext): AttackSequence {
  const { numbers, kept, models, spares } = context;
  const rolls = shared(context, kept.rolls, needOf(context), () => rollsOf(context));
  const { kinds, start, steps, order, reaching } = rolls;
  const blows = new Map<Kind, Blow>();
  for (const [kind, { die, packet }] of reaching)
    blows.set(kind, packet ? packetOf(context, packet.wounds, packet.held, die) : blowOf(context, die));
  return {
    kinds,
    start,
    gather: shared(context, kept.gathers, models, () => gatherOf(context)),
    steps,
    blows,
    order,
    spareOn: { save: spares === 'all', damage: spares === 'all', onlyAlone: numbers.spareBatches === false },
    judgedBy: { context, rolls },
  };
}

/** Kept only where no rule has asked for a number of this very target. */
function shared<K, V>({ characteristics }: SequenceContext, kept: Map<K, V>, key: K, make: () => V): V {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (!characteristics.asksTarget()) kept.set(key, made);
  return made;
}

/** Rolls differ between targets by what wounds them: the face needed, where no die changes it. */
function needOf({ characteristics, toughness }: SequenceContext): string {
  if (!characteristics.isFixed('strength') || !characteristics.isFixed('toughness')) return `T${toughness}`;
  const folded = characteristics.folded('toughness', toughness, freshDie).value;
  return `${woundOn(characteristics.value('strength', freshDie), folded)}+`;
}

function gatherOf(context: SequenceContext): Sequence['gather'] {
  const { scene, characteristics, numbers } = context;
  return {
    weapons: scene.weapon.count,
    ...rolledAttacks(context),
    mayReroll: mayRerollRoll(characteristics.rerolls('attacks', freshDie), scene.weapon.attacks),
    spare: context.spares === 'all' ? numbers.spareAttacks : 'no',
  };
}

/** A number that no roll can change is not rolled. */
function rolledAttacks(context: SequenceContext): Pick<Sequence['gather'], 'each' | 'amount'> {
  const each: DiceExpression = context.scene.weapon.attacks;
  const amount = (rolled: number): number => attacksOf(context, rolled);
  const most = mostOf(each);
  const fixed = amount(most);
  if (each.dice === 0) return { each, amount };
  for (let rolled = leastOf(each); rolled < most; rolled++) if (amount(rolled) !== fixed) return { each, amount };
  return { each: constant(fixed), amount: (rolled) => rolled };
}

const noNumbers = (): number => Number.NaN;

function attacksOf({ natives, models, scene, characteristics }: SequenceContext, rolled: number): number {
  if (characteristics.forbids('attacks', freshDie)) return 0;
  const { attacks: printed, divided } = scene.weapon;
  const native = natives.reduce(
    (n, { hooks, given, held }) =>
      held(freshDie, noNumbers) ? (hooks.attacks?.(n, { given, printed, models, divided } satisfies Gathered) ?? n) : n,
    rolled,
  );
  return characteristics.folded('attacks', native, freshDie).value;
}
