import type { Span } from '@umpire/kernel';
import { z } from 'zod';
import type { Scenario } from './scenario.js';
import { conditionsSchema } from './scenario.js';
import { choiceNames, dicePurposes, type EditionId, editionIds, type Stop, stops } from './vocabulary.js';

/** One case, one row, one edition: all that a runner needs. */
export interface RunnableCase {
  /** `11-C-001/2@w40k-11`: the case, its row where it has rows, the edition. */
  readonly id: string;
  readonly title: string;
  readonly edition: EditionId;
  /** The rules that decide it. */
  readonly rules: readonly string[];
  readonly section: string;
  /** The proposed ruling or version switch it rests on. */
  readonly ruling?: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly scenario: Scenario;
  /** What befalls the target besides attacks (after them, where there are any). */
  readonly happens?: Happens;
  /** Play stops at the first throw after this step; without it the attacks are played to their end. */
  readonly until?: Stop;
  /** Faces in the order they are asked for, purpose by purpose (`hit-re-roll`). A face missing or left over fails the case. */
  readonly dice: readonly { readonly purpose: string; readonly faces: readonly number[] }[];
  /** Answers in the order they are asked for, rule by rule. A choice not named is answered by the policies. */
  readonly choices: readonly { readonly rule: string; readonly answers: readonly Answer[] }[];
  readonly expect: Expected;
  /** Why it is not run. */
  readonly skip?: string;
  readonly at: Span;
}

export type Answer = string | number | readonly (string | number)[] | Readonly<Record<string, number>>;

const number = z.number().int().min(0);
const answer = z.union([
  z.string(),
  z.number(),
  z.array(z.union([z.string(), z.number()])),
  z.record(z.string(), number),
]);
const byGroup = z.union([number, z.record(z.string(), number)]);
const times = /^\d+x\d+$/;
/** `5x4` is five times 4. */
const spread = (one: number | string): number[] => {
  if (typeof one === 'number') return [one];
  const [count = 0, value = 0] = one.split('x').map(Number);
  return Array.from({ length: count }, () => value);
};
// Which model is which does not matter: wounds left are compared in ascending order.
const woundsLeft = z.record(
  z.string(),
  z
    .array(z.union([number, z.string().regex(times, 'wounds left such as 2, or 4x2 for four models with 2')]))
    .transform((left) => left.flatMap(spread).sort((a, b) => a - b)),
);
const need = z.string().regex(/^([2-6]\+|[7-9]\+|auto|never)$/, 'a number needed such as 4+');
const names = z.array(z.string());

const refusal = z.strictObject({ answer: z.string(), because: z.string() });

export const expectedSchema = z
  .strictObject({
    attackDice: number,
    hits: number,
    criticalHits: number,
    wounds: number,
    criticalWounds: number,
    savesRolled: number,
    failedSaves: number,
    woundsLost: byGroup,
    normalDamage: number,
    ignored: number,
    wasted: number,
    left: woundsLeft,
    modelsDestroyed: byGroup,
    destroyed: z.boolean(),
    mortalWounds: number,
    attackersLost: number,
    attackersLeft: woundsLeft,
    neighboursLeft: woundsLeft,
    returned: number,
    stay: number,
    refused: z.array(refusal),
    offered: names,
    needs: z.strictObject({ hit: need, wound: need, save: need }).partial(),
  })
  .partial();

export type Expected = Readonly<z.output<typeof expectedSchema>>;

export const happensSchema = z.union([
  z.strictObject({ mortalWounds: z.union([number, z.string()]), psychic: z.literal(true).optional() }),
  z.strictObject({ hazardRolls: number }),
  z.strictObject({ deadlyDemise: z.union([number, z.string()]) }),
  z.strictObject({ explosion: z.strictObject({ on: z.string(), range: z.string(), mortalWounds: z.string() }) }),
  z.strictObject({ heal: z.union([number, z.string()]) }),
  z.strictObject({ destroys: z.string() }),
]);

export type Happens = z.output<typeof happensSchema>;

// The short-hands. A name alone stands for a map that uses it.
const using = <T extends z.ZodType>(key: string, schema: T) =>
  z.preprocess((value) => (typeof value === 'string' ? { [key]: value } : value), schema);
const printed = z.union([z.string(), z.number()]);
const save = z.string().regex(/^([2-7]\+|-)$/, 'a save such as 3+, or "-" for none');

export const weaponWords = z
  .strictObject({
    use: z.string(),
    name: z.string(),
    count: number,
    range: z.union([z.number(), z.literal('melee')]),
    A: printed,
    skill: z.string().regex(/^([2-6]\+|N\/A)$/, 'a skill such as 3+, or N/A'),
    S: printed,
    AP: z.number().int().max(0),
    D: printed,
    abilities: names,
  })
  .partial();

const profile = {
  models: number,
  T: z.number().int().min(1),
  Sv: save,
  InSv: save.nullable(),
  W: z.number().int().min(1),
  FNP: z
    .union([z.string(), z.strictObject({ all: z.string(), mortal: z.string(), psychic: z.string() }).partial()])
    .nullable(),
};

export const groupWords = z
  .strictObject({
    name: z.string(),
    ...profile,
    keywords: names,
    woundsLost: z.union([number, z.array(number)]),
    startingStrength: number,
  })
  .partial();

export const unitWords = z
  .strictObject({
    name: z.string(),
    keywords: names,
    ...profile,
    groups: z.array(groupWords).min(1),
    effects: names,
    weapons: z.record(z.string(), weaponWords),
  })
  .partial();

const weaponUse = using('use', weaponWords);

const attackerWords = z
  .strictObject({
    name: z.string(),
    unit: z.string(),
    models: z.union([number, z.record(z.string(), number)]),
    keywords: names,
    A: printed,
    S: printed,
    weapon: weaponUse,
    weapons: z.array(weaponUse).min(1),
    effects: names,
    wounded: z.record(z.string(), z.union([number, z.array(number)])),
  })
  .partial();

const unitAimedAt = z
  .strictObject({
    name: z.string(),
    unit: z.string(),
    units: names,
    attached: z.boolean(),
    keywords: names,
    ...profile,
    startingStrength: number,
    models: z.union([number, z.record(z.string(), number)]),
    groups: z.array(groupWords).min(1),
    wounded: z.record(z.string(), z.union([number, z.array(number)])),
    effects: names,
  })
  .partial();

const targetWords = using('unit', unitAimedAt);
const neighbourWords = unitAimedAt.extend({ distance: z.number().min(0) });

export const scenarioWords = z.strictObject({
  phase: z.enum(['shooting', 'fight']).optional(),
  attacker: attackerWords.optional(),
  attackers: z.array(attackerWords).optional(),
  target: targetWords,
  neighbours: z.array(neighbourWords).optional(),
  conditions: conditionsSchema.optional(),
  policies: z.record(z.string(), z.string()).optional(),
});

export type UnitWords = z.output<typeof unitWords>;
export type WeaponWords = z.output<typeof weaponWords>;
export type GroupWords = z.output<typeof groupWords>;
export type AttackerWords = z.output<typeof attackerWords>;
export type TargetWords = z.output<typeof targetWords>;
export type ScenarioWords = z.output<typeof scenarioWords>;

const face = z.union([
  z.number().int().min(1).max(6),
  z.string().regex(/^\d+x[1-6]$/, 'a face from 1 to 6, or 5x4 for five dice showing 4'),
]);
const faces = z.array(face).transform((shown) => shown.flatMap(spread));
const known = <T extends string>(words: readonly T[]) => z.enum(words as [T, ...T[]]);

/** The body of a case once the row has been laid over it. */
export const bodySchema = z.strictObject({
  scenario: scenarioWords,
  happens: happensSchema.optional(),
  until: known(stops).optional(),
  dice: z.partialRecord(known(dicePurposes), faces).default({}),
  choices: z.partialRecord(known(choiceNames), z.union([answer, z.array(answer)])).default({}),
  expect: expectedSchema.extend({ byEdition: z.partialRecord(known(editionIds), expectedSchema).optional() }),
});

export type Body = z.output<typeof bodySchema>;

const anything = z.record(z.string(), z.unknown());

export const caseSchema = z.strictObject({
  id: z.string().regex(/^(9|10|11)-C-?\d{3}[a-z]?$/, 'an id such as 11-C-001 or 9-C001'),
  title: z.string(),
  editions: z.array(known(editionIds)).min(1).optional(),
  rules: names.min(1),
  section: z.string(),
  ruling: z.string().optional(),
  note: z.string().optional(),
  skip: z.string().optional(),
  set: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).optional(),
  scenario: anything.optional(),
  happens: z.unknown().optional(),
  until: z.unknown().optional(),
  dice: anything.optional(),
  choices: anything.optional(),
  expect: anything.optional(),
  rows: z.array(anything).min(1).optional(),
  table: z.array(z.array(z.unknown())).min(2).optional(),
});

export const fileSchema = z.strictObject({
  umpire: z.literal(1),
  theme: z.string(),
  editions: z.array(known(editionIds)).min(1),
  units: z.record(z.string(), unitWords).default({}),
  weapons: z.record(z.string(), weaponWords).default({}),
  cases: z.array(caseSchema).min(1),
});

export const unitsFileSchema = z.strictObject({
  umpire: z.literal(1),
  units: z.record(z.string(), unitWords),
  weapons: z.record(z.string(), weaponWords).default({}),
});

export type UnitsFile = z.output<typeof unitsFileSchema>;
export type CaseWords = z.output<typeof caseSchema>;
