import type { Condition, Verb } from '@umpire/effects';
import { said } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { both, framed, slug, state, verbs } from './build.js';
import { say } from './say.js';

/* Tokens and markers that are set up on the table, and what is done near them; rides after which one may still act. */

const markerOf = (name: string) => ({ all: 'marker', side: 'mine', keywords: [slug(name)] }) as const;
const placed = (places: readonly Condition[], of: string): readonly Condition[] =>
  places.map((place) => said(place, of));

export const tokens: readonly Rule[] = [
  say('thetoken', '{title} (token|marker)', (title) => title),
  say('clause', '(set up|place) (one|a) {thetoken} [for {np?}] {places}', (name, _np, places) => ({
    verbs: [{ place: name, as: 'token', within: placed(places, 'token') } as Verb],
    refs: { '?token': markerOf(name) },
  })),
  say('np', 'that (token|marker|{thetoken?})', () => ({ who: '?token', sort: 'marker' })),
  say('sentence', 'that (token|marker|{thetoken?}) be [then] removed [from (the battlefield|play)]', () =>
    framed({ then: true }, verbs({ remove: '?token' })),
  ),
  say(
    'places',
    'anywhere on the battlefield that be (not|outside) [(within|in)] {holder} deployment zone',
    (holder) => [{ not: state(`in-${holder}-deployment-zone`) }],
  ),
  // A stratagem that costs nothing, and where it brings its unit.
  say(
    'clause',
    '{clause} [,] but when resolving that stratagem [,] you must set {np} up {whereto}',
    (clause, np, places) =>
      np.any || !isFree(clause)
        ? undefined
        : both(clause, {
            later: { at: 'stratagem-used', edge: 'after', of: np.who },
            body: verbs({ setUp: np.who, as: 'arriving', within: places.map((place) => said(place, np.who)) }),
          }),
  ),

  // Rides.
  say('carriedby', '{np} after {np} [have] {moved}', (np, again, moved) =>
    np.any || moved !== 'moving' || again.any ? undefined : np,
  ),
  say('carriedby', '{np} after it have {moved}', (np, moved) => (np.any || moved !== 'moving' ? undefined : np)),
  say('carriedby', '{np} after {np} make a normal move', (np, again) => (np.any || again.any ? undefined : np)),
  say(
    'clauses',
    'each time {np} disembark from {carriedby} , {np} be [still] eligible to {eligible} [{lately?}]',
    (np, by, _np, what) =>
      np.any && by.who !== 'self' && what.length === 1 && what[0] === 'charge'
        ? verbs({ allow: 'charge-after-disembarking', for: by.who })
        : undefined,
  ),
];

const isFree = (node: unknown): boolean => JSON.stringify(node).includes('"free-stratagem');
