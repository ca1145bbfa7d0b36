import type { Block } from '@umpire/views';
import { expect, test } from 'vitest';
import { diceCsv } from './dice-csv.js';

test('every throw is a row: purpose, faces, those thrown again, what was needed and what came of it', () => {
  const hit = { what: 'Hit', faces: [[6, 4, 1], [5]], needs: 3, came: '3 hits', rules: ['Command Re-roll'] };
  const shock = { what: 'Immortals, "Battle-shock"', faces: [[2, 6]], rules: [] };
  const blocks: readonly Block[] = [
    {
      kind: 'lines',
      title: 'Round 1, A',
      round: 1,
      lines: [
        ['A shoots'],
        [{ text: 'Hit on 3+', tone: 'quiet', thrown: hit }],
        [{ text: 'roll', tone: 'quiet', thrown: shock }],
      ],
      marks: [
        { place: 0, of: [], has: [] },
        { place: 1, of: [], seat: 'A', has: ['roll'] },
        { place: 2, of: [], has: ['roll'] },
      ],
    },
  ];
  expect(diceCsv(blocks).split('\r\n')).toEqual([
    'round,turn,seat,purpose,faces,again,needed,result,rules',
    '1,"Round 1, A",A,Hit,6 4 1,5,3+,3 hits,Command Re-roll',
    '1,"Round 1, A",,"Immortals, ""Battle-shock""",2 6,,,,',
  ]);
});
