import { z } from 'zod';
import { type Ability, type Effect, limiters, type Offer } from '../effect.js';
import { name, period } from './leaf.js';
import { shaped } from './shaped.js';
import { condition, selector, value, when } from './term.js';
import { verb } from './verb.js';

/** An object with these keys, and no others. */
const exactly = <T>(hint: string, object: z.ZodType<T>): z.ZodType<T> => shaped<T>(hint, () => ({ object }));

const limit = exactly('a limit', z.strictObject({ times: value, per: period, by: z.enum(limiters).exactOptional() }));

const target = exactly('a target', z.strictObject({ as: name, from: selector }));

const offer = exactly<Offer>(
  'an offer',
  z.strictObject({ cost: value.exactOptional(), limit: limit.exactOptional(), target: target.exactOptional() }),
);

export const effect = exactly<Effect>(
  'an effect',
  z.strictObject({
    when: when.exactOptional(),
    if: condition.exactOptional(),
    offer: offer.exactOptional(),
    do: z.array(verb).min(1).max(100),
  }),
);

export const ability = exactly<Ability>('an ability', z.strictObject({ id: name, effects: z.array(effect).max(100) }));
