import { describe, expect, test } from 'vitest';
import { exactInOdds, lintAbility, parseAbility, printEffect } from '../src/index.js';
import { examples } from './examples.js';
import { exampleVocabulary } from './vocabulary.js';

describe.each(examples.map((ability, i) => ({ name: `${ability.id} (${i})`, ability })))('$name', ({ ability }) => {
  test('is parsed from its own JSON', () => {
    expect(parseAbility(JSON.parse(JSON.stringify(ability)))).toEqual({ ok: true, value: ability });
  });

  test('lints clean', () => {
    expect(lintAbility(ability, exampleVocabulary)).toEqual([]);
  });

  test('is printed in words', () => {
    expect(ability.effects.map(printEffect).join('\n')).toMatchSnapshot();
  });
});

test('those that only change attacks are exact in odds', () => {
  const exact = examples.flatMap(({ id, effects }) =>
    effects.flatMap((effect, i) => (exactInOdds(effect) ? [`${id} ${i}`] : [])),
  );
  expect(exact).toEqual([
    'protocol-of-the-conquering-tyrant 0',
    'distortion-fields 1',
    'distortion-fields 2',
    'cult-ambush 1',
    'quantum-deflection 0',
    'deny-the-witch 0',
  ]);
});
