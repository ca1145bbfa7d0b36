import type { Verb } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { state, verbs } from './build.js';
import { say } from './parts.js';
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

  say(
    'clause',
    'that objective [marker] remain under your control [,] [even if you have no model within range of it] [,] until your opponent {taken}',
    () => verbs(controlled),
  ),
  say('taken', 'control it at [the] (start or end|end or start|start|end) of any turn', () => true),
  say(
    'taken',
    "'s level of control over (it|that objective marker|that objective) be greater than yours at the end of a (phase|turn)",
    () => true,
  ),
  say('cond', '{np} be within range of a objective you control', (np) =>
    np.any ? undefined : said(state('in-range-of-own-objective'), np.who),
  ),
  say(
    'frame',
    'if you control a objective marker at the end of your command phase and {np} be within range of that objective marker',
    (np) => ({
      when: { at: 'command-phase', edge: 'after', turn: 'mine' },
      if: said(state('in-range-of-own-objective'), np.who),
    }),
  ),

  // States of the text's own making: "is suppressed".
  say('clause', '{np} be {coined}', (np, coined) => (np.any ? undefined : verbs({ mark: coined, on: np.who }))),
  say('pred', 'be {coined}', (coined) => state(coined)),
  say('pred', 'be not {coined}', (coined) => ({ not: state(coined) })),
  say('event', '{np} make a {title}', (np, title) => event(`does-${title}`, np)),

  say('adj', 'unengaged', () => ({ not: state('engaged') })),
  say('adj', 'engaged', () => state('engaged')),
  say('adj', 'hidden', () => state('hidden')),
  say('adj', 'battle-shocked', () => state('battle-shocked')),
  say('adj', 'visible', () => state('visible-to-self')),
  say('adj', 'damaged', () => state('damaged')),
  say('limit', 'LP {limit} RP', (limit) => limit),
];
