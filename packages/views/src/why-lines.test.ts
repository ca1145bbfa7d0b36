import { expect, it } from 'vitest';
import { battleBlocks, type Happened } from './battle-report.js';
import { voice } from './voices.js';
import { rulesTold } from './why-lines.js';

const printed: Readonly<Record<string, { readonly name: string; readonly section: string }>> = {
  'hit-roll': { name: 'Hit Roll', section: '05.01' },
  'wound-roll': { name: 'Wound Roll', section: '05.02' },
  'lethal-hits': { name: 'Lethal Hits', section: '24.23' },
  heavy: { name: 'Heavy', section: '24.16' },
  'command-re-roll': { name: 'Command Re-roll', section: '15.02' },
};

const attack = (what: string, more: object): Happened => ({
  kind: 'event',
  event: 'attack',
  of: ['B1'],
  say: { what, source: 'attacks', ...more },
});
const threw = (purpose: string, faces: readonly number[]): Happened => ({
  kind: 'dice',
  seat: 'A',
  purpose,
  of: ['A1'],
  faces,
});
const shown = [{ kind: 0, faces: [1], dice: 1 }];

const happened: readonly Happened[] = [
  attack('pool', { weapon: 'Long gun' }),
  threw('hit', [6, 3, 1]),
  threw('hit, command-re-roll', [5]),
  attack('settled', {
    step: 'hit',
    needs: 2,
    counts: [0, 3],
    shown,
    why: [
      {
        numbers: [
          { what: 'skill', from: 3, to: 3, by: [] },
          { what: 'hit-roll', from: 0, to: 1, by: [{ rule: 'heavy', how: 'add', by: 1 }] },
        ],
        acts: ['lethal-hits'],
        again: [],
      },
    ],
  }),
  threw('wound', [4, 2]),
  attack('settled', {
    step: 'wound',
    needs: 3,
    counts: [0, 0, 1],
    shown,
    why: [
      {
        numbers: [
          { what: 'strength', from: 4, to: 5, by: [{ rule: 'a-banner', how: 'improve', by: 1 }] },
          { what: 'toughness', from: 4, to: 4, by: [] },
        ],
        acts: [],
        again: ['a-banner'],
      },
    ],
  }),
];

function reasons(locale: 'en' | 'fr'): readonly (readonly string[])[] {
  const blocks = battleBlocks(
    {
      title: { A: 'Ours', B: 'Theirs' },
      happened,
      name: (ref) => ref,
      seatOf: () => undefined,
      score: [0, 0],
      rule: (id) => printed[id],
    },
    voice(locale),
  );
  return blocks.flatMap((block) =>
    block.kind === 'lines'
      ? block.lines.flatMap((line) =>
          line.flatMap((piece) => (typeof piece === 'string' || piece.why === undefined ? [] : [piece.why])),
        )
      : [],
  );
}

it('a roll opens to its rule, its numbers with what changed them, what acted, and what was thrown again', () => {
  expect(reasons('en')).toEqual([
    [
      'Hit Roll (05.01)',
      'Skill 3+',
      'Hit roll +1: Heavy (24.16) +1',
      'Acts on these dice: Lethal Hits (24.23)',
      'Thrown again, Command Re-roll (15.02): 5',
    ],
    [
      'Wound Roll (05.02)',
      'Toughness 4',
      'Strength 5: printed 4, a banner better by 1',
      'May be thrown again: a banner',
    ],
  ]);
  expect(reasons('fr')[0]?.slice(1)).toEqual([
    'Capacité 3+',
    'Jet de touche +1 : Heavy (24.16) +1',
    'Agit sur ces dés : Lethal Hits (24.23)',
    'Relancés, Command Re-roll (15.02) : 5',
  ]);
});

it('names every rule that the reasons speak of', () => {
  expect(rulesTold(happened)).toEqual(
    expect.arrayContaining(['hit-roll', 'wound-roll', 'heavy', 'lethal-hits', 'command-re-roll', 'a-banner']),
  );
});
