import type { Verb } from '@umpire/effects';
import { type Issue, issue } from '@umpire/kernel';
import type { Assumption, NotModelled } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { InForce } from '../attack/reach.js';
import { type Attacker, type Conditions, NONE, type Target, type TargetGroup } from '../attack/scene.js';
import { resolveEffect } from './effects.js';
import { unknownFacts } from './facts.js';
import { readNeeded } from './numbers.js';
import type { NamedEffect, Scenario, ScenarioGroup } from './schema.js';
import { isWording, readWeapon, type WeaponReader } from './weapon.js';

/** A scenario with every word understood by its edition, or listed as not modelled. */
export interface ReadScenario {
  readonly attackers: readonly ReadAttacker[];
  readonly target: Target;
  readonly targetForces: readonly InForce[];
  readonly neighbours: readonly Neighbour[];
  readonly conditions: Conditions;
  readonly said: ReadonlySet<string>;
  readonly notModelled: readonly NotModelled[];
  readonly assumed: readonly Assumption[];
}

/** A unit beside the target, and how far from it. */
export interface Neighbour {
  readonly unit: Target;
  readonly forces: readonly InForce[];
  readonly distance: number;
}

export interface ReadAttacker extends Attacker {
  readonly inForce: readonly InForce[];
  readonly weaponForces: readonly (readonly InForce[])[];
  /** What it can bear, if the scenario says: for its own hazard. */
  readonly wounds?: number;
  readonly woundsLost: number;
  readonly feelNoPain: TargetGroup['feelNoPain'];
  /** Whether its own weapons may hurt it, and what it can bear is said. */
  readonly harmsItself: boolean;
  /** Its models as a target, if the scenario says what they can bear, and its effects as a target's. */
  readonly own?: Target;
  readonly ownForces: readonly InForce[];
}

export function readScenario(scenario: Scenario, rules: W40kRules): { read: ReadScenario; issues: readonly Issue[] } {
  const reader: WeaponReader = { issues: [], notModelled: [], rules };
  const phase = phaseOf(scenario, reader.issues);
  const isUnclear = reader.issues.length > 0;
  const { conditions, said } = conditionsOf(scenario, phase);
  const states = [...said, ...conditions.attacker, ...conditions.target];
  const assumed: Assumption[] = scenario.phase === undefined ? [{ code: 'phase', what: phase, of: 'attackers' }] : [];
  const target = readTarget(scenario.target, reader, 'target');
  const forces = (
    named: readonly NamedEffect[],
    holder: 'attacker' | 'target',
    of: string,
    keywords: ReadonlySet<string>,
    harmsItself = false,
  ): InForce[] =>
    named.flatMap((one) => {
      const { inForce, notModelled } = resolveEffect({ rules, phase, holder, of, keywords, states, harmsItself }, one);
      reader.notModelled.push(...notModelled);
      return inForce;
    });
  const attackers = scenario.attackers.map((attacker, a): ReadAttacker => {
    const path = `attackers[${a}]`;
    const keywords = upper(attacker.keywords);
    const harmsItself = isHazardous(attacker);
    const inForce = forces(attacker.effects, 'attacker', attacker.name, keywords, harmsItself);
    // An effect that says how many attacks are made stands for the number on the sheet.
    const bearer = inForce.some(({ effect }) => effect.do.some(setsAttacks)) ? { attacks: 1, ...attacker } : attacker;
    const weapons = attacker.weapons.map((weapon, w) => readWeapon(reader, bearer, weapon, `${path}.weapons[${w}]`));
    for (const [w, { name, skill }] of weapons.entries())
      if (skill === 'automatic' && !attacker.weapons[w]!.abilities.some(isTorrent))
        assumed.push({ code: 'no-hit-roll', what: 'N/A', of: name });
    for (const [w, { sort }] of weapons.entries())
      if (!isUnclear) checkPhase(sort, phase, `${path}.weapons[${w}].kind`, reader.issues);
    return {
      name: attacker.name,
      models: attacker.models,
      keywords,
      weapons,
      inForce,
      harmsItself,
      weaponForces: attacker.weapons.map((weapon) =>
        forces([...weapon.effects, ...weapon.abilities.filter(isWording)], 'attacker', weapon.name, keywords),
      ),
      ...(attacker.wounds === undefined
        ? {}
        : { wounds: attacker.wounds, woundsLeft: Math.max(1, attacker.wounds - attacker.woundsLost) }),
      woundsLost: attacker.woundsLost,
      feelNoPain: feelNoPainOf(attacker.feelNoPain, `${path}.feelNoPain`, reader),
      ...ownTarget(attacker, path, reader),
      ownForces: attacker.effects.flatMap(
        (one) => resolveEffect({ rules, phase, holder: 'target', of: attacker.name, keywords, states }, one).inForce,
      ),
    };
  });
  const targetForces = forces(scenario.target.effects, 'target', target.name, target.keywords);
  const neighbours = scenario.neighbours.map((one, n): Neighbour => {
    const unit = readTarget(one, reader, `neighbours[${n}]`);
    return { unit, forces: forces(one.effects, 'target', unit.name, unit.keywords), distance: one.distance };
  });
  const { notModelled } = reader;
  const read = { attackers, target, targetForces, neighbours, conditions, said, notModelled, assumed };
  const inForce = [
    ...targetForces,
    ...attackers.flatMap(({ inForce, ...own }) => [inForce, ...own.weaponForces].flat()),
  ];
  return { read, issues: [...reader.issues, ...unknownFacts(scenario.conditions, inForce)] };
}

/** Whether anything said of the unit or its weapons is hazardous to it, and what it can bear is said. */
function isHazardous({ wounds, groups, weapons, effects }: Scenario['attackers'][number]): boolean {
  const said = [...effects, ...weapons.flatMap((weapon) => [...weapon.abilities, ...weapon.effects])];
  return (
    (wounds !== undefined || groups !== undefined) &&
    said.some((one) => /hazardous/i.test(typeof one === 'string' ? one : JSON.stringify(one)))
  );
}

const setsAttacks = (verb: Verb): boolean => 'modify' in verb && verb.modify === 'attacks' && verb.how === 'set';

const upper = (keywords: readonly string[]): ReadonlySet<string> =>
  new Set(keywords.map((keyword) => keyword.toUpperCase().trim()));

/** The phase said, else the one that the weapons belong to. */
function phaseOf({ phase, attackers }: Scenario, issues: Issue[]): 'shooting' | 'fight' {
  if (phase) return phase;
  const isMelee = attackers
    .flatMap(({ weapons }) => weapons)
    .map(
      ({ kind, range }) =>
        kind === 'melee' || (kind === undefined && (range === undefined || `${range}`.toLowerCase() === 'melee')),
    );
  if (isMelee.some(Boolean) && !isMelee.every(Boolean)) {
    issues.push(
      issue('phase-unclear', 'ranged and melee weapons stand together and no phase is said', {
        path: 'phase',
        hint: '"shooting" or "fight"',
      }),
    );
  }
  return isMelee.every(Boolean) &&
    attackers.some(({ weapons }) =>
      weapons.some(({ kind, range }) => kind === 'melee' || `${range}`.toLowerCase() === 'melee'),
    )
    ? 'fight'
    : 'shooting';
}

function checkPhase(sort: 'ranged' | 'melee', phase: 'shooting' | 'fight', path: string, issues: Issue[]): void {
  if ((sort === 'melee') === (phase === 'fight')) return;
  const hint =
    phase === 'fight' ? 'leave ranged weapons out of a fight' : 'give the weapon a range, or say "phase": "fight"';
  issues.push(
    issue('weapon-phase', `a ${sort} weapon cannot attack in the ${phase} phase`, { path, found: sort, hint }),
  );
}

function conditionsOf(
  { conditions: said }: Scenario,
  phase: 'shooting' | 'fight',
): { conditions: Conditions; said: ReadonlySet<string> } {
  const {
    moved,
    advanced,
    charged,
    fellBack,
    engaged,
    cover = false,
    visible = true,
    snapShooting = false,
    distance,
    facts,
  } = said;
  const flags = { moved, advanced, charged, 'fell-back': fellBack, engaged };
  const isOn = Object.entries(flags).flatMap(([state, on]) => (on ? [state] : []));
  const isSaid = Object.entries(flags).flatMap(([state, on]) => (on === undefined ? [] : [state]));
  const attacker = new Set([...isOn, ...(facts?.attacker ?? [])]);
  if (moved === false) attacker.add('stationary');
  const target = new Set([...(facts?.target ?? []), ...(visible ? ['visible'] : []), ...(cover ? ['in-cover'] : [])]);
  return {
    conditions: {
      phase,
      ...(distance === undefined ? {} : { distance }),
      visible,
      cover,
      snapShooting,
      attacker,
      target,
    },
    said: new Set([...isSaid, 'visible', 'in-cover']),
  };
}

function readTarget(target: Scenario['target'], reader: WeaponReader, path: string): Target {
  const groups = target.groups.map((group, g) => readGroup(group, `${path}.groups[${g}]`, reader));
  const keywords = new Set([...upper(target.keywords), ...groups.flatMap((group) => [...group.keywords])]);
  return {
    name: target.name ?? groups.map(({ name }) => name).join(' and '),
    keywords,
    attached: target.attached ?? hasBoth(groups),
    groups,
  };
}

/** The attacking unit as what its own weapons hurt: its groups, or one group of its wounds. */
function ownTarget(attacker: Scenario['attackers'][number], path: string, reader: WeaponReader): { own?: Target } {
  const { name, models, keywords, wounds, woundsLost, feelNoPain = null } = attacker;
  const alone = wounds === undefined ? [] : [{ ...nobody, name, models, wounds, woundsLost, feelNoPain, keywords }];
  const groups = attacker.groups ?? alone;
  if (groups.length === 0) return {};
  const read = groups.map((group, g) => readGroup(group, `${path}.groups[${g}]`, reader));
  const own = new Set([...upper(keywords), ...read.flatMap((group) => [...group.keywords])]);
  return { own: { name, keywords: own, attached: hasBoth(read), groups: read } };
}

const nobody = { toughness: 1, save: null, invulnerableSave: null };

/** Whether characters stand among others. */
const hasBoth = (groups: readonly TargetGroup[]): boolean =>
  groups.some(({ keywords }) => keywords.has('CHARACTER')) && groups.some(({ keywords }) => !keywords.has('CHARACTER'));

function readGroup(group: ScenarioGroup, path: string, reader: WeaponReader): TargetGroup {
  if (group.woundsLost >= group.models * group.wounds) {
    const hint = `at most ${group.models * group.wounds - 1}`;
    reader.issues.push(
      issue('out-of-range', `${path}.woundsLost leaves nobody`, {
        path: `${path}.woundsLost`,
        found: String(group.woundsLost),
        hint,
      }),
    );
  }
  return {
    name: group.name,
    models: group.models,
    toughness: group.toughness,
    save: readNeeded(reader, group.save, `${path}.save`),
    invulnerableSave: readNeeded(reader, group.invulnerableSave, `${path}.invulnerableSave`),
    wounds: group.wounds,
    woundsLost: Math.min(group.woundsLost, group.models * group.wounds - 1),
    feelNoPain: feelNoPainOf(group.feelNoPain, `${path}.feelNoPain`, reader),
    keywords: upper(group.keywords),
  };
}

function feelNoPainOf(
  value: ScenarioGroup['feelNoPain'] | undefined,
  path: string,
  reader: WeaponReader,
): TargetGroup['feelNoPain'] {
  if (value === undefined || value === null) return { all: NONE, mortal: NONE, psychic: NONE };
  if (typeof value !== 'object') return { all: readNeeded(reader, value, path), mortal: NONE, psychic: NONE };
  const part = (name: 'all' | 'mortal' | 'psychic'): number => readNeeded(reader, value[name], `${path}.${name}`);
  return { all: part('all'), mortal: part('mortal'), psychic: part('psychic') };
}

/** Where it is printed, it says by itself why there is no skill. */
const isTorrent = (words: string): boolean => /^\W*torrent\W*$/i.test(words);
