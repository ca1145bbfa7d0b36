import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from '../src/words/english.js';
import { french } from '../src/words/french.js';
import { libraryWords } from '../src/words/library-words.js';
import { tableEnglish } from '../src/words/table-english.js';
import { tableFrench } from '../src/words/table-french.js';
import { faultsOf, openSite, SIZES, type Site, sameDice } from './site.js';

const FILES = ['roster/fixtures/clay-host.battlescribe.ros', 'page/fixtures/eleventh.txt'].map((name) =>
  path.join(import.meta.dirname, '../../../packages/importers/src', name),
);
const LOG = path.join(import.meta.dirname, '../../../conformance/battles/w40k-11-random.jsonl');
const WORDS = {
  'en-GB': { words: english, table: tableEnglish, library: libraryWords.en },
  'fr-FR': { words: french, table: tableFrench, library: libraryWords.fr },
};
const PAIRINGS = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['en-GB', 'fr-FR'] as const).map((locale) => ({ size, colorScheme, locale })),
  ),
);
/** Each two of size, colours and language meet in half of them; with `UMPIRE_LOOK` all are walked. */
const WALKED = PAIRINGS.filter(
  ({ size, colorScheme, locale }) =>
    process.env.UMPIRE_LOOK !== undefined ||
    [size === 'phone', colorScheme === 'dark', locale === 'fr-FR'].filter(Boolean).length % 2 === 0,
);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Named = (name: string | RegExp) => Locator;

/** A person at one device, who looks at each place: its faults are kept, and a picture under `UMPIRE_LOOK`. */
interface Visit {
  readonly page: Page;
  readonly say: (typeof WORDS)['en-GB'];
  readonly button: Named;
  readonly link: Named;
  readonly look: (where: string) => Promise<void>;
}

async function odds({ page, say: { words }, button, link, look }: Visit): Promise<void> {
  await page.goto(site.address);
  await page.locator('#headline dd').first().waitFor();
  await page.waitForFunction((locale) => document.documentElement.lang === locale, words === french ? 'fr' : 'en');
  await look('odds');
  await button(new RegExp(`^${words.edit}.*Immortals`)).click();
  await button(new RegExp(`^${words.asTable}`)).click();
  await page.locator('.switches + button').click();
  await look('odds-edited');
  await button(words.change('Intercessors')).click();
  await page.getByRole('listbox').waitFor();
  await button(words.picker.paste).click();
  await look('odds-picker');
  await button(words.close).click();
  await page.locator('.switches + button').click();
  for (const panel of ['funnel', 'why', 'share'] as const) {
    await page.locator(`#${panel}`).click();
    await page.locator('.opened, .blocks, #answer table').first().waitFor();
    await look(`odds-${panel}`);
  }
  await page.locator('#compare').click();
  await button(words.compareEditions).click();
  await page.locator('.compare tbody tr, .opened tbody tr').nth(2).waitFor();
  await look('odds-compared');
  await page.locator('#rank').click();
  await page.getByText(words.rankTargets('Immortals')).waitFor();
  await look('odds-ranked');
  await link(words.views.matrix).click();
  await page.locator('.cells tbody button').nth(20).waitFor();
  await look('matrix');
  await page.keyboard.press('?');
  await page.locator('.keys kbd').first().waitFor();
  await look('keys');
  await page.keyboard.press('Escape');
  await link(words.settings).click();
  await page.locator('.storage').waitFor();
  for (const keys of await page.locator('.settings summary').all()) await keys.click();
  await look('settings');
}

async function rules({ page, say: { words }, link, look }: Visit): Promise<void> {
  await page.goto(`${site.address}rules`);
  await page.locator('.hits li').first().waitFor();
  await look('rules');
  await page.getByRole('searchbox').fill('lethal hits');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('11-C-014').waitFor();
  await look('rule');
  await page.goto(`${site.address}rules/w40k-11/snap-shooting`);
  await page.getByText(words.book.silent).waitFor();
  await look('rule-silent');
  await link(words.book.support).click();
  await page.getByRole('columnheader').nth(3).waitFor();
  await look('support');
}

async function library({ page, say: { library: words }, look }: Visit): Promise<void> {
  await page.goto(`${site.address}library`);
  await page.locator('#armies').waitFor();
  await look('library-empty');
  await page.locator('input[type=file]').setInputFiles(FILES);
  await page.locator('.third').first().waitFor();
  for (const third of await page.locator('.third').all()) await third.click();
  await look('library-read');
  await page.locator('.army .name').first().click();
  await page.getByRole('searchbox').fill('clay');
  await page.locator('search + p').waitFor();
  await look('library-found');
  await page.locator('.listed a').last().click();
  await page.locator('.item h2').waitFor();
  await look('library-item');
  await page.goBack();
  await page.getByRole('link', { name: words.sheet }).first().click();
  await page.locator('.sheet-units li').first().waitFor();
  await look('sheet');
}

async function battle({ page, say: { words, table }, button, look }: Visit): Promise<void> {
  await page.goto(`${site.address}battle`);
  await button(words.battle.start).waitFor();
  await look('battle-setup');
  await button(words.battle.first).click();
  const now = page.locator('.now');
  const asked = async (): Promise<string> => {
    await page.locator('.now fieldset.ways:not([disabled]), .now .summary').first().waitFor();
    return (await now.textContent()) ?? '';
  };
  const changed = (was: string): Promise<unknown> =>
    page.waitForFunction((before) => document.querySelector('.now')?.textContent !== before, was);
  await asked();
  await look('battle-asked');
  for (let passes = 0; passes < 12 && !(await now.getByText(table.ask.left(3)).count()); passes++) {
    const was = await asked();
    await page.keyboard.press('p');
    await changed(was);
  }
  await look('battle-units');
  await page.keyboard.press('1');
  await now.getByRole('button', { name: words.battle.suggest }).click();
  await now.getByRole('button', { name: words.battle.confirm }).waitFor();
  await button(table.overlays.threat).click();
  await look('battle-move');
  await button(table.settings.title).click();
  await page.getByRole('dialog').waitFor();
  await look('battle-settings');
  await page.keyboard.press('Escape');
  await button(table.list.views.list).click();
  await look('battle-list');
  await button(table.list.views.board).click();
  const log = page.locator('.parts button').nth(2);
  let isShooting = false;
  for (let answers = 0; answers < 40; answers++) {
    const was = await asked();
    if (
      (await now.locator('.candidate, [data-key]').count()) > 0 &&
      was.includes(words.battle.everythingAt('').trim())
    ) {
      if (!isShooting) await look('battle-shoot');
      isShooting = true;
    }
    if (isShooting && (await page.locator('.panel.log .why').count()) > 0) break;
    const suggest = now.getByRole('button', { name: words.battle.suggest });
    if (was.includes(words.battle.everythingAt('').trim())) await page.keyboard.press('1');
    else if (await suggest.count()) {
      await suggest.click();
      await now.getByRole('button', { name: words.battle.confirm }).click();
    } else if (await now.locator('[data-pass]').count()) await page.keyboard.press(isShooting ? 'p' : '1');
    else await now.locator('[data-enter], [data-key]').first().click();
    await changed(was);
  }
  if (await log.isVisible()) await log.click();
  await page.locator('.panel.log .why summary').first().click();
  await look('battle-log');
  await button(words.battle.leave).click();
  await look('battle-kept');
  await button(table.sandbox.open).click();
  await page.locator('.units .chip').first().click();
  await look('sandbox');
  await button(words.battle.leave).click();
  await page.locator('input[type=file]').setInputFiles(LOG);
  await page.getByText(table.replay.verified).waitFor({ timeout: 60_000 });
  await look('replay');
  await page.keyboard.press('End');
  await page.locator('.end').waitFor();
  await page.getByRole('button', { name: table.replay.whatElse }).click({ timeout: 60_000 });
  await look('replay-end');
}

test.each(WALKED)(
  'axe finds nothing on any page, and none is too wide: $size, $colorScheme, $locale',
  async ({ size, colorScheme, locale }) => {
    const isPhone = size === 'phone';
    const page = await site.page({
      viewport: SIZES[size],
      colorScheme,
      locale,
      ...(isPhone ? { isMobile: true, hasTouch: true } : {}),
    });
    await sameDice(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const folder = process.env.UMPIRE_LOOK;
    if (folder) mkdirSync(folder, { recursive: true });
    const look = async (where: string): Promise<void> => {
      faults.push(...(await faultsOf(page)).map((one) => `${where}: ${one}`));
      if (!(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)))
        faults.push(`${where} is too wide`);
      if (folder)
        await page.screenshot({
          path: path.join(folder, `${where}-${size}-${colorScheme}-${locale.slice(0, 2)}.png`),
          fullPage: isPhone && /^(?:odds|library|rule|sandbox|settings|replay)/.test(where),
        });
    };
    const named =
      (role: 'button' | 'link'): Named =>
      (name) =>
        page.getByRole(role, { name, exact: true }).first();
    const visit: Visit = { page, say: WORDS[locale], button: named('button'), link: named('link'), look };
    for (const part of [odds, rules, library, battle]) await part(visit);
    expect(faults).toEqual([]);
    await page.close();
  },
  240_000,
);
