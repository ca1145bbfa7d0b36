import { Battle, compileGame } from '@umpire/battle';
import { type Ask, type Game, type Heading, oneStep, repliesOf } from '@umpire/rules';
import { expect, it } from 'vitest';
import { answerCounts } from './answer-counts.js';

const options = ['a', 'b', 'c'].map((key) => ({ key, refs: [] }));

/** A game that asks one thing after another. */
function asking(asks: readonly Ask[]): Battle<object, object> {
  const ask = oneStep<object, object, { readonly n: number }>('ask', ({ n }, given) => {
    const next = repliesOf(given) ? n + 1 : n;
    const now = asks[next];
    return now === undefined
      ? {}
      : { frame: { n: next }, need: { choices: [{ seat: 'A', rule: 'ask', about: [], ask: now }] } };
  });
  const game: Game<object, object> = {
    ruleSet: '',
    procedures: [ask],
    triggers: [],
    validators: { any: () => ({ legal: true }) },
    begin: () => ({ state: {}, call: 'ask', with: { n: 0 } }),
    copy: () => ({}),
    apply: () => {},
    revert: () => {},
    active: () => 'A',
    view: () => ({}),
    result: () => ({ score: [0, 0] }),
  };
  const heading: Heading = {
    umpire: 1,
    edition: 'asking',
    ruleSet: '',
    engine: '0',
    options: {},
    seed: '1',
    seats: { A: {}, B: {} },
  };
  return Battle.start(compileGame(game), heading);
}

it.each<readonly [string, Ask, number]>([
  ['one of three', { kind: 'pick', options, min: 1, max: 1 }, 3],
  ['one of three, or none', { kind: 'pick', options, min: 0, max: 1 }, 4],
  ['two of three', { kind: 'pick', options, min: 2, max: 2 }, 3],
  ['any of three', { kind: 'pick', options, min: 0, max: 3 }, 8],
  ['three in order', { kind: 'order', options }, 6],
  ['two over three', { kind: 'split', options, min: 2, max: 2 }, 6],
  ['up to two over three', { kind: 'split', options, min: 0, max: 2 }, 10],
  ['a proposal that nobody lists', { kind: 'propose', shape: 'any', within: [] }, 1],
])('%s', (_, ask, ways) => {
  expect(answerCounts(asking([ask]), 1)).toEqual([ways]);
});

it('ways one after another multiply, and the end is one way', () => {
  const pick: Ask = { kind: 'pick', options, min: 1, max: 1 };
  expect(answerCounts(asking([pick, { kind: 'order', options }]), 3)).toEqual([3, 18, 18]);
});
