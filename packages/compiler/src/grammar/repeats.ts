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
  // Nor if it was chosen for another.
  say(
    'sentence',
    'you cannot select a {noun} for this ability that have already be selected for [the] {title} ability this {span} [, and vice versa]',
    (_noun, title, per) => ({ say: 'once-each', per, beside: named(title) }),
  ),
  say(
    'sentence',
    'each {noun} can only be selected for this ability or [the] {title} ability once per {span}',
    (_noun, title, per) => ({
      say: 'once-each',
      per,
      beside: named(title),
    }),
  ),
  say(
    'sentence',
    "the same [{kws?}] {noun} cannot be selected for both this ability and the {kws} 's {title} ability in the same {span} [, and each {noun} can only be selected for this ability once per {span?}]",
    (_kws, _noun, of, title, per) =>
      of.flat().some((kw) => kw.includes("'S")) ? undefined : { say: 'once-each', per, beside: named(title) },
  ),
  say('withthis', '(with|for|as the target of) this (ability|stratagem|enhancement|effect)', () => true),
  say('sentence', 'you cannot (target|select) the same [enemy] {noun} {withthis} {howoften}', (_noun, _with, per) => ({
    say: 'once-each',
    per,
  })),
  say('sentence', 'each {noun} can only make one {title} move per {span}', (_noun, _title, per) => ({
    limit: { times: 1, per, by: 'unit' },
  })),
];

/** A title as the id of the ability that has it: its apostrophes are gone. */
const named = (title: string): string => title.replace(/-s(?=-|$)/g, 's');
