import type { Condition } from '@umpire/effects';
import { every, said } from '../meaning/fill.js';
import type { Attack, Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, both, found, framed, mergeAttacks, state, verbs } from './build.js';
import { struck } from './dice.js';
import { say } from './say.js';

/* What narrows whom and which attacks: models by what is said of them, numbers, turns, one sort of attack or another. */

const within = (attack: Attack, condition: Condition): Attack => ({
  ...attack,
  where: [...(attack.where ?? []), condition],
});

/** Some of one known unit, of which more is said. */
const someIn = (
  np: Np,
  keywords: Parameters<typeof found>[0]['keywords'],
  posts: readonly Condition[],
): Np | undefined =>
  np.sort === 'unit' && !np.any ? found({ sort: 'model', in: np.who, keywords, posts }) : undefined;

export const narrower: readonly Rule[] = [
  say('np', '(a|one|each|any|all|every) {kws} model in {np} {posts}', (kws, np, posts) => someIn(np, kws, posts)),
  say('np', '(a|one|each|any|every) model from {np}', (np) =>
    np.sort === 'unit' && !np.any ? { ...np, sort: 'model', among: true } : undefined,
  ),
  say('post', ', that {pred}', (pred) => pred),
  say('relative', 'with a [unmodified] {char} characteristic of {small} or (less|lower|fewer)', (char, small) => ({
    compare: [{ the: char, of: '?x' }, '<=', small],
  })),
  say('pred', 'contain another {kws} model', (kws) => ({
    compare: [
      { count: found({ sort: 'model', in: '?x', keywords: kws, posts: [{ not: state('bearer') }] }).who },
      '>',
      0,
    ],
  })),
  say('frame', 'while {np} be attached to a unit that {pred}', (np, pred) =>
    np.any
      ? undefined
      : {
          if: every([state('leading', np.who), said(pred, { all: 'unit', in: np.who })]) ?? { every: [] },
          refs: { '?unit': { all: 'unit', in: np.who } },
        },
  ),
  say('pred', '(be|) destroyed by (that enemy unit|one of {resultof?} attack) [{recent?}]', () =>
    state('destroyed-by-subject'),
  ),
  say('resultof', "(the|that) attacking unit 's", () => true),

  // Attacks.
  say('attackdo', '{attackdo} in a turn in which (it|that model) {pred}', (attack, pred) =>
    within(attack, said(pred, 'attacker')),
  ),
  say('clauses', 'each time {np} make {attackdo} [,] or make {attackdo} , {clauses}', (by, a, b, clauses) =>
    both(framed({ attack: { ...a, by }, each: true }, clauses), framed({ attack: { ...b, by }, each: true }, clauses)),
  ),
  say('frame', '(when|while) resolving a [{sort?}] attack made against {np}', (sort = 'any', at) => ({
    attack: { sort, at },
    narrows: true,
  })),
  say('clauses', 'you {clause}', (clause) => clause),
  say('clause', '(that|such) weapon (have|gain) the ability {tags}', (tags) => verbs(...tags)),
  say('wpn', 'all [{sort?}] attack made by {np}', (sort = 'any', by) => mergeAttacks({ sort }, { sort: 'any', by })),
  say('clauses', '{clause} [,] but {clauses}', (a, b) => both(a, b)),

  say('frame', 'when {np} be {relative}', (np, relative) => {
    if (!np.any || typeof np.who !== 'object' || np.who.in !== undefined) return undefined;
    const where = every([...(np.who.where ? [np.who.where] : []), said(relative, 'it')]);
    return { about: { ...np, who: { ...np.who, ...(where && { where }) } } };
  }),
  say('pred', 'have not [already] be selected for this ability (this|that) {span}', (per) => ({
    not: state(`?once-${per}`),
  })),
  say('pred', '(chose|choose) to {title}', (title) => state(`made-${title}`)),
  say(
    'sentence',
    'the {chars} characteristic of that weapon can be modified even though it be a {types} weapon',
    () => ({
      say: 'nothing',
    }),
  ),

  // Dice as many as a number.
  say(
    'clause',
    'roll a number of {dice} equal to the {char} characteristic of {np} [:|,] {strikes}',
    (die, char, np, strikes) => (np.any ? undefined : struck(die.dice, { the: char, of: np.who }, strikes)),
  ),

  // What is only said.
  say('sentence', 'this stratagem cannot be used to return destroyed {kws} unit to attached unit', () => ({
    say: 'nothing',
  })),
  say('sentence', 'any destroyed {kws} unit that be attached to your unit be not returned', () => ({ say: 'nothing' })),
  say(
    'clause',
    'add a new unit to your army identical to {np} , in strategic reserve , at its starting strength [{fullwounds?}]',
    (np) => (np.any ? undefined : verbs({ copy: np.who, as: 'again' }, { reserve: 'again', as: 'strategic' })),
  ),
  say('fullwounds', '[,] [and] with all of its wound remaining', () => true),
  say('np', 'your destroyed [{kws?}] (unit|model)', () => bare('?yours')),
];
