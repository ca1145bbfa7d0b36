import { parseDice } from '@umpire/dice';
import * as z from 'zod/mini';
import { type Period, periods } from '../period.js';
import { shaped } from './shaped.js';

/** A name of anything. What names mean is the linter's business. */
export const name = z.string().check(z.minLength(1), z.maxLength(120));

export const names = z.array(name).check(z.maxLength(200));

export const number = z.number().check(z.gte(-1_000_000), z.lte(1_000_000));

export const dice = z.string().check(
  z.maxLength(40),
  z.refine((text) => parseDice(text).ok, {
    error: 'not dice',
    params: { code: 'dice-expression', hint: 'dice such as D6, 2D6+1 or D3' },
  }),
);

export const period: z.ZodMiniType<Period> = shaped<Period>(
  `a period: ${periods.join(', ')} { my: step } or { theirs: step }`,
  () => ({
    string: z.enum(periods),
    tags: { my: z.strictObject({ my: name }), theirs: z.strictObject({ theirs: name }) },
  }),
);
