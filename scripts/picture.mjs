// Draws docs/images/odds.svg from what `umpire odds` really prints of a page; with --check, says whether it is still right.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const file = path.join(root, 'docs/images/odds.svg');
const COMMAND = ['odds', '--page', 'examples/clay-walker.txt', '--attacker', 'Clay Walker', '--weapon', 'burst'];
const AT = ['--target', 'Intercessor Squad'];
const LINE = 19;
const LETTER = 8.4;
const EDGE = 24;

const { stdout, status } = spawnSync(
  process.execPath,
  [path.join(root, 'apps/cli/bin/umpire.mjs'), ...COMMAND, ...AT],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
if (status !== 0) throw new Error('umpire odds failed');
// the last paragraph names the rule set and how long it took, which change without a change of the answer
const answer = stdout.trimEnd().split('\n').slice(0, -2);
const quoted = (words) => words.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ');
const svg = drawing([`$ npx umpire ${quoted(COMMAND)} \\`, `    ${quoted(AT)}`, '', ...answer]);

if (process.argv.includes('--check')) {
  const isRight = existsSync(file) && readFileSync(file, 'utf8') === svg;
  if (!isRight) console.error('docs/images/odds.svg is out of date: node scripts/picture.mjs');
  process.exitCode = isRight ? 0 : 1;
} else {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

function drawing(lines) {
  const width = Math.ceil(Math.max(...lines.map((line) => line.length)) * LETTER + 2 * EDGE);
  const height = Math.ceil(lines.length * LINE + 2 * EDGE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>What umpire answers on a terminal: what to count on, then the whole distribution</title>
<style>
.page { fill: #fbfaf7; stroke: #d8d4c8 }
text { font: 14px ui-monospace, Menlo, Consolas, monospace; fill: #23262b; white-space: pre }
.quiet { fill: #6d7178 }
.strong { font-weight: 600 }
.bar { fill: #1f7a6d }
@media (prefers-color-scheme: dark) {
  .page { fill: #17191d; stroke: #33373e }
  text { fill: #e6e7e9 }
  .quiet { fill: #9aa0a8 }
  .bar { fill: #4fc0ae }
}
</style>
<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>
${lines.flatMap(row).join('\n')}
</svg>
`;
}

/** A line of text; runs of block letters become a bar of their exact length. */
function row(line, i) {
  if (line.trim() === '') return [];
  const top = EDGE + i * LINE;
  const tone = i < 2 || /at least$/.test(line) ? ' class="quiet"' : line.includes(' → ') ? ' class="strong"' : '';
  const bar = /[█▏▎▍▌▋▊▉]+/.exec(line);
  const words = line.replace(/[█▏▎▍▌▋▊▉]/g, ' ');
  const text = `<text x="${EDGE}" y="${top + 14}"${tone} xml:space="preserve">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
  if (bar === null) return [text];
  const full = [...bar[0]].reduce((sum, letter) => sum + eighths(letter), 0) / 8;
  const x = (EDGE + bar.index * LETTER).toFixed(1);
  return [
    text,
    `<rect class="bar" x="${x}" y="${top + 3}" width="${(full * LETTER).toFixed(1)}" height="${LINE - 6}" rx="1"/>`,
  ];
}

/** A full block is eight eighths, the others are fewer. */
function eighths(letter) {
  return '▏▎▍▌▋▊▉█'.indexOf(letter) + 1;
}
