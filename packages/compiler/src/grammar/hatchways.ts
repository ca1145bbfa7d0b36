import type { Search, Verb } from '@umpire/effects';
import { every, not, said } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { framed, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Doors of a ship: who opens them, who may not, who stands near one that was opened. */

const opened: Search = { all: 'marker', keywords: ['hatchway'], where: state('just-opened', 'it') };

export const hatchways: readonly Rule[] = [
  say('door', '(a|one|that|any|the) [open|closed] hatchway', () => true),
  say('doorpost', '(that be within|it be within) {inches} of [it] [LP if there be one RP]', () => true),
  say('event', '{np} open (a|a closed) hatchway', (np) => event('hatchway-opened', np)),
  say('np', 'that hatchway', () => ({ who: opened, sort: 'marker' })),
  say('clause', '{np} can [then] [attempt to] operate {door} [{doorpost?}] [{dooredge?}]', (np) =>
    np.any ? undefined : { verbs: [{ activate: 'operate-hatchway', for: np.who } as Verb], may: true },
  ),
  say(
    'dooredge',
    '[either] at [either] the start or end of (that move|the move unit step of your movement phase)',
    () => true,
  ),
  say('clause', 'open {door} [{doorpost?}]', () => ({ verbs: [{ activate: 'open-hatchway', for: '?it' } as Verb] })),
  say('clause', '{np} cannot attempt to operate a hatchway again this turn', (np) =>
    np.any ? undefined : verbs({ forbid: 'operate-hatchway', for: np.who, until: 'turn' }),
  ),
  say('clause', 'that hatchway cannot be (closed|opened)', () => ({
    verbs: [{ forbid: 'operate-hatchway', for: opened }],
  })),
  say('np', '[a|one|each|any|one or more] {doorway} [{posts?}]', (open, posts) => ({
    who: {
      all: 'marker',
      keywords: ['hatchway'],
      where: every([open, ...(posts ?? []).map((post) => said(post, 'it'))])!,
    },
    sort: 'marker',
    any: true,
  })),
  say('doorway', 'open hatchway', () => state('open', 'it')),
  say('doorway', 'closed hatchway', () => not(state('open', 'it'))),
  say('clause', 'close that hatchway', () => ({ verbs: [{ activate: 'close-hatchway', for: '?it' } as Verb] })),
  say(
    'sideof',
    '[wholly] on the opposite side of (it|that hatchway|the hatchway|a hatchway|a open hatchway|that door) (from|to) {np}',
    (np) => (np.any ? undefined : state('across-opened-hatchway')),
  ),
  say('relative', '[that be] {sideof}', (across) => across),
  say('pred', 'be {sideof}', (across) => across),
  say('goal', '(that hatchway|the (closest|nearest) hatchway)', () => 'towards-hatchway'),
  say('np', '(a|one or more|any|one) hatchway', () => ({
    who: { all: 'marker', keywords: ['hatchway'] },
    sort: 'marker',
  })),
  say('cond', '(one or more|at least one|any) model (in|from) {np} be {relative}', (np, relative) =>
    np.any ? undefined : { compare: [{ count: { all: 'model', in: np.who, where: said(relative, 'it') } }, '>', 0] },
  ),
  say('hatch', '(that|a|the|a open|it)', () => true),
  say('cond', '(every|each|all) model in {np} be on the same side of {hatch} hatchway', (np) =>
    np.any ? undefined : state('one-side-of-hatchway', np.who),
  ),
  say('doorheld', '(it|that hatchway from opening)', () => true),
  say('clause', 'your opponent cannot (try|attempt) to prevent {doorheld}', () =>
    framed({ then: true }, verbs({ forbid: 'prevent-hatchway', for: 'theirs', until: 'phase' })),
  ),
];
