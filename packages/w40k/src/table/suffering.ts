import { constant, type DiceExpression, type Volley } from '@umpire/dice';
import type { BlowContext } from '../attack/blow.js';
import { characteristicsOf } from '../attack/characteristics.js';
import { plainPlan } from '../attack/die.js';
import { forcesOn, struckFirst } from '../attack/force.js';
import type { Hazard } from '../attack/hooks.js';
import { NONE, type Scene, type Weapon } from '../attack/scene.js';
import { viewOf } from '../attack/target.js';
import { wounds as mortalSequence } from '../scenario/befall.js';
import { failsHazard, hazardVolley } from '../scenario/hazard.js';
import { modified, type Reading } from './facts.js';
import { inForceOn } from './in-force.js';
import { modelAt } from './reads.js';
import type { RosterUnit } from './roster.js';
import { bearersOf, groupsOf, nativesOf, type TableVolley, targetOf } from './volley.js';

/** What hurts a unit besides attacks: so many mortal wounds (06.02), or hazard rolls of its own (06.03), still to be made or failed before. */
export type Suffering =
  | { readonly kind: 'mortal'; readonly wounds: number | DiceExpression; readonly psychic?: boolean }
  | { readonly kind: 'hazard'; readonly rolls: number; readonly areFailed?: true };

const nothing: Weapon = {
  name: 'Nothing',
  count: 1,
  sort: 'ranged',
  range: 1,
  attacks: constant(1),
  skill: 6,
  strength: 1,
  armourPenetration: 0,
  damage: constant(1),
  abilities: [],
};

/** What a unit suffers, as a volley at it, with its own rules about wounds in force. */
export function sufferingOf(reading: Reading, unit: RosterUnit, what: Suffering): TableVolley {
  const { rules, table } = reading;
  const groups = groupsOf(reading, unit);
  const target = targetOf(reading, unit, groups);
  const model = modelAt(table, bearersOf(table, unit)[0]!);
  const inForce = inForceOn(reading, { attacker: unit, target: unit, model });
  const own = inForce.map((one) => ({ ...one, holder: 'target' as const }));
  const natives = nativesOf(reading, unit, 'target');
  const scene: Scene = {
    attacker: { name: unit.name, models: 1, keywords: target.keywords, weapons: [nothing] },
    weapon: nothing,
    target,
    conditions: {
      phase: 'shooting',
      visible: true,
      cover: false,
      snapShooting: false,
      attacker: new Set(),
      target: new Set(),
    },
    assume: () => {},
  };
  const forces = forcesOn(scene, [...natives, ...own], rules);
  const characteristics = characteristicsOf(scene, forces, rules.numbers, NONE);
  const context: BlowContext = {
    scene,
    plan: { ...plainPlan, psychic: what.kind === 'mortal' && what.psychic === true },
    view: viewOf(target, rules.numbers, struckFirst(own, rules)),
    numbers: rules.numbers,
    natives: forces.natives,
    characteristics,
    beforeAllocation: characteristics,
    swallows: false,
  };
  return {
    volley: what.kind === 'mortal' ? mortal(context, what.wounds) : hazard(context, what, reading, unit),
    groups,
  };
}

function mortal(context: BlowContext, wounds: number | DiceExpression): Volley {
  const sequence = mortalSequence(context, typeof wounds === 'number' ? constant(wounds) : wounds);
  const pool = { name: 'mortal wounds', sequence: () => sequence };
  return { groups: context.view.groups, uses: 0, units: [{ name: 'mortal wounds', pools: () => [pool] }] };
}

type HazardRolls = Omit<Extract<Suffering, { kind: 'hazard' }>, 'kind'>;

function hazard(context: BlowContext, { rolls, areFailed }: HazardRolls, reading: Reading, unit: RosterUnit): Volley {
  const made = { name: 'hazard rolls', rolls, ...hazardOf(reading, unit), ...(areFailed ? { areFailed } : {}) };
  return hazardVolley(context, [made], reading.rules);
}

function hazardOf(reading: Reading, unit: RosterUnit): { readonly hazard: Hazard; readonly bonus: number } {
  const { rules } = reading;
  const rule = rules.rules.get('hazardous')?.native?.hazard;
  if (!rule) throw new Error(`${rules.name} has no hazard rolls`);
  return { hazard: rule, bonus: modified(reading, 'hazard-roll', unit.ref, 0) };
}

/** How many of a unit's hazard rolls failed, as they lie. */
export function failedHazards(reading: Reading, unit: RosterUnit, faces: readonly number[]): number {
  const { hazard: rule, bonus } = hazardOf(reading, unit);
  return faces.filter((face) => failsHazard(rule, bonus, face)).length;
}
