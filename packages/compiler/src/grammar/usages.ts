import type { Condition, Verb } from '@umpire/effects';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, slug, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What is used: abilities and wargear, by whom of several, how often, at what price. */

export const usages: readonly Rule[] = [
  say('thing', '(its|a|a|the|that|one) {name}', () => true),
  say('thing', '(its|a|the) {name} in the {title}', () => true),
  say('thing', '(its|a|the) psychic {name}', () => true),
  say('clause', '{np} can (use|perform|deploy|summon|trigger|overcharge|activate) {thing}', (np) =>
    np.any ? undefined : { verbs: [], may: true },
  ),
  say('clause', 'use {thing}', () => ({ verbs: [] })),
  say('clause', '{np} can use (it|that ability|the enhancement)', (np) =>
    np.any ? undefined : { verbs: [], may: true },
  ),
  say('clause', 'you can use this (detachment rule|rule|ability)', () => ({ verbs: [], may: true })),
  say('event', 'you select [a|your|the] target for [the|your] {title} [ability]', (title) => ({
    when: { at: `does-${title}`, edge: 'after', of: 'mine' },
  })),
  say('bearers', '[a|one] [{kws?}] {noun} from your army with this ability', () => true),
  say('bearers', '[a|one] {kws} with this ability', () => true),
  say('bearers', 'one {kws} from your army', () => true),
  say('clauses', '{bearers} can use (it|this ability)', () => oneOfArmy),
  say('clauses', '{bearers} can use (it|this ability) (when|after|just after) {event}', (_bearers, frame) =>
    'when' in frame ? { frame, body: oneOfArmy } : undefined,
  ),
  say('event', '{np} be targeted with a stratagem', (np) => ({
    when: { at: 'stratagem-used', edge: 'after', of: np.who },
    refs: { '?it': np.any ? 'subject' : np.who, '?use': np.any ? 'subject' : np.who },
  })),
  say('event', 'your opponent target {np} with a stratagem', (np) =>
    np.any && typeof np.who === 'object' && np.who.side === 'theirs'
      ? {
          when: { at: 'stratagem-used', edge: 'before', of: np.who },
          refs: { '?it': 'subject', '?unit': 'subject', '?enemy': 'subject' },
        }
      : undefined,
  ),
  say('np', '[a|one] [{kws?}] {noun} from its army [{posts?}]', (keywords, { sort }, posts) =>
    found({ sort, side: 'theirs', keywords, posts: posts ?? [] }),
  ),
  say('clause', 'the =CP cost of {usage} be increased by {num} =CP', (_usage, by) =>
    verbs({ modify: 'stratagem-cost', how: 'add', by, for: '?use', until: 'frame' }),
  ),
  say('clause', 'the =CP cost of {usage} be reduced by {num} =CP', (_usage, by) =>
    verbs({ modify: 'stratagem-cost', how: 'add', by: -by, for: '?use', until: 'frame' }),
  ),

  // So often as it has of something.
  say('limit', 'once per battle for each {name} {np} have', (name, np) => ({
    limit: { times: { count: { all: 'weapon', in: np.who, keywords: [slug(name)] } }, per: 'battle', by: 'unit' },
  })),
  say('frame', 'once per battle , for each {name} {np} have', (name, np) => ({
    limit: { times: { count: { all: 'weapon', in: np.who, keywords: [slug(name)] } }, per: 'battle', by: 'unit' },
  })),
  say('frame', 'once per {phase} phase', (at) => ({
    when: { at, edge: 'during' },
    limit: { times: 1, per: 'phase', by: 'unit' },
  })),
  say('limit', 'twice per battle round', () => ({ limit: { times: 2, per: 'round', by: 'unit' } })),
  say('frame', 'if your army (include|contain) one or more {noun} with this ability', ({ sort }) => ({
    limit: { times: 1, per: 'battle', by: 'army' },
    refs: { '?counted': found({ sort, side: 'mine', posts: [state('has-this-ability')] }).who },
  })),
  say('cond', 'your army (include|contain) {np}', (np) =>
    np.any && typeof np.who === 'object' && !JSON.stringify(np.who).includes('has-this-ability')
      ? { compare: [{ count: { ...np.who, side: np.who.side ?? 'mine' } }, '>', 0] }
      : undefined,
  ),

  // Whom it may be used on, and how often.
  say(
    'sentence',
    'each ({noun?}|objective marker) can only be (selected for|targeted by|healed by|affected by) this ability once per {span}',
    (_noun, per) => ({
      say: 'once-each',
      per,
    }),
  ),
  say('sentence', 'only {np} can use it in the same {span}', (_np, per) => ({ limit: { times: 1, per, by: 'army' } })),
  say(
    'sentence',
    'you cannot use (it|this stratagem) again until (after|the end of) your next {phase} phase',
    (my) => ({
      limit: { times: 1, per: { my }, by: 'army' },
    }),
  ),
  say('sentence', 'each time you use this stratagem , {sentence}', (sentence) =>
    'limit' in sentence ? sentence : undefined,
  ),
  say(
    'sentence',
    'each time you use this stratagem , until the end of your next {phase} phase , you cannot use this stratagem again',
    (my) => ({
      limit: { times: 1, per: { my }, by: 'army' },
    }),
  ),
  say(
    'sentence',
    'a unit (targeted by|targeted with) this stratagem be not eligible to {eligible} in the same turn',
    (what) => ({
      frame: { until: 'turn' },
      body: verbs(...what.map((one): Verb => ({ forbid: one === 'charge' ? 'declare-a-charge' : one, for: '?yours' }))),
    }),
  ),

  // Abilities of which one is chosen at a time.
  say('section', 'the {title} section', (title) => title),
  say('clause', 'select one of the ability in {section}', (title) => ({ pick: title, many: 1 })),
  say('clause', 'select {small} {title} ability', (many, title) => ({ pick: title, many })),
  say('clause', '{np} have (that ability|that keyword)', (np) => verbs({ grant: { bound: 'picked' }, for: np.who })),

  // Wargear of which it has two.
  say('cond', '{np} contain {small} model equipped with [a] {name}', (np, many, name) =>
    np.any || np.sort !== 'unit'
      ? undefined
      : {
          compare: [
            {
              count: {
                all: 'model',
                in: np.who,
                where: { compare: [{ count: { all: 'weapon', in: 'it', keywords: [slug(name)] } }, '>', 0] },
              },
            },
            '>=',
            many,
          ],
        },
  ),
  say('clause', 'if {np} be equipped with {small} {name} [,] that weapon have {tags}', (by, many, name, tags) =>
    by.any
      ? undefined
      : {
          frame: { if: atLeast(by.who, many, name) },
          body: {
            frame: { attack: { sort: 'any', by, with: { all: 'weapon', keywords: [slug(name)] } } },
            body: verbs(...tags),
          },
        },
  ),
  say('clauses', 'if {np} be equipped with {small} {name} , that weapon have {tags}', (by, many, name, tags) =>
    by.any
      ? undefined
      : {
          frame: { if: atLeast(by.who, many, name) },
          body: {
            frame: { attack: { sort: 'any', by, with: { all: 'weapon', keywords: [slug(name)] } } },
            body: verbs(...tags),
          },
        },
  ),
  say('event', '{np} be set up [on the battlefield]', (np) => event('set-up', np)),
];

const oneOfArmy: Node = {
  frame: { byArmy: true },
  body: { verbs: [], refs: { '?it': 'self', '?model': 'self' } },
};

const atLeast = (who: Parameters<typeof state>[1], many: number, name: string): Condition => ({
  compare: [{ count: { all: 'weapon', in: who ?? 'self', keywords: [slug(name)] } }, '>=', many],
});
