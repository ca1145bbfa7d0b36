import type { Verb } from '@umpire/effects';
import type { Keywords } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { coreRules } from '../text/rules.js';
import { tagOf } from '../text/tags.js';
import { found, state, verbs } from './build.js';
import { say } from './say.js';

/* Mustering an army: what it may include, who gains which keyword, transports and what they carry, units that join or part. */

const all = (rule: string, keywords: Keywords, parameter?: number): readonly Verb[] =>
  keywords.map(
    (one): Verb => ({
      grant: { rule, keyword: one.join(' '), ...(parameter !== undefined && { parameter }) },
      for: 'self',
    }),
  );
const unitsOf = (kws: Keywords) => found({ sort: 'unit', side: 'mine', keywords: kws }).who;

export const mustering: readonly Rule[] = [
  // What an army may include.
  say('drawn', 'drawn from any other chapter', () => true),
  say('clause', '(your army|you) can include {kws} [unit] [in your army]', (kws) =>
    verbs({ allow: 'include', for: unitsOf(kws) }),
  ),
  say('clause', 'it cannot include [any] {kws} [unit] {drawn}', (kws) =>
    verbs({
      forbid: 'include',
      for: found({ sort: 'unit', side: 'mine', keywords: kws, posts: [state('of-another-chapter')] }).who,
    }),
  ),
  say('clause', 'your army must (contain|include) {small} or more {np}', (by, np) =>
    np.any ? verbs({ modify: 'least-included', how: 'set', by, for: np.who }) : undefined,
  ),
  say('sentence', '(while|when|if) using the {title} detachment , the following rule apply', () => ({
    say: 'nothing',
  })),
  say('clause', 'your army cannot (contain|include) both {kws} and {kws}', (a, b) =>
    a.length === 1 && b.length === 1
      ? verbs({ forbid: 'include-together', for: found({ sort: 'unit', side: 'mine', keywords: [...a, ...b] }).who })
      : undefined,
  ),
  say('clause', 'the combined point cost of such unit cannot exceed {num} point', (by) =>
    verbs({ modify: 'points-of-included', how: 'set', by, for: 'mine' }),
  ),
  say('muster', 'in the (muster army|mustering) step', () => true),
  say(
    'clauses',
    '{muster} , [you can] select up to {small} {np} to gain the {kw} keyword',
    (_muster, max, np, keywords) => named(np.who, { max }, keywords),
  ),
  say('clauses', '{muster} , [you can] select one or more {np} to gain the {kw} keyword', (_muster, np, keywords) =>
    named(np.who, { max: 100 }, keywords),
  ),
  say('clause', 'you cannot select {kws} as your army faction', (kws) =>
    verbs({ forbid: 'be-army-faction', for: unitsOf(kws) }),
  ),
  say('frame', 'when mustering your army , unless specifically stated otherwise', () => ({
    when: { at: 'muster', edge: 'during' },
  })),
  say('clauses', '({muster}|when mustering your army) , [you can] select {small} {np}', (_muster, many, np) =>
    np.any && typeof np.who === 'object' && np.who.side === 'mine'
      ? {
          frame: { when: { at: 'muster', edge: 'during' } },
          body: {
            verbs: [{ choose: np.who, as: 'units', min: many, max: many }],
            refs: { '?unit': 'units', '?it': 'units' },
          },
        }
      : undefined,
  ),
  say('event', 'mustering your army', () => ({ when: { at: 'muster', edge: 'during' } })),

  // Who leads, who joins.
  say('pred', 'have a starting strength of {num}', (by) => ({
    compare: [{ the: 'starting-strength', of: '?x' }, '=', by],
  })),
  say('butone', 'LP but only if one of that be a {kws} (model|unit) RP', (kws) => kws),
  say('clause', 'you can attach up to two leader unit to it instead of one [{butone?}]', (kws) =>
    verbs(...leaders(kws)),
  ),
  say('clause', '{np} can be split into two unit , each containing {small} model', (np, parameter) =>
    np.any ? undefined : verbs({ grant: { rule: 'split-unit', parameter }, for: np.who }),
  ),
  say('frame', 'before any unit have be set up', () => ({ if: { every: [] } })),
  say('aboard', '{np} start the (battle|game) embarked within a [dedicated] transport', (np) => np),
  say('frame', 'if {aboard}', (np) =>
    np.any ? undefined : { if: state('embarked', np.who), refs: { '?unit': carrier, '?it': carrier } },
  ),
  say('frame', 'unless {aboard}', (np) => (np.any ? undefined : { if: { not: state('embarked', np.who) } })),
  say('cond', '{np} start the (battle|game) in [hover mode and in] (reserve|strategic reserve)', (np) =>
    np.any ? undefined : state('in-reserves', np.who),
  ),
  say('clause', '{kws} can be attached to this unit', (kws) => verbs(...all('attach-to-self', kws))),
  say('clause', '{np} must be [selected as] your warlord', (np) => verbs({ mark: 'warlord', on: np.who })),

  // Transports.
  say('load', '{num} {kws} model', (parameter, kws) => all('transport', kws, parameter)),
  say('load', '{num} model', (parameter) => [{ grant: { rule: 'transport', parameter }, for: 'self' }]),
  say('clause', 'this (model|transport|unit) have a transport capacity of {load} and {load}', (a, b) =>
    verbs(...a, ...b),
  ),
  say('clause', 'this (model|transport|unit) have a transport capacity of {num} model', (parameter) =>
    verbs({ grant: { rule: 'transport', parameter }, for: 'self' }),
  ),
  say('clause', 'it can only transport {kws} model', (kws) => verbs(...all('transport-only', kws))),
  say('clause', '(it|this model) can (also|) transport up to {num} {kws} model [{except?}]', (parameter, kws) =>
    verbs(...all('transport', kws, parameter)),
  ),
  say('clause', '(it|each model) take [up] the space of {num} [infantry] model', (parameter) =>
    verbs({ grant: { rule: 'transport-space', parameter }, for: 'self' }),
  ),
  say('frame', '(when|while) (embarked within a transport|embarking within transport|doing so)', () => ({
    then: true,
  })),

  // What an army's rules give and take.
  say('clause', '{np} lose [its|the] {title} (ability|rule)', (np, title) =>
    verbs({ grant: { rule: 'lost-ability', keyword: title.replaceAll('-', ' ').toUpperCase() }, for: np.who }),
  ),
  say('having', '[the] {title} ability', (title) =>
    isKnown(title)
      ? undefined
      : verbs({ grant: { rule: 'ability', keyword: title.replaceAll('-', ' ').toUpperCase() }, for: '?x' }),
  ),
];

/** Abilities that the core rules and the profiles of weapons have words for. */
const isKnown = (title: string): boolean =>
  [...coreRules.values()].includes(title) ||
  tagOf(title.replaceAll('-', ' ')) !== undefined ||
  /(?:^|-)and-|^feel-no-pain/.test(title);

const carrier = found({ sort: 'unit', side: 'mine', keywords: [['TRANSPORT']], posts: [state('carries-self')] }).who;

const named = (who: ReturnType<typeof unitsOf>, { max }: { readonly max: number }, keywords: readonly string[]) => ({
  frame: { when: { at: 'muster', edge: 'during' as const } },
  body: {
    verbs: [
      { choose: who, as: 'friends', min: 0, max } as Verb,
      ...keywords.map((keyword): Verb => ({ grant: { rule: 'keyword', keyword }, for: 'friends' })),
    ],
  },
});

const leaders = (kws: Keywords | undefined): readonly Verb[] => [
  { grant: { rule: 'leaders', parameter: 2, ...(kws?.length === 1 && { keyword: kws[0]!.join(' ') }) }, for: 'self' },
];
