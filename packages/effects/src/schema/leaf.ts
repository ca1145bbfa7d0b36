import { parseDice } from '@umpire/dice';
import { z } from 'zod';
import { type Period, periods } from '../period.js';
import { shaped } from './shaped.js';

/** A name of anything. What names mean is the linter's business. */
export const name = z.string().min(1).max(120);

export const names = z.array(name).max(200);

export const number = z.number().min(-1_000_000).max(1_000_000);

export const dice = z
  .string()
  .max(40)
  .refine((text) => parseDice(text).ok, {
    error: 'not dice',
    params: { code: 'dice-expression', hint: 'dice such as D6, 2D6+1 or D3' },
  });

export const period: z.ZodType<Period> = shaped<Period>(`a period: ${periods.join(', ')} or { my: step }`, () => ({
  string: z.enum(periods),
  tags: { my: z.strictObject({ my: name }) },
}));
