import type { Roster } from '@umpire/datasheets';
import { describe, expect, test } from 'vitest';
import { FIXTURES, imported, rosterIn, sheetsIn } from '../../test/roster/read.js';
import { matchRoster } from './match-roster.js';

const datasheets = sheetsIn(await imported(FIXTURES['battlescribe.ros'] ?? ''));
const text = rosterIn(await imported(FIXTURES['gw-app.txt'] ?? ''));
const renamed = (from: string, to: string): Roster => JSON.parse(JSON.stringify(text).replaceAll(from, to));

describe('names to datasheets', () => {
  test('a text list gets its sheets, statlines and weapons, all modes of each', () => {
    const { roster } = matchRoster(text, { datasheets });
    const [warden, walkers] = roster.units;
    expect(warden).toMatchObject({
      datasheet: 'kiln-warden',
      models: [
        { profile: 'kiln-warden', wargear: [{ name: 'Glaze rod', weapons: ['glaze-rod-hot', 'glaze-rod-cold'] }] },
      ],
    });
    expect(walkers?.models.map(({ profile }) => profile)).toEqual(['walker-foreman', 'clay-walker', 'clay-walker']);
  });

  test.each(['KILN WARDENS', 'Kiln-Warden', 'Kíln Warden', 'Clay Host Kiln Warden'])(
    '%s is the Kiln Warden',
    (name) => {
      expect(matchRoster(renamed('Kiln Warden', name), { datasheets }).roster.units[0]?.datasheet).toBe('kiln-warden');
    },
  );

  test('what does not match is listed with its place and the nearest names', () => {
    const { issues } = matchRoster(renamed('Kiln Warden', 'Kiln Wordan'), { datasheets });
    expect(issues[0]).toMatchObject({
      code: 'roster-name-unknown',
      path: 'units[0]',
      found: 'Kiln Wordan',
      near: ['Kiln Warden'],
    });
  });

  test('so are weapons, detachments and enhancements', () => {
    const known = { datasheets, detachments: ["Potter's Wheel", 'Slow Fires'], enhancements: ['Cracked Bell'] };
    const found = matchRoster(renamed('Glaze rod', 'Glaze rid'), known).issues.map(({ path, near }) => [
      path,
      near?.[0],
    ]);
    expect(found).toContainEqual(['units[0].models[0].wargear[0]', 'Glaze rod']);
    expect(found).toContainEqual(['units[0].enhancements[0]', 'Cracked Bell']);
    expect(found.some(([path]) => path?.startsWith('detachments'))).toBe(false);
  });

  test('sheets of another edition are not taken', () => {
    const { roster } = matchRoster({ ...text, edition: 'w40k-10' }, { datasheets });
    expect(roster.units.every(({ datasheet }) => datasheet === undefined)).toBe(true);
  });

  test('an enhancement printed among the wargear goes to its place', () => {
    const list = renamed('Glaze rod', 'Old Kiln');
    const [warden] = matchRoster(list, { datasheets, enhancements: ['Old Kiln', 'Cracked Seal'] }).roster.units;
    expect([warden?.enhancements.map(({ name }) => name), warden?.models[0]?.wargear]).toEqual([
      ['Cracked Seal', 'Old Kiln'],
      [],
    ]);
  });
});
