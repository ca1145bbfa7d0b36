// Plays the stored battles of conformance/battles anew, where the same answers no longer lead to the same battle; a person then
// reads the difference, as of any golden file. Without --write it only says which would change.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'conformance', 'battles');
const armies = (a, b) => ['--army', a, '--army', b, '--mission', 'open-war'];
const first = (a, b) => armies(`First battle: ${a}`, `First battle: ${b}`);
const skirmish = ['--army', 'Escarmouche nécron', '--army', 'Escarmouche Space Marine'];
const great = ['--army', 'Grande armée nécron', '--army', 'Grande armée ork'];
const battles = {
  'w40k-11-greedy': ['w40k-11', 'greedy', '1', ...first('Necrons', 'Tyranids')],
  'w40k-11-random': ['w40k-11', 'random', '2', ...first('Necrons', 'Tyranids')],
  'w40k-10-greedy': ['w40k-10', 'greedy', '3', ...first('Necrons', 'Tyranids')],
  'w40k-11-marines-greedy': [
    'w40k-11',
    'greedy',
    '7',
    ...armies('Space Marines: Gladius Task Force', 'Astra Militarum: Combined Arms'),
  ],
  'w40k-10-militarum-random': [
    'w40k-10',
    'random',
    '8',
    ...armies('Astra Militarum: Combined Arms', 'Tyranids: Unending Swarm'),
  ],
  'w40k-11-boarding-random': ['w40k-11-boarding', 'random', '4'],
  'netepic-fr2-greedy': ['netepic-fr2', 'greedy', '5', ...skirmish],
  'netepic-fr2-3000-greedy': ['netepic-fr2', 'greedy', '7', ...great],
  'netepic-fr2-random': ['netepic-fr2', 'random', '6', ...skirmish],
};
const isWriting = process.argv.includes('--write');
mkdirSync(folder, { recursive: true });
let changed = 0;
for (const [name, [edition, players, seed, ...more]] of Object.entries(battles)) {
  const file = path.join(folder, `${name}.jsonl`);
  const fresh = isWriting ? file : path.join(folder, `.${name}.fresh`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const umpire = path.join(root, 'apps/cli/bin/umpire.mjs');
  const args = [
    'battle',
    '--json',
    '--edition',
    edition,
    '--players',
    players,
    '--seed',
    seed,
    '--log',
    fresh,
    ...more,
  ];
  const { status, stderr } = spawnSync(process.execPath, [umpire, ...args], { encoding: 'utf8' });
  if (status !== 0) {
    console.error(`${name}: ${stderr}`);
    process.exit(2);
  }
  const after = readFileSync(fresh, 'utf8');
  if (!isWriting) rmSync(fresh);
  if (after !== before) changed++;
  const lines = after.trim().split('\n').length;
  console.log(
    `${name}: ${after === before ? 'as it was' : isWriting ? 'written' : 'would change'}, ${lines} lines, ${after.length} letters`,
  );
}
process.exitCode = changed > 0 && !isWriting ? 1 : 0;
