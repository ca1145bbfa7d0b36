import type { Condition, Search, Verb } from '@umpire/effects';
import { every, not, said } from '../meaning/fill.js';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, state, verbs } from './build.js';
import { say } from './say.js';

/* Objectives that are chosen, wargear that is used, words left out after "and". */

const inReach = (np: Np): Condition => ({ within: { the: 'objective-range', of: 'mine' }, of: np.who, from: 'it' });
const objective = (conditions: readonly Condition[]): Search => {
  const where = every(conditions);
  return { all: 'marker', keywords: ['objective'], ...(where && { where }) };
};
const pick = (conditions: readonly Condition[]) => ({
  verbs: [{ choose: objective(conditions), as: 'objective' } as Verb],
  refs: { '?objective': 'objective' },
});

export const further: readonly Rule[] = [
  say('spot', 'you control', () => state('under-my-control', 'it')),
  say('spot', 'that you control', () => state('under-my-control', 'it')),
  say('spot', 'on the battlefield', () => ({ every: [] })),
  say('spot', '[that] {np} be [with]in range of', (np) => (np.any ? undefined : inReach(np))),
  say('spot', '[that] {np} be within range of', (np) => (np.any ? undefined : inReach(np))),
  say('spot', '[that] {np} be controlling', (np) =>
    np.any ? undefined : every([state('under-my-control', 'it'), inReach(np)]),
  ),
  say('spot', 'within {far} of {np}', (far, np) => ({ within: far, of: 'it', from: np.who })),
  say('clause', 'select (a|one) objective [marker] {spot}', (a) => pick([a])),
  say('clause', 'select (a|one) objective [marker] {spot} [and|,] {spot}', (a, b) => pick([a, b])),

  say('clause', '{np} can use its {name}', (np) => (np.any ? undefined : { verbs: [], may: true })),
  say('frame', 'if used', () => ({ then: true })),
  say('wpn', '{sort} weapon it be equipped with', (sort) => ({ sort, by: bare('?it') })),
  say('wpn', 'weapon it be equipped with', () => ({ sort: 'any', by: bare('?it') })),
  say('np', 'other {kws} model attached to {np}', (kws, np) =>
    found({ sort: 'model', in: np.who, keywords: kws, posts: [not(state('bearer'))] }),
  ),
  say('kinds', 'battle-shock', () => ['battle-shock-roll']),
  say('kinds', 'leadership', () => ['leadership-roll']),
  say('kinds', '(battle-shock or leadership|leadership or battle-shock|battle-shock and leadership)', () => [
    'battle-shock-roll',
    'leadership-roll',
  ]),
  say('tested', '{np} (take|make) a {kinds} (test|roll)', (np, kinds) => ({ np, kinds })),
  say('tested', '(a|you take a) {kinds} (test|roll) [be (taken|made)] for {np}', (kinds, np) => ({ np, kinds })),
  say('clauses', 'each time {tested} , subtract {num} from (that test|that roll|the result)', (tested, by) =>
    harder(tested, -by),
  ),
  say('clauses', 'each time {tested} , add {num} to (that test|that roll|the result)', (tested, by) =>
    harder(tested, by),
  ),
  say('frame', 'when a psychic attack be allocated to {np}', (at) => ({
    when: { at: 'attack-allocated', edge: 'after', of: at.who },
    if: { is: 'weapon', keywords: ['psychic'] },
    attack: { sort: 'any', at },
  })),
  say('event', '{np} make a ranged attack that target {np}', (np, at) =>
    np.any && typeof np.who === 'object' && np.who.side === 'theirs' && at.any && typeof at.who === 'object'
      ? {
          when: { at: 'targets-selected', edge: 'after', of: np.who },
          if: {
            compare: [
              {
                count: {
                  ...at.who,
                  where: every([...(at.who.where ? [at.who.where] : []), state('targeted-by-subject', 'it')])!,
                },
              },
              '>',
              0,
            ],
          },
          refs: { '?it': 'subject', '?unit': 'subject', '?enemy': 'subject' },
        }
      : undefined,
  ),
  say('clause', 'after that enemy unit have shot , {clauses}', (clauses) => ({
    later: { at: 'unit-shot', edge: 'after', of: 'subject' },
    body: clauses,
  })),
  say('cond', '{np} destroyed one or more (enemy|) (unit|model) this phase', (np) =>
    np.any ? undefined : said(state('destroyed-enemies'), np.who),
  ),
  say('event', '{np} destroy one or more enemy unit', (np) =>
    np.any
      ? undefined
      : {
          when: { at: 'unit-destroyed', edge: 'after', of: { all: 'unit', side: 'theirs' } },
          if: { state: 'destroyed-by-self', of: 'subject' },
          refs: { '?it': np.who },
        },
  ),
  say('clause', '{np} become {coined}', (np, coined) => (np.any ? undefined : verbs({ mark: coined, on: np.who }))),
  say('pred', 'be suffering from {coined}', (coined) => state(coined)),
  say('clause', '{np} automatically pass {tests}', (np) => verbs({ forbid: 'battle-shock', for: np.who })),
  say('tests', '[any] battle-shock test', () => true),
  say('clause', 'that {tests} be automatically passed', () => verbs({ forbid: 'battle-shock', for: '?it' })),
  say('np', 'model from your army with this ability', () =>
    found({ sort: 'model', side: 'mine', posts: [state('has-this-ability')] }),
  ),
  say('np', 'unit from your army with this ability', () =>
    found({ sort: 'unit', side: 'mine', posts: [state('has-this-ability')] }),
  ),
  say('np', 'friendly {kws} model with this ability', (kws) =>
    found({ sort: 'model', side: 'mine', keywords: kws, posts: [state('has-this-ability')] }),
  ),
];

/** A change of every such test of someone. */
const harder = ({ np, kinds }: { readonly np: Np; readonly kinds: readonly string[] }, by: number) =>
  verbs(...kinds.map((kind): Verb => ({ modify: kind, how: 'add', by, for: np.who })));
