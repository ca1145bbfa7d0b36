import type { Condition, Selector, Value, Verb } from '@umpire/effects';
import { some } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, onAttacks, state, verbs } from './build.js';
import { say } from './say.js';

/* One of two abilities, one stratagem or the other, units that go back into reserve, leaders beside leaders. */

const choiceOf = (options: readonly (readonly Verb[])[]): readonly Verb[] => [{ either: options }];
const targeted = (title: string): Condition => state(`targeted-by-${title}`);

export const choices: readonly Rule[] = [
  say('gift', 'your choice of {tags} or {tags}', (a, b) => choiceOf([a, b])),
  say('gift', '(either|one of) {tags} or {tags}', (a, b) => choiceOf([a, b])),
  say('clause', 'select [either] {tags} or {tags}', (a, b) => ({ options: [a, b] })),
  say('sentence', '{tags}', (tags) => ({ options: [tags] })),
  say('gift', '(the|that) [selected|chosen] ability', () => [{ native: '?menu' }]),

  say('these', '(this|this stratagem|it) and the {title} stratagem', (title) => [title]),
  say('these', '[either] the {title} (and|or) {title} stratagem', (a, b) => [a, b]),
  say('inphase', '(in the same phase|this phase)', () => true),
  say('sentence', 'a unit cannot be targeted by {these} {inphase}', (titles) => ({ bar: some(titles.map(targeted)) })),
  say('sentence', 'you cannot target the same unit with {these} {inphase}', (titles) => ({
    bar: some(titles.map(targeted)),
  })),
  say('sentence', 'you cannot select any unit that have already be targeted with {these} {inphase}', (titles) => ({
    bar: some(titles.map(targeted)),
  })),

  say('relative', 'containing {small} or more model', (least) => ({
    compare: [{ count: { all: 'model', in: '?x' } }, '>=', least],
  })),
  say('relative', '(that contain|which contain) {small} or more model', (least) => ({
    compare: [{ count: { all: 'model', in: '?x' } }, '>=', least],
  })),
  say('chars', '{char} , {char} , {char} and {char}', (a, b, c, d) => [a, b, c, d]),
  say('period', '{np} have (shot|fought|attacked|resolved its attack)', (np) => (np.any ? undefined : 'attacks')),
  say('clause', '{np} can be placed (in|into) strategic reserve', (np) =>
    np.any
      ? {
          verbs: [
            { choose: np.who, as: 'units', min: 0 },
            { reserve: 'units', as: 'repositioned' },
          ],
        }
      : { verbs: [{ reserve: np.who, as: 'strategic' }], may: true },
  ),
  say('movekind', 'fall-back', () => 'fall-back'),
  say('having', 'a {plus} invulnerable save against that attack', (by) =>
    verbs({ modify: 'invulnerable-save', how: 'best-of', by, for: '?attacks' }),
  ),
  say('having', '[the] feel no pain {plus} [ability] against that attack', (by) =>
    verbs({ modify: 'feel-no-pain', how: 'best-of', by, for: '?attacks' }),
  ),
  say('having', '[the] feel no pain {plus} [ability] against attack made by {np}', (by, np) =>
    np.any && typeof np.who === 'object'
      ? onAttacks(
          { sort: 'any', by: np, at: { who: '?x', sort: 'unit' } },
          { modify: 'feel-no-pain', how: 'best-of', by, for: '?attacks' },
        )
      : undefined,
  ),
  say(
    'clause',
    '{amount} destroyed [{kws?}] model [{except?}] be returned to {np} [with its full wound remaining]',
    (max, keywords, except, np) => returned(max, keywords, except, np.who),
  ),
  say(
    'clause',
    'one destroyed [{kws?}] model [{except?}] be returned to {np} [with its full wound remaining]',
    (keywords, except, np) => returned(1, keywords, except, np.who),
  ),
  say('np', 'one new enemy unit', () => found({ sort: 'unit', side: 'theirs' })),
  say('clause', 'roll a {dice} [:|;|,] {rows}', (die, rows) => ({ roll: die.dice, rows })),
  say('clause', 'select {np} to be {owner} focus of hatred', (np) =>
    np.any
      ? {
          verbs: [
            { choose: np.who, as: 'enemy' },
            { mark: 'focus-of-hatred', on: 'enemy' },
          ],
          refs: { '?it': 'enemy', '?unit': 'enemy', '?enemy': 'enemy' },
        }
      : undefined,
  ),

  say('frame', 'while leading {kws} unit', (kws) => ({
    if: { compare: [{ count: found({ sort: 'model', in: { all: 'unit', in: 'self' }, keywords: kws }).who }, '>', 0] },
  })),
  say('frame', 'while {np} be leading [a] {kws} unit', (np, kws) =>
    np.any
      ? undefined
      : {
          if: {
            compare: [{ count: found({ sort: 'model', in: { all: 'unit', in: np.who }, keywords: kws }).who }, '>', 0],
          },
        },
  ),
  say('np', 'model attached to that unit', () => bare('?unit', 'model')),
];

function returned(
  max: Value,
  keywords: readonly (readonly string[])[] | undefined,
  except: Condition | undefined,
  who: Selector,
) {
  const search = found({ sort: 'model', in: who, ...(keywords && { keywords }), posts: [state('destroyed'), except] });
  return verbs({ choose: search.who, as: 'risen', min: 0, max }, { return: 'risen', wounds: 'full' });
}
