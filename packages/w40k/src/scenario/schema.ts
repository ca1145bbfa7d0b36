import * as z from 'zod/mini';

/** Marks the problem of a text that holds control characters. */
export const CONTROL = { holds: 'control characters' } as const;

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
/** No character that a terminal would obey. */
const isPlain = (words: string): boolean => /^[\P{Cc}\t\n]*$/u.test(words);
const text = (most: number) => z.string().check(z.maxLength(most), z.refine(isPlain, { params: CONTROL }));
/** Texts and names within a value; what is nested too deeply is refused where the value is read. */
function isPlainThroughout(value: unknown, levels = 100): boolean {
  if (typeof value === 'string') return isPlain(value);
  if (typeof value !== 'object' || value === null || levels === 0) return true;
  return Object.entries(value).every(([key, inner]) => isPlain(key) && isPlainThroughout(inner, levels - 1));
}

const list = <T extends z.ZodMiniType>(of: T, most: number) => z.array(of).check(z.maxLength(most));
const some = <T extends z.ZodMiniType>(of: T, most: number) => list(of, most).check(z.minLength(1));

/** The largest numbers a scenario may hold: beyond them a file is broken or hostile. */
const models = whole(1, 500);
const wounds = whole(1, 200);
const rating = whole(1, 100);
const dice = z.union([text(20), z.int()]);
const needed = z.union([text(6), z.int(), z.null()]);
const name = text(120).check(z.minLength(1));
const keywords = list(text(60), 60);
const effectValue = z.looseObject({}).check(z.refine((value) => isPlainThroughout(value), { params: CONTROL }));
const namedEffect = z.union([text(400), effectValue]);
const effects = list(namedEffect, 60);

const weapon = z.strictObject({
  name: z._default(name, 'Weapon'),
  count: z._default(whole(1, 500), 1),
  kind: z.optional(z.enum(['ranged', 'melee'])),
  range: z.optional(z.union([z.number().check(z.positive(), z.lte(1000)), text(10)])),
  attacks: z.optional(dice),
  skill: z.optional(needed),
  strength: z.union([text(8), z.int()]),
  armourPenetration: z._default(whole(-12, 0), 0),
  damage: dice,
  abilities: z._default(list(text(200), 30), []),
  effects: z._default(effects, []),
});

const bracket = z.strictObject({
  from: z.int().check(z.gte(1)),
  to: z.int().check(z.gte(1)),
  attacks: z.optional(dice),
  skill: z.optional(needed),
  strength: z.optional(rating),
});

const feelNoPain = z.union([
  needed,
  z.strictObject({ all: z.optional(needed), mortal: z.optional(needed), psychic: z.optional(needed) }),
]);

const group = z.strictObject({
  name: z._default(name, 'Models'),
  models: z._default(models, 1),
  toughness: rating,
  save: z._default(needed, null),
  invulnerableSave: z._default(needed, null),
  wounds,
  woundsLost: z._default(whole(0, 100_000), 0),
  feelNoPain: z._default(feelNoPain, null),
  keywords: z._default(keywords, []),
});

const attacker = z.strictObject({
  name: z._default(name, 'Attacker'),
  models: z._default(models, 1),
  keywords: z._default(keywords, []),
  weapons: some(weapon, 60),
  effects: z._default(effects, []),
  /** 9th: what melee weapons take from their bearer. */
  attacks: z.optional(dice),
  strength: z.optional(rating),
  /** Degrading profiles: the row for the wounds left. */
  brackets: z.optional(list(bracket, 10)),
  wounds: z.optional(wounds),
  woundsLost: z._default(whole(0, 199), 0),
  feelNoPain: z.optional(feelNoPain),
  /** Its models as a target has them, where they differ: for what its own weapons do to it. */
  groups: z.optional(some(group, 8)),
});

const target = z.strictObject({
  name: z.optional(name),
  keywords: z._default(keywords, []),
  attached: z.optional(z.boolean()),
  groups: some(group, 8),
  effects: z._default(effects, []),
});

/** Another unit of the target's army, so many inches from the target. */
const neighbour = z.extend(target, { distance: z.number().check(z.gte(0), z.lte(1000)) });

const states = list(text(60), 60);

const conditions = z.strictObject({
  distance: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  moved: z.optional(z.boolean()),
  advanced: z.optional(z.boolean()),
  charged: z.optional(z.boolean()),
  fellBack: z.optional(z.boolean()),
  engaged: z.optional(z.boolean()),
  cover: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
  snapShooting: z.optional(z.boolean()),
  facts: z.optional(z.partial(z.strictObject({ target: z._default(states, []), attacker: z._default(states, []) }))),
});

const reroll = z.enum(['failed', 'non-critical', 'never', 'best']);
const low = z.enum(['low', 'never', 'best']);

const policies = z.strictObject({
  goal: z._default(text(140), 'destroy'),
  hitReroll: z._default(reroll, 'failed'),
  woundReroll: z._default(reroll, 'failed'),
  attacksReroll: z._default(low, 'low'),
  damageReroll: z._default(low, 'low'),
  lethalHits: z._default(z.enum(['wound', 'roll', 'best']), 'wound'),
  precision: z._default(z.enum(['leader', 'never', 'best']), 'leader'),
  order: z._default(z.enum(['listed', 'best']), 'listed'),
  allocation: z._default(z.enum(['listed', 'best']), 'listed'),
  saveReroll: z._default(z.enum(['failed', 'never', 'best']), 'failed'),
  commandReroll: z._default(z.enum(['never', 'attacker', 'defender']), 'never'),
});

/** An odds scenario as CONTRACTS prints it: numbers checked, words still to be understood by the edition. */
export const scenarioSchema = z.strictObject({
  umpire: z.optional(z.literal(1)),
  edition: z.optional(text(80)),
  /** Rulings that differ from ours, by their option: whoever resolves the rule set reads them. */
  options: z.optional(z.record(text(80), z.union([z.boolean(), z.number(), text(80)]))),
  phase: z.optional(z.enum(['shooting', 'fight'])),
  attackers: some(attacker, 40),
  target,
  neighbours: z._default(list(neighbour, 12), []),
  conditions: z._default(conditions, {}),
  policies: z.prefault(policies, {}),
  offers: z._default(
    list(z.union([namedEffect, z.strictObject({ effect: namedEffect, for: z.enum(['attacker', 'target']) })]), 60),
    [],
  ),
  want: z._default(z.array(z.enum(['stages', 'because', 'offers', 'groups', 'afterEach'])), []),
});

/** Many attackers and many targets of one matrix: each pair is a scenario of its own. */
export const pairsSchema = z.strictObject({
  attackers: some(attacker, 20_000),
  targets: some(target, 2_000),
  phase: z.optional(z.enum(['shooting', 'fight'])),
  conditions: z._default(conditions, {}),
  policies: z.prefault(policies, {}),
});

export type Scenario = z.infer<typeof scenarioSchema>;
/** As it is written: what has a default may be left out. */
export type ScenarioInput = z.input<typeof scenarioSchema>;
export type ScenarioWeapon = Scenario['attackers'][number]['weapons'][number];
export type ScenarioAttacker = Scenario['attackers'][number];
export type ScenarioGroup = Scenario['target']['groups'][number];
export type NamedEffect = Scenario['target']['effects'][number];
