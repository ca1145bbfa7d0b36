import { type ImportRecord, parseRecords } from '@umpire/datasheets';
import { describe, expect, it } from 'vitest';
import { compileRecords, understandingOf } from './index.js';

const source = { file: 'kiln.txt', lines: [1, 9] };
const shared = { edition: 'w40k-11', source, gaps: [] };

const ability = (name: string, text: string, more: object = {}) => ({
  ...shared,
  kind: 'ability',
  of: 'clay-walkers',
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  place: 'datasheet',
  tags: [],
  text,
  ...more,
});

function records(...all: readonly object[]): readonly ImportRecord[] {
  const read = parseRecords(all);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const passage = (text: string) => ({ text, lines: [4, 4] });

describe('the texts of an import', () => {
  it('are compiled, each once', () => {
    const grudge = ability('Old Grudge', 'This unit’s melee attacks have +1 S.');
    const texts = compileRecords(records(grudge, grudge, ability('Hum', 'Clay hums.')));
    expect(texts.map(({ name, compiled }) => [name, compiled.whole])).toEqual([
      ['Old Grudge', true],
      ['Hum', false],
    ]);
  });

  it('are those of stratagems by their parts, and of enhancements', () => {
    const texts = compileRecords(
      records(
        {
          ...shared,
          kind: 'stratagem',
          id: 'stoke',
          name: 'Stoke',
          cost: 2,
          group: 'detachment',
          when: passage('Fight phase.'),
          target: passage('One CLAY unit from your army.'),
          effect: passage('Your unit’s melee attacks have +1 S.'),
          aliases: [],
          states: [],
        },
        {
          ...shared,
          kind: 'enhancement',
          id: 'seal',
          name: 'Seal',
          detachments: [],
          type: 'enhancement',
          text: 'CLAY model only.',
          weapons: [],
          units: [],
        },
      ),
    );
    expect(texts.map(({ kind, compiled }) => [kind, compiled.whole])).toEqual([
      ['stratagem', true],
      ['enhancement', true],
    ]);
    expect(texts[0]?.compiled.effects[0]?.offer).toMatchObject({ cost: 2 });
  });

  it('that lost a part are never the rule', () => {
    const cut = ability('Old Grudge', 'This unit’s melee attacks have +1 S.', {
      gaps: [{ code: 'army-keyword-lost', line: 3 }],
    });
    expect(compileRecords(records(cut))[0]?.compiled).toMatchObject({ whole: false, effects: [] });
  });

  it('of core abilities and of rules that are known are left alone', () => {
    const core = ability('Deadly Demise', 'It bursts.', { place: 'core' });
    const known = ability('Old Grudge', 'This unit’s melee attacks have +1 S.');
    expect(compileRecords(records(core, known), (name) => name === 'Old Grudge')).toEqual([]);
  });
});

describe('the report', () => {
  it('counts texts and clauses, and says where reading stopped', () => {
    const texts = compileRecords(
      records(
        ability('Old Grudge', 'This unit’s melee attacks have +1 S.'),
        ability('Half', 'This unit’s melee attacks have +1 S. The kiln remembers.'),
        ability('Hum', 'The kiln remembers.', { source: { file: 'kiln.txt', lines: [7, 7] } }),
      ),
    );
    const report = understandingOf(texts, () => true);
    expect(report).toMatchObject({
      clauses: 4,
      compiled: 2,
      executable: 1,
      kinds: [{ kind: 'ability', texts: 3, whole: 1, partial: 1, unread: 1 }],
    });
    expect(report.phrases.map(({ times }) => times)).toEqual([2]);
    expect(report.unread.at(-1)).toEqual({ line: 7, text: 'The kiln remembers' });
    expect(understandingOf(texts, () => false).executable).toBe(0);
  });
});
