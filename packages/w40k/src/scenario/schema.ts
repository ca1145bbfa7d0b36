import { z } from 'zod';

/** The largest numbers a scenario may hold: beyond them a file is broken or hostile. */
const models = z.int().min(1).max(500);
const wounds = z.int().min(1).max(200);
const rating = z.int().min(1).max(100);
const dice = z.union([z.string().max(20), z.int()]);
const needed = z.union([z.string().max(6), z.int(), z.null()]);
const name = z.string().min(1).max(120);
const keywords = z.array(z.string().max(60)).max(60);
const namedEffect = z.union([z.string().max(400), z.looseObject({})]);
const effects = z.array(namedEffect).max(60);

const weapon = z.strictObject({
  name: name.default('Weapon'),
  count: z.int().min(1).max(500).default(1),
  kind: z.enum(['ranged', 'melee']).optional(),
  range: z.union([z.number().positive().max(1000), z.string().max(10)]).optional(),
  attacks: dice.optional(),
  skill: needed.optional(),
  strength: z.union([z.string().max(8), z.int()]),
  armourPenetration: z.int().min(-12).max(0).default(0),
  damage: dice,
  abilities: z.array(z.string().max(200)).max(30).default([]),
  effects: effects.default([]),
});

const bracket = z.strictObject({
  from: z.int().min(1),
  to: z.int().min(1),
  attacks: dice.optional(),
  skill: needed.optional(),
  strength: rating.optional(),
});

const feelNoPain = z.union([
  needed,
  z.strictObject({ all: needed.optional(), mortal: needed.optional(), psychic: needed.optional() }),
]);

const group = z.strictObject({
  name: name.default('Models'),
  models: models.default(1),
  toughness: rating,
  save: needed.default(null),
  invulnerableSave: needed.default(null),
  wounds,
  woundsLost: z.int().min(0).max(100_000).default(0),
  feelNoPain: feelNoPain.default(null),
  keywords: keywords.default([]),
});

const attacker = z.strictObject({
  name: name.default('Attacker'),
  models: models.default(1),
  keywords: keywords.default([]),
  weapons: z.array(weapon).min(1).max(60),
  effects: effects.default([]),
  /** 9th: what melee weapons take from their bearer. */
  attacks: dice.optional(),
  strength: rating.optional(),
  /** Degrading profiles: the row for the wounds left. */
  brackets: z.array(bracket).max(10).optional(),
  wounds: wounds.optional(),
  woundsLost: z.int().min(0).max(199).default(0),
  feelNoPain: feelNoPain.optional(),
  /** Its models as a target has them, where they differ: for what its own weapons do to it. */
  groups: z.array(group).min(1).max(8).optional(),
});

const target = z.strictObject({
  name: name.optional(),
  keywords: keywords.default([]),
  attached: z.boolean().optional(),
  groups: z.array(group).min(1).max(8),
  effects: effects.default([]),
});

const states = z.array(z.string().max(60)).max(60);

const conditions = z.strictObject({
  distance: z.number().min(0).max(1000).optional(),
  moved: z.boolean().optional(),
  advanced: z.boolean().optional(),
  charged: z.boolean().optional(),
  fellBack: z.boolean().optional(),
  engaged: z.boolean().optional(),
  cover: z.boolean().optional(),
  visible: z.boolean().optional(),
  snapShooting: z.boolean().optional(),
  facts: z
    .strictObject({ target: states.default([]), attacker: states.default([]) })
    .partial()
    .optional(),
});

const reroll = z.enum(['failed', 'non-critical', 'never', 'best']);
const low = z.enum(['low', 'never', 'best']);

const policies = z.strictObject({
  goal: z.string().max(140).default('destroy'),
  hitReroll: reroll.default('failed'),
  woundReroll: reroll.default('failed'),
  attacksReroll: low.default('low'),
  damageReroll: low.default('low'),
  lethalHits: z.enum(['wound', 'roll', 'best']).default('wound'),
  precision: z.enum(['leader', 'never', 'best']).default('leader'),
  order: z.enum(['listed', 'best']).default('listed'),
  allocation: z.enum(['listed', 'best']).default('listed'),
  saveReroll: z.enum(['failed', 'never', 'best']).default('failed'),
  commandReroll: z.enum(['never', 'attacker', 'defender']).default('never'),
});

/** An odds scenario as CONTRACTS prints it: numbers checked, words still to be understood by the edition. */
export const scenarioSchema = z.strictObject({
  umpire: z.literal(1).optional(),
  edition: z.string().max(80).optional(),
  phase: z.enum(['shooting', 'fight']).optional(),
  attackers: z.array(attacker).min(1).max(40),
  target,
  conditions: conditions.default({}),
  policies: policies.prefault({}),
  offers: z
    .array(z.union([namedEffect, z.strictObject({ effect: namedEffect, for: z.enum(['attacker', 'target']) })]))
    .max(60)
    .default([]),
  want: z.array(z.enum(['stages', 'because', 'offers', 'groups', 'afterEach'])).default([]),
});

/** Many attackers and many targets of one matrix: each pair is a scenario of its own. */
export const pairsSchema = z.strictObject({
  attackers: z.array(attacker).min(1).max(20_000),
  targets: z.array(target).min(1).max(2_000),
  phase: z.enum(['shooting', 'fight']).optional(),
  conditions: conditions.default({}),
  policies: policies.prefault({}),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioWeapon = Scenario['attackers'][number]['weapons'][number];
export type ScenarioAttacker = Scenario['attackers'][number];
export type ScenarioGroup = Scenario['target']['groups'][number];
export type NamedEffect = Scenario['target']['effects'][number];
