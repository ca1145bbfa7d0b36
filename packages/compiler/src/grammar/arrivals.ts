import type { Condition, Verb } from '@umpire/effects';
import { every, said } from '../meaning/fill.js';
import type { Node, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, framed, inches, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Reserves and redeployment: who waits, who comes back, when and where. */

const enemies = { all: 'unit', side: 'theirs' } as const;

export const arrivals: readonly Rule[] = [
  // Again somewhere else.
  say('clause', 'redeploy {np}', (np) =>
    np.any
      ? {
          verbs: [{ choose: np.who, as: 'friend', min: 0 } as Verb, { setUp: 'friend', as: 'redeployed', within: [] }],
          refs: { '?unit': 'friend', '?it': 'friend' },
        }
      : undefined,
  ),
  say('clause', 'select one {np} and redeploy it', (np) =>
    np.any
      ? {
          verbs: [
            { choose: np.who, as: 'friends', min: 0 } as Verb,
            { setUp: 'friends', as: 'redeployed', within: [] },
          ],
          refs: { '?unit': 'friends', '?it': 'friends' },
        }
      : undefined,
  ),

  // Away, and back.
  say('back', '[it|and] [will] arrive [back] on the battlefield in {nextstep}', () => true),
  say('nextstep', 'the reinforcement step of your next movement phase', () => true),
  say('how2', 'using the deep strike ability', () => true),
  say('how2', 'as (if|though) it have the deep strike ability', () => true),
  say('how2', 'as described in the deep strike ability', () => true),
  say('clause', '{np} [will] arrive [back] on the battlefield in {nextstep} {how2}', (np) =>
    np.any
      ? undefined
      : framed(
          { then: true },
          verbs({
            later: { at: 'reinforcements', edge: 'during', turn: 'mine' },
            do: [{ setUp: np.who, as: 'deep-strike', within: [] }],
          }),
        ),
  ),
  say('clause', '[then] [,] in {nextstep} , set {np} up [again] {places}', (_step, np, places) =>
    returning(np.who, places),
  ),
  say('clause', '[then] [,] in {nextstep} , set up {np} {places}', (_step, np, places) => returning(np.who, places)),
  say('sentence', 'then [,] in {nextstep} , set up {np} {places}', (_step, np, places) => returning(np.who, places)),
  say('sentence', 'if the (battle|game) end and {np} be not on the battlefield , it be destroyed', (np) =>
    np.any
      ? undefined
      : {
          frame: { when: { at: 'battle', edge: 'after' } },
          body: { frame: { if: { not: state('on-the-battlefield', np.who) } }, body: verbs({ destroy: np.who }) },
        },
  ),
  say('sentence', 'if this be not possible , {np} be destroyed', (np) =>
    np.any
      ? undefined
      : framed(
          { then: true },
          verbs({ if: { not: state('on-the-battlefield', np.who) }, then: [{ destroy: np.who }] }),
        ),
  ),
  say(
    'clauses',
    'each time {np} be set up [back] on the battlefield , until {period} , {clause}',
    (np, until, clause) => ({
      frame: event('set-up', np),
      body: framed({ until }, clause),
    }),
  ),

  // In reserve from the start.
  say('clause', 'set {np} up in reserve instead of setting it up on the battlefield', (np) => ({
    verbs: [{ reserve: np.who, as: 'from-the-start' }],
    may: true,
  })),
  say(
    'uncounted',
    'be not counted towards any limit placed on the maximum number of reserve unit you can start the battle with',
    () => true,
  ),
  say('clause', 'it {uncounted}', () => verbs({ allow: 'uncounted-in-reserves', for: '?it' })),
  say('clause', '{np} can be set up in the reinforcement step of your {which} movement phase [{whatever?}]', (np) =>
    verbs({ allow: 'arrive-in-any-round', for: np.who }),
  ),
  say('clause', 'can be set up in the reinforcement step of your {which} movement phase [{whatever?}]', () =>
    verbs({ allow: 'arrive-in-any-round', for: '?it' }),
  ),
  say('early2', 'the reinforcement step of your {which} movement phase [{whatever?}]', () => true),
  say('clause', '{np} can (set up|be set up) {how2} in {early2}', (np) =>
    verbs({ allow: 'arrive-in-any-round', for: np.who }),
  ),

  // Where.
  say('place', 'more than {inches} [away] from (all|any|one or more) enemy (unit|model)', (far) => ({
    not: { within: inches(far), of: '?x', from: enemies },
  })),
  say('place', 'more than {inches} horizontally [away] from (any|one or more) enemy (unit|model)', (far) => ({
    not: { within: inches(far), of: '?x', from: enemies, measure: 'horizontal' },
  })),
  say('place', 'more than {far} [away] from {np}', (far, np) =>
    isAnyEnemy(np) ? undefined : { not: { within: far, of: '?x', from: np.who } },
  ),
  say('place', 'more than {far} horizontally [away] from {np}', (far, np) =>
    isAnyEnemy(np) ? undefined : { not: { within: far, of: '?x', from: np.who, measure: 'horizontal' } },
  ),
  say('whereto', '{places}', (places) => places),
  say('whereto', '{place}', (place) => ('every' in place ? place.every : [place])),
  say('place', 'within {far} horizontally of {np}', (far, np) => ({
    within: far,
    of: '?x',
    from: np.who,
    measure: 'horizontal',
  })),
  say('place', 'not within {far} horizontally of {np}', (far, np) => ({
    not: { within: far, of: '?x', from: np.who, measure: 'horizontal' },
  })),
  say('place', 'not within {far} of {np}', (far, np) => ({ not: { within: far, of: '?x', from: np.who } })),
  say('place', 'within {far} of {np}', (far, np) => ({ within: far, of: '?x', from: np.who })),
  say('place', '{place} , and {place}', (a, b) => every([a, b])),
  say('place', '{place} , {place}', (a, b) => every([a, b])),
  say('places', '[anywhere] on the battlefield [,] {place}', (place) => [place]),
  say('places', 'wholly within {far} of {np} [(and|,) {place?}]', (far, np, place) => [
    { within: far, of: '?x', from: np.who, wholly: true },
    ...(place ? [place] : []),
  ]),
  say('clause', 'set it up again [on the battlefield] {places}', (places) =>
    verbs({ setUp: '?it', as: 'again', within: places.map((place) => said(place, '?it')) }),
  ),
  say(
    'clause',
    'remove {np} from the battlefield and [then] set it [back] (up|up again|back up) {places}',
    (np, places) => verbs({ setUp: np.who, as: 'again', within: places.map((place) => said(place, np.who)) }),
  ),
  say('relative', 'that arrive on the battlefield from reserve', () => state('arriving')),
  say('event', 'your opponent set up a reserve unit on the battlefield', () => ({
    when: { at: 'arrived', edge: 'after', of: enemies },
    refs: { '?it': 'subject', '?unit': 'subject', '?enemy': 'subject' },
  })),
  say('frame', 'in your turn', () => ({ when: { at: 'phase', edge: 'during', turn: 'mine' } })),

  // Out of transports.
  say('asmoved', '[it] count as having made a normal move [that phase]', () => true),
  say('unable', 'cannot declare a charge (in the same turn|that turn) [{normally?}]', () => true),
  say('sentence', '(unit that do so|if it do ,) {asmoved} [,] and {unable}', () => gotOut),
  say('normally', '[,] but can otherwise act normally [in the remainder of the turn]', () => true),
  say(
    'clauses',
    'each time {out} , {np} be [still] eligible to {eligible} (this turn|that turn)',
    (moved, _np, what) =>
      what.length === 1 && what[0] === 'charge' && moved === 'standing'
        ? verbs({ allow: 'charge-after-disembarking', for: 'self' })
        : undefined,
  ),
  say('out', '{np} disembark from {carrier} after it have be set up on the battlefield', () => 'standing'),
  say('out', 'a unit disembark from {carrier} [after it have {moved?}]', (_carrier, moved) => moved ?? 'standing'),
  say('carrier', 'the bearer', () => true),
  say('np', 'unit embarked within (this|that|your) (transport|model|unit|{kw?})', () =>
    found({ sort: 'unit', side: 'mine', posts: [state('embarked-in-self')] }),
  ),
  say('clause', '{np} cannot embark within (it|this transport|this {kw?})', (np) =>
    verbs({ forbid: 'embark-in-self', for: np.who }),
  ),
];

const returning = (who: Parameters<typeof said>[1], places: readonly Condition[]): Node =>
  framed(
    { then: true },
    verbs({
      later: { at: 'reinforcements', edge: 'during', turn: 'mine' },
      do: [{ setUp: who, as: 'again', within: places.map((place) => said(place, who)) }],
    }),
  );

/** Who got out after a move has moved, and charges nobody. */
const gotOut: Node = verbs({
  forbid: 'declare-a-charge',
  for: found({
    sort: 'unit',
    side: 'mine',
    posts: [state('disembarked-from-self'), state('disembarked-after-advancing')],
  }).who,
});

/** Enemies of whatever kind: said in so many words. */
const isAnyEnemy = ({ who }: Np): boolean =>
  typeof who === 'object' && who.side === 'theirs' && !who.keywords && !who.where && who.in === undefined;
