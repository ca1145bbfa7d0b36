import type { Condition } from '@umpire/effects';
import { every, replaceNames, said } from '../meaning/fill.js';
import type { Rule } from '../parse/grammar.js';
import { bare, found, framed, mergeAttacks, onAttacks, state } from './build.js';
import { say } from './say.js';
import { event } from './triggers.js';

/* Manners of saying what other rules say in other words: tests that are passed, units that are led, results that dice show. */

const _edgeOfTable = { all: 'marker', keywords: ['battlefield-edge'] } as const;

export const manners: readonly Rule[] = [
  say('clause', '{np} {doing} while it {pred}', (np, doing, pred) => {
    if (!np.any || typeof np.who !== 'object' || !('verbs' in doing)) return undefined;
    if (!doing.verbs.every((verb) => 'reroll' in verb || 'allow' in verb || 'modify' in verb)) return undefined;
    const where = every([...(np.who.where ? [np.who.where] : []), said(pred, 'it')]);
    const who = { ...np.who, ...(where && { where }) };
    return replaceNames(doing, (name) => (name === '?x' ? who : undefined));
  }),
  say(
    'clauses',
    'each time {np} (take|make) a battle-shock (test|roll) , if (that test|that roll|it) be passed , {clauses}',
    (np, clauses) => framed(event('battle-shock-passed', np), clauses),
  ),

  // Who.
  say('adj', 'attached', () => state('leading')),
  say('pred', 'be be led by (a|one or more) {kws} [model]', (kws) => holding(kws)),
  say('pred', 'have (a|one or more) {kws} model attached to it', (kws) => holding(kws)),

  say('pred', 'be within {far} {except} of {np}', (far, except, np) =>
    every([{ within: far, of: '?x', from: np.who }, except]),
  ),
  say('kws', '{kw} or a {kws}', (kw, more) => [kw, ...more]),
  say('clauses', 'in a turn in which {np} {pred} , until the end of the turn , {clauses}', (np, pred, clauses) =>
    np.any ? undefined : framed({ if: said(pred, np.who) }, clauses),
  ),
  say('sentence', '{notcumulative}', () => ({ say: 'alone' })),

  say('np', 'its target', () => bare('target')),
  say('clause', '{clause} in a turn in which {np} {pred}', (clause, np, pred) =>
    np.any || /"(?:allow|forbid|activate|move)"/.test(JSON.stringify(clause))
      ? undefined
      : framed({ if: said(pred, np.who) }, clause),
  ),
  say('frame', '(in|during) (the|a) turn [in which|that] {np} {pred}', (np, pred) =>
    np.any ? undefined : { if: said(pred, np.who) },
  ),
  say('clause', '{wpn} have {tags} against {np}', (attack, tags, at) => {
    const aimed = at.any ? mergeAttacks(attack, { sort: 'any', at }) : undefined;
    return aimed && onAttacks(aimed, ...tags);
  }),

  // Attacks.
  ...(['hit', 'wound'] as const).flatMap((roll) => [
    say('cond', `the result of (the|that) ${roll} roll be [a] [unmodified] {num}`, (num) =>
      num === 6 ? state(`${roll}-unmodified-6+`, 'attack') : undefined,
    ),
    say('cond', `the result of (the|that) ${roll} roll be [a] [unmodified] {plus}`, (plus) =>
      plus > 1 ? state(`${roll}-unmodified-${plus}+`, 'attack') : undefined,
    ),
  ]),
  say('event', '[a] [{sort?}] attack made by {np} destroy {np}', (sort, by, np) =>
    by.any || !np.any || sort === 'ranged'
      ? undefined
      : event(np.sort === 'model' ? 'model-destroyed' : 'unit-destroyed', np, {
          if: every([
            { state: 'destroyed-by-self', of: 'subject' },
            ...(sort === 'melee' ? [{ state: 'destroyed-in-melee', of: 'subject' }] : []),
          ]) ?? { every: [] },
          refs: { '?it': by.who },
        }),
  ),
  say('aimed', '{aimed} from more than {far} [away]', (attack, far) => ({
    ...attack,
    where: [...(attack.where ?? []), { not: { within: far, of: 'attacker', from: 'target' } } as Condition],
  })),
  say('ours', 'the {char} of (that|the) attack', (char) => ({ the: char, of: 'attack' })),
];

/** It has one of these among its models. */
const holding = (keywords: readonly (readonly string[])[]): Condition => ({
  compare: [{ count: found({ sort: 'model', in: '?x', keywords }).who }, '>', 0],
});
