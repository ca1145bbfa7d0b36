import { z } from 'zod';
import { recordFields } from './record.js';

/** Where an ability stands: CORE, FACTION, the sheet itself, its wargear, a weapon tag, a warlord trait, an enhancement. */
export const abilityPlaceSchema = z.enum([
  'core',
  'faction',
  'datasheet',
  'wargear',
  'weapon',
  'warlord-trait',
  'enhancement',
]);
export type AbilityPlace = z.infer<typeof abilityPlaceSchema>;

const abilityFields = {
  place: abilityPlaceSchema,
  /** Printed in brackets after the name: `Aura`, `Psychic`. */
  tags: z.array(z.string()).readonly(),
  /** The number of a core ability: `1` of Deadly Demise 1, `6"` of Scouts 6". */
  value: z.string().exactOptional(),
  /** As printed, bullets as lines that begin with `- `; absent where the page only names the ability. */
  text: z.string().exactOptional(),
};

export const abilitySchema = z.object({ ...recordFields, ...abilityFields }).readonly();
export type Ability = z.infer<typeof abilitySchema>;

export const abilityRecordSchema = z
  .object({ kind: z.literal('ability'), of: z.string(), ...recordFields, ...abilityFields })
  .readonly();
export type AbilityRecord = z.infer<typeof abilityRecordSchema>;
