import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, openSite, SIZES, type Site, tapper } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function open(options: Parameters<Site['page']>[0] = {}): Promise<Page> {
  const page = await site.page({ viewport: SIZES.phone, hasTouch: true, ...options });
  await page.goto(site.address);
  await page.getByText('77%').first().waitFor();
  return page;
}

/** UX §9: what each may take; a change that raises one says why. */
test('the taps of the odds: no tap to an answer, two to another target, one to a switch, one to the line', async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const target = tapper();
  await target.tap(page.getByRole('button', { name: 'Choose another: Intercessors' }));
  await target.tap(page.getByRole('option', { name: /Terminators/ }));
  await page.getByRole('button', { name: 'Choose another: Terminators' }).waitFor();
  expect(target.taps()).toBe(2);
  const before = await page.locator('#headline').textContent();
  const rule = tapper();
  await rule.tap(page.getByRole('checkbox', { name: /add 1 to hit rolls/ }));
  await page.waitForFunction((was) => document.getElementById('headline')?.textContent !== was, before);
  expect(rule.taps()).toBe(1);
  const line = tapper();
  await line.tap(page.getByRole('button', { name: 'Copy line' }));
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(line.taps()).toBe(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^10 Immortals → 5 Terminators \(11th, 24″/,
  );
  await page.close();
});

test('what was typed stands there again, even if the page is left at once', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit: Immortals' }).click();
  await page.getByRole('textbox', { name: 'Damage' }).first().fill('2');
  await page.reload();
  await page.getByText('mean 4.2 models').waitFor();
  await page.close();
});

test('what looks ahead is loaded once a question needs it, and without a network too', async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('How dice and choices are answered').click();
  const before = await page.locator('.mean').first().textContent();
  await page.getByRole('combobox', { name: 'Command Re-roll' }).selectOption('attacker');
  await page.waitForFunction((was) => document.querySelector('.mean')?.textContent !== was, before);
  await page.close();
});

test('a rule by its name is two taps from its section', async () => {
  const page = await open();
  const { tap, taps } = tapper();
  await tap(page.getByRole('link', { name: 'Rules' }));
  await page.getByRole('searchbox').fill('lethal hits');
  await tap(page.getByRole('list', { name: 'Rules' }).getByRole('link', { name: 'Lethal Hits' }));
  await page.getByText('24.23').first().waitFor();
  expect(taps()).toBe(2);
  await page.close();
});

test('units of the samples are offered to fire next, with what they would make of it', async () => {
  const page = await open();
  await page
    .getByRole('button', { name: 'Add another attacker' })
    .or(page.getByRole('button', { name: /^Add/ }))
    .first()
    .click();
  const next = page.getByRole('list', { name: 'then also' }).getByRole('button').first();
  await next.waitFor();
  const [, promised = ''] = /would make all (\S+)/.exec((await next.textContent()) ?? '') ?? [];
  await next.click();
  await page.locator('.turn').nth(1).getByText(promised).waitFor();
  await page.close();
});

test('what a die needs stands beside its stage, with its chance', async () => {
  const page = await open();
  await page.getByRole('button', { name: /^Funnel/ }).click();
  const row = page.getByRole('row', { name: /^hits/ });
  await row.getByText('3+ (67%)').waitFor();
  await page.close();
});

test('a reason is one tap from the page of its rule', async () => {
  const page = await open();
  await page.locator('#why').click();
  await page
    .getByRole('link', { name: /24\.23/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Lethal Hits' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/w40k-11/lethal-hits');
  await page.close();
});

test('the matrix is sorted by a target, by a unit and back again, by keys and by touch', async () => {
  const page = await open();
  await page.goto(`${site.address}matrix`);
  await page.getByRole('button', { name: /Immortals at Horde/ }).waitFor();
  const rows = (): Promise<string[]> => page.locator('.cells tbody th').allTextContents();
  const columns = (): Promise<string[]> => page.locator('.cells thead th').allTextContents();
  const figures = (where: string): Promise<number[]> =>
    page.locator(where).evaluateAll((all) => all.map((one) => Number.parseFloat(one.textContent ?? '')));
  const [before, across] = [await rows(), await columns()];
  await page.getByRole('radio', { name: 'mean wounds lost' }).check();
  const horde = page.getByRole('button', { name: 'Sort by Horde' });
  await horde.press('Enter');
  await page.locator('th[aria-sort=descending]', { hasText: 'Horde' }).waitFor();
  const at = (await columns()).findIndex((name) => name.startsWith('Horde')) + 1;
  const down = await figures(`.cells tbody td:nth-of-type(${at})`);
  expect(down).toEqual([...down].sort((a, b) => b - a));
  await horde.press('Enter');
  await page.locator('th[aria-sort=ascending]', { hasText: 'Horde' }).waitFor();
  await horde.press('Enter');
  expect(await rows()).toEqual(before);
  await page.getByRole('button', { name: 'Sort the targets by Immortals' }).tap();
  await page.locator('th[aria-sort=descending]', { hasText: 'Immortals' }).waitFor();
  const over = await figures('.cells tbody tr:has(th[aria-sort]) td');
  expect(over).toEqual([...over].sort((a, b) => b - a));
  expect(await columns()).not.toEqual(across);
  expect(await faultsOf(page)).toEqual([]);
  await page.close();
});

test('in a ranked list each unit fires the mode that does most, and says which', async () => {
  const page = await open();
  await page.getByRole('button', { name: /^Rank/ }).click();
  const row = page
    .getByRole('row', { name: /Hellblasters/ })
    .filter({ hasText: 'with Plasma incinerator, supercharge' });
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Edit: Hellblasters' }).click();
  expect(await page.getByRole('textbox', { name: 'Number, Plasma incinerator', exact: true }).inputValue()).toBe('0');
  await page.close();
});

test('where the book is silent the ruling is a switch, and the odds follow it', async () => {
  const page = await open();
  await page.getByRole('button', { name: /rare$/ }).click();
  await page.getByRole('button', { name: 'snap shooting' }).click();
  const headline = async (): Promise<string> => (await page.locator('#headline').textContent()) ?? '';
  await page.waitForFunction(() => !document.getElementById('headline')?.textContent?.includes('77%'));
  const usual = await headline();
  await page.goto(`${site.address}rules/w40k-11/snap-shooting`);
  await page.getByText('The book does not say.').waitFor();
  await page.getByLabel(/unmodified 6 while snap shooting/).selectOption('no');
  await page.getByText('Umpire plays: yes').waitFor();
  await page.getByRole('link', { name: 'Odds' }).click();
  await page.waitForFunction((was) => document.getElementById('headline')?.textContent !== was, usual);
  await page.getByRole('button', { name: /^Share/ }).click();
  expect(await page.locator('.share-link').getAttribute('href')).toContain('#');
  await page.getByRole('button', { name: 'Play it as usual' }).click();
  await page.waitForFunction((was) => document.getElementById('headline')?.textContent === was, usual);
  await page.goto(`${site.address}support`);
  await page.getByText('The book does not say.').click();
  expect(await faultsOf(page)).toEqual([]);
  await page.close();
});

test('in French a rule is told in French, and why it does not run', async () => {
  const page = await site.page({ viewport: SIZES.phone, locale: 'fr-FR' });
  await page.goto(`${site.address}rules/w40k-11/lethal-hits`);
  await page.getByText('Une touche critique peut blesser sans jet pour blesser').first().waitFor();
  await page.goto(`${site.address}rules/w40k-9/smite`);
  await page.getByText('Attend la bataille').waitFor();
  await page.close();
});

test.each(Object.entries(SIZES))(
  'NetEpic is asked by its own form on a %s: salvo, assault and matrix',
  async (_, viewport) => {
    const page = await site.page({ viewport, locale: 'fr-FR' });
    await page.goto(site.address);
    await page.getByRole('combobox', { name: 'Édition' }).selectOption('netepic-fr2');
    await page.getByText('78 %').first().waitFor();
    const firstFire = page.locator('.switch', { hasText: 'Tir Appuyé non révélé' });
    await firstFire.getByText('+5,6').waitFor();
    await firstFire.getByRole('checkbox').check();
    await page.getByText('83 %').first().waitFor();
    await page.getByRole('radio', { name: 'Assaut' }).check({ force: true });
    await page.getByText('91 %').first().waitFor();
    await page.getByRole('button', { name: 'Tout le détail' }).click();
    await page.getByText('pertes de chaque camp').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Matrice' }).first().click();
    await page.getByRole('row', { name: /^Orbe Éonique/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.close();
  },
);
