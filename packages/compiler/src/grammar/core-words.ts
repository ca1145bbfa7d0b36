import type { Condition, Verb } from '@umpire/effects';
import { every, not, said, some } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, framed, state, verbs } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What the core rules say of abilities, and datasheets after them: saves, uses of stratagems, high terrain, parts and riders. */

export const coreWords: readonly Rule[] = [
  // Attacks that need no roll.
  say('frame', 'each time a attack made with a {tag} weapon result in a critical hit', (tags) => ({
    attack: { sort: 'any', where: [isWeapon(tags), state('critical-hit', 'attack')] },
  })),
  say('clause', 'that attack automatically hit the target', () => verbs({ grant: 'torrent', for: '?attacks' })),
  say('clause', 'choose for that attack to automatically wound the target', () =>
    verbs({ grant: 'lethal-hits', for: '?attacks' }),
  ),
  say('sentence', 'weapon with {tag} in its profile be known as {types} weapon', (tags) => ({
    speak: { sort: 'any', by: { who: 'self', sort: 'model' }, where: [isWeapon(tags)] },
  })),
  say('clause', 'a critical hit automatically wound the target', () =>
    verbs({ grant: 'lethal-hits', for: '?attacks' }),
  ),
  say('trigger', 'LP this can be important for the triggering of other rule RP', () => true),
  say('sentence', 'attack made with {tag} weapon be known as psychic attack [{trigger?}]', () => ({ say: 'nothing' })),
  say(
    'evengiven',
    '[,] including from rule that give a (model or unit|unit or model) the benefit of cover',
    () => true,
  ),
  say('clause', '{clause} {evengiven}', (clause) =>
    JSON.stringify(clause).includes('"forbid":"benefit-of-cover"') ? clause : undefined,
  ),

  // Saves that are rolled again.
  say('frame', 'each time a saving throw be made for {np}', (at) => ({ attack: { sort: 'any', at } })),
  say('frame', 'each time a invulnerable saving throw be made for {np}', (at) => ({
    attack: { sort: 'any', at, where: [state('saved-by-invulnerable', 'attack')] },
  })),

  // Stratagems used again.
  say('again2', '[,] regardless of any other use of that stratagem (this|that) phase', () => true),
  say('clause', 'you can target {np} with the {stratagems} stratagem {again2}', (np, titles) =>
    np.any
      ? undefined
      : {
          frame: {
            when: { at: 'stratagem-used', edge: 'before', of: np.who },
            if: some(titles.map((title) => state(`using-${title}`, np.who))),
            refs: { '?it': np.who, '?use': np.who },
          },
          body: { verbs: [{ grant: 'stratagem-again', for: np.who, until: 'frame' }], may: true },
        },
  ),
  say('stratagems', '{title} / {title}', (a, b) => [a, b]),
  say('clause', 'that use do not prevent any use of that stratagem on other unit this phase', () =>
    framed({ then: true }, verbs({ grant: 'stratagem-again-elsewhere', for: '?use', until: 'phase' })),
  ),
  say('event', '{np} use the {title} ability', (np, title) => event(`used-${title}`, np)),

  // High terrain.
  say(
    'sentence',
    '[when doing so ,] {np} can also move through section of terrain feature that be more than {inches} in height [,] but if it do , after {np} have moved , {clauses}',
    (np, _far, mover, clauses) => ({
      all: [
        verbs(
          ...['normal', 'advance', 'fall-back'].map(
            (move): Verb => ({ allow: `${move}-through-high-terrain`, for: np.who }),
          ),
        ),
        framed(
          event('move', bare(mover.who, mover.sort), { if: state('moved-through-high-terrain', 'subject') }),
          clauses,
        ),
      ],
    }),
  ),
  say('hurdle', '[other] model LP excluding monster / vehicle [model] RP', () => 'models-but-monsters-and-vehicles'),

  // Parts, riders, units that are in a unit.
  say('clause', 'all part of it must be set up within {inches} of another part', (parameter) =>
    verbs({ grant: { rule: 'set-up-in-parts', parameter }, for: '?it' }),
  ),
  say('pred', 'be embarked within this unit', () => state('embarked-in-self')),
  say('np', 'the {kws} in {np}', (kws, np) =>
    np.sort === 'unit' ? found({ sort: 'model', in: np.who, keywords: kws }) : undefined,
  ),
  say('frame', 'unless part of a attached unit', () => ({ if: not(state('leading', 'self')) })),
  say('clause', 'select (a|one) objective [marker]', () => ({
    verbs: [{ choose: { all: 'marker', keywords: ['objective'] }, as: 'objective' } as Verb],
    refs: { '?objective': 'objective' },
  })),
  say('pred', 'have not be selected to move or declared a charge this phase', () =>
    every([
      not({ done: 'selected-to-move', by: '?x', since: 'phase' }),
      not({ done: 'charge-declared', by: '?x', since: 'phase' }),
    ]),
  ),
  say('clause', 'set it up again [on the battlefield] , {places}', (places) =>
    verbs({ setUp: '?it', as: 'again', within: places.map((place) => said(place, '?it')) }),
  ),
  say(
    'frame',
    'the first time {np} be destroyed , remove it from (play|the battlefield) [,] [and] [then] [,]',
    (np) => {
      const frame = event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np);
      return 'when' in frame ? { ...frame, limit: { times: 1, per: 'battle', by: 'model' } } : undefined;
    },
  ),
  say('event', '{np} start a {movekind} move', (np, kind) => event(`${kind}-move`, np, { edge: 'before' })),
  say('clause', '{np} can embark within it', (np) =>
    np.any ? undefined : { verbs: [{ activate: 'embark', for: np.who }], may: true },
  ),

  // What a pact or a test gives.
  say('clause', '{pickone} for {wpn} to gain until {period}', (_pick, attack, until) =>
    framed({ until }, { menu: [], attack }),
  ),
  say(
    'clause',
    '{np} must first take a {kinds} test before any effect of (the|that) {title} be resolved',
    (np, kinds) =>
      np.any || kinds.length > 1 ? undefined : verbs({ activate: kinds[0]!.replace(/-roll$/, '-test'), for: np.who }),
  ),
  say('clause', 'your opponent lose {num} (=CP|command point) [if it have any]', (amount) =>
    verbs({ gain: 'command-points', amount: -amount, for: 'theirs' }),
  ),
];

const isWeapon = (rules: readonly { readonly rule: string }[]): Condition =>
  some(rules.map(({ rule }) => ({ is: 'weapon', keywords: [rule] })));
