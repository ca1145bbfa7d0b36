import { z } from 'zod';
import { recordFields } from './record.js';

/** Dice as `parseDice` reads them. */
export const diceSchema = z.object({ dice: z.int().min(0), sides: z.int().min(0), plus: z.int() }).readonly();

/** `anti-infantry 4+` is `{ id: 'anti', keyword: 'infantry', value: '4+' }`; `printed` keeps the page's own words. */
export const weaponAbilitySchema = z
  .object({
    id: z.string(),
    printed: z.string(),
    value: z.string().exactOptional(),
    keyword: z.string().exactOptional(),
  })
  .readonly();
export type WeaponAbility = z.infer<typeof weaponAbilitySchema>;

/** 9th edition melee weapons print `User`, `+4` or `x2`; a few weapons dice; all others a number. */
export const strengthSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), value: z.int() }).readonly(),
  z.object({ kind: z.literal('dice'), dice: diceSchema }).readonly(),
  z.object({ kind: z.literal('user'), plus: z.int(), times: z.int() }).readonly(),
]);
export type WeaponStrength = z.infer<typeof strengthSchema>;

const profileFields = {
  /** The weapon without its mode: `Shard thrower`. */
  weapon: z.string(),
  mode: z.string().exactOptional(),
  type: z.enum(['ranged', 'melee']),
  /** Inches; `none` where the page prints N/A and the weapon's own rule says whom it reaches. */
  range: z.union([z.number(), z.literal('melee'), z.literal('none')]),
  /** 9th: melee weapons use the attacks of the model. */
  attacks: z.union([diceSchema, z.literal('model')]),
  /** `3` for 3+; `automatic` where the page prints N/A; 9th: the skill of the model. */
  skill: z.union([z.int(), z.literal('automatic'), z.literal('model')]),
  strength: strengthSchema,
  /** As printed: 0, -1, -2 … */
  armourPenetration: z.int(),
  damage: diceSchema,
  abilities: z.array(weaponAbilitySchema).readonly(),
  /** 9th: what the ABILITIES column says in words. */
  text: z.string().exactOptional(),
};

/** One row of a weapon table: a weapon with modes has one profile a mode. */
export const weaponProfileSchema = z.object({ ...recordFields, ...profileFields }).readonly();
export type WeaponProfile = z.infer<typeof weaponProfileSchema>;

export const weaponRecordSchema = z
  .object({ kind: z.literal('weapon'), of: z.string(), ...recordFields, ...profileFields })
  .readonly();
export type WeaponRecord = z.infer<typeof weaponRecordSchema>;
