/** Pages and cases, one thread: `node --conditions=umpire-src --import tsx bench/pages.ts [PAGE…]`, after a build. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesReport } from '../apps/cli/src/wiring/rules.js';
import { fastest, fixedLoop } from './clock.js';

const fixtures = 'packages/importers/src/page/fixtures';
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : readdirSync(fixtures).map((name) => path.join(fixtures, name));

const WARM = 12;
const COLD = 7;

/** Writes the most memory that a process ever held, in kB, as its last line on stderr. */
const watch = `data:text/javascript,process.on('exit',()=>console.error(process.resourceUsage().maxRSS))`;

let mostMemory = 0;
function umpire(...words: readonly string[]): void {
  const args = ['--import', watch, 'apps/cli/bin/umpire.mjs', ...words];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`umpire ${words.join(' ')} failed: ${stderr}`);
  mostMemory = Math.max(mostMemory, Number(stderr.trim().split('\n').at(-1)));
}

const line = (name: string, ...ms: readonly number[]): void =>
  console.log(name.padEnd(52) + ms.map((one) => one.toFixed(1).padStart(12)).join(''));

console.log(`fixed loop ${fixedLoop().toFixed(3)} ms; the fastest of ${WARM} runs warm, of ${COLD} cold`);
console.log(
  'page, imported and reported'.padEnd(52) + ['warm ms', 'cold ms'].map((word) => word.padStart(12)).join(''),
);
for (const page of pages) {
  const file = { name: page, bytes: readFileSync(page) };
  const warm = await fastest(WARM, () => rulesReport(file, {}));
  line(path.basename(page), warm, await fastest(COLD, () => umpire('rules', page)));
}
const cases = await fastest(3, () => umpire('check', 'conformance'));
line('all cases, from the shell', cases);
console.log(`most memory of any of them: ${(mostMemory / 1024).toFixed(0)} MB`);
