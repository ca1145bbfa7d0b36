import type { Verb } from '@umpire/effects';
import { every, not, said } from '../meaning/fill.js';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { found, framed, onAttacks, state, verbs } from './build.js';
import { foundWith } from './doings.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* What is owed for what is given, who is named a target, what one or the other may do, units that an enemy has dealt with. */

export const duties: readonly Rule[] = [
  say('thing', 'this part of this ability', () => true),
  say('clause', '{np} must end that charge move engaged with {np}', (np, at) =>
    np.any || at.any ? undefined : verbs({ mark: 'must-be-charged', on: at.who, until: 'phase' }),
  ),
  say('clause', '{np} can embark within it in a turn [in which] it disembarked from it', (np) =>
    np.any ? undefined : verbs({ allow: 'embark-after-disembarking', for: np.who }),
  ),
  say(
    'clause',
    '{np} can embark within this (transport|model|unit) in a turn [in which] it disembarked from this (transport|model|unit)',
    (np) => (np.any ? undefined : verbs({ allow: 'embark-after-disembarking', for: np.who })),
  ),
  say('clause', '{np} can enter strategic reserve', (np) =>
    np.any ? undefined : { verbs: [{ reserve: np.who, as: 'strategic' }], may: true },
  ),
  say('relative', 'embarked within this unit', () => state('embarked-in-self')),

  // Named targets.
  say('clause', 'select {np} to be {owner} {title} [target]', (np, _owner, title) =>
    np.any
      ? {
          verbs: [
            { choose: np.who, as: 'enemy' },
            { mark: `${title.replace(/-target$/, '')}-target`, on: 'enemy' },
          ],
          refs: { '?it': 'enemy', '?unit': 'enemy', '?enemy': 'enemy' },
        }
      : undefined,
  ),

  // One or the other.
  say(
    'clause',
    'one model in {np} regain [up to] {amount} lost wound , or you can return [up to] {amount} destroyed [{kws?}] model [{relative?}] [{except?}] to {np} [,] [with its full wound remaining] [,] instead',
    (np, wounds, many, keywords, relative, except, to) => {
      const risen = found({ sort: 'model', in: to.who, keywords, posts: [state('destroyed'), relative, except] });
      return verbs({
        either: [
          [
            { choose: { all: 'model', in: np.who, where: state('damaged', 'it') }, as: 'healed' },
            { heal: wounds, on: 'healed' },
          ],
          [
            { choose: risen.who, as: 'risen', min: 0, max: many },
            { return: 'risen', wounds: 'full' },
          ],
        ],
      });
    },
  ),
  say('clause', '{pickone} for {np} to have until {period}', (_pick, np, until) =>
    np.any ? undefined : framed({ until }, { menu: [], attack: { sort: 'any', by: np } }),
  ),

  // Moves that go farther, dice that are thrown for each of those.
  say('clauses', 'each time {np} (pile in|consolidate) , it can move (a|) additional {inches}', (np, far) => {
    const farther = (move: string): Verb => ({
      modify: `${move}-distance`,
      how: 'add',
      by: { inches: far },
      for: np.who,
    });
    return np.any ? undefined : verbs(farther('consolidation'));
  }),
  say('frame', 'if one or more of that roll be a 4+', () => ({ if: { compare: ['successes', '>', 0] } })),

  // Attacks that hit, but for some; units that an enemy has dealt with.
  say('shots', '{shots} LP excluding attack made with {wtype} weapon RP', ({ name }, type) =>
    name === undefined ? { name: `other than ${type}` } : undefined,
  ),
  say('cond', 'one or more model in {np} be destroyed', (np) =>
    np.any ? undefined : said(state('lost-models-to-subject'), np.who),
  ),
  say('event', 'a enemy unit that targeted {np} have shot', (np) => after('unit-shot', np, 'targeted-by-subject')),
  say('event', 'a enemy unit that targeted {np} have fought', (np) => after('unit-fought', np, 'targeted-by-subject')),
  say('event', 'a enemy unit that be engaged with {np} end a {movekind} move', (np, kind) =>
    after(`${kind}-move`, np, 'was-engaged-with-subject'),
  ),
  say('event', 'a enemy unit that be within engagement range of {np} end a {movekind} move', (np, kind) =>
    after(`${kind}-move`, np, 'was-engaged-with-subject'),
  ),
  say('event', '{np} be destroyed by {np}', (np, by) =>
    np.any && by.who === 'self'
      ? event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
          if: { state: 'destroyed-by-self', of: 'subject' },
        })
      : undefined,
  ),
  say('strwhen', '{strwhen} , if that {kws} unit {pred}', ({ phases, event: own }, _kws, pred) => {
    const { who } = own?.that ?? {};
    if (!own?.that || typeof who !== 'object') return undefined;
    const where = every([...(who.where ? [who.where] : []), said(pred, 'it')])!;
    return { phases, event: { ...own, that: { ...own.that, who: { ...who, where } } } };
  }),
  say('strtarget', "that model 's unit", () => ({ that: true })),
  say('np', 'other friendly [{kws?}] {noun} [{posts?}]', (keywords, { sort }, posts) =>
    found({ sort, side: 'mine', keywords, posts: [{ not: state('bearer') }, ...(posts ?? [])] }),
  ),

  // How often on one.
  say(
    'sentence',
    'you cannot (use this stratagem on|select|target) the same (unit|model) [with this stratagem] more than once per {span}',
    (per) => ({
      say: 'once-each',
      per,
    }),
  ),
  say('frame', 'after it have done so', () => ({ then: true })),

  // Times of a turn, one of several.
  say('phases', 'your {phase} , {phase} , {phase} , {phase} or {phase} phase', (a, b, c, d, e) =>
    [a, b, c, d, e].map((at) => ({ at, turn: 'mine' as const })),
  ),

  // Shots out of turn, moves that were made, tests.
  say('clause', '{np} [can] shoot using snap shooting', (np) =>
    np.any ? undefined : { verbs: [{ activate: 'snap-shooting', for: np.who }], may: true },
  ),
  say('doing', 'be [then] no longer battle-shocked', () => verbs({ activate: 'end-battle-shock', for: '?x' })),
  say('doing', '[can] re-roll battle-shock (roll|test)', () =>
    verbs({ reroll: 'battle-shock', which: 'any', for: '?x' }),
  ),
  say('past', 'made a fall-back move', () => ['falling-back']),
  say('pred', 'do not move (this|that) (turn|phase)', () => not(state('moved'))),
  say('frame', 'if it be', () => ({ then: true })),
  say('having', '{signed} (to|to the) {rolls} for {sort} attack', (by, rolls, sort) =>
    rolls.includes('save')
      ? undefined
      : onAttacks(
          { sort, by: { who: '?x', sort: 'unit' } },
          ...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?attacks' })),
        ),
  ),
  say('relative', 'with a {char} characteristic of {num} or (more|higher|greater)', (char, num) => ({
    compare: [{ the: char, of: '?x' }, '>=', num],
  })),
  say('relative', 'with a {char} characteristic of {num}', (char, num) => ({
    compare: [{ the: char, of: '?x' }, '=', num],
  })),
  say('marker', 'the {coined} objective [marker]', (name) => state(`in-range-of-${name}-objective`)),

  // Deadly Demise on another number.
  say(
    'sentence',
    "when rolling for {np} 's deadly demise ability , unit within {far} suffer mortal wound on a {plus} [,] instead of on a 6",
    (np, _far, plus) => (np.any ? undefined : verbs({ modify: 'deadly-demise-on', how: 'set', by: plus, for: np.who })),
  ),
];

/** Something that an enemy has done, after which "that unit" is the one of yours that it dealt with. */
export function after(step: string, np: Np, dealt: string) {
  const who = foundWith(np, dealt);
  const frame = event(step, found({ sort: 'unit', side: 'theirs' }));
  return who && 'when' in frame ? { ...frame, that: { ...np, who } } : undefined;
}
