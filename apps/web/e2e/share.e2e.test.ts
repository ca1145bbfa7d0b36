import { readFileSync } from 'node:fs';
import { deflateSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkOf } from '../src/scenario/link.js';
import { faultsOf, openSite, SIZES, type Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function open(hash = '', options: Parameters<Site['page']>[0] = {}): Promise<Page> {
  const page = await site.page({ viewport: SIZES.phone, hasTouch: true, ...options });
  await page.goto(site.address + hash);
  await page.locator('#headline').getByText('%').first().waitFor();
  return page;
}

/** The file that a button hands over. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

const gun = { name: 'Gun', count: 3, kind: 'ranged', range: 24, attacks: '2', skill: '3+', strength: 5, damage: '1' };
const scenario = {
  umpire: 1,
  edition: 'w40k-11',
  phase: 'shooting',
  attackers: [{ name: 'Guns', models: 3, weapons: [gun] }],
  target: {
    name: 'Men',
    keywords: ['INFANTRY'],
    groups: [{ name: 'Men', models: 5, toughness: 4, save: '4+', wounds: 1 }],
  },
};

test('the answer goes out as CSV, PNG, SVG and JSON, and the JSON comes in again to the same number', async () => {
  const page = await open();
  await page.getByRole('button', { name: /^Share/ }).click();
  const csv = await saved(page, 'CSV');
  const [head, ...rows] = csv.content.toString('utf8').trim().split('\n');
  expect(head).toBe('n,modelsExactly,modelsAtLeast,woundsExactly,woundsAtLeast');
  const two = rows[2]?.split(',').map(Number) ?? [];
  expect(two[2]).toBeCloseTo(0.77, 2);
  const exactly = rows.map((row) => Number(row.split(',')[3]));
  expect(exactly.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  const svg = (await saved(page, 'SVG')).content.toString('utf8');
  expect(svg).toContain('10 Immortals → 5 Intercessors (11th, 24″)');
  expect(svg).toContain('77%');
  const png = await saved(page, 'PNG');
  expect([png.name.endsWith('.png'), png.content.subarray(1, 4).toString()]).toEqual([true, 'PNG']);
  const json = await saved(page, 'JSON');
  const headline = await page.locator('#headline').textContent();
  const other = await open();
  await other.getByRole('button', { name: /^Share/ }).click();
  await other.getByLabel('Open JSON').setInputFiles({
    name: 'one.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...scenario, attackers: [{ ...scenario.attackers[0], name: 'Others' }] })),
  });
  await other.getByRole('button', { name: 'Edit: Others' }).waitFor();
  await other
    .getByLabel('Open JSON')
    .setInputFiles({ name: json.name, mimeType: 'application/json', buffer: json.content });
  await other.waitForFunction((was) => document.getElementById('headline')?.textContent === was, headline);
  await other
    .getByLabel('Open JSON')
    .setInputFiles({ name: 'no.json', mimeType: 'text/plain', buffer: Buffer.from('{"a":1}') });
  await other.getByText('This file holds no scenario').waitFor();
  await Promise.all([page.close(), other.close()]);
});

test('all that was chosen stays as last chosen: edition, target, conditions, a rule, a policy', async () => {
  const page = await open();
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('w40k-10');
  await page.getByRole('button', { name: 'in cover' }).click();
  await page.getByRole('checkbox', { name: /add 1 to hit rolls/ }).click();
  await page.getByText('How dice and choices are answered').click();
  await page.getByRole('combobox', { name: 'Re-roll of hits' }).selectOption('never');
  await page.getByRole('button', { name: 'Choose another: Intercessors' }).click();
  await page.getByRole('option', { name: /Terminators/ }).click();
  await page.getByRole('button', { name: 'Choose another: Terminators' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Choose another: Terminators' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Edition' }).inputValue()).toBe('w40k-10');
  expect(await page.getByRole('button', { name: 'in cover' }).getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('checkbox', { name: /add 1 to hit rolls/ }).isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: 'Re-roll of hits' }).inputValue()).toBe('never');
  await page.close();
});

test('the line says every condition that is not the normal case, in 160 letters', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'in cover' }).click();
  await page.getByRole('button', { name: 'advanced' }).click();
  await page.getByRole('button', { name: /^Share/ }).click();
  const line = page.getByText(/^10 Immortals → 5 Intercessors \(11th, 24″, /);
  await line.waitFor();
  const told = (await line.textContent()) ?? '';
  expect(told).toContain('in cover');
  expect(told).toContain('advanced');
  expect(told.length).toBeLessThanOrEqual(160);
  await page.close();
});

describe('a link', () => {
  test.each([
    ['cut', linkOf(scenario).slice(0, -12)],
    ['of another form', `9${linkOf(scenario).slice(1)}`],
    ['that holds no scenario', `1${Buffer.from(deflateSync(Buffer.from('[1,2]'))).toString('base64url')}`],
  ])('%s leaves all as it was, and says what to do', async (_, link) => {
    const page = await open(`#${link}`);
    await page.getByText('This link').waitFor();
    await page.getByText('77%').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.close();
  });

  test('that was forged runs nothing, and names what it holds that nobody knows', async () => {
    const page = await site.page({ viewport: SIZES.phone });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const evil = '<img src=x onerror="document.title=1">';
    const forged = { ...scenario, attackers: [{ ...scenario.attackers[0], name: evil, luck: 7 }] };
    await page.goto(`${site.address}#${linkOf(forged)}`);
    await page.getByText(evil).first().waitFor();
    await page.getByText('luck').first().waitFor();
    expect(await page.title()).toBe('Umpire');
    expect(await page.locator('img[src=x]').count()).toBe(0);
    expect(broken).toEqual([]);
    await page.close();
  });

  test('to an edition that nobody knows names those that are', async () => {
    const page = await site.page({ viewport: SIZES.phone, locale: 'fr-FR' });
    await page.goto(`${site.address}#${linkOf({ ...scenario, edition: 'w40k-99' })}`);
    await page.getByText('Cette édition n’est pas connue').first().waitFor();
    await page.close();
  });
});

test('a matchup is saved by name, renamed, opened, removed and put back, and goes with the library’s file', async () => {
  const page = await site.page({ viewport: SIZES.phone, hasTouch: true });
  await page.goto(site.address);
  await page.getByText('77%').first().waitFor();
  const saved = page.getByRole('button', { name: 'Save or open a matchup' });
  await saved.click();
  const name = page.getByRole('textbox', { name: 'Name' });
  expect(await name.inputValue()).toBe('10 Immortals → 5 Intercessors, 11th');
  await name.fill('Round one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').getByText('Saved: Round one').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rename Round one' }).click();
  await page.getByRole('textbox', { name: 'Rename Round one' }).fill('Their line');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Their line' }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('button', { name: 'Choose another: Immortals' }).first().waitFor();
  await page.goto(`${site.address}library`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a file' }).click();
  const file = await (await download).path();

  const other = await site.page({ viewport: SIZES.phone, hasTouch: true });
  await other.goto(`${site.address}library`);
  await other.locator('input[type=file]').first().setInputFiles([file]);
  await other.getByText('One saved matchup read.').waitFor();
  await other.getByRole('link', { name: 'Odds' }).click();
  await other.getByRole('button', { name: 'Swap' }).click();
  await other.getByRole('button', { name: 'Save or open a matchup' }).click();
  await other.getByRole('button', { name: 'Their line', exact: true }).click();
  await other.getByText('77%').first().waitFor();
  await page.close();
  await other.close();
});
