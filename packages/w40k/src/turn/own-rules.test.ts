import type { ArmyList, OwnRule } from '@umpire/armies';
import type { Effect } from '@umpire/effects';
import type { Heading } from '@umpire/rules';
import { describe, expect, test } from 'vitest';
import { w40k } from '../system.js';
import { w40kBattles } from './battle-system.js';
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

test.each([
  ['of the rule set', 'fire-overwatch', { name: 'Fire Overwatch', section: '15.08' }],
  ['of an army book', 'shadow-in-the-warp', { name: 'Shadow in the Warp' }],
  ['brought by an army', 'clay-feet', { name: 'Clay Feet' }],
  ['of nobody', 'moonrise', undefined],
])('a rule %s has its printed name', (_whose, id, printed) => {
  const heading: Heading = {
    umpire: 1,
    edition: 'w40k-11',
    ruleSet: '',
    engine: 'test',
    options: {},
    seats: { A: { army: list('Kiln Parade', rule(tough)) }, B: {} },
  };
  const found = w40kBattles.printedRule(heading, id);
  if (printed === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(printed);
});
