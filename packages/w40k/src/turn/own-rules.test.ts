import type { ArmyList, OwnRule } from '@umpire/armies';
import type { Effect } from '@umpire/effects';
import { describe, expect, test } from 'vitest';
import { w40k } from '../system.js';
import { editionOf } from './edition-of.js';
import { rulesWith } from './own-rules.js';

const rules = w40k.ruleSet('w40k-11');
if (!rules.ok) throw new Error('no eleventh edition');
const edition = editionOf(rules.value);

const list = (name: string, ...own: readonly OwnRule[]): ArmyList => ({
  name,
  edition: 'w40k-11',
  faction: 'Clay Host',
  battleSize: 'incursion',
  detachments: [],
  units: [{ datasheet: 'Clay Slingers' }],
  own: { pricesFrom: { source: name, date: 'undated' }, sheets: [], detachments: [], rules: own },
});
const rule = (...effects: readonly Effect[]): OwnRule => ({ id: 'clay-feet', name: 'Clay Feet', effects });
const tough: Effect = { do: [{ modify: 'feel-no-pain', how: 'best-of', by: 5, for: 'self' }] };

function found(own: OwnRule) {
  const all = rulesWith([list('Kiln Parade', own)], edition);
  return all.ok ? all.value.get('clay-feet') : undefined;
}

describe('rules that a list brings', () => {
  test('act where a table carries out all of them', () => {
    expect(found(rule(tough))).toMatchObject({ stage: 'compiled', effects: [tough] });
  });

  test.each<[why: string, own: OwnRule]>([
    ['a state that no table shows', rule({ if: { state: 'moonlit', of: 'self' }, do: tough.do })],
    ['a step that no battle comes to', rule({ when: { at: 'moonrise', edge: 'after' }, do: tough.do })],
    ['something done at no time', rule({ do: [{ suffer: 1, kind: 'mortal', on: 'self' }] })],
    ['one part of two', rule(tough, { do: [{ forbid: 'sing', for: 'self' }] })],
    ['words that were not understood', rule()],
  ])('%s: nothing of it acts, and it says so', (_why, own) => {
    expect(found(own)).toMatchObject({ stage: 'text' });
    expect(found(own)?.effects).toBeUndefined();
  });

  test('a mark that the rule makes itself it may ask for', () => {
    const marks: Effect = { do: [{ mark: 'baked', on: 'self' }] };
    expect(found(rule(marks, { if: { state: 'baked', of: 'self' }, do: tough.do }))?.stage).toBe('compiled');
  });

  test('two armies that mean different things by one name do not fight', () => {
    const both = rulesWith([list('Kiln Parade', rule(tough)), list('Pit Parade', rule())], edition);
    expect(both.ok ? [] : both.error.map(({ code }) => code)).toEqual(['own-rules-differ']);
  });
});
