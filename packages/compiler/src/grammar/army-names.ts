import type { Condition } from '@umpire/effects';
import type { Rule } from '../parse/grammar.js';
import { state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* States that an army's own rules declare, by their printed names: imperatives, blessings, vows. */

const active = (title: string): Condition => state(`${title}-active`, 'mine');

export const armyNames: readonly Rule[] = [
  say('named', '[the] {title} [ability]', (title) => title),
  say('cond', 'your army be {title}', (title) => state(`army-${title}`, 'mine')),
  say('cond', '{named} be (in effect|in force|selected) [for (your army|{np?})]', (title) => active(title)),
  say('pred', 'be (benefiting from|subject to|affected by|gaining the benefit of) [the] [effect of] {named}', (title) =>
    state(`under-${title}`),
  ),
  say('cond', '{named} be [currently] active for your army', (title) => active(title)),
  say(
    'clause',
    '(every|all) [of the|the] {title} [ability] be active for {np} [, instead of only {small?} [of it]]',
    (title, np) => (np.any ? undefined : verbs({ mark: `all-${title}-active`, on: np.who })),
  ),
  say('pred', 'have {named} active', (title) => state(`under-${title}`)),
  say('event', '{np} (perform|declare|activate) [a|the] {named}', (np, title) => event(`does-${title}`, np)),
  say('frame', 'while {named} be active [for {np?}]', (title) => ({ if: active(title) })),
];
