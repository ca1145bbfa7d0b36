import type { Condition } from '@umpire/effects';
import type { Rule } from '../parse/grammar.js';
import { tagOf } from '../text/tags.js';
import { slug, state } from './build.js';
import { say } from './say.js';

/* The attacks that were made, and what came of them for someone. */

const hits = (name: string | undefined): Condition =>
  state(name === undefined ? 'hit-by-subject' : `hit-with-${slug(name)}`);

export const shots: readonly Rule[] = [
  say('some', '(one or more|any|one) [of]', () => true),
  say('whose', '(that|the|its)', () => true),
  say('whose', "{np} 's", (np) => (np.any ? undefined : true)),
  say('shots', '[{some?}] {whose} [{sort?}] attack', () => ({})),
  say('shots', '[{some?}|a] [{sort?}] attack made by {np}', (_some, sort, np) =>
    np.any ? undefined : { ...(np.bearer && { bearer: true }), ...(sort === 'melee' && { melee: true }) },
  ),
  say('shots', '[{some?}|a] [{whose?}] attack made with [a|its|the] {name}', (_some, _whose, name) => ({ name })),
  say('shots', "[{some?}|a] [{whose?}] attack made with {np} 's {name}", (_some, _whose, np, name) =>
    np.any ? undefined : { name },
  ),
  say('shots', '{shots} (this|that) (phase|turn)', (shots) => shots),
  say('shots', '[{some?}] {whose} [{sort?}] attack that have the {title} ability', (_some, _whose, _sort, name) =>
    tagOf(name.replaceAll('-', ' ')) ? { name } : undefined,
  ),
  say('result', '(as (a|the) result of|by|because of) {shots}', ({ bearer, melee }) => ({
    by: bearer ? 'self' : 'subject',
    ...(melee && { melee }),
  })),

  say('struck', 'hit by {shots}', ({ name, bearer }) => (bearer ? state('hit-by-self') : hits(name))),
  say('struck', 'hit by (its|that|the) {name}', (name) => hits(name)),
  say('struck', "hit by {np} 's {name}", (np, name) => (np.any ? undefined : hits(name))),
  // A slip of several prints.
  say('struck', '[selected as] the target as {shots}', ({ name }) =>
    name === undefined ? state('targeted-by-subject') : undefined,
  ),
  say('struck', '[selected as] (the|a) target of {shots}', ({ name }) =>
    name === undefined ? state('targeted-by-subject') : undefined,
  ),
  say('struck', 'targeted by {shots}', ({ name }) => (name === undefined ? state('targeted-by-subject') : undefined)),
  say('struck', '[selected as] (the|a|one of the) target of that charge', () => state('charge-target')),
  say('pred', 'be {struck}', (struck) => struck),
  say('pred', 'be not {struck}', (struck) => ({ not: struck })),
  say('relative', '[that be] {struck}', (struck) => struck),
  say('pred', 'have (one or more|any) [of its] model destroyed {result}', () => state('lost-models-to-subject')),
  say('pred', '(lose|lost) (one or more|any|a) wound {result}', () => state('lost-wounds-to-subject')),
  say('relative', '(it|this model|this unit|that unit) scored one or more hit against [this phase]', () =>
    hits(undefined),
  ),
];
