import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { battleTiming, copyTiming, epicSides, sides, storedBytes, warmUp } from './battles.js';
import { fixedLoop, type Timing, timingOf } from './clock.js';
import { assaultTiming, diceASecond, matrixTiming, odds, oddsTiming } from './loads.js';

const results: Record<string, Timing | string> = {};

function report(name: string, measure: () => Timing): void {
  try {
    const found = measure();
    results[name] = found;
    const [low, high] = found.spread;
    const cells = [found.median, found.min, low, high].map((ms) => ms.toFixed(3).padStart(10));
    console.log(
      `${name.padEnd(34)}${cells.join('')}${found.loops.toFixed(3).padStart(10)}${String(found.runs).padStart(7)}`,
    );
  } catch (error) {
    results[name] = 'not yet';
    console.log(`${name.padEnd(34)}   not yet: ${error instanceof Error ? error.message.slice(0, 100) : error}`);
  }
}

const heading = ['median ms', 'min', 'quarter', '3 quarter', 'loops', 'runs'];
console.log(`fixed loop ${fixedLoop().toFixed(3)} ms`);
console.log(''.padEnd(34) + heading.map((word, i) => word.padStart(i === 5 ? 7 : 10)).join(''));
/** Only battles, which leaves all other rows of the day as they are. */
const onlyBattles = process.argv.includes('--only-battles');
if (!onlyBattles) {
  // a matrix is a command of its own, and the longest: code that saw other loads before is not what it runs
  report('L5, matrix of 11,000 cells', matrixTiming);
  for (const name of odds) report(name, () => oddsTiming(name));
  report('S4, one Command Re-roll', () => oddsTiming('S4', { more: { policies: { commandReroll: 'attacker' } } }));
  for (const name of odds)
    report(`${name}, stages and reasons`, () => oddsTiming(name, { want: ['stages', 'because'] }));
  for (const name of odds) report(`${name}, tables anew`, () => oddsTiming(name, { anew: true }));
  report('NetEpic, assault of 20, Elite', () => assaultTiming(10, 10));
  for (const [a, b] of [
    [4, 16],
    [1, 19],
  ] as const)
    report(`NetEpic, ${a} against ${b}, Elite`, () => assaultTiming(a, b));
  report('NetEpic, 1 of 4 hit points against 19', () => assaultTiming(1, 19, { hitPoints: [4, 1] }));
  report('NetEpic, 10 against 10, 3 hit points', () => assaultTiming(10, 10, { hitPoints: [3, 3] }));
  report('NetEpic, 4 against 16, 3 hit points', () => assaultTiming(4, 16, { hitPoints: [3, 3] }));
  report('NetEpic, assault of 20, best Elite', () => assaultTiming(10, 10, { elite: 'best' }));
  report('umpire odds, from the shell', coldStart);
}

const battles = process.argv.includes('--no-battles') ? 0 : 5;
if (battles > 0) {
  const sizes = { 'first battle': sides.first, '1,000 points': sides.thousand, '2,000 points': sides.twoThousand };
  // those of a process just started come first: the others leave it warm
  for (const [size, of] of Object.entries(sizes))
    for (const sort of ['random', 'greedy'] as const)
      report(`${sort}, ${size}, just started`, () => battleTiming(of, sort, battles, warmUp.justStarted));
  for (const [size, of] of Object.entries(sizes))
    for (const sort of ['random', 'greedy'] as const) report(`${sort}, ${size}`, () => battleTiming(of, sort, battles));
  report('greedy, NetEpic, 3,000 points', () => battleTiming(epicSides(), 'greedy', battles));
  report('a 2,000-point battle copied', () => copyTiming(sides.twoThousand));
}
const stored = battles > 0 ? { random: storedBytes(sides.twoThousand, 'random') } : undefined;
if (stored) console.log(`a stored battle of 2,000 points, random: ${(stored.random / 1000).toFixed(1)} kB`);

const sampled = onlyBattles ? {} : { S1: diceASecond('S1'), L2: diceASecond('L2') };
for (const [name, rate] of Object.entries(sampled))
  console.log(`${name}, sampled: ${(rate / 1e6).toFixed(1)} million attack dice a second`);
const kilobytes = Number(process.env.UMPIRE_BUNDLE_BYTES) / 1000;
if (!onlyBattles)
  console.log(`the worker of the page, engine and odds, with the largest edition: ${kilobytes.toFixed(1)} kB gzipped`);
write();

/** The command line from nothing to its answer: the start of Node itself is in it. */
function coldStart(): Timing {
  const samples = Array.from({ length: 20 }, () => {
    const began = performance.now();
    const { status } = spawnSync(process.execPath, ['apps/cli/bin/umpire.mjs', 'odds', 'examples/tesla.json']);
    if (status !== 0) throw new Error('the command line failed');
    return performance.now() - began;
  });
  return timingOf(samples);
}

function write(): void {
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown';
  const machine = { cpu, cores: os.cpus().length, node: process.version, fixedLoop: fixedLoop() };
  const date = new Date().toISOString().slice(0, 10);
  const name = `${date}-${cpu.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`;
  mkdirSync('bench/results', { recursive: true });
  const file = path.join('bench/results', name);
  const unit = 'milliseconds; loops: multiples of the fixed loop';
  const ofBattles = stored ? { storedBattleBytes: stored } : {};
  const before = onlyBattles && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const content = before
    ? { ...before, ...ofBattles, results: { ...before.results, ...results } }
    : {
        umpire: 1,
        date,
        machine,
        unit,
        browserBundle: { gzippedBytes: kilobytes * 1000 },
        diceASecond: sampled,
        ...ofBattles,
        results,
      };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  console.log(file);
}
