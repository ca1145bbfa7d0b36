import type { Rule } from '../parse/grammar.js';
import { say } from './say.js';

/* How often: once for each of those it is used on, once for all that have it. */

export const repeats: readonly Rule[] = [
  say(
    'treated',
    'be (targeted|selected|chosen|healed|affected) (by|with|for) this (ability|stratagem|enhancement)',
    () => true,
  ),
  say('treated', 'be [selected as] the target of this (ability|stratagem|enhancement)', () => true),
  say('treated', 'be healed', () => true),
  say('treated', 'be affected by this ability', () => true),
  say('sentence', 'each ({noun?}|objective marker) can only {treated} once per {span}', (_noun, _treated, per) => ({
    say: 'once-each',
    per,
  })),
  say('withthis', '(with|for|as the target of) this (ability|stratagem|enhancement)', () => true),
  say('sentence', 'you cannot (target|select) the same [enemy] {noun} {withthis} {howoften}', (_noun, _with, per) => ({
    say: 'once-each',
    per,
  })),
  say('sentence', 'each {noun} can only make one {title} move per {span}', (_noun, _title, per) => ({
    limit: { times: 1, per, by: 'unit' },
  })),
];
