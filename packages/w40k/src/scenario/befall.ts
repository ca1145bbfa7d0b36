import { constant, type DiceExpression, parseDice, type Sequence, type Stage, type Volley } from '@umpire/dice';
import { fail, type Issue, ok, type Result } from '@umpire/kernel';
import type { NotModelled } from '@umpire/rules';
import type { BlowContext } from '../attack/blow.js';
import { packetOf } from '../attack/blow.js';
import { characteristicsOf } from '../attack/characteristics.js';
import { freshDie, plainPlan } from '../attack/die.js';
import { forcesOn, struckFirst, type W40kRules } from '../attack/force.js';
import { listsRoll } from '../attack/listed-rolls.js';
import type { Scene } from '../attack/scene.js';
import { viewOf } from '../attack/target.js';
import { hazardVolley } from './hazard.js';
import { issuesOf } from './issues.js';
import { type ReadScenario, readScenario } from './read.js';
import { scenarioSchema } from './schema.js';

/** What befalls a unit besides attacks. */
export type Befalling =
  | { readonly mortalWounds: string; readonly psychic: boolean }
  | { readonly hazardRolls: number }
  /** On a 6, so many mortal wounds for a unit within 6 inches. */
  | { readonly deadlyDemise: string }
  /** From this face on (0: without a roll), so many inches far, so many mortal wounds. */
  | { readonly explosion: { readonly on: number; readonly range: string; readonly mortalWounds: string } };

export interface Befallen {
  readonly volley: Volley;
  readonly notModelled: readonly NotModelled[];
}

/** A scenario without attackers: its target, under its own effects as an attacker's and as a target's. */
export function readAlone(raw: object, rules: W40kRules): Result<ReadScenario, readonly Issue[]> {
  const { target } = raw as { readonly target?: { readonly effects?: unknown; readonly keywords?: unknown } };
  const itself = { name: ITSELF, effects: target?.effects ?? [], keywords: target?.keywords ?? [] };
  const filled = { ...raw, phase: 'shooting', attackers: [{ ...itself, weapons: [nothing] }] };
  const parsed = scenarioSchema.safeParse(filled);
  if (!parsed.success) return fail(issuesOf(parsed.error.issues, filled, scenarioSchema));
  const { read, issues } = readScenario(parsed.data, rules);
  return issues.length > 0 ? fail(issues) : ok(read);
}

/** What befalls the target of a scenario, as a volley at it. Hazard rolls it makes itself: its effects then help it as an attacker too. */
export function befall(raw: object, what: Befalling, rules: W40kRules): Result<Befallen, readonly Issue[]> {
  const alone = readAlone(raw, rules);
  if (!alone.ok) return alone;
  const read = alone.value;
  const context = contextOf(read, rules, 'psychic' in what && what.psychic);
  // The effects are read twice, once for either side: what neither knows is not modelled.
  const ofEither = read.notModelled.filter(({ of }) => of === read.target.name);
  const notModelled = ofEither.filter(({ what }) =>
    read.notModelled.some((one) => one.of === ITSELF && one.what === what),
  );
  if ('hazardRolls' in what) return ok({ volley: hazard(context, what.hazardRolls, read, rules), notModelled });
  const { distance } = read.conditions;
  const sequence =
    'mortalWounds' in what
      ? wounds(context, dice(what.mortalWounds))
      : 'deadlyDemise' in what
        ? demise(context, dice(what.deadlyDemise), rules, distance)
        : explosion(context, what.explosion, rules, distance);
  const pool = { name: 'mortal wounds', sequence: () => sequence };
  const unit = { name: 'mortal wounds', pools: () => [pool] };
  return ok({ volley: { groups: context.view.groups, uses: 0, units: [unit] }, notModelled });
}

const ITSELF = 'Itself';

const nothing = { name: 'Nothing', range: 1, attacks: 1, skill: '6+', strength: 1, damage: 1 };

function contextOf(read: ReadScenario, rules: W40kRules, psychic: boolean): BlowContext {
  const [attacker] = read.attackers;
  const scene: Scene = {
    attacker: attacker!,
    weapon: attacker!.weapons[0]!,
    target: read.target,
    conditions: read.conditions,
    assume: () => {},
  };
  const forces = forcesOn(scene, read.targetForces, rules);
  const characteristics = characteristicsOf(scene, forces, rules.numbers, 0);
  return {
    scene,
    plan: { ...plainPlan, psychic },
    view: viewOf(read.target, rules.numbers, struckFirst(read.targetForces, rules)),
    numbers: rules.numbers,
    natives: forces.natives,
    characteristics,
    beforeAllocation: characteristics,
    swallows: false,
  };
}

function hazard(context: BlowContext, rolls: number, { attackers }: ReadScenario, rules: W40kRules): Volley {
  const rule = rules.rules.get('hazardous')?.native?.hazard;
  if (!rule) throw new Error(`${rules.name} has no hazard rolls`);
  const forces = forcesOn(context.scene, attackers[0]!.inForce, rules);
  const bonus = characteristicsOf(context.scene, forces, rules.numbers, 0).sum('hazard-roll', freshDie);
  return hazardVolley(context, [{ name: 'hazard rolls', hazard: rule, rolls, bonus }], rules);
}

const dice = (text: string): DiceExpression => {
  const read = parseDice(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const once = { weapons: 1, each: constant(1), amount: (n: number) => n, mayReroll: () => false, spare: 'no' } as const;
const noSpare = { save: false, damage: false } as const;

export function wounds(context: BlowContext, amount: DiceExpression): Sequence {
  return {
    kinds: ['mortal wounds'],
    start: 0,
    gather: once,
    steps: [],
    blows: new Map([[0, packetOf(context, amount, undefined, freshDie)]]),
    order: [0],
    spareOn: noSpare,
  };
}

/** A stage that no re-roll touches: `to` says what each face leads to. */
function fateStage(
  id: string,
  thrown: (kind: number) => boolean,
  to: (kind: number, face: number) => number | undefined,
  rules: W40kRules,
): { readonly kind: 'stage' } & Stage {
  return {
    kind: 'stage',
    id,
    sides: (kind) => (thrown(kind) ? 6 : 0),
    judge: (kind, face) => {
      const next = to(kind, face);
      return next === undefined ? [] : [[next, 1]];
    },
    worth: () => 'plain',
    mayReroll: () => false,
    spare: listsRoll(id, rules),
  };
}

function demise(context: BlowContext, amount: DiceExpression, rules: W40kRules, distance = 0): Sequence {
  const blow = packetOf(context, amount, undefined, freshDie);
  return {
    kinds: ['deadly demise', 'mortal wounds'],
    start: 0,
    gather: once,
    steps: [
      fateStage(
        'deadly demise',
        (kind) => kind === 0,
        (_, face) => (face === 6 && distance <= 6 ? 1 : undefined),
        rules,
      ),
    ],
    blows: new Map([[1, blow]]),
    order: [1],
    spareOn: noSpare,
  };
}

/** The roll, then its range as 2D6, die by die: kind 1 waits for both, kinds 3 to 8 have shown 1 to 6. */
function explosion(
  context: BlowContext,
  { on, range, mortalWounds }: Extract<Befalling, { explosion: unknown }>['explosion'],
  rules: W40kRules,
  distance = 0,
): Sequence {
  if (range !== '2D6') throw new Error(`an explosion reaches 2D6 inches, not ${range}`);
  const shown = [1, 2, 3, 4, 5, 6];
  return {
    kinds: ['explosion', 'range', 'mortal wounds', ...shown.map((face) => `range after ${face}`)],
    start: on === 0 ? 1 : 0,
    gather: once,
    steps: [
      fateStage(
        'explosion',
        (kind) => kind === 0,
        (_, face) => (face >= on ? 1 : undefined),
        rules,
      ),
      fateStage(
        'explosion range',
        (kind) => kind === 1,
        (_, face) => face + 2,
        rules,
      ),
      fateStage(
        'explosion range',
        (kind) => kind > 2,
        (kind, face) => (kind - 2 + face >= distance ? 2 : undefined),
        rules,
      ),
    ],
    blows: new Map([[2, packetOf(context, dice(mortalWounds), undefined, freshDie)]]),
    order: [2],
    spareOn: noSpare,
  };
}
