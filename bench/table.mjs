// The table in a browser, after a build of the page: frames while a unit is dragged among 296 models, the verdict on a drop,
// a stored battle of 2,000 points a side opened, a battle resumed. `npm run bench -- table [LOG]`
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Battle, compileGame, writeBattle } from '@umpire/battle';
import { greedyPlayer, playOut } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { sealed } from '@umpire/rules';
import { w40kBattles } from '@umpire/w40k';
import { CHROMIUM_ARGS } from '../scripts/chromium.mjs';

// the page's own dependency: nothing else of the repository needs a browser
const { chromium } = createRequire(new URL('../apps/web/package.json', import.meta.url))('playwright-core');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'apps/web/dist');
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const FLEET = 'Tyranids: Invasion Fleet';

const server = createServer((request, response) => {
  const [name = '/'] = (request.url ?? '/').split('?');
  const file = path.join(dist, name.includes('.') ? name : 'index.html');
  if (!existsSync(file)) response.statusCode = 404;
  else response.setHeader('content-type', TYPES[file.split('.').at(-1)] ?? 'application/octet-stream');
  response.end(existsSync(file) ? readFileSync(file) : '');
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const address = `http://127.0.0.1:${server.address().port}/battle`;
const executablePath = process.env.UMPIRE_CHROMIUM;
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
await context.addInitScript(() => {
  localStorage.setItem('umpire-battle-habits', JSON.stringify({ pace: 'skip', confirm: true }));
  crypto.getRandomValues = (list) => {
    if (list instanceof Uint32Array) list[0] = 7;
    return list;
  };
});
const line = (name, value) => console.log(name.padEnd(64) + value);
const place = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const spread = (list) => {
  const sorted = [...list].sort((a, b) => a - b);
  return `median ${place(sorted, 0.5).toFixed(1)} ms, 95% ${place(sorted, 0.95).toFixed(1)} ms, most ${place(sorted, 1).toFixed(1)} ms`;
};

/** A battle in its first movement phase, a unit of at least ten models picked up. */
async function pickedUp() {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Army A').selectOption(FLEET);
  await page.getByLabel('Army B').selectOption(FLEET);
  await page.getByLabel('Who plays B').selectOption('random');
  await page.getByLabel('Deployment').selectOption('auto');
  await page.getByRole('button', { name: 'Start' }).click();
  for (let answers = 0; answers < 60; answers++) {
    await page.locator('.now fieldset.ways:not([disabled])').waitFor({ timeout: 120_000 });
    const asked = await page.locator('.now').textContent();
    if (/units have not acted/.test(asked) && /Select to move/.test(asked)) break;
    const [pass, one] = [page.locator('.now [data-pass]'), page.locator('.now [data-key], .now [data-enter]')];
    if (await pass.count()) await pass.first().click();
    else if (await page.locator('.now input[type=checkbox]').count()) {
      for (const box of (await page.locator('.now input[type=checkbox]').all()).slice(0, 2)) await box.check();
      await page.locator('.now [data-enter]').click();
    } else await one.first().click();
    await page.waitForFunction((before) => document.querySelector('.now')?.textContent !== before, asked);
  }
  const unit = await page.evaluate(
    () =>
      [...document.querySelectorAll('.unit-on-board.seat-A')].find(
        (one) => one.querySelectorAll('[data-model]').length >= 10,
      )?.dataset.unit,
  );
  await page.locator(`[data-unit="${unit}"] [data-model]`).first().click({ force: true });
  await page.getByRole('heading', { name: /Normal Move/ }).waitFor();
  return { page, unit };
}

const { page, unit } = await pickedUp();
line('models on the table', await page.locator('.unit-on-board [data-model]').count());
line('models of the unit that is dragged', await page.locator(`[data-unit="${unit}"] [data-model]`).count());
const box = await page.locator(`[data-unit="${unit}"] [data-model]`).first().boundingBox();
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

const session = await context.newCDPSession(page);
const events = [];
session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await session.send('Tracing.start', {
  categories: 'devtools.timeline,disabled-by-default-devtools.timeline.frame',
  transferMode: 'ReportEvents',
});
await page.evaluate(() => {
  globalThis.frames = [];
  const next = (at) => {
    globalThis.frames.push(at);
    globalThis.drawing = requestAnimationFrame(next);
  };
  globalThis.drawing = requestAnimationFrame(next);
});
await page.mouse.move(x, y);
await page.mouse.down();
for (let n = 1; n <= 150; n++) await page.mouse.move(x + 40 * Math.sin(n / 12), y + 30 * Math.sin(n / 17));
const frames = await page.evaluate(() => {
  cancelAnimationFrame(globalThis.drawing);
  return globalThis.frames;
});
const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
await session.send('Tracing.end');
await done;
line('between frames, drag of 150 steps', spread(frames.slice(1).map((at, i) => at - frames[i])));
const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
const callbacks = events.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
const work = callbacks.map(({ ts, dur, tid, pid }) => {
  const until = ts + 16_667;
  const parts = events.filter(
    (one) =>
      one.ph === 'X' &&
      one.pid === pid &&
      one.tid === tid &&
      ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'].includes(one.name) &&
      one.ts >= ts + dur &&
      one.ts < until,
  );
  return (dur + parts.reduce((sum, one) => sum + (one.dur ?? 0), 0)) / 1000;
});
line('script, style, layout and paint of a frame, by trace', spread(work));
if (main === undefined && callbacks.length === 0) throw new Error('the trace has no frames');

await page.evaluate(() => {
  globalThis.verdicts = [];
  let letGo = 0;
  addEventListener(
    'pointerup',
    () => {
      letGo = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    const ghosts = document.querySelector('.ghosts');
    if (letGo > 0 && ghosts !== null && /legal/.test(ghosts.getAttribute('class') ?? '')) {
      globalThis.verdicts.push(performance.now() - letGo);
      letGo = 0;
    }
  }).observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true });
});
await page.mouse.up();
for (let n = 0; n < 8; n++) {
  const ghost = await page.locator('.ghosts [data-model]').first().boundingBox();
  await page.mouse.move(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 10 + n, y + 8 + n, { steps: 4 });
  await page.mouse.up();
  await page.locator('.ghosts.legal, .ghosts.illegal').waitFor();
}
line('verdict on a drop', spread(await page.evaluate(() => globalThis.verdicts)));

await page.getByRole('button', { name: 'Leave' }).click();
const resumed = await page.evaluate(
  () =>
    new Promise((resolve) => {
      const began = performance.now();
      new MutationObserver((_, watch) => {
        if (document.querySelector('.now .ways') === null) return;
        watch.disconnect();
        resolve(performance.now() - began);
      }).observe(document.body, { subtree: true, childList: true });
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Resume the battle')?.click();
    }),
);
line('resume to the question', `${resumed.toFixed(0)} ms`);
await page.close();

/** How long a program that weighs the odds takes for a turn at the pace that people watch. */
async function programsTurn() {
  const watched = await context.newPage();
  await watched.addInitScript(() =>
    localStorage.setItem('umpire-battle-habits', JSON.stringify({ pace: 1, confirm: true })),
  );
  await watched.goto(address);
  await watched.getByLabel('Army A').selectOption('Necrons: Starshatter Arsenal');
  await watched.getByLabel('Army B').selectOption(FLEET);
  await watched.getByLabel('Who plays A').selectOption('greedy');
  await watched.getByLabel('Who plays B').selectOption('greedy');
  await watched.getByRole('button', { name: 'Start' }).click();
  const turn = watched.locator('.score .when .seat-A, .score .when .seat-B');
  await turn.waitFor({ timeout: 120_000 });
  const seat = await turn.textContent();
  const began = performance.now();
  await watched.locator(`.score .when .seat-${seat === 'A' ? 'B' : 'A'}`).waitFor({ timeout: 300_000 });
  line(`a program's first turn of 2,000 points at pace ×1`, `${((performance.now() - began) / 1000).toFixed(1)} s`);
  await watched.close();
}
await programsTurn();

/** A whole battle of 2,000 points a side, by programs that weigh the odds. */
function played() {
  const edition = 'w40k-11';
  const system = sealed(w40kBattles);
  const ruleSet = system.ruleSet(edition).value.hash;
  const army = (name) => system.armies(edition).find((one) => one.name === name)?.army;
  const seats = { A: { army: army('Necrons: Starshatter Arsenal') }, B: { army: army(FLEET) } };
  const heading = { umpire: 1, edition, ruleSet, engine: 'bench', options: {}, seed: '1', seats };
  const battle = Battle.start(compileGame(system.game(heading).value), heading);
  playOut(battle, { A: greedyPlayer(Rng.seeded('1', 'A')), B: greedyPlayer(Rng.seeded('1', 'B')) });
  return writeBattle(battle);
}

const given = process.argv[2];
const log = given === undefined ? played() : readFileSync(given, 'utf8');
const replay = await context.newPage();
await replay.goto(address);
await replay.getByRole('button', { name: 'Start' }).waitFor();
await replay.evaluate(() => {
  addEventListener(
    'change',
    () => {
      globalThis.opened = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (document.querySelector('.replay .board .unit-on-board, .replay .board') !== null)
      globalThis.shown ??= performance.now();
    if (/Same result/.test(document.querySelector('.time')?.textContent ?? ''))
      globalThis.verified ??= performance.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
});
await replay
  .locator('input[type=file]')
  .setInputFiles({ name: 'b.jsonl', mimeType: 'text/plain', buffer: Buffer.from(log) });
await replay.getByText('Same result').waitFor({ timeout: 120_000 });
const { shown, verified } = await replay.evaluate(() => ({
  shown: globalThis.shown - globalThis.opened,
  verified: globalThis.verified - globalThis.opened,
}));
line(`a battle of ${log.trim().split('\n').length - 2} stored answers: to its first picture`, `${shown.toFixed(0)} ms`);
line('until all of it was played again and found true', `${verified.toFixed(0)} ms`);
const scrubbed = await replay.evaluate(async () => {
  const track = document.querySelector('.track input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const times = [];
  for (let n = 1; n <= 20; n++) {
    const began = performance.now();
    const changed = new Promise((resolve) =>
      new MutationObserver((_, watch) => {
        watch.disconnect();
        resolve();
      }).observe(document.querySelector('.timeline .where'), { characterData: true, subtree: true, childList: true }),
    );
    set.call(track, String(Math.round((Number(track.max) * ((n * 7) % 20)) / 20)));
    track.dispatchEvent(new Event('input', { bubbles: true }));
    await changed;
    times.push(performance.now() - began);
  }
  return times;
});
line('a leap on its timeline', spread(scrubbed));
await browser.close();
server.close();
