import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist, openSite, SIZES, type Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = async (options: Parameters<Browser['newPage']>[0] = {}, hash = ''): Promise<Page> => {
  const page = await site.page(options);
  await page.goto(site.address + hash);
  await page.getByText('77%').first().waitFor();
  return page;
};

test('once seen, it answers without a network, and a shared link opens to the same number', async () => {
  const context = await site.browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.getByText('77%').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('77%').first().waitFor();
  await page.getByRole('button', { name: 'Edit: Immortals' }).click();
  await page.getByRole('textbox', { name: 'Damage' }).first().fill('2');
  await page.getByText('mean 4.2 models').waitFor();
  await page.getByRole('button', { name: /^Share/ }).click();
  const link = await page.locator('.share-link').getAttribute('href');
  expect(link?.length).toBeLessThan(2000);
  const other = await context.newPage();
  await other.goto(link ?? '');
  await other.getByText('mean 4.2 models').waitFor();
  await context.close();
});

test('on touch every control is at least 44 px, and the answer stays in view while one edits', async () => {
  const page = await open({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: 'Edit: Immortals' }).click();
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, select, input:not([type=checkbox], [type=radio], [type=file]), .switch label, .segments label',
      ),
    ]
      .map((one) => ({ box: one.getBoundingClientRect(), html: one.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 0 && (box.height < 42 || box.width < 42))
      .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
  );
  expect(small).toEqual([]);
  await page.getByRole('textbox', { name: 'Damage' }).first().fill('2');
  await page.locator('.strip').getByText('Count on').waitFor();
  expect(await page.locator('.strip').textContent()).toContain('77%');
  await page.close();
});

test('an answer follows a key, by keys alone', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await page.getByRole('button', { name: 'Edit: Immortals' }).press('Enter');
  const damage = page.getByRole('textbox', { name: 'Damage' }).first();
  await damage.focus();
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const headline = document.getElementById('headline');
        const field = document.activeElement;
        let began = 0;
        field?.addEventListener('input', () => {
          began = performance.now();
        });
        if (headline !== null)
          new MutationObserver(() => resolve(performance.now() - began)).observe(headline, {
            subtree: true,
            characterData: true,
            childList: true,
          });
        (globalThis as unknown as { typed?: true }).typed = true;
        field?.dispatchEvent(new Event('ready'));
        if (field instanceof HTMLInputElement) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2');
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }),
  );
  console.log(`key press to answer: ${took.toFixed(1)} ms`);
  await page.getByText('mean 4.2 models').waitFor();
  await page.close();
});

test('the answer stands in the page before any script has run', async () => {
  const page = await site.page({ javaScriptEnabled: false });
  await page.goto(site.address);
  await page.getByText('77%').first().waitFor();
  await page.close();
});

/** The pictures of the README are what this test sees; `UMPIRE_PICTURES=1` keeps them. */
test.each(Object.entries(SIZES))('the picture of the page, %s', async (name, viewport) => {
  const page = await open({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('listitem').filter({ hasText: 're-roll hit rolls of 1' }).getByText('+10').waitFor();
  const picture = await page.screenshot();
  expect(picture.length).toBeGreaterThan(20_000);
  if (process.env.UMPIRE_PICTURES) writeFileSync(path.join(dist, `../../../docs/images/odds-${name}.png`), picture);
  await page.close();
});
