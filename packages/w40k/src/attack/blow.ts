import { type Blow, constant, type DiceExpression, type WorkedBy } from '@umpire/dice';
import type { Characteristics } from './characteristics.js';
import type { Die, Plan } from './die.js';
import type { Native } from './force.js';
import type { AttackNumbers } from './numbers.js';
import { NONE, type Scene, type TargetGroup } from './scene.js';
import type { TargetView } from './target.js';

export interface BlowContext {
  readonly scene: Scene;
  readonly plan: Plan;
  readonly view: TargetView;
  readonly numbers: AttackNumbers;
  readonly natives: readonly Native[];
  readonly characteristics: Characteristics;
  /** The same numbers without what works only where an attack is allocated. */
  readonly beforeAllocation: Characteristics;
  readonly swallows: boolean;
}

/** How an attack that has wounded reaches the target, with all numbers that its die decides. */
export function blowOf(context: BlowContext, die: Die): Blow {
  const { scene, plan, view, numbers, characteristics } = context;
  const { reaches } = die;
  const damage = reaches.reducedByTarget ? characteristics : context.beforeAllocation;
  const mortal = reaches.wounds === 'mortal';
  const reroll = characteristics.rerolls('damage', die);
  const at = scene.target.groups.map((_, g) => allocated(die, scene, g));
  const saves = reaches.saved ? saveOf(context, die) : undefined;
  return {
    id: reaches.saved ? 'wound' : mortal ? 'mortal wounds' : 'unsaved wound',
    discipline: reaches.held ? { held: reaches.held } : reaches.saved ? numbers.saves : 'one-by-one',
    ...(saves ? { save: saves } : {}),
    damage: scene.weapon.damage,
    amount: (g, rolled) => damage.folded('damage', rolled, at[g]!).value,
    mayRerollDamage: mayRerollRoll(reroll, scene.weapon.damage),
    ignoredOn: (g) => ignoredOn(context, die, g, mortal),
    spills: reaches.spills,
    swallowed: reaches.saved && context.swallows,
    orders: mortal && !plan.picksCharacters ? view.mortalOrders : view.orders,
    ...(view.locks && !mortal ? { locks: true } : {}),
    picks: pickedBy(context),
  };
}

/** 24.28: characters that the attacker may have struck first: those that some of its models see. */
const pickedBy = ({ scene, plan, view }: BlowContext): readonly number[] => {
  const { sees } = scene.conditions;
  if (!plan.picksCharacters) return [];
  return sees === undefined ? view.characters : view.characters.filter(sees);
};

/** Whether a roll of several dice, or of one, may be made again: of ones, only where every die shows one. */
export const mayRerollRoll =
  (which: 'none' | 'ones' | 'failed' | 'any', { dice, plus }: DiceExpression) =>
  (rolled: number): boolean =>
    which === 'any' || which === 'failed' || (which === 'ones' && rolled === dice + plus);

/** The die once it is allocated to a model of a group. */
export const allocated = (die: Die, { target }: Scene, g: number): Die => {
  const { keywords } = target.groups[g]!;
  return keywords.size === 0 ? die : { ...die, allocated: keywords };
};

/** Mortal wounds besides an attack's own damage. */
export function packetOf(
  context: BlowContext,
  wounds: DiceExpression | number,
  held: 'pool' | 'unit' | undefined,
  die: Die,
): Blow {
  const { view } = context;
  return {
    id: 'mortal wounds',
    discipline: held ? { held } : 'one-by-one',
    damage: typeof wounds === 'number' ? constant(wounds) : wounds,
    amount: (_, rolled) => rolled,
    mayRerollDamage: () => false,
    ignoredOn: (g) => ignoredOn(context, die, g, true),
    spills: true,
    swallowed: false,
    orders: view.mortalOrders,
    picks: pickedBy(context),
  };
}

/** The lowest face that ignores a wound: one such ability a wound, the best of those that fit. */
export function ignoredOn({ scene, plan, characteristics }: BlowContext, die: Die, g: number, mortal: boolean): number {
  const { feelNoPain } = scene.target.groups[g]!;
  const at = allocated(die, scene, g);
  const folded = (name: string, base: number): number => characteristics.folded(name, base, at).value;
  return Math.min(
    folded('feel-no-pain', feelNoPain.all),
    mortal ? folded('feel-no-pain-mortal', feelNoPain.mortal) : NONE,
    plan.psychic ? folded('feel-no-pain-psychic', feelNoPain.psychic) : NONE,
  );
}

const noNumbers = (): number => Number.NaN;

/** What rules add to an armour save roll of a group, whose save stands as it is now. */
export const coverOf = (
  { natives, scene }: BlowContext,
  at: Die,
  group: TargetGroup,
  armourPenetration: number,
): readonly WorkedBy[] =>
  natives.flatMap(({ rule, hooks, held }) => {
    const by = held(at, noNumbers) ? (hooks.armourSave?.({ group, armourPenetration, scene }) ?? 0) : 0;
    return by === 0 ? [] : [{ rule: rule.id, how: 'add', by }];
  });

/** Armour with AP and bonuses, or the invulnerable save where that is better; an unmodified 1 always fails. */
function saveOf(context: BlowContext, die: Die): NonNullable<Blow['save']> {
  const { scene, numbers, characteristics } = context;
  const armourPenetration = characteristics.value('armour-penetration', die);
  const bonus = characteristics.sum('save-roll', die);
  const ignoresInvulnerable = characteristics.forbids('invulnerable-save', die);
  const covers = context.natives.some(({ hooks }) => hooks.armourSave !== undefined);
  const needs = scene.target.groups.map((group, g) => {
    const at = allocated(die, scene, g);
    const save = characteristics.folded('save', group.save, at).value;
    const invulnerable = ignoresInvulnerable
      ? NONE
      : characteristics.folded('invulnerable-save', group.invulnerableSave, at).value;
    const cover = covers
      ? coverOf(context, at, { ...group, save }, armourPenetration).reduce((sum, { by }) => sum + by, 0)
      : 0;
    const net = Math.min(numbers.saveImprovesBy, armourPenetration + bonus + cover);
    return Math.max(
      2,
      Math.min(
        save >= NONE ? NONE : save - net,
        invulnerable >= NONE ? NONE : invulnerable - Math.min(numbers.saveImprovesBy, bonus),
      ),
    );
  });
  const reroll = characteristics.rerolls('save', die);
  return {
    sides: 6,
    fails: (g, face) => face < needs[g]!,
    mayReroll: (face) => reroll === 'any' || reroll === 'failed' || (reroll === 'ones' && face === 1),
  };
}
