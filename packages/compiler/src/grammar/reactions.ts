import type { Condition, Verb } from '@umpire/effects';
import { said, some } from '../meaning/fill.js';
import type { Frame, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, framed, state, verbs } from './build.js';
import { foundWith } from './doings.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What is done in answer to others, and what stays of a unit: shots back, charges aimed at it, its place on the table. */

export const reactions: readonly Rule[] = [
  // Shots at those who gave the cause.
  say('proviso', '[,] [LP] and [can] only [do so] if {np} be a eligible target [for that attack] [RP]', () => true),
  say('atthem', '[it] must target only {np} when doing so [{proviso?}]', (np) => np),
  say('atthem', 'when resolving that attack [,] it can only target {np} [{proviso?}]', (np) => np),
  say('atthem', 'must only target {np} when doing so [{proviso?}]', (np) => np),
  say('atthem', '[it] must target {np} [only] {proviso}', (np) => np),
  say('atthem', '[it] can only target {np} [when doing so] [{proviso?}]', (np) => np),
  say('beyond', 'LP provided it be otherwise eligible target RP', () => true),
  say('clause', '{np} can target enemy unit that be not within engagement range of it [{beyond?}]', (np) =>
    np.any ? undefined : verbs({ allow: 'shoot-beyond-engagement', for: np.who }),
  ),
  say('clause', '{np} can only (target|make attack that target) {np} [{proviso?}]', (np, at) =>
    np.any || at.who !== '?enemy' ? undefined : verbs({ forbid: 'attacks-but-at-subject', for: np.who }),
  ),
  say('clause', '{np} can shoot [{pretend?}] [,] but {atthem}', (np, _phase, at) => shootBack(np, at)),
  say('clause', '{np} can shoot at {np} [{pretend?}]', (np, at) => shootBack(np, at)),

  say('frame', 'after resolving (that|its|all of its) attack', () => ({
    when: { at: 'attacks-resolved', edge: 'after' },
  })),
  say(
    'frame',
    'after (it|that unit|this unit|this model|the bearer) have resolved (that|its|all of its) attack',
    () => ({
      when: { at: 'attacks-resolved', edge: 'after' },
    }),
  ),

  // Charges.
  say('event', '{np} select {np} as (a|the|one of the) target of (a|its|that) charge', (np, at) =>
    typeof np.who === 'object' && np.who.side === 'mine'
      ? undefined
      : event('charge-declared', np, {
          if: { state: 'charge-target', of: at.any ? 'self' : at.who },
          refs: { '?enemy': 'subject' },
        }),
  ),

  // Those whom attacks have hit.
  say('frame', 'if {shots} (scored a hit|scored one or more hit|hit) against {np}', ({ name }, np) => about(np, name)),
  say('frame', 'if {shots} hit {np}', ({ name }, np) => about(np, name)),

  // Seen past others.
  say('pred', 'be not fully visible to {np} because of {np}', (_np, self) =>
    self.who === 'self'
      ? state('screened-by-self')
      : typeof self.who === 'string' && self.who.startsWith('?yours')
        ? state('screened-by-unit')
        : undefined,
  ),
  say('pred', 'be not fully visible to {np}', () => state('screened-by-self')),

  // Where models stand and move.
  say('perch', '(be set up|end any type of move|end a move)', () => true),
  say('clause', '{np} can {perch} [or {perch?}] on top of {place2}', (np) =>
    verbs({ allow: 'stand-on-top-of-self', for: np.who }),
  ),
  say('nearer', 'closer to [the] closest enemy (model|unit)', () => true),
  say('clause', '{np} do not need to end that move {nearer}', (np) => verbs({ allow: 'pile-in-freely', for: np.who })),
  say(
    'clause',
    '{np} do not need to end that move {nearer} [,] provided it end (that move|it) {heading}',
    (np, _nearer, heading) => verbs({ allow: `pile-in-${heading}`, for: np.who }),
  ),
  say('fell', '(where it be destroyed|its original location)', () => true),
  say('place', 'as close as possible to {fell}', () => state('where-it-fell')),
  say('places', 'on the battlefield [,] {place}', (place) => [place]),
  say('event', '{np} be destroyed , remove it from (play|the battlefield) [,] [and] [then]', (np) =>
    event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np),
  ),
  say('clause', 'set {np} back [up] on the battlefield [,] {place} [,] with {left}', (np, place, left) => ({
    verbs: [
      { return: np.who, wounds: left },
      {
        setUp: np.who,
        as: 'again',
        within: [said(place, np.who)],
      },
    ],
  })),
  say('clause', '{np} can be set up {places}', (np, places) =>
    np.any
      ? undefined
      : {
          verbs: [
            {
              setUp: np.who,
              as: 'arriving',
              within: JSON.parse(
                JSON.stringify(places).replaceAll('"?x"', JSON.stringify(np.who)),
              ) as readonly Condition[],
            },
          ],
          may: true,
        },
  ),

  say('clauses', 'remove {np} from the battlefield', (np) =>
    np.any ? undefined : verbs({ reserve: np.who, as: 'removed' }),
  ),
  say(
    'clause',
    '{np} [will] arrive [back] on the battlefield in the reinforcement step of your next movement phase',
    (np) =>
      np.any
        ? undefined
        : framed(
            { then: true },
            verbs({
              later: { at: 'reinforcements', edge: 'during', turn: 'mine' },
              do: [{ setUp: np.who, as: 'again', within: [] }],
            }),
          ),
  ),
  say('pred', 'be {at} at the start of the phase', (at) => {
    const words = JSON.stringify(at);
    return words.includes('engage') ? state('was-engaged-with-subject') : undefined;
  }),
  say('pred', 'have not fired overwatch this phase', () => ({
    not: { done: 'fired-overwatch', by: '?x', since: 'phase' },
  })),

  // Attacks by their numbers.
  say('wpn', '{wpn} with [a] {char} [characteristic] {than} {theirs}', (attack, char, than, other) => ({
    ...attack,
    where: [...(attack.where ?? []), { compare: [{ the: char, of: 'attack' }, than, other] }],
  })),

  // Re-rolls of one die.
  say('oneroll', '[you can] [re-roll] one {roll}', (roll) => [roll]),
  say('oneroll', '[you can] [re-roll] one {moves} roll', (rolls) => rolls),
  say('onerolls', '{oneroll}', (rolls) => ({ rolls })),
  say('onerolls', '{oneroll} (or|, or) {oneroll}', (a, b) => ({ rolls: [...a, ...b] })),
  say('onerolls', '{oneroll} (and|, and) {oneroll}', (a, b) => ({ rolls: [...a, ...b], all: true })),
  say('onerolls', '{oneroll} , {onerolls}', (a, b) =>
    b.rolls.length > 1 ? { ...b, rolls: [...a, ...b.rolls] } : undefined,
  ),
  say('clause', 're-roll {onerolls} (made|) for {np}', (rolls, np) =>
    np.any
      ? undefined
      : verbs(
          ...(rolls.all ? rolls.rolls : [rolls.rolls.join('/')]).map(
            (one): Verb => ({ grant: { rule: 'single-re-roll', keyword: one.toUpperCase() }, for: np.who }),
          ),
        ),
  ),

  say('clause', '{np} can embark within (this|that) (transport|{kw?})', (np) =>
    np.any ? undefined : { verbs: [{ activate: 'embark', for: np.who }], may: true },
  ),
  say('clause', 'set up {np} {places}', (np, places) =>
    np.any
      ? undefined
      : {
          verbs: [
            {
              setUp: np.who,
              as: 'again',
              within: places.map((place) => said(place, np.who)),
            },
          ],
        },
  ),
  say('which', '(first|first , second or third|first or second)', () => true),
  say('whatever', '[,] regardless of any mission rule', () => true),
  say(
    'clause',
    '{np} can be set up [{from?}] in the reinforcement step of your {which} movement phase [{whatever?}]',
    (np) => verbs({ allow: 'arrive-in-any-round', for: np.who }),
  ),
  say('clause', '{np} count as [be] [a] part of {np}', () => ({ say: 'nothing' })),
  say('relative', 'embarked within this (transport|model|{kw?})', () => state('embarked-in-self')),
  say('pred', 'be embarked within this (transport|model|{kw?})', () => state('embarked-in-self')),
  say('cond', '{np} {pred} LP or any transport it be embarked within {pred} RP', (np, pred, other) =>
    np.any
      ? undefined
      : some([
          said(pred, np.who),
          said(other, { all: 'unit', side: 'mine', keywords: ['TRANSPORT'], where: state('carries-self', 'it') }),
        ]),
  ),
  say('event', 'you select {np} as the target of a stratagem', (np) => ({
    when: { at: 'stratagem-used', edge: 'after', of: np.who },
    refs: { '?it': np.any ? 'subject' : np.who },
  })),

  // Space in transports.
  say('frame', 'while embarked within a transport', () => ({
    if: state('embarked', 'self'),
    refs: { '?ride': carrier },
  })),
  say('frame', '(while|if) {np} be embarked within a transport', (np) =>
    np.any ? undefined : { if: state('embarked', np.who), lasting: true, refs: { '?ride': carrier } },
  ),
  say(
    'clause',
    'for the purpose of embarking within transport , each {kws} model count as {small} {kw} model',
    (kws, parameter, kw) =>
      kw.join(' ') === 'INFANTRY'
        ? verbs(
            ...kws.map((all) => ({
              grant: { rule: 'transport-space', keyword: all.join(' '), parameter },
              for: 'self',
            })),
          )
        : parameter === 1
          ? verbs({ grant: { rule: 'embark-as', keyword: kw.join(' ') }, for: 'self' })
          : undefined,
  ),

  // More about whom.
  say('np', 'such [a] [{side?}] [{kws?}] unit', () => bare('?unit')),
  say('np', 'such [a] [{side?}] [{kws?}] unit', () => ({ who: '?such', sort: 'unit', any: true })),
  say('np', 'the enemy warlord', () => found({ sort: 'model', side: 'theirs', posts: [state('warlord')] })),
  say('np', '(any|one) of that selected unit', () => bare('?unit')),
  say('np', 'such [a] [{side?}] [{kws?}] model', () => bare('?model', 'model')),
  say('np', "(that|the) selected [{kws?}] model 's unit", () => bare({ all: 'unit', in: '?selected-model' })),
  say('np', '(that|the) selected [{kws?}] model', () => bare('?selected-model', 'model')),
  say('np', '[a|one|each|any|all|the] [{kws?}] model {except} in {np}', (keywords, except, np) =>
    np.sort === 'unit' ? found({ sort: 'model', in: np.who, keywords, posts: [except] }) : undefined,
  ),
  say('frame', 'if every model in (a|this|the) unit have this ability [,] [then]', () => ({
    if: { every: [] },
    refs: { '?unit': 'self', '?it': 'self' },
  })),
  say('frame', '(in|during) the first battle round', () => ({ if: round('=', 1) })),
  say('frame', '(from|in) the second battle round [onwards]', () => ({ if: round('>=', 2) })),
  say('frame', "at the end of (any|each|every|each player 's|either player 's|every player 's) turn", () => ({
    when: { at: 'turn-end', edge: 'during' },
  })),
  say('frame', 'each time you make a charge roll for {np}', (np) => ({ about: np })),
];

const carrier = found({ sort: 'unit', side: 'mine', keywords: [['TRANSPORT']], posts: [state('carries-self')] }).who;

const round = (how: '=' | '>=', number: number): Condition => ({
  compare: [{ the: 'battle-round', of: 'mine' }, how, number],
});

/** At whoever gave the cause: the unit that the sentence speaks of. */
const shootBack = (np: Np, at: Np) =>
  np.any || at.any
    ? undefined
    : {
        verbs: [{ activate: 'shoot-at-subject', for: np.who } as const],
        refs: { '?shot': at.who },
        may: true as const,
      };

/** Those of them that were hit, of whom the rest of the sentence speaks. */
function about(np: Np, name: string | undefined): Frame | undefined {
  const weapon =
    name === undefined
      ? 'hit-by-subject'
      : `hit-with-${name
          .toLowerCase()
          .replace(/[^\p{L}\d]+/gu, '-')
          .replace(/^-|-$/g, '')}`;
  const who = foundWith(np, weapon);
  return who && { about: { ...np, who } };
}
