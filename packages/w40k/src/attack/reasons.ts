import { type Kind, leastOf, mostOf, printDice, type Sequence, type Why, type Worked } from '@umpire/dice';
import { allocated, coverOf } from './blow.js';
import { type Die, freshDie, type Plan, plainPlan } from './die.js';
import type { Native } from './force.js';
import { NONE } from './scene.js';
import type { AttackSequence, SequenceContext } from './sequence.js';

/* Why a roll needed what it needed: the numbers that its judgement reads, with what every rule made of them. */

/** What the rolls of one pool are judged by. */
export interface Reasons {
  /** How many attacks are made. */
  readonly attacks: () => Why;
  /** A stage's roll for dice of a kind, and which rules the faces shown called on. */
  readonly roll: (stage: string, kind: Kind, faces: readonly number[]) => Why;
  readonly save: (kind: Kind, group: number) => Why;
  readonly damage: (kind: Kind, group: number) => Why;
}

const noNumbers = (): number => Number.NaN;
const noWhy: Why = { numbers: [], acts: [], again: [] };

/** A number that is printed the same and that no rule touches says nothing. */
const isTouched = ({ from, to, by }: Worked): boolean => from !== to || by.length > 0;

const isAttack = (sequence: Sequence): sequence is AttackSequence => 'judgedBy' in sequence;

/** Of attacks; what is suffered otherwise has no reasons. */
export function reasonsOf(sequence: Sequence): Reasons | undefined {
  if (!isAttack(sequence)) return undefined;
  const { context, rolls } = sequence.judgedBy;
  const { kinds, dice, reaching } = rolls;
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
}

function attacksWhy({ scene, natives, models, characteristics }: SequenceContext): Why {
  const { attacks: printed, divided } = scene.weapon;
  const { by } = characteristics.worked('attacks', 0, freshDie);
  const changes = ({ hooks, given, held }: Native): boolean =>
    held(freshDie, noNumbers) &&
    [leastOf(printed), mostOf(printed)].some(
      (n) => hooks.attacks !== undefined && hooks.attacks(n, { given, printed, models, divided }) !== n,
    );
  return {
    numbers: [{ what: 'attacks', from: printDice(printed), by }],
    acts: natives.filter(changes).map(({ rule }) => rule.id),
    again: characteristics.rerolledBy('attacks', freshDie),
  };
}

function hitWhy(context: SequenceContext, faces: readonly number[]): Why {
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

const changesHits = (plan: Native['hooks']['plan'], { scene, options }: SequenceContext): boolean =>
  plan !== undefined && ofHits(plan(plainPlan, scene, options)) !== ofHits(plainPlan);

function woundWhy(context: SequenceContext, die: Die, faces: readonly number[]): Why {
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
function actsOn({ natives, verbs }: SequenceContext, roll: 'hit' | 'wound', die: Die): readonly string[] {
  const acting = natives.filter(
    ({ hooks, given, held }) => held(die, noNumbers) && hooks[roll] !== undefined && hooks[roll](die, given) !== die,
  );
  const suffered = verbs.filter(({ verb, held }) => roll === 'wound' && 'suffer' in verb && held(die, noNumbers));
  return [...new Set([...acting.map(({ rule }) => rule.id), ...suffered.map(({ rule }) => rule)])];
}

const criticalHit: Die = { ...freshDie, criticalHit: true, hitFace: 6 };

function saveWhy(context: SequenceContext, die: Die, g: number): Why {
  const { scene, characteristics } = context;
  const group = scene.target.groups[g];
  if (group === undefined) return noWhy;
  const at = allocated(die, scene, g);
  const save = characteristics.worked('save', group.save, at);
  const armourPenetration = characteristics.worked('armour-penetration', scene.weapon.armourPenetration, die);
  const cover = coverOf(context, at, { ...group, save: save.to ?? group.save }, armourPenetration.to ?? 0);
  const invulnerable = characteristics.worked('invulnerable-save', group.invulnerableSave, at);
  const added = cover.reduce((sum, { by }) => sum + by, 0);
  const isByArmour = (invulnerable.to ?? NONE) >= (save.to ?? NONE) - (armourPenetration.to ?? 0) - added;
  return {
    ...ofGroup(context, g),
    numbers: [
      save,
      armourPenetration,
      ...[{ what: 'armour-save', from: 0, to: added, by: cover }, characteristics.worked('save-roll', 0, die)].filter(
        isTouched,
      ),
      // one that is no better than the armour has no hand in it
      ...(invulnerable.to === NONE || isByArmour ? [] : [invulnerable]),
    ],
    acts: characteristics.forbiddenBy('invulnerable-save', die),
    again: characteristics.rerolledBy('save', die),
  };
}

function damageWhy(context: SequenceContext, die: Die, g: number, isPacket: boolean): Why {
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
const ofGroup = ({ scene: { target } }: SequenceContext, g: number): Pick<Why, 'of'> =>
  target.groups.length > 1 ? { of: target.groups[g]!.name } : {};
