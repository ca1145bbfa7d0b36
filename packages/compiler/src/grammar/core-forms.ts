import type { Condition, Value } from '@umpire/effects';
import type { Attack, Node } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { framed, state, verbs } from './build.js';
import { say } from './say.js';

/* Abilities with a number, as the core rules say what they do: the number is the ability's own, printed as X. */

const own: Value = { the: 'parameter', of: 'self' };
const isWeapon = (ability: string): Condition => ({ is: 'weapon', keywords: [ability] });
const near = state('within-half-range', 'target');
const such = (body: Node): Node => framed({ attack: { sort: 'any' }, such: true }, body);
const denoted = '(as denoted by|by the amount denoted by) x';
const loses = 'would lose a wound';
const withSuch = 'be made with such a weapon';
const chosen = 'in the select target step';
const nearIt = `the target unit be within half range of that weapon ${chosen}`;
const more = (number: string): Node => verbs({ modify: number, how: 'add', by: own, for: '?attacks' });
const sure: Node = verbs({ modify: 'critical-wound-on', how: 'best-of', by: own, for: '?attacks' });
const ofSort = (ability: string, ...where: readonly Condition[]): Attack => ({
  sort: 'any',
  where: [isWeapon(ability), ...where],
});

export const coreForms: readonly Rule[] = [
  say('sentence', 'this ability always take the form {wtype}', () => ({ say: 'nothing' })),
  say('sentence', 'this ability always take the form feel no pain x +', () => ({ say: 'nothing' })),
  say('sentence', 'weapon with {wtype} in its profile be known as {types} weapon', (type) => ({
    speak: { sort: 'any', by: { who: 'self', sort: 'model' }, where: [isWeapon(type)] },
  })),

  say('sentence', 'weapon with {wtype} in its profile be known as anti weapon', (type) => ({
    speak: { sort: 'any', by: { who: 'self', sort: 'model' }, where: [isWeapon(type)] },
  })),
  say('period', "the attacking unit 's attack have be resolved", () => 'attacks'),

  // More hits, attacks and damage.
  say('morehits', `that attack (score|result in) a number of additional hit on the target ${denoted}`, () => true),
  say('clause', '{morehits}', () => more('additional-hits')),
  say('sentence', 'each time a attack made with a {wtype} weapon result in a critical hit , {morehits}', (type) =>
    framed({ attack: ofSort(type, state('critical-hit', 'attack')) }, more('additional-hits')),
  ),
  say(
    'suchnear',
    "each time [a attack made with] such a weapon target a unit within half that weapon 's range",
    () => true,
  ),
  say('sentence', `{suchnear} , that attack 's damage characteristic be increased ${denoted}`, () =>
    such(framed({ if: near }, more('damage'))),
  ),
  say('sentence', `{suchnear} , the attack characteristic of that weapon be increased ${denoted}`, () =>
    such(framed({ if: near }, more('attacks'))),
  ),
  say(
    'sentence',
    `each time a model make a attack with a {wtype} weapon , if ${nearIt} , until {period} , add x to that weapon 's =D characteristic`,
    (type) => framed({ attack: ofSort(type, near) }, more('damage')),
  ),
  say(
    'sentence',
    `each time you gather attack die for a {wtype} weapon , add x additional attack die if ${nearIt}`,
    (type) => framed({ attack: ofSort(type, near) }, more('attacks')),
  ),

  // Wounds that are not lost, and those that are surer.
  say(
    'sentence',
    `each time a model with this ability ${loses} , roll one {dice} : on a x + , that wound be not lost`,
    () => verbs({ modify: 'feel-no-pain', how: 'best-of', by: own, for: 'self' }),
  ),
  say('surewound', 'a unmodified wound roll of (x|y) + (score|be) a critical wound', () => true),
  say(
    'sentence',
    `each time a attack ${withSuch} against a target with the keyword after the word anti : , {surewound}`,
    () => such(framed({ if: state('has-anti-keyword', 'target') }, sure)),
  ),
  say(
    'sentence',
    'each time a attack be made with a {wtype} weapon , if the target unit have the keyword denoted by x , {surewound}',
    (type) => framed({ attack: ofSort(type, state('has-anti-keyword', 'target')) }, sure),
  ),
];
