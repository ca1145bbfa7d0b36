import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';
import { ability, detachment, profile } from './roster-xml.js';

/* A list of a faction that no army book knows goes to war with the sheets that came with it. */

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-own-armies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = new URL('../../../examples/', import.meta.url);

async function umpire(...words: readonly string[]) {
  const terminal = remembering();
  const status = await run(words, { terminal, services: async () => services, version: '1', examples });
  return { status, ...terminal.said };
}

const statline = (name: string, wounds: number): string =>
  profile('Unit', name, { M: '6"', T: 4, SV: '4+', W: wounds, LD: '7+', OC: 1 });
const shot = { Range: '24"', A: 2, BS: '3+', S: 4, AP: 0, D: 1, Keywords: '-' };
const blow = { Range: 'Melee', A: 2, WS: '3+', S: 4, AP: 0, D: 1, Keywords: '-' };
const carried = (name: string, count: number, line: string): string =>
  `<selection id="${name}" name="${name}" number="${count}" type="upgrade"><profiles>${line}</profiles></selection>`;
const sling = (count: number): string =>
  carried('Bog sling', count, profile('Ranged Weapons', 'Bog sling', shot)) +
  carried('Trowel', count, profile('Melee Weapons', 'Trowel', blow));
const categories = (...names: readonly string[]): string =>
  `<categories>${names.map((name) => `<category id="${name}" name="${name}" primary="false"/>`).join('')}</categories>`;

interface Clay {
  readonly slingers?: string;
  readonly warden?: string;
}

/** Ten slingers and their warden, 140 points. */
function list({ slingers = '', warden = '' }: Clay): string {
  const xml = `<?xml version="1.0"?><roster id="r" name="Kiln Parade" gameSystemId="clay-sys"
    gameSystemName="Warhammer 40,000 10th Edition" xmlns="http://www.battlescribe.net/schema/rosterSchema">
    <forces><force id="f" name="Army Roster" catalogueName="Xenos - Clay Host"><selections>
    ${detachment('Kiln Watch')}
    <selection id="u1" name="Clay Slingers" number="1" type="unit"><costs><cost name="pts" value="80"/></costs>
      <profiles>${statline('Clay Slinger', 1)}${slingers}</profiles>
      <selections><selection id="m1" name="Clay Slinger" number="10" type="model"><selections>${sling(10)}
      </selections></selection></selections>${categories('Infantry', 'Faction: Clay Host')}</selection>
    <selection id="u2" name="Kiln Warden" number="1" type="model"><costs><cost name="pts" value="60"/></costs>
      <profiles>${statline('Kiln Warden', 5)}${warden}</profiles>
      <selections><selection id="w" name="Warlord" number="1" type="upgrade"/>${sling(1)}</selections>
      ${categories('Infantry', 'Character', 'Faction: Clay Host')}</selection>
    </selections></force></forces></roster>`;
  const file = path.join(folder, `list-${lists++}.ros`);
  writeFileSync(file, xml);
  return file;
}
let lists = 0;

const tough = ability('Fired Twice', 'This unit has the Feel No Pain 5+ ability.');
const vague = ability('Hum', 'Clay hums when the moon is full.');
const unseen = ability('Keen', 'Once per battle, after this unit digs a pit, it has +1 A.');

describe('an army that the army book does not know', () => {
  it('may be fielded with the sheets of its list, and says what will not be played', async () => {
    const { status, out, err } = await umpire('armies', list({ slingers: tough + vague, warden: unseen }), '--json');
    expect(status, err).toBe(0);
    const [army] = JSON.parse(out).armies;
    expect(army).toMatchObject({ edition: 'w40k-10', faction: 'CLAY HOST', points: 140 });
    expect(army.units).toMatchObject([
      { name: 'Clay Slingers', models: 10, points: 80 },
      { name: 'Kiln Warden', models: 1, points: 60, isWarlord: true },
    ]);
    expect(army.notModelled).toEqual(expect.arrayContaining(['Hum (Clay Slingers)', 'Keen (Kiln Warden)']));
    expect(army.notModelled.join()).not.toContain('Fired Twice');
  });

  it('fights a battle whose log carries its rules and replays to the same hash', async () => {
    const log = path.join(folder, 'log.json');
    const words = ['--edition', 'w40k-10', '--army', list({ slingers: tough }), '--army', 'First battle: Tyranids'];
    const { status, err } = await umpire('battle', ...words, '--seed', '4', '--players', 'greedy,greedy', '--log', log);
    expect(status, err).toBe(0);
    const stored = JSON.parse(readFileSync(log, 'utf8').split('\n', 1)[0] ?? '');
    expect(stored.seats.A.army.own.rules).toMatchObject([{ name: 'Fired Twice', effects: [{}] }]);
    expect((await umpire('replay', log, '--verify')).status).toBe(0);
  });

  it('is refused where its sheet lies in another file, and says what would bring it', async () => {
    const text = path.join(folder, 'list.txt');
    writeFileSync(
      text,
      'Mud Parade (80 points)\n\nXenos - Clay Host\nIncursion (1000 points)\n\nBATTLELINE\n\nMud Dogs (80 points)\n  • 5x Mud Dog\n    • 5x Fangs\n',
    );
    const { status, err, out } = await umpire('armies', text, '--edition', 'w40k-10');
    expect(status).not.toBe(0);
    expect(`${err}${out}`).toContain('--with');
  });
});
