import type { Selector, Verb } from '@umpire/effects';
import { replaceNames } from '../meaning/fill.js';
import type { Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { both, change, onAttacks, verbs } from './build.js';
import { say } from './say.js';

/* What units and models have: saves, cover, abilities, characteristics, keywords. `?x` stands for whoever has it. */

const best = (number: string, by: number): Verb => ({ modify: number, how: 'best-of', by, for: '?x' });
const target = { who: '?x', sort: 'unit' } as const;
const modelsOwn: ReadonlySet<string> = new Set([
  'move',
  'toughness',
  'save',
  'wounds',
  'leadership',
  'objective-control',
]);

const pains: readonly (readonly [says: string, numbers: readonly string[]])[] = [
  ['', ['feel-no-pain']],
  [' against mortal wound', ['feel-no-pain-mortal']],
  [' against psychic attack', ['feel-no-pain-psychic']],
  [
    ' against (psychic attack and mortal wound|mortal wound and psychic attack|psychic attack or mortal wound)',
    ['feel-no-pain-psychic', 'feel-no-pain-mortal'],
  ],
];

export const havings: readonly Rule[] = [
  say('clause', '{np} have {havings}', (np, havings) =>
    replaceNames(havings, (name) => (name === '?x' ? np.who : undefined)),
  ),
  say('clause', '{np} gain {havings}', (np, havings) =>
    replaceNames(havings, (name) => (name === '?x' ? np.who : undefined)),
  ),
  say('havings', '{having}', (having) => having),
  say('havings', '{having} [ability] [,] and [have] {havings}', (having, more) => both(having, more)),
  say('havings', '{having} , {havings}', (having, more) => both(having, more)),
  say('having', '(a|the|) {plus} invulnerable save', (plus) => verbs(best('invulnerable-save', plus))),
  say('having', 'a {plus} invulnerable save against psychic attack', (plus) =>
    onAttacks({ sort: 'any', at: target, where: [{ is: 'weapon', keywords: ['psychic'] }] }, {
      ...best('invulnerable-save', plus),
      for: '?attacks',
    } as Verb),
  ),
  say('having', 'a invulnerable save [characteristic] of {plus}', (plus) => verbs(best('invulnerable-save', plus))),
  say('having', 'a {plus} invulnerable save against {sort} attack', (plus, sort) =>
    onAttacks({ sort, at: target }, { ...best('invulnerable-save', plus), for: '?attacks' } as Verb),
  ),
  ...pains.flatMap(([against, numbers]) => {
    const all = (plus: number): Node => verbs(...numbers.map((number) => best(number, plus)));
    return [
      say('having', `[the] feel no pain {plus} [ability]${against}`, all),
      say('having', `(the|a|) {plus} feel no pain [ability]${against}`, all),
    ];
  }),
  say('having', '[the] benefit of cover [against (ranged|such) attack]', () =>
    onAttacks({ sort: 'ranged', at: target }, { grant: 'benefit-of-cover', for: '?attacks' }),
  ),
  say('having', '[the] benefit of cover against that attack', () =>
    verbs({ grant: 'benefit-of-cover', for: '?attacks' }),
  ),
  say('having', 'can move {travel}', (what) =>
    verbs(
      ...['normal', 'advance', 'fall-back'].flatMap((move) =>
        what.map((one): Verb => ({ allow: `${move}-through-${one}`, for: '?x' })),
      ),
    ),
  ),
  say('clause', '{np} no longer have the {rule} ability', (np, rule) => verbs({ forbid: rule, for: np.who })),
  say('clause', '{np} lose the {kw} keyword', (np, kw) =>
    verbs({ grant: { rule: 'lost-keyword', keyword: kw.join(' ') }, for: np.who }),
  ),
  say('having', '[the] {abilities} [ability]', (abilities) => verbs(...abilities)),
  say('abilities', '{rule}', (rule) => [{ grant: rule, for: '?x' }]),
  say('abilities', '{rule} {inches}', (rule, parameter) => [{ grant: { rule, parameter }, for: '?x' }]),
  say('abilities', '{rule} {num}', (rule, parameter) => [{ grant: { rule, parameter }, for: '?x' }]),
  say('abilities', '{rule} {dice}', (rule, parameter) => [{ grant: { rule, parameter }, for: '?x' }]),
  say('having', 'a {chars} characteristic of {amount}', (names, by) => sets(names, by)),
  say('having', 'a {char} characteristic of {amount}', (name, by) => sets([name], by)),
  say('having', 'a {char} characteristic of {plus}', (name, by) => sets([name], by)),
  say('having', '{signed} {char}', (by, name) =>
    modelsOwn.has(name) ? verbs(change(name, by < 0 ? 'subtract' : 'add', Math.abs(by), '?x')) : undefined,
  ),
  say('having', '{inches} {char}', (far, name) =>
    name === 'move' ? verbs(change('move', 'add', { inches: far }, '?x')) : undefined,
  ),
  say('having', '{inches} detection range', (far) => verbs(change('detection-range', 'add', { inches: far }, '?x'))),
  say('having', 'the {kw} [faction] keyword', (keywords) =>
    verbs(...keywords.map((keyword): Verb => ({ grant: { rule: 'keyword', keyword }, for: '?x' }))),
  ),
  say('having', 'the {kw} and {kw} keyword', (a, b) =>
    verbs(...[...a, ...b].map((keyword): Verb => ({ grant: { rule: 'keyword', keyword }, for: '?x' }))),
  ),
  say('having', '{signed} to {moves} roll', (by, rolls) =>
    verbs(...rolls.map((roll): Verb => ({ modify: `${roll}-roll`, how: 'add', by, for: '?x' }))),
  ),
];

const sets = (names: readonly string[], by: Parameters<typeof change>[2], whom: Selector = '?x'): Node | undefined =>
  names.every((name) => modelsOwn.has(name))
    ? verbs(...names.map((name): Verb => ({ modify: name, how: 'set', by, for: whom })))
    : undefined;
