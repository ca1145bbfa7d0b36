import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const face = z.union([
  z.number().int().min(1).max(360),
  z.string().regex(/^\d+x[1-6]$/, 'a face, or 5x4 for five dice showing 4'),
]);
const faces = z.array(face).transform((shown) =>
  shown.flatMap((one): number[] => {
    if (typeof one === 'number') return [one];
    const [count = 0, value = 0] = one.split('x').map(Number);
    return Array.from({ length: count }, () => value);
  }),
);

const refusal = z.strictObject({ rule: z.string(), reply: z.unknown(), because: z.string() });

const expected = z.strictObject({
  /** Facts of the table after the last answer, by their paths. */
  state: z.record(z.string(), scalar).optional(),
  /** Keys of the choice that is open now: these are among them, and these are not. */
  open: z.string().optional(),
  /** How many legal answers there are to it, and how many ways to answer two, three choices from there. */
  answers: z.array(z.number().int().min(0)).max(3).optional(),
  offered: z.array(z.string()).optional(),
  withheld: z.array(z.string()).optional(),
  /** Things said on the way, in this order, others between them; each matches what it names. */
  said: z.array(z.record(z.string(), z.unknown())).optional(),
  unsaid: z.array(z.string()).optional(),
  /** Codes of the issues for which there is no battle: an army that may not be fielded. */
  illegal: z.array(z.string()).optional(),
});

export const battleCaseSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  rules: z.array(z.string()).min(1),
  section: z.string(),
  ruling: z.string().optional(),
  note: z.string().optional(),
  skip: z.string().optional(),
  set: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).optional(),
  position: z.unknown(),
  /** Faces by what they are thrown for, in the order asked for; one missing or left over fails the case. */
  dice: z.record(z.string(), faces).default({}),
  /** Answers in their order: a rule and its reply. Choices of other rules in between are answered plainly. */
  steps: z.array(z.record(z.string(), z.unknown())).default([]),
  /** After the last answer the battle goes on, answered plainly, until a choice of this rule is open. */
  until: z.string().optional(),
  /** Rules, or rules and what they would be about, that are offered nowhere on the way. */
  never: z.array(z.string()).default([]),
  /** Proposals to the choice that is open at the end, and the code of the reason against each. */
  refused: z.array(refusal).default([]),
  expect: expected.default({}),
});

export const battleFileSchema = z.strictObject({
  umpire: z.literal(1),
  theme: z.string(),
  edition: z.string(),
  battles: z.array(battleCaseSchema).min(1),
});

export type BattleCase = z.output<typeof battleCaseSchema>;
