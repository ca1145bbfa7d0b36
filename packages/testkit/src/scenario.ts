import { z } from 'zod';

/** The odds scenario of the contract, edition left out, written in full. */

const roll = z.union([z.string(), z.number()]).transform(String);
const names = z.array(z.string());
const count = z.number().int().min(0);
const feelNoPain = z.union([
  z.string(),
  z.strictObject({ all: z.string(), mortal: z.string(), psychic: z.string() }).partial(),
]);

const weaponSchema = z.strictObject({
  name: z.string(),
  count: count.default(1),
  kind: z.enum(['ranged', 'melee']),
  range: z.number().optional(),
  attacks: roll.optional(),
  skill: z.string(),
  strength: roll,
  armourPenetration: z.number().int().max(0),
  damage: roll,
  abilities: names.default([]),
});

export const groupSchema = z.strictObject({
  name: z.string(),
  models: count,
  startingStrength: count.optional(),
  toughness: z.number().int().min(1),
  save: z.string(),
  invulnerableSave: z.string().nullable().default(null),
  wounds: z.number().int().min(1),
  woundsLost: z.union([count, z.array(count)]).default(0),
  feelNoPain: feelNoPain.nullable().default(null),
  keywords: names.default([]),
});

const attackerSchema = z.strictObject({
  name: z.string(),
  models: count.default(1),
  keywords: names.default([]),
  attacks: roll.optional(),
  strength: roll.optional(),
  weapons: z.array(weaponSchema).min(1),
  effects: names.default([]),
  groups: z.array(groupSchema).optional(),
});

const targetSchema = z.strictObject({
  name: z.string(),
  keywords: names.default([]),
  attached: z.boolean().default(false),
  groups: z.array(groupSchema).min(1),
  effects: names.default([]),
});

export const conditionsSchema = z
  .strictObject({
    distance: z.number(),
    moved: z.boolean(),
    advanced: z.boolean(),
    charged: z.boolean(),
    cover: z.boolean(),
    visible: z.boolean(),
    snapShooting: z.boolean(),
    facts: z.strictObject({ target: names, attacker: names }).partial(),
  })
  .partial();

export const scenarioSchema = z.strictObject({
  phase: z.enum(['shooting', 'fight']),
  attackers: z.array(attackerSchema),
  target: targetSchema,
  neighbours: z.array(targetSchema.extend({ distance: z.number() })).default([]),
  conditions: conditionsSchema.default({}),
  policies: z.record(z.string(), z.string()).default({}),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type Weapon = z.output<typeof weaponSchema>;
export type Group = z.output<typeof groupSchema>;
