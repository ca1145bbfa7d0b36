import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eleventhBoard } from '../../src/editions/board/eleventh.js';
import { readMission } from '../../src/missions/read.js';
import { readBattlefield } from '../../src/terrain/battlefield.js';

const page = readFileSync(new URL('../../../../docs/missions.md', import.meta.url), 'utf8');
const [mission, battlefield] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, body = '']) => JSON.parse(body));
const sorts = Object.keys(eleventhBoard.terrain);

describe('docs/missions.md', () => {
  it('shows a mission and a battlefield that are read without a problem', () => {
    expect(readMission(mission, { sorts })).toMatchObject({ ok: true, value: { id: 'my-mission', rounds: 5 } });
    expect(readBattlefield(battlefield, sorts)).toMatchObject({ ok: true, value: { id: 'my-field' } });
    expect(readMission({ ...mission, battlefields: [battlefield] }, { sorts })).toMatchObject({ ok: true });
  });
});
