import type { Value, Verb } from '@umpire/effects';
import { every } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, inches, state, verbs } from './build.js';
import { say } from './say.js';

/* Orders of officers, and what else is issued: how many, how far, to whom, which. */

const more = (by: Value, np: { readonly who: Parameters<typeof change>[1] }): readonly Verb[] => [change(by, np.who)];
const change = (by: Value, who: Extract<Verb, { modify: string }>['for']): Verb => ({
  modify: 'orders',
  how: 'add',
  by,
  for: who,
});

export const orders: readonly Rule[] = [
  say('decree', '(order|taktik)', () => true),
  say('event', '{np} issue (a|a|one or more) {decree}', (np) => issued(np.who, np.any)),
  say('event', '{np} issue {decree}', (np) => issued(np.who, np.any)),
  say('event', '{np} be issued a order', (np) => ({
    when: { at: 'order-received', edge: 'after', of: np.who },
    refs: { '?it': np.any ? 'subject' : np.who, '?unit': np.any ? 'subject' : np.who },
  })),
  say('clause', '{np} can issue {small} additional order', (np, by) =>
    verbs({ modify: 'orders', how: 'add', by, for: np.who, until: 'phase' }),
  ),
  say('clause', '{np} can issue one order', (np) => ({ verbs: [{ activate: 'issue-order', for: np.who }], may: true })),
  say('clause', '{np} can issue one order as if it be your {phase} phase', (np) => ({
    verbs: [{ activate: 'issue-order', for: np.who }],
    may: true,
  })),
  say('doing', 'can issue [up to] {small} order [to {kws?} [unit]]', (parameter, kws) =>
    verbs(
      ...(kws ?? [undefined]).map(
        (all): Verb => ({ grant: { rule: 'orders', parameter, ...(all && { keyword: all.join(' ') }) }, for: '?x' }),
      ),
    ),
  ),
  say('event', '{np} issue (a|) order to {np}', (np, to) => {
    const frame = issued(np.who, np.any);
    return frame && to.any && typeof to.who === 'object' && to.who.side !== 'theirs'
      ? {
          ...frame,
          if: {
            compare: [
              {
                count: {
                  ...to.who,
                  where: every([...(to.who.where ? [to.who.where] : []), state('order-received', 'it')])!,
                },
              },
              '>',
              0,
            ],
          },
        }
      : undefined;
  }),
  say('event', 'a order be issued to {np}', (np) => ({
    when: { at: 'order-received', edge: 'after', of: np.who },
    refs: { '?it': np.any ? 'subject' : np.who, '?unit': np.any ? 'subject' : np.who },
  })),
  say('sameorder', '(the same|that) order', () => true),
  say('clause', '{np} can issue {sameorder} to {np} [{asofficer?}]', (np, _order, to) => again(np, to, 1)),
  say(
    'clause',
    '{np} can issue {sameorder} to up to {small} [different] {np} [,] [instead of only one]',
    (np, _order, most, to) => again(np, to, most),
  ),
  say('asofficer', 'in the same way as (a|) {kws}', () => true),
  say(
    'regardless',
    '[,] regardless of how many order {np} have already issued this (turn|phase|battle round)',
    () => true,
  ),
  say('clause', '{clause} {regardless}', (clause) => clause),
  say(
    'sentence',
    'this [order] (be not counted|do not count) towards the number of order {np} can issue {each2}',
    (np) =>
      np.any ? undefined : framed({ then: true }, verbs({ allow: 'uncounted-order', for: np.who, until: 'frame' })),
  ),
  say('each2', '(each|in a|in each|this|per) (battle round|turn|phase)', () => true),
  say('frame', 'once per battle , when issuing a order', () => ({
    when: { at: 'order-issued', edge: 'before', of: 'self' },
    limit: { times: 1, per: 'battle', by: 'unit' },
  })),
  say('reach', '(a|) eligible unit up to {far} away', (far) => far),
  say('reach', '(a|) eligible (friendly|) unit within {far}', (far) => far),
  say('clauses', 'each time {np} issue (a order|{decree}) , it can (issue it|do so) to {reach}', (np, _decree, far) =>
    verbs({ modify: 'order-range', how: 'set', by: far, for: np.who }),
  ),
  say(
    'clauses',
    'each time you select a unit for {np} to issue a order to , that unit can be within {far} instead of within {far}',
    (np, far) => verbs({ modify: 'order-range', how: 'set', by: far, for: np.who }),
  ),
  say('titles', '{title} (and|,) {titles}', (title, others) => [title, ...others]),
  say('titles', '{title}', (title) => [title]),
  say('clause', '{np} can only issue the {titles} order', (np, titles) =>
    verbs(
      ...titles.map(
        (title): Verb => ({
          grant: { rule: 'only-order', keyword: title.replaceAll('-', ' ').toUpperCase() },
          for: np.who,
        }),
      ),
    ),
  ),
  say('clause', '{np} can be affected by up to {small} different order at the same time', (np, by) =>
    verbs({ modify: 'orders-at-once', how: 'set', by, for: np.who }),
  ),
  say('clause', '{np} be also affected by the {title} order', (np, title) =>
    np.any
      ? undefined
      : verbs({ grant: { rule: 'under-order', keyword: title.replaceAll('-', ' ').toUpperCase() }, for: np.who }),
  ),
  say('toolist', 'to the list of unit {np} can issue order [to] [too]', (np) => np),
  say('clause', 'add [the] {kws} [keyword] {toolist}', (kws, np) =>
    verbs(...kws.map((all): Verb => ({ grant: { rule: 'orders-to', keyword: all.join(' ') }, for: np.who }))),
  ),
  say('clause', '{np} can issue order to {kws} [unit] [and {kws?} unit]', (np, a, b) =>
    verbs(
      ...[...a, ...(b ?? [])].map(
        (all): Verb => ({ grant: { rule: 'orders-to', keyword: all.join(' ') }, for: np.who }),
      ),
    ),
  ),
  say('notthere', 'even though it be not on the battlefield', () => true),
  say('clause', '{np} can issue order {notthere}', (np) =>
    np.any ? verbs({ allow: 'issue-orders-while-embarked', for: np.who }) : undefined,
  ),
  say('sentence', 'when doing so , measure distance to and from this [{kw?}] [transport]', () => ({ say: 'nothing' })),
  say('clause', 'add {num} to the number of order each {np} can issue', (by, np) => verbs(...more(by, np))),
  say('clause', 'order issued to {np} do not cease to affect {np} if it become battle-shocked', (np) =>
    verbs({ allow: 'orders-while-battle-shocked', for: np.who }),
  ),
  say('far', '{small} inch', (small) => inches(small)),
];

/** The order that was just issued, for others as well. */
const again = (np: Np, to: Np, most: number): Node | undefined =>
  np.any || !to.any || typeof to.who !== 'object' || to.who.side === 'theirs'
    ? undefined
    : {
        verbs: [
          { choose: { ...to.who, side: 'mine' }, as: 'friends', min: 0, ...(most > 1 && { max: most }) },
          { activate: 'same-order', for: 'friends' },
        ],
        may: true,
      };

const issued = (who: Parameters<typeof change>[1], any: true | undefined) =>
  typeof who === 'object' && 'attacks' in who
    ? undefined
    : {
        when: { at: 'order-issued' as const, edge: 'after' as const, of: who },
        refs: { '?it': any ? 'subject' : who },
      };
