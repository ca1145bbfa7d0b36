#!/usr/bin/env node
import { existsSync, readdirSync, statSync } from 'node:fs';

const at = (name) => new URL(name, import.meta.url);
const age = (name) => (existsSync(at(name)) ? statSync(at(name)).mtimeMs : 0);

/** The bundle starts faster; after a build without one, what was built is newer. */
const bundled = age('../bundle/main.js');
const packages = existsSync(at('../../../packages')) ? readdirSync(at('../../../packages')) : [];
const builds = ['..', ...packages.map((name) => `../../../packages/${name}`)];
const isFresh = bundled > 0 && builds.every((name) => age(`${name}/tsconfig.tsbuildinfo`) <= bundled);
const entry = isFresh ? '../bundle/main.js' : '../dist/main.js';

if (age(entry) > 0) {
  const { start } = await import(at(entry).href);
  await start();
} else {
  console.error('umpire is not built yet: run `npm start` once in its folder.');
  process.exitCode = 2;
}
