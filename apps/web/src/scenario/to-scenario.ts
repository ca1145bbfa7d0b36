import type { RawScenario } from '../engine/reply.js';
import {
  type ConditionsDraft,
  type Draft,
  type GroupDraft,
  models,
  type UnitDraft,
  type WeaponDraft,
} from './draft.js';

/** A draft as a scenario that the command line reads too. What is left empty is left out; a wrong entry goes as typed, to be judged. */
export function scenarioOf(draft: Draft): RawScenario {
  return {
    ...draft.rest,
    umpire: 1,
    edition: draft.edition,
    ...optionsOf(draft),
    phase: draft.phase,
    attackers: draft.attackers.map((unit) => attackerOf(unit, draft.phase)),
    target: targetOf(draft.target),
    ...common(draft),
  };
}

/** Many attackers at many targets, under the conditions of a draft. */
export const pairsOf = (draft: Draft, attackers: readonly UnitDraft[], targets: readonly UnitDraft[]): RawScenario => ({
  edition: draft.edition,
  ...optionsOf(draft),
  phase: draft.phase,
  attackers: attackers.map((unit) => attackerOf(unit, draft.phase)),
  targets: targets.map(targetOf),
  ...common({ ...draft, policies: withoutGroupGoal(draft.policies) }),
});

const optionsOf = ({ options = {} }: Draft): RawScenario => (Object.keys(options).length > 0 ? { options } : {});

const withoutGroupGoal = (policies: Draft['policies']): Draft['policies'] =>
  policies.goal?.startsWith('destroy:') ? { ...policies, goal: 'destroy' } : policies;

function common({ conditions, policies, phase }: Draft): RawScenario {
  const said = conditionsOf(conditions, phase);
  return {
    ...(Object.keys(said).length > 0 ? { conditions: said } : {}),
    ...(Object.keys(policies).length > 0 ? { policies } : {}),
  };
}

/** `10 Immortals`. */
export function titleOf(unit: UnitDraft): string {
  const count = models(unit);
  return count > 1 && unit.name !== '' && unit.groups.length === 1 ? `${count} ${unit.name}` : unit.name;
}

export const armedIn = ({ weapons }: UnitDraft, phase: Draft['phase']): readonly WeaponDraft[] =>
  weapons.filter(({ count, kind }) => count > 0 && (kind === 'melee') === (phase === 'fight'));

function attackerOf(unit: UnitDraft, phase: Draft['phase']): RawScenario {
  const [first] = unit.groups;
  const weapons = armedIn(unit, phase);
  const bears = Number(first?.wounds);
  return {
    ...unit.rest,
    name: titleOf(unit) || undefined,
    models: models(unit),
    keywords: wordsOf(unit.keywords),
    weapons: weapons.map(weaponOf),
    ...(unit.effects.length > 0 ? { effects: unit.effects } : {}),
    ...(Number.isInteger(bears) && bears > 0 ? { wounds: bears } : {}),
  };
}

function weaponOf({ rest, ...weapon }: WeaponDraft): RawScenario {
  const abilities = wordsOf(weapon.abilities);
  return {
    ...rest,
    name: weapon.name.trim() || undefined,
    count: weapon.count,
    kind: weapon.kind,
    ...(weapon.kind === 'ranged' && weapon.range.trim() !== '' ? { range: numberOr(weapon.range) } : {}),
    ...(weapon.attacks.trim() === '' ? {} : { attacks: weapon.attacks.trim() }),
    ...(weapon.skill.trim() === '' ? {} : { skill: weapon.skill.trim() }),
    strength: weapon.strength.trim(),
    armourPenetration: penetrationOf(weapon.armourPenetration),
    damage: weapon.damage.trim(),
    ...(abilities.length > 0 ? { abilities } : {}),
  };
}

function targetOf(unit: UnitDraft): RawScenario {
  return {
    ...(unit.groups.length > 1 ? { attached: true } : {}),
    ...targetRest(unit),
    name: titleOf(unit) || undefined,
    keywords: wordsOf(unit.keywords),
    groups: unit.groups.map((group) => groupOf(group, unit)),
    ...(unit.defences.length > 0 ? { effects: unit.defences } : {}),
  };
}

/** What only attackers say stays with the attacker. */
const targetRest = ({ rest }: UnitDraft): RawScenario => ('attached' in rest ? { attached: rest.attached } : {});

function groupOf({ rest, ...group }: GroupDraft, unit: UnitDraft): RawScenario {
  const keywords = wordsOf(group.keywords);
  return {
    ...rest,
    name: group.name.trim() || unit.name.trim() || undefined,
    models: group.models,
    toughness: numberOr(group.toughness),
    save: orNull(group.save),
    ...(group.invulnerableSave.trim() === '' ? {} : { invulnerableSave: group.invulnerableSave.trim() }),
    wounds: numberOr(group.wounds),
    ...(group.woundsLost > 0 ? { woundsLost: group.woundsLost } : {}),
    ...(group.feelNoPain.trim() === '' ? {} : { feelNoPain: group.feelNoPain.trim() }),
    keywords: keywords.length > 0 ? keywords : wordsOf(unit.keywords),
  };
}

export function conditionsOf(
  { distance, flags, attackerStates, targetStates }: ConditionsDraft,
  phase: Draft['phase'],
): RawScenario {
  const said = Object.fromEntries(
    flags.flatMap((flag) => (flag === 'notVisible' ? [['visible', false]] : [[flag, true]])),
  );
  const [attacker, target] = [statesOf(attackerStates), statesOf(targetStates)];
  return {
    ...(distance.trim() === '' || phase === 'fight' ? {} : { distance: numberOr(distance) }),
    ...said,
    ...(attacker.length + target.length > 0 ? { facts: { attacker, target } } : {}),
  };
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const statesOf = (text: string): string[] => wordsOf(text).map((word) => word.toLowerCase().replaceAll(' ', '-'));

const numberOr = (text: string): number | string => {
  const plain = text.trim().replace(/["″]$/, '').replace(',', '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text.trim();
};

/** `-1`, `−1` and `1` are the same print. */
function penetrationOf(text: string): number | string {
  const plain = text.trim().replace('−', '-');
  if (plain === '') return 0;
  return /^-?\d+$/.test(plain) ? -Math.abs(Number(plain)) || 0 : text.trim();
}

const orNull = (text: string): string | null => (/^[-–]?$/.test(text.trim()) ? null : text.trim());
