import type { Condition, Verb } from '@umpire/effects';
import { every, said, some } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, inches, isOneOf, slug, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What one rule says of another: longer ranges, dearer uses, abilities that are given by their names, deaths that hurt. */

const caps = (title: string): string => title.replaceAll('-', ' ').toUpperCase();

export const amends: readonly Rule[] = [
  // Abilities by their names.
  say('clause', "add {inches} to the range of {np} 's {titles} ability", (parameter, np, titles) =>
    titles.length < 2
      ? undefined
      : verbs(
          ...titles.map(
            (title): Verb => ({ grant: { rule: 'ability-range', keyword: caps(title), parameter }, for: np.who }),
          ),
        ),
  ),
  say('clause', '{np} have both ability from the {title} (detachment rule|rule|ability)', (np, title) =>
    title.endsWith('-detachment')
      ? undefined
      : verbs({ grant: { rule: 'both-abilities-of', keyword: caps(title) }, for: np.who }),
  ),
  say('clause', 'you (have|gain) the {title} ability', (title) =>
    verbs({ grant: { rule: 'ability', keyword: caps(title) }, for: 'mine' }),
  ),
  say('clause', 'you cannot use the {title} rule', (title) =>
    verbs({ grant: { rule: 'lost-ability', keyword: caps(title) }, for: 'mine' }),
  ),
  say('clause', '{wpn} gain both ability conferred by that {name} [LP instead of only one RP]', (attack, name) => ({
    frame: { attack },
    body: verbs({ grant: { rule: 'both-abilities-of', keyword: caps(slug(name)) }, for: '?attacks' }),
  })),
  say('event', 'you target {np} with the {stratagems} stratagem', (np, titles) =>
    titles.length < 2
      ? undefined
      : {
          when: { at: 'stratagem-used', edge: 'before', of: np.who, turn: 'mine' as const },
          if: some(titles.map((title) => state(`using-${title}`, np.any ? 'subject' : np.who))),
          refs: { '?it': np.any ? 'subject' : np.who, '?use': np.any ? 'subject' : np.who },
        },
  ),
  say('already', '{np} have already be targeted by that stratagem', () => true),
  say('clause', 're-roll the {kinds} test taken to see if {np} suffer any mortal wound', (kinds, np) =>
    np.any || kinds.length > 1
      ? undefined
      : verbs({ reroll: kinds[0]!.replace(/-roll$/, ''), which: 'any', for: np.who, until: 'frame' }),
  ),

  // Deaths that hurt.
  say('thatdie', "whether mortal wound be inflicted by {np} 's deadly demise ability", (np) =>
    np.any ? undefined : np,
  ),
  say('sentence', 'do not roll one {dice} to determine {thatdie}', (_die, np) =>
    verbs({ modify: 'deadly-demise-on', how: 'set', by: 1, for: np.who }),
  ),
  say('sentence', 'instead , mortal wound be automatically inflicted', () => ({ say: 'nothing' })),
  say('frame', 'when rolling to determine {thatdie}', () => ({ then: true })),
  say('clause', 'remove it from (play|the battlefield) without resolving its {rule} ability', (rule) =>
    verbs({ forbid: rule, for: '?it' }),
  ),

  // Reserves.
  say('pred', 'start the battle in (reserve|strategic reserve)', () => state('in-reserves')),
  say('uncounted', 'do not count towards the combined point limit for {np}', () => true),
  say('clause', 'its point value {uncounted}', () => verbs({ allow: 'uncounted-in-reserves', for: '?it' })),
  say('clause', '{np} must be set up {place}', (np, place) =>
    np.any ? undefined : verbs({ setUp: np.who, as: 'disembarked', within: [said(place, np.who)] }),
  ),
  say('clause', 'set {np} up in strategic reserve [,] {asides}', (np) =>
    np.any ? undefined : verbs({ reserve: np.who, as: 'strategic' }),
  ),

  // Who, and when.
  say('np', '(a|one) {kws} {relative}', (keywords, relative) => found({ sort: 'unit', keywords, posts: [relative] })),
  say('relative', '[that be] wholly within {far} of {np}', (far, np) => ({
    within: far,
    of: '?x',
    from: np.who,
    wholly: true,
  })),
  say('phases', 'a phase (during|in) your turn', () => [{ at: 'phase', turn: 'mine' }]),
  say('phases', '(any|one|each) of {phases}', (phases) => phases),
  say('pred', '(contain|include) (a|one or more) {kws} [model] {relative}', (kws, relative) => ({
    compare: [{ count: found({ sort: 'model', in: '?x', keywords: kws, posts: [relative] }).who }, '>', 0],
  })),
  say('bearers', '[a|one] {noun} with this ability', () => true),
  say('frame', 'if {np} be destroyed by a melee attack', (np) =>
    np.any
      ? undefined
      : event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
          if: { state: 'destroyed-in-melee', of: np.who },
        }),
  ),
  say('movekind', 'advanced', () => 'advance'),
  say('except', 'LP except for {excepts} RP', (excepts) => every(excepts)),
  say('kws', '{kw} ; [and] {kws}', (kw, more) => [kw, ...more]),
  say('clause', '(your army|you) cannot include any of the following unit : {kws}', (kws) =>
    verbs({ forbid: 'include', for: found({ sort: 'unit', side: 'mine', keywords: kws }).who }),
  ),
  say('clauses', 'with the exception of {kws} [,] (your army|you) cannot include any {kws} [unit]', (but, kws) =>
    verbs({
      forbid: 'include',
      for: found({
        sort: 'unit',
        side: 'mine',
        keywords: kws,
        posts: [every(but.map((all): Condition => ({ not: { is: '?x', keywords: [...all] } })))],
      }).who,
    }),
  ),
  say('clause', '{np} can (regain|recover) [up to] {amount} [lost] wound [{separately?}]', (np, amount) =>
    np.any && typeof np.who === 'object'
      ? verbs({ each: np.who, as: 'struck', do: [{ heal: amount, on: 'struck' }] })
      : { verbs: [{ heal: amount, on: np.who }], may: true },
  ),
  say('separately', 'LP roll separately for each (model|unit) RP', () => true),
  say('so', 'when it do so', () => true),
  say('clause', '{np} can [immediately] make a {movekind} move of up to {small} inch', (np, as, by) =>
    np.any ? undefined : { verbs: [{ move: np.who, as, upTo: inches(by) } as Verb], may: true },
  ),
  say('np', 'the targeted unit', () => bare('?yours')),
  say('sentence', 'the targeted unit must {pred}', (pred) => ({ bar: { not: pred } })),
  say('cond', "{np} be not your army 's {title}", (np, title) =>
    np.any ? undefined : { not: state(`army-${title}`, np.who) },
  ),
  say('relative', '[that] {np} moved over during that move', (np) =>
    np.any ? undefined : state('moved-over-by-subject'),
  ),
  say('cond', 'one or more model be destroyed as (a|the) result of this (stratagem|ability)', () =>
    state('lost-models-to-self', '?it'),
  ),
  say('clause', 'select one of that [{kws?}] {noun}', () => ({
    verbs: [{ choose: '?counted', as: 'chosen' } as Verb],
    refs: { '?it': 'chosen', '?unit': 'chosen', '?selected-unit': 'chosen' },
  })),

  // The other half, and what waits.
  say('sentence', 'otherwise , {clauses}', (clauses) => ({ otherwise: clauses })),
  say('clause', 'take a {kinds} test for {np} at the end of the phase', (kinds, np) =>
    np.any || kinds.length > 1
      ? undefined
      : {
          later: { at: 'phase', edge: 'after' },
          body: verbs({ activate: kinds[0]!.replace(/-roll$/, '-test'), for: np.who }),
        },
  ),
  say('pred', '(fail|failed) one of that test', () => state('failed-last-test')),
  say('clause', '{np} cannot fire overwatch [this turn|this phase]', (np) =>
    verbs({ forbid: 'fire-overwatch', for: np.who, until: 'turn' }),
  ),
  say('eligible', 'shoot or perform a tactical manoeuvre', () => ['shoot', 'perform-a-manoeuvre']),
  say('clause', 'can shoot [{pretend?}] [,] but {atthem}', (_phase, at) =>
    at.any ? undefined : { verbs: [{ activate: 'shoot-at-subject', for: '?it' } as Verb], may: true },
  ),
  say('np', '(one or more|any|some) {kws} model in {np}', (kws, np) =>
    np.sort === 'unit' ? found({ sort: 'model', in: np.who, keywords: kws }) : undefined,
  ),
  say('adj', 'attached', () => state('leading')),
  say('np', 'this bearer', () => ({ who: 'self', sort: 'model', bearer: true })),
  say('np', "this bearer 's unit", () => bare({ all: 'unit', in: 'self' })),
  say('relative', 'with the {rule} {inches} ability', (rule) => state(`has-${rule}`)),
  say('frame', '(while|if) {np} be leading a unit {relative}', (np, relative) =>
    np.any
      ? undefined
      : { if: every([state('leading', np.who), said(relative, { all: 'unit', in: np.who })])!, lasting: true },
  ),
  say('frame', 'if {np} be leading (a|one) {kws} unit', (np, keywords) =>
    np.any
      ? undefined
      : { if: every([state('leading', np.who), isOneOf({ all: 'unit', in: np.who }, keywords)])!, lasting: true },
  ),
  say(
    'sentence',
    'each time {np} make a {title} move , {np} can end (that|this) move {heading} instead of {heading}',
    (np, title, _np, heading) =>
      np.any && typeof np.who === 'object' && heading === 'towards-objective'
        ? verbs({
            allow: 'surge-towards-objective',
            for: { ...np.who, where: every([...(np.who.where ? [np.who.where] : []), state(`using-${title}`, 'it')])! },
          })
        : undefined,
  ),
  say('sentence', '{np} cannot end (this|that) move within engagement range of {np}', (np, foe) =>
    np.any || !foe.any ? undefined : { say: 'nothing' },
  ),
];
