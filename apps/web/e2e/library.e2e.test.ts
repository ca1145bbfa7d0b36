import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist, openSite, SIZES, type Site, tapper } from './site.js';

const fixtures = path.join(import.meta.dirname, '../../../packages/importers/src');
const roster = path.join(fixtures, 'roster/fixtures/clay-host.battlescribe.ros');
const names = path.join(fixtures, 'roster/fixtures/clay-host.gw-app.txt');
const datasheet = path.join(fixtures, 'page/fixtures/eleventh.txt');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openLibrary(options: Parameters<Site['page']>[0] = {}): Promise<Page> {
  const page = await site.page(options);
  await page.goto(`${site.address}library`);
  await page.getByRole('textbox').waitFor();
  return page;
}

/** As a person pastes: the text goes into the box that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').first().focus();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('a pasted list is three taps from its first odds, and stays when the page is opened again', async () => {
  const page = await site.page({ viewport: SIZES.phone, hasTouch: true });
  await page.goto(site.address);
  await page.getByText('77%').first().waitFor();
  const { tap, taps } = tapper();
  await tap(page.getByRole('link', { name: 'Library' }));
  await paste(page, readFileSync(roster, 'utf8'));
  await tap(page.getByRole('button', { name: /Kiln Parade/ }));
  await tap(page.getByRole('button', { name: 'Kiln Warden: what it does' }));
  await page.getByRole('button', { name: 'Choose another: Kiln Warden' }).waitFor();
  await page.locator('#headline dd').first().waitFor();
  expect(taps()).toBeLessThanOrEqual(3);
  await page.reload();
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('button', { name: /Kiln Parade/ }).waitFor();
  await page.close();
});

test('another target from the lists is two taps away', async () => {
  const page = await openLibrary({ viewport: SIZES.desktop });
  await page.locator('input[type=file]').setInputFiles([roster]);
  await page.getByRole('button', { name: /Kiln Parade/ }).waitFor();
  await page.getByRole('link', { name: 'Odds' }).click();
  const { tap, taps } = tapper();
  await tap(page.getByRole('button', { name: 'Choose another: Intercessors' }));
  await page.getByText('My army').waitFor();
  await tap(page.getByRole('option', { name: /Kiln Warden/ }));
  await page.getByRole('button', { name: 'Choose another: Kiln Warden' }).waitFor();
  expect(taps()).toBe(2);
  await page.close();
});

test('a list that is pasted where a unit is chosen gives its units, and is kept', async () => {
  const page = await site.page({ viewport: SIZES.desktop });
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Choose another: Intercessors' }).click();
  await page.getByRole('button', { name: 'Paste a datasheet page' }).click();
  await page.locator('.paste textarea').fill(readFileSync(roster, 'utf8'));
  await page.getByRole('button', { name: 'Read' }).click();
  await page.getByRole('group', { name: 'Kiln Warden' }).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Choose another: Kiln Warden' }).waitFor();
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('button', { name: /Kiln Parade/ }).waitFor();
  await page.close();
});

test('names that nobody knows keep their place with the nearest ones, and one tap chooses', async () => {
  const page = await openLibrary({ viewport: SIZES.desktop });
  await page.locator('input[type=file]').setInputFiles([roster]);
  await page.getByRole('button', { name: /Kiln Parade/ }).waitFor();
  await paste(page, readFileSync(names, 'utf8').replaceAll('Kiln Warden', 'Kiln Wardem'));
  await page.getByText('not recognised').waitFor();
  await page
    .getByRole('group', { name: /Kiln Wardem/ })
    .getByRole('button', { name: 'Kiln Warden', exact: true })
    .click();
  await page.getByRole('group', { name: /Kiln Wardem/ }).waitFor({ state: 'detached' });
  await page.close();
});

test('what is no list stays in its box, and nothing of it is run', async () => {
  const page = await openLibrary({ viewport: SIZES.desktop });
  const nasty = '<img src=x onerror="document.title=1">\n<script>document.title=2</script>\n';
  await paste(page, nasty);
  await page.getByText('Nothing of it was recognised').waitFor();
  expect(await page.getByRole('textbox').first().inputValue()).toBe(nasty);
  expect(await page.title()).toBe('Umpire');
  const page2 = `${readFileSync(datasheet, 'utf8')}`.replaceAll(
    'Clay',
    '<b>Clay</b><img src=x onerror="document.title=3">',
  );
  await page.getByRole('textbox').first().fill('');
  await paste(page, page2);
  await page.waitForTimeout(500);
  expect(await page.title()).toBe('Umpire');
  expect(await page.locator('main img').count()).toBe(0);
  await page.close();
});

test('a store that is blocked: the page works on, says so and offers a file', async () => {
  const page = await site.page({ viewport: SIZES.phone });
  await page.addInitScript(() => {
    const blocked = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        if (options?.name !== 'library') {
          super(address, options);
          return;
        }
        const scriptOf = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
        const denies = scriptOf("indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };");
        super(scriptOf(`import '${denies}'; import '${address}';`), options);
      }
    };
    globalThis.Worker = blocked;
  });
  await page.goto(`${site.address}library`);
  const alert = page.getByRole('alert');
  await alert.getByText('keeps nothing here').waitFor();
  await page.getByRole('button', { name: 'Take a sample army' }).click();
  await page.getByRole('link', { name: 'Sheet' }).waitFor();
  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Save a file' }).click();
  expect((await download).suggestedFilename()).toBe('umpire-library.json');
  await page.close();
});

test('the whole library goes out as one file and comes in again', async () => {
  const page = await openLibrary({ viewport: SIZES.desktop });
  await page.locator('input[type=file]').setInputFiles([roster, datasheet]);
  await page.getByText('Last backup: never').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a file' }).click();
  const saved = await (await download).path();
  await page.getByText(/Last backup: (?!never)/).waitFor();
  const other = await openLibrary({ viewport: SIZES.desktop });
  await other.locator('input[type=file]').setInputFiles([saved]);
  await other.getByRole('button', { name: /Kiln Parade/ }).waitFor();
  await page.close();
  await other.close();
});

/** What a table that begins a game prints: two pages for an army of 2,000 points, A4 and Letter. */
test('the sheet of an army of 2,000 points prints on two pages', async () => {
  const page = await openLibrary({ viewport: SIZES.desktop });
  await page.getByRole('button', { name: 'Take a sample army' }).click();
  await page.getByRole('link', { name: 'Sheet' }).click();
  await page.locator('.sheet-units li').first().waitFor();
  for (const format of ['A4', 'Letter']) {
    const printed = await page.pdf({ format, preferCSSPageSize: false });
    const pages = printed.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(pages.length, format).toBeLessThanOrEqual(2);
  }
  await page.close();
});

/** `UMPIRE_PICTURES=1` keeps what these tests see for the README. */
test('the picture of the library', async () => {
  const page = await openLibrary({ viewport: SIZES.desktop, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Take a sample army' }).click();
  await page.getByRole('link', { name: 'Sheet' }).click();
  await page.locator('.sheet-units li').first().waitFor();
  const picture = await page.screenshot();
  expect(picture.length).toBeGreaterThan(20_000);
  if (process.env.UMPIRE_PICTURES) writeFileSync(path.join(dist, '../../../docs/images/sheet-desktop.png'), picture);
  await page.close();
});
