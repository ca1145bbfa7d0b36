import { printDice, type Reasons, type Why, type Worked } from '@umpire/dice';
import type { OptionValue } from '@umpire/rules';
import { allocated, type BlowContext, coverOf } from './blow.js';
import { type Die, freshDie, type Plan, plainPlan } from './die.js';
import type { Native } from './force.js';
import type { Rolls, RollsContext } from './rolls.js';
import { NONE } from './scene.js';

/* Why a roll needed what it needed: the numbers that its judgement reads, with what every rule made of them. */

interface ReasonsContext extends BlowContext, RollsContext {
  readonly options: Readonly<Record<string, OptionValue>>;
}

const noNumbers = (): number => Number.NaN;
const noWhy: Why = { numbers: [], acts: [], again: [] };

/** A number that is printed the same and that no rule touches says nothing. */
const isTouched = ({ from, to, by }: Worked): boolean => from !== to || by.length > 0;

export const reasonsOf = (context: ReasonsContext, { kinds, dice, reaching }: Rolls): Reasons => {
  const dieOf = (kind: number): Die => dice[kind] ?? reaching.get(kind)?.die ?? freshDie;
  return {
    attacks: () => attacksWhy(context),
    roll: (stage, kind, faces) => {
      if (stage === 'hit') return hitWhy(context, faces);
      if (stage === 'wound') return woundWhy(context, dieOf(kind), faces);
      return stage === 'extra hits' ? { ...noWhy, acts: actsOn(context, 'hit', criticalHit) } : noWhy;
    },
    save: (kind, group) => saveWhy(context, dieOf(kind), group),
    damage: (kind, group) => damageWhy(context, dieOf(kind), group, kinds[kind]?.startsWith('mortal wounds') ?? false),
  };
};

function attacksWhy({ scene, natives, characteristics }: ReasonsContext): Why {
  const printed = printDice(scene.weapon.attacks);
  const { by } = characteristics.worked('attacks', 0, freshDie);
  const acts = natives.filter(({ hooks, held }) => hooks.attacks !== undefined && held(freshDie, noNumbers));
  return {
    numbers: [{ what: 'attacks', from: printed, by }],
    acts: acts.map(({ rule }) => rule.id),
    again: characteristics.rerolledBy('attacks', freshDie),
  };
}

function hitWhy(context: ReasonsContext, faces: readonly number[]): Why {
  const { scene, plan, natives, characteristics } = context;
  const { skill } = scene.weapon;
  const critical = characteristics.worked('critical-hit-on', 6, freshDie);
  const criticalOn = plan.criticalHits === 'any' ? (critical.to ?? 6) : plan.criticalHits === 'sixes' ? 6 : 7;
  const planned = natives.filter(({ hooks, held }) => held(freshDie, noNumbers) && changesHits(hooks.plan, context));
  const shown = faces.flatMap((face) =>
    actsOn(context, 'hit', { ...freshDie, hitFace: face, criticalHit: face >= criticalOn }),
  );
  return {
    numbers: [
      ...(skill === 'automatic' ? [] : [characteristics.worked('skill', skill, freshDie)]),
      ...[characteristics.worked('hit-roll', 0, freshDie), critical].filter(isTouched),
    ],
    acts: [...new Set([...planned.map(({ rule }) => rule.id), ...shown])],
    again: plan.hitRerolls ? characteristics.rerolledBy('hit', freshDie) : [],
  };
}

/** What of a plan decides which faces hit, and whether they may be thrown again. */
const ofHits = ({ missesUpTo, hitsOnlyFrom, criticalHits, hitRerolls }: Plan): string =>
  [missesUpTo, hitsOnlyFrom, criticalHits, hitRerolls].join();

const changesHits = (plan: Native['hooks']['plan'], { scene, options }: ReasonsContext): boolean =>
  plan !== undefined && ofHits(plan(plainPlan, scene, options)) !== ofHits(plainPlan);

function woundWhy(context: ReasonsContext, die: Die, faces: readonly number[]): Why {
  const { scene, toughness, characteristics } = context;
  const critical = characteristics.worked('critical-wound-on', 6, die);
  const shown = faces.flatMap((face) =>
    actsOn(context, 'wound', { ...die, woundFace: face, criticalWound: face >= (critical.to ?? 6) }),
  );
  return {
    numbers: [
      characteristics.worked('strength', scene.weapon.strength, die),
      characteristics.worked('toughness', toughness, die),
      ...[characteristics.worked('wound-roll', 0, die), critical].filter(isTouched),
    ],
    acts: [...new Set(shown)],
    again: characteristics.rerolledBy('wound', die),
  };
}

/** Rules whose own code makes something of a die that shows this: more hits, a wound at once, no save. */
function actsOn({ natives, verbs }: ReasonsContext, roll: 'hit' | 'wound', die: Die): readonly string[] {
  const acting = natives.filter(
    ({ hooks, given, held }) => held(die, noNumbers) && hooks[roll] !== undefined && hooks[roll](die, given) !== die,
  );
  const suffered = verbs.filter(({ verb, held }) => roll === 'wound' && 'suffer' in verb && held(die, noNumbers));
  return [...new Set([...acting.map(({ rule }) => rule.id), ...suffered.map(({ rule }) => rule)])];
}

const criticalHit: Die = { ...freshDie, criticalHit: true, hitFace: 6 };

function saveWhy(context: ReasonsContext, die: Die, g: number): Why {
  const { scene, characteristics } = context;
  const group = scene.target.groups[g];
  if (group === undefined) return noWhy;
  const at = allocated(die, scene, g);
  const save = characteristics.worked('save', group.save, at);
  const armourPenetration = characteristics.worked('armour-penetration', scene.weapon.armourPenetration, die);
  const cover = coverOf(context, at, { ...group, save: save.to ?? group.save }, armourPenetration.to ?? 0);
  const invulnerable = characteristics.worked('invulnerable-save', group.invulnerableSave, at);
  const added = cover.reduce((sum, { by }) => sum + by, 0);
  return {
    ...ofGroup(context, g),
    numbers: [
      save,
      armourPenetration,
      ...[{ what: 'armour-save', from: 0, to: added, by: cover }, characteristics.worked('save-roll', 0, die)].filter(
        isTouched,
      ),
      ...(invulnerable.to === NONE ? [] : [invulnerable]),
    ],
    acts: characteristics.forbiddenBy('invulnerable-save', die),
    again: characteristics.rerolledBy('save', die),
  };
}

function damageWhy(context: ReasonsContext, die: Die, g: number, isPacket: boolean): Why {
  const { scene, plan, beforeAllocation, characteristics } = context;
  const group = scene.target.groups[g];
  if (group === undefined) return noWhy;
  const at = allocated(die, scene, g);
  const { by } = (die.reaches.reducedByTarget ? characteristics : beforeAllocation).worked('damage', 1, at);
  const isMortal = isPacket || die.reaches.wounds === 'mortal';
  const ignoring = [
    characteristics.worked('feel-no-pain', group.feelNoPain.all, at),
    ...(isMortal ? [characteristics.worked('feel-no-pain-mortal', group.feelNoPain.mortal, at)] : []),
    ...(plan.psychic ? [characteristics.worked('feel-no-pain-psychic', group.feelNoPain.psychic, at)] : []),
  ].filter(({ to = NONE }) => to < NONE);
  return {
    ...ofGroup(context, g),
    numbers: [...(isPacket ? [] : [{ what: 'damage', from: printDice(scene.weapon.damage), by }]), ...ignoring],
    acts: [],
    again: characteristics.rerolledBy('damage', die),
  };
}

/** Whom it falls on, where there is more than one sort. */
const ofGroup = ({ scene: { target } }: ReasonsContext, g: number): Pick<Why, 'of'> =>
  target.groups.length > 1 ? { of: target.groups[g]!.name } : {};
