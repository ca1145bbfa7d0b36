import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, openSite, SIZES, type Site } from './site.js';
import { asked, first, openBattles, toUnits } from './table.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = (options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> => openBattles(site, options);

test('a tap on a line of the log turns the board to its moment, Escape turns it back, and the turn of the program is shown again', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await page.evaluate(() => localStorage.setItem('umpire-battle-habits', JSON.stringify({ pace: 'skip' })));
  await page.reload();
  await first(page);
  const log = page.locator('.panel.log');
  const board = page.locator('.board');
  for (let answers = 0; answers < 40; answers++) {
    const question = await asked(page);
    if (await log.getByText('Round 2, turn of First battle: Necrons').count()) break;
    await page.locator('.now [data-pass], .now [data-enter]').first().click();
    await page.waitForFunction((was) => document.querySelector('.now')?.textContent !== was, question);
  }
  const place = page.locator('[data-unit="B3"] [data-model]').first();
  const isNow = await place.getAttribute('transform');
  await log.getByText('Round 1, turn of First battle: Necrons').click();
  const turn = log.locator('.log-turn', { hasText: 'Round 1, turn of First battle: Necrons' });
  await turn.locator('.moment-line').first().click();
  await board.getByText('As it was').waitFor();
  // that was before the program moved
  await expect.poll(() => place.getAttribute('transform')).not.toBe(isNow);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await board.getByText('As it was').waitFor({ state: 'detached' });
  expect(await place.getAttribute('transform')).toBe(isNow);
  await log.getByRole('button', { name: 'Show the turn of B again' }).click();
  await board.getByText('As it was').waitFor();
  await board.getByRole('button', { name: 'Back to now' }).click();
  expect(await board.getByText('As it was').count()).toBe(0);
  await page.close();
});

test('the log is narrowed to rolls, to one seat and to one round', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await first(page);
  await toUnits(page);
  const log = page.locator('.panel.log');
  await log.getByLabel('What is shown').selectOption('roll');
  expect(await log.getByText('Movement phase').count()).toBe(0);
  expect(await log.getByText(/Battle-shock roll/).count()).toBeGreaterThan(0);
  await log.getByLabel('Whose lines').selectOption('B');
  expect(await log.getByText(/Battle-shock roll/).count()).toBe(0);
  await log.getByLabel('Whose lines').selectOption('both');
  await log.getByLabel('What is shown').selectOption('all');
  expect(await log.getByText('Movement phase').count()).toBeGreaterThan(0);
  await page.close();
});

test('across a tablet the question turns to the side of whoever is asked, and reads as ever when the near side is', async () => {
  const page = await open({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  await page.evaluate(() => localStorage.setItem('umpire-battle-habits', JSON.stringify({ faces: true })));
  await page.reload();
  await page.getByLabel('Who plays B').selectOption('person');
  await page.getByLabel('Deployment').selectOption('auto');
  await page.getByRole('button', { name: 'Start' }).click();
  const turned = async (): Promise<boolean> =>
    (await page.locator('.panel.now').evaluate((panel) => getComputedStyle(panel).rotate)) === '180deg';
  const seen = new Set<string>();
  for (let answers = 0; answers < 30 && seen.size < 2; answers++) {
    const cover = page.locator('main.cover button');
    await cover.or(page.locator('.now fieldset.ways:not([disabled])')).first().waitFor();
    if (await cover.count()) await cover.tap();
    const question = await asked(page);
    const seat = (await page.locator('.now h2 .mark').textContent()) ?? '';
    seen.add(seat);
    expect(await turned()).toBe(seat === 'B');
    const board = await page.locator('.board').boundingBox();
    const panel = await page.locator('.panel.now').boundingBox();
    expect((panel?.y ?? 0) < (board?.y ?? 0)).toBe(seat === 'B');
    if (process.env.UMPIRE_LOOK && seat === 'B')
      await page.screenshot({ path: path.join(process.env.UMPIRE_LOOK, 'across.png') });
    if (await page.locator('.now [data-pass]').count()) await page.locator('.now [data-pass]').first().tap();
    else await page.locator('.now [data-enter], .now [data-key]').first().tap();
    await page.waitForFunction((was) => document.querySelector('.now')?.textContent !== was, question);
  }
  expect([...seen].sort()).toEqual(['A', 'B']);
  await page.close();
});
