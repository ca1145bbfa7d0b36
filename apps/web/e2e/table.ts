import type { Browser, Locator, Page } from 'playwright-core';
import { type Site, sameDice } from './site.js';

/* A battle at its table, as tests click through it. */

export const now = (page: Page): Locator => page.getByRole('region', { name: 'Now' });

/** The page of battles, where every battle has the same dice. */
export async function openBattles(site: Site, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await site.page(options);
  await sameDice(page);
  await page.goto(`${site.address}battle`);
  return page;
}

/** The first battle, deployed, at the first question of its first turn. */
export async function first(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'A first battle' }).click();
  await page.getByText('Round 1 of 5').waitFor();
  await now(page).getByRole('button').first().waitFor();
}

/** What is asked now, once nothing is being worked out. */
export async function asked(page: Page): Promise<string> {
  await page.locator('.now fieldset.ways:not([disabled]), .now .summary').first().waitFor();
  return (await now(page).textContent()) ?? '';
}

/** Passes what is offered until the units of the movement phase are asked for; how many taps it took. */
export async function toUnits(page: Page): Promise<number> {
  const units = now(page).getByText('3 units have not acted');
  const pass = now(page).getByRole('button', { name: 'Pass', exact: true });
  for (let taps = 0; taps < 12; taps++) {
    await asked(page);
    if (await units.isVisible()) return taps;
    const before = await now(page).textContent();
    await pass.click();
    await page.waitForFunction((was) => document.querySelector('.now')?.textContent !== was, before);
  }
  throw new Error('the units are never asked for');
}

/** Answers what is asked without a thought: fires at the first target, moves as suggested, passes the rest. */
export async function answerAsIs(page: Page, question: string): Promise<void> {
  const suggest = now(page).getByRole('button', { name: 'Suggest' });
  if (/Everything at|Select to shoot/.test(question)) await page.keyboard.press('1');
  else if (await page.locator('.now [data-pass]').count()) await page.keyboard.press('p');
  else if (await suggest.count()) {
    await suggest.click();
    await now(page).getByRole('button', { name: 'Confirm' }).click();
  } else await page.locator('.now [data-enter], .now [data-key]').first().click();
  await page.waitForFunction((was) => document.querySelector('.now')?.textContent !== was, question);
}

/** By Tab alone, as somebody without a mouse gets there. */
export async function tabTo(page: Page, isThere: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, isThere)) return;
  }
  throw new Error(`no Tab leads to ${isThere}`);
}
