import { describe, expect, it } from 'vitest';
import type { CaseWords } from './case.js';
import { rowsOf } from './rows.js';

describe('rowsOf', () => {
  it('takes a shared word away with ~, whatever else the row says of the same part', () => {
    const given = {
      scenario: { conditions: { distance: 12, facts: { attacker: ['engaged'] } } },
      rows: [{ distance: 6, facts: null }],
    } as unknown as CaseWords;
    const rows = rowsOf(given);
    expect(rows.ok && rows.value[0]!.body).toEqual({ scenario: { conditions: { distance: 6 } } });
  });
});
