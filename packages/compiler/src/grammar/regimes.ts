import type { Selector } from '@umpire/effects';
import { every, not } from '../meaning/fill.js';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What an army chooses among its own: doctrines, imperatives, blessings; who is under which, and points of its own. */

/** So many of the abilities of a list, for those meant. */
const taken = (title: string, many: number, who: Selector): Node => ({
  all: [
    verbs(
      { bind: 'list', to: [`abilities-of-${title}`] },
      { choose: { entriesOf: 'list' }, as: 'picked', ...(many > 1 && { min: many, max: many }) },
    ),
    verbs({ grant: { bound: 'picked' }, for: who }),
  ],
});

export const regimes: readonly Rule[] = [
  say('kindof', '{title} [ability]', (title) => title),
  say(
    'besides',
    '[,] (in addition to|as well as) (any other|the|any) {kindof} [that be] [already] active for (your army|{np?})',
    () => true,
  ),
  say(
    'clause',
    '(select|choose) (a|one|{small?}) [additional] {kindof} to be active for {np} until {period} [{besides?}]',
    (many = 1, title, np, until) => (np.any ? undefined : framed({ until }, taken(title, many, np.who))),
  ),
  say('cond', 'no {title} be active for your army', (title) => not(state(`${title}-active`, 'mine'))),
  say('cond', '[the] {title} and [the] {title} be [both] active for your army', (a, b) =>
    every([state(`${a}-active`, 'mine'), state(`${b}-active`, 'mine')]),
  ),
  say('event', '{np} (use|uses|activate|trigger|perform|complete|declare|swear) (a|the|its|one) {title}', (np, title) =>
    event(`does-${title}`, np),
  ),

  // What an army is, once it has earned it.
  say('cond', 'your army (be|have become) [now] {title}', (title) => state(`army-${title}`, 'mine')),
  say('cond', 'your army (be not|have not become) [yet] {title}', (title) => not(state(`army-${title}`, 'mine'))),
  say('clause', 'your army (be|become) {title}', (title) => verbs({ mark: `army-${title}`, on: 'mine' })),
  say('clause', 'your army be no longer {title}', (title) => verbs({ lift: `army-${title}`, from: 'mine' })),

  // Points of an army's own.
  say('clause', '(you|your army) gain {small} additional {title} point', (amount, title) =>
    verbs({ gain: `${title}-points`, amount, for: 'mine' }),
  ),
  say('cond', '(you|your army) have {small} or more {title} point', (least, title) => ({
    compare: [{ the: `${title}-points`, of: 'mine' }, '>=', least],
  })),
];
