import * as z from 'zod/mini';
import { type Ability, type Effect, limiters, type Offer } from '../effect.js';
import { name, period } from './leaf.js';
import { shaped } from './shaped.js';
import { condition, selector, value, when } from './term.js';
import { verb } from './verb.js';

/** An object with these keys, and no others. */
const exactly = <T>(hint: string, object: z.ZodMiniType<T>): z.ZodMiniType<T> => shaped<T>(hint, () => ({ object }));

const limit = exactly('a limit', z.strictObject({ times: value, per: period, by: z.exactOptional(z.enum(limiters)) }));

const target = exactly('a target', z.strictObject({ as: name, from: selector }));

const offer = exactly<Offer>(
  'an offer',
  z.strictObject({
    cost: z.exactOptional(value),
    limit: z.exactOptional(limit),
    target: z.exactOptional(target),
    despite: z.exactOptional(name),
  }),
);

export const effect = exactly<Effect>(
  'an effect',
  z.strictObject({
    when: z.exactOptional(when),
    if: z.exactOptional(condition),
    offer: z.exactOptional(offer),
    do: z.array(verb).check(z.minLength(1), z.maxLength(100)),
  }),
);

export const ability = exactly<Ability>(
  'an ability',
  z.strictObject({ id: name, effects: z.array(effect).check(z.maxLength(100)) }),
);
