import * as z from 'zod/mini';

/** Marks the problem of a text that holds control characters. */
export const CONTROL = { holds: 'control characters' } as const;

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const isPlain = (words: string): boolean => /^[\P{Cc}\t\n]*$/u.test(words);
const text = (most: number) => z.string().check(z.maxLength(most), z.refine(isPlain, { params: CONTROL }));
const name = text(120).check(z.minLength(1));
const list = <T extends z.ZodMiniType>(of: T, most: number) => z.array(of).check(z.maxLength(most));
const some = <T extends z.ZodMiniType>(of: T, most: number) => list(of, most).check(z.minLength(1));

const score = z.union([whole(2, 9), z.string().check(z.regex(/^[2-9]\+$/))]);
const save = z.union([whole(1, 6), z.string().check(z.regex(/^([1-6]\+|-)$/)), z.null()]);
const fixedSave = z.union([whole(1, 6), z.string().check(z.regex(/^([1-6]\+f?|-)$/)), z.null()]);
const modifier = z.union([whole(-9, 0), z.string().check(z.regex(/^(0|[-−][1-9]|[-−][dD]6)$/)), z.null()]);
const abilities = list(text(80), 30);
const pinningClass = whole(1, 7);
const stands = whole(1, 200);

const weapon = z.strictObject({
  name: z._default(name, 'Arme'),
  /** How many of it fire; one a stand where it is not said. */
  count: z.optional(whole(1, 200)),
  dice: whole(1, 100),
  range: z.optional(z.number().check(z.positive(), z.lte(1000))),
  toHit: score,
  targetSaveModifier: z._default(modifier, 0),
  abilities: z._default(abilities, []),
  /** The group that it fires at; the first one where it is not said. */
  at: z.optional(name),
  /** In an assault: the group in contact at which its misses are thrown again (SHT-9). */
  missesAt: z.optional(name),
});

const side = z.strictObject({
  head: text(8),
  hull: text(8),
  weapon: text(8),
  legs: text(8),
  reactor: z.optional(text(8)),
});
const locationSheet = z.strictObject({
  front: side,
  rear: side,
  legs: z._default(z.enum(['legs', 'lift']), 'legs'),
});

/** What a stand is, written out or as a shipped sheet has it. */
const piece = {
  sheet: z.optional(name),
  stands: z._default(stands, 1),
  pinningClass: z.optional(pinningClass),
  closeAssaultFactor: z.optional(whole(-9, 30)),
  hitPoints: z.optional(whole(1, 20)),
  hitPointsLost: z._default(whole(0, 4000), 0),
  morale: z.optional(z.union([whole(2, 12), z.string().check(z.regex(/^([2-9]|1[0-2])\+?$/)), z.null()])),
  abilities: z.optional(abilities),
  locationSheet: z.optional(locationSheet),
};

const attacker = z.strictObject({
  name: z.optional(name),
  ...piece,
  weapons: z.optional(list(weapon, 30)),
});

const group = z.strictObject({
  name: z.optional(name),
  ...piece,
  save: z.optional(save),
  fixedSave: z.optional(fixedSave),
  /** A building: its save is made on two dice, and what it loses are structure points. */
  structure: z.optional(whole(1, 20)),
  /** Of an HQ: stands of its class within 6 cm that are no target. */
  bystanders: z._default(whole(0, 50), 0),
});

const target = z.strictObject({ name: z.optional(name), groups: some(group, 8) });

const cover = z.union([z.boolean(), z.enum(['none', 'light', 'heavy', 'fortified'])]);
const states = z.enum(['fall-back', 'immobilised', 'led', 'unhurt', 'afraid']);
const pair = <T extends z.ZodMiniType>(of: T) => z.partial(z.strictObject({ attacker: of, target: of }));

const conditions = z.strictObject({
  distance: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  /** Reactions of the movement phase. */
  interception: z._default(z.boolean(), false),
  counterCharge: z._default(z.boolean(), false),
  cover: z._default(cover, 'none'),
  sector: z._default(z.enum(['front', 'flank', 'rear']), 'front'),
  /** An unrevealed First Fire order, in its segment. */
  firstFire: z._default(z.boolean(), false),
  /** The shooters are engaged and not pinned. */
  engaged: z._default(z.boolean(), false),
  /** The target is engaged with a friend of the shooters. */
  intoAssault: z._default(z.boolean(), false),
  /** The shooters have risen in a pop-up attack; so has the target. */
  poppedUp: z._default(z.boolean(), false),
  targetPoppedUp: z._default(z.boolean(), false),
  overTerrain: z._default(z.boolean(), false),
  /** Re-rolls left in the pools of the armies; what the stands here bring where it is not said. */
  eliteRerolls: z.optional(pair(z.optional(whole(0, 100)))),
  /** Points that terrain adds to the factor of its occupants. */
  terrainBonus: z.optional(pair(z.optional(whole(0, 4)))),
  /** Of an assault: fear works in its first round. */
  round: z._default(whole(1, 20), 1),
  facts: z.optional(pair(z.optional(list(states, 10)))),
});

const policies = z.strictObject({
  goal: z._default(text(140), 'destroy'),
  elite: z._default(z.enum(['failed', 'never', 'best']), 'failed'),
  saveElite: z._default(z.enum(['failed', 'never', 'best']), 'failed'),
  /** Where shots at a location sheet are aimed: a cell such as 3C, a part, or looked for. */
  location: z._default(text(20), 'hull'),
  damage: z._default(z.enum(['add', 'keep', 'best']), 'add'),
  sacrifice: z._default(z.enum(['always', 'never', 'best']), 'always'),
});

/** An odds scenario of NetEpic: CONTRACTS §3, last paragraph. */
export const scenarioSchema = z.strictObject({
  umpire: z.optional(z.literal(1)),
  edition: z.optional(text(80)),
  phase: z._default(z.enum(['shooting', 'assault']), 'shooting'),
  attackers: some(attacker, 40),
  target,
  conditions: z.prefault(conditions, {}),
  policies: z.prefault(policies, {}),
  want: z._default(z.array(z.enum(['stages', 'because'])), []),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type ScenarioAttacker = Scenario['attackers'][number];
export type ScenarioWeapon = NonNullable<ScenarioAttacker['weapons']>[number];
export type ScenarioGroup = Scenario['target']['groups'][number];
