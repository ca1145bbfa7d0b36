import type { Verb } from '@umpire/effects';
import { said, some } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { found, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Tests, last stands, secured objectives, and states that a text makes up itself. */

/** The objective that was chosen, or the one that whoever is spoken of stands at. */
const controlled: Verb = { mark: 'secured', on: '?marker' };

export const events: readonly Rule[] = [
  say('clause', '{np} must (take|make) a leadership test', (np) =>
    np.any ? undefined : verbs({ activate: 'leadership-test', for: np.who }),
  ),
  say('clause', 'take a leadership test for {np}', (np) =>
    np.any ? undefined : verbs({ activate: 'leadership-test', for: np.who }),
  ),
  say('cond', '(that|that leadership|that battle-shock) test be (passed|successful)', () =>
    state('passed-last-test', '?it'),
  ),
  say('cond', '(that|that leadership|that battle-shock) test be (failed|unsuccessful)', () =>
    state('failed-last-test', '?it'),
  ),
  say('cond', '(it be passed|passed)', () => state('passed-last-test', '?it')),
  say('cond', '(it be failed|failed|it fail|the test be failed)', () => state('failed-last-test', '?it')),

  say('objective', '(that objective [marker]|it)', () => true),
  say('despite', 'even if (you|your army|it) have no (model|unit) {at}', () => true),
  say('at', '(within|in) range of {objective}', () => ({
    within: { the: 'objective-range', of: 'mine' },
    of: '?x',
    from: '?marker',
  })),
  say('edges', 'at [the] (start or end|end or start|start|end) of (a|any|the) (turn|phase)', () => true),
  say('taken', 'your opponent control {objective} {edges}', () => true),
  say(
    'taken',
    "your opponent 's level of control over {objective} be greater than (yours|your own) {edges}",
    () => true,
  ),
  say('clause', '{objective} remain under (your|you) control [,] [{despite?}] [,] (until|unless) {taken}', () =>
    verbs(controlled),
  ),
  say('holding', 'you control (a|one or more) objective [marker]', () => true),
  say('edgeof', 'at the start of {phases}', ([phase]) => phase && { ...phase, edge: 'before' }),
  say('edgeof', 'at the end of {phases}', ([phase]) => phase && { ...phase, edge: 'after' }),
  say('transit', 'LP or (any|a) {kws} it be embarked within RP', (kws) =>
    said(
      state('in-range-of-own-objective'),
      found({ sort: 'unit', side: 'mine', keywords: kws, posts: [state('carries-self')] }).who,
    ),
  ),
  say(
    'frame',
    'if {holding} {edgeof} [,] and {np} [{transit?}] be within range of {objective}',
    (_holding, when, np, aboard) => ({
      when,
      if: some([said(state('in-range-of-own-objective'), np.who), ...(aboard ? [aboard] : [])]),
    }),
  ),

  // States of the text's own making: "is suppressed".
  say('clause', '{np} be {coined}', (np, coined) => (np.any ? undefined : verbs({ mark: coined, on: np.who }))),
  say('clause', '{np} be battle-shocked', (np) => (np.any ? undefined : verbs({ mark: 'battle-shocked', on: np.who }))),
  say('pred', 'be {coined}', (coined) => state(coined)),
  say('pred', 'be not {coined}', (coined) => ({ not: state(coined) })),
  say('event', '{np} make a {title}', (np, title) => event(`does-${title}`, np)),

  say('adj', 'unengaged', () => ({ not: state('engaged') })),
  say('adj', 'engaged', () => state('engaged')),
  say('adj', 'hidden', () => state('hidden')),
  say('adj', 'battle-shocked', () => state('battle-shocked')),
  say('adj', 'visible', () => state('?seen-by-owner')),
  say('adj', 'damaged', () => state('damaged')),
  say('limit', 'LP {limit} RP', (limit) => limit),
];
