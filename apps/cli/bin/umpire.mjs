#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) {
  const { start } = await import(built.href);
  await start();
} else {
  console.error('umpire is not built yet: run `npm start` once in its folder.');
  process.exitCode = 2;
}
