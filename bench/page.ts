/**
 * The page as a phone loads it, by a Chromium whose processor is slowed down four times:
 * `UMPIRE_CHROMIUM=… node --conditions=umpire-src --import tsx bench/page.ts`, after a build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { pageServer } from '../apps/server/src/page-server.js';
import { linkOf } from '../apps/web/src/scenario/link.js';
import { CHROMIUM_ARGS } from '../scripts/chromium.mjs';
import { referenceCases } from './cases.js';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
const RUNS = 7;
const KEYS = 15;
const MOST = { script: 170, worker: 90, interactive: 1500, paint: 1000, key: 50, pressed: 16 };

const line = (name: string, value: number, most: number, unit: string, median?: number): void =>
  console.log(
    [
      `${name.padEnd(52)}${value.toFixed(1).padStart(9)} ${unit.padEnd(3)} of ${most}`,
      median === undefined ? '' : `, median ${median.toFixed(1)}`,
      value > most ? '   too much' : '',
    ].join(''),
  );

/** A built script with all that it imports at once. */
function loadedWith(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(path.join(dist, 'assets', name), 'utf8');
  for (const [, other] of code.matchAll(/(?:\bfrom|^import|[;}]import)\s*["']\.\/([\w-]+\.js)["']/gm))
    if (other !== undefined) loadedWith(other, found);
  return found;
}

const kilobytes = (names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(dist, 'assets', name)), { level: 9 }).length,
    0,
  ) / 1000;

/** Its own script, and the worker's with the newest edition, gzipped. */
function sizes(): void {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([\w-]+\.js)"/g)].flatMap(([, name]) => name ?? []);
  const page = new Set(named.flatMap((name) => [...loadedWith(name)]));
  const code = [...page].map((name) => readFileSync(path.join(dist, 'assets', name), 'utf8')).join('\n');
  const engine = /["'`]\/?(?:assets\/)?(worker-[\w-]+\.js)["'`][^;]{0,120}name:\s*["'`]engine["'`]/.exec(code)?.[1];
  if (engine === undefined) throw new Error('the worker of the engine was not found in the built page');
  const worker = loadedWith(engine);
  const edition = /["'`]\.\/(eleventh-[\w-]+\.js)["'`]/.exec(
    readFileSync(path.join(dist, 'assets', engine), 'utf8'),
  )?.[1];
  line('own script, gzipped', kilobytes(page), MOST.script, 'kB');
  line(
    'worker with the newest edition, gzipped',
    kilobytes(new Set([...worker, ...(edition === undefined ? [] : loadedWith(edition))])),
    MOST.worker,
    'kB',
  );
}

async function slowPage(browser: Browser, factor: number): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: PHONE, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return page;
}

interface Loaded {
  readonly paint: number;
  readonly interactive: number;
}

async function loading(browser: Browser, address: string): Promise<Loaded> {
  const page = await slowPage(browser, SLOWER);
  await page.goto(address);
  const at = async (mark: string): Promise<number> => {
    const found = await page.waitForFunction(`performance.getEntriesByName('${mark}')[0]?.startTime`);
    return Number(await found.jsonValue());
  };
  const loaded = { interactive: await at('interactive'), paint: await at('first-contentful-paint') };
  await page.close();
  return loaded;
}

/** From a key in a field to the answer that stands in the page; as text, since it runs in the page. */
const KEY_TO_ANSWER = `new Promise((resolve) => {
  const field = document.querySelector('input[aria-label="Damage"]');
  const began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - began));
  });
  seen.observe(document.getElementById('headline'), { subtree: true, characterData: true, childList: true });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, field.value === '1' ? '2' : '1');
  field.dispatchEvent(new Event('input', { bubbles: true }));
})`;

/** From a tap on a switch to the frame that shows it pressed. */
const TAP_TO_PRESSED = `new Promise((resolve) => {
  const chip = document.querySelector('.question .chip');
  const began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    resolve(performance.now() - began);
  });
  seen.observe(chip, { attributes: true });
  chip.click();
})`;

async function pressing(browser: Browser, address: string): Promise<readonly number[]> {
  const page = await slowPage(browser, SLOWER);
  await page.goto(address);
  await page.locator('#headline dd').first().waitFor();
  const took: number[] = [];
  for (let run = 0; run < KEYS; run++) {
    await page.waitForTimeout(600);
    took.push(Number(await page.evaluate(TAP_TO_PRESSED)));
  }
  await page.close();
  return took;
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
const told = (name: string, all: readonly number[], most: number): void =>
  line(name, Math.min(...all), most, 'ms', middle(all));

async function answering(browser: Browser, address: string, name: string, factor: number): Promise<readonly number[]> {
  const scenario = referenceCases[name];
  if (scenario === undefined) throw new Error(`${name} is no scenario`);
  const page = await slowPage(browser, factor);
  await page.goto(`${address}/#${linkOf({ umpire: 1, ...scenario })}`);
  await page.locator('#headline dd').first().waitFor();
  await page.getByRole('button', { name: /^Edit: Attacker/ }).click();
  await page.locator('input[aria-label="Damage"]').first().waitFor();
  const took: number[] = [];
  for (let run = 0; run < KEYS; run++) {
    // offers and details of the last answer are done, as when a person types
    await page.waitForTimeout(900);
    took.push(Number(await page.evaluate(KEY_TO_ANSWER)));
  }
  await page.close();
  return took;
}

sizes();
const server = await pageServer(dist);
const address = await server.listen({ port: 0, host: '127.0.0.1' });
const executablePath = process.env.UMPIRE_CHROMIUM;
const browser = await chromium.launch({
  args: CHROMIUM_ARGS,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const loads: Loaded[] = [];
for (let run = 0; run < RUNS; run++) loads.push(await loading(browser, address));
told(
  'first paint with an answer, phone',
  loads.map(({ paint }) => paint),
  MOST.paint,
);
told(
  'interactive, phone',
  loads.map(({ interactive }) => interactive),
  MOST.interactive,
);
told('tap to pressed state, phone', await pressing(browser, address), MOST.pressed);
for (const name of ['S1', 'S2', 'S3', 'S4']) {
  told(`key to answer, ${name}`, await answering(browser, address, name, 1), MOST.key);
  told(`key to answer, ${name}, phone`, await answering(browser, address, name, SLOWER), MOST.key);
}
await browser.close();
await server.close();
