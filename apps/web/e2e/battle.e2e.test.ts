import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist, faultsOf, openSite, SIZES, type Site } from './site.js';
import { answerAsIs, asked, first, now, openBattles, tabTo, toUnits } from './table.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const open = (options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> => openBattles(site, options);

test('a whole turn is played by keys alone: start, moves on the board, targets, reactions, the end of each phase', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await page.getByRole('button', { name: 'A first battle' }).waitFor();
  await tabTo(page, 'main button.main');
  await page.keyboard.press('Enter');
  await page.getByText('Round 1 of 5').waitFor();
  let moved = 0;
  for (let answers = 0; answers < 60; answers++) {
    const question = await asked(page);
    if (await page.locator('.score .when', { hasText: 'Round 2' }).count()) break;
    if (/Reaction/.test(question)) await page.keyboard.press('p');
    else if (/Select to move/.test(question) && moved < 3) await page.keyboard.press('1');
    else if (/Normal Move/.test(question)) {
      const unit = await page.locator('.unit-on-board.chosen').getAttribute('data-unit');
      const place = page.locator(`[data-unit="${unit}"] [data-model]`).first();
      const before = await place.getAttribute('transform');
      await tabTo(page, '.board svg');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.getByText('✓ Legal').waitFor();
      expect(await now(page).textContent()).toContain('2″ of');
      await page.keyboard.press('Enter');
      await expect.poll(() => place.getAttribute('transform')).not.toBe(before);
      moved++;
    } else if (/Everything at/.test(question)) await page.keyboard.press('1');
    else if (await page.locator('.now [data-pass]').count()) await page.keyboard.press('p');
    else if (await page.locator('.now [data-enter]').count()) await page.keyboard.press('Enter');
    else await page.keyboard.press('1');
    await page.waitForFunction(
      (before) =>
        document.querySelector('.now')?.textContent !== before || document.querySelector('.now [disabled]') !== null,
      question,
    );
  }
  expect(moved).toBe(3);
  expect(await page.locator('.panel.log').textContent()).toContain('turn of First battle: Tyranids');
  await page.close();
});

test('keys look about: the next unit is announced with its place, what is near on n, the score on v', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await first(page);
  const said = (text: string | RegExp): Promise<void> =>
    page.locator('[data-said]', { hasText: text }).waitFor({ state: 'attached' });
  await tabTo(page, '.board svg');
  await page.keyboard.press('j');
  await said(/of \d+ models, player A, [A-J]\d.*″ from objective \d, sees \d/);
  await page.keyboard.press('Shift+J');
  await said(/player B, [A-J]\d+/);
  await page.keyboard.press('n');
  await said(/″/);
  await page.keyboard.press('v');
  await said(/Round 1 of 5/);
  await page.keyboard.press('a');
  await said(/\w{3}/);
  await page.keyboard.press('o');
  await page.locator('.sights').waitFor({ state: 'attached' });
  await page.close();
});

test('a whole turn is played by touch alone: a unit goes in two taps and a confirmation, and all of it takes no more than 25', async () => {
  const page = await open({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  let taps = 0;
  const tap = async (what: Locator): Promise<void> => {
    await what.tap();
    taps++;
  };
  await tap(page.getByRole('button', { name: 'A first battle' }));
  await page.getByText('Round 1 of 5').waitFor();
  taps += await toUnits(page);
  for (const unit of ['A1', 'A2', 'A3']) {
    await tap(page.locator(`[data-unit="${unit}"] [data-model]`).first());
    await now(page)
      .getByRole('heading', { name: /Normal Move/ })
      .waitFor();
    const box = await page.locator(`[data-unit="${unit}"]`).boundingBox();
    if (box === null) throw new Error('the unit is not in view');
    // the middle of the unit goes an inch or so toward the middle of the table
    await page.touchscreen.tap(box.x + box.width / 2, box.y - 22);
    taps++;
    const confirm = now(page).getByRole('button', { name: 'Confirm' });
    const nearest = now(page).getByRole('button', { name: 'Nearest legal place' });
    await confirm.or(nearest).waitFor();
    if (await nearest.isVisible()) await tap(nearest);
    await tap(confirm);
  }
  for (let answers = 0; answers < 30; answers++) {
    const question = await asked(page);
    const pass = now(page).locator('[data-pass]');
    if (await pass.count()) await tap(pass.first());
    else await tap(now(page).locator('[data-enter], [data-key]').first());
    if ((await page.locator('.score .when .seat-B').count()) > 0) break;
    await page.waitForFunction((before) => document.querySelector('.now')?.textContent !== before, question);
  }
  console.log(`a first turn of three moves: ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(25);
  await page.close();
});

test('a model that is dragged by a finger is shown larger, and stays where it is let go until it is confirmed', async () => {
  const page = await open({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await first(page);
  await toUnits(page);
  await page.locator('[data-unit="A2"] [data-model]').first().tap();
  await now(page)
    .getByRole('heading', { name: /Normal Move/ })
    .waitFor();
  const box = await page.locator('[data-unit="A2"] [data-model]').first().boundingBox();
  if (box === null) throw new Error('the unit is not in view');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - dy }] });
  await send('touchStart', 0);
  for (const dy of [4, 8, 12, 16, 20]) await send('touchMove', dy);
  await page.locator('.magnifier').waitFor();
  await page
    .getByText(/″ of 8″/)
    .first()
    .waitFor();
  await send('touchEnd', 20);
  await now(page).getByRole('button', { name: 'Confirm' }).waitFor();
  expect(await page.locator('.magnifier').count()).toBe(0);
  await page.close();
});

test('with a mouse a unit moves in two taps, a reaction is passed in one, and a move that is refused stays with its reason', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await first(page);
  await toUnits(page);
  const model = page.locator('[data-unit="A2"] [data-model]').first();
  const before = await model.getAttribute('transform');
  await model.click();
  await now(page)
    .getByRole('heading', { name: /Normal Move/ })
    .waitFor();
  const box = await page.locator('[data-unit="A2"]').boundingBox();
  if (box === null) throw new Error('the unit is not in view');
  await page.mouse.click(box.x + box.width / 2, box.y - 12);
  await expect.poll(() => model.getAttribute('transform')).not.toBe(before);
  await page.locator('[data-unit="A3"] [data-model]').first().click();
  await now(page)
    .getByRole('heading', { name: /Normal Move/ })
    .waitFor();
  const table = await page.locator('.board .table').boundingBox();
  if (table === null) throw new Error('there is no table');
  await page.mouse.click(table.x + table.width / 2, table.y + table.height / 2 - 30);
  await now(page).getByText('Not legal').waitFor();
  expect(await page.locator('.ghosts.illegal .hatch').count()).toBe(1);
  await now(page).getByRole('button', { name: 'Nearest legal place' }).click();
  await now(page).getByText('✓ Legal').waitFor();
  await now(page).getByRole('button', { name: 'Put back' }).click();
  expect(await page.locator('.ghosts').count()).toBe(0);
  await page.close();
});

test('two programs play to the end; their battle is looked back on, stepped through by keys, and played on from', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await page.getByLabel('Army A').selectOption('First battle: Necrons');
  await page.getByLabel('Army B').selectOption('First battle: Tyranids');
  await page.getByLabel('Who plays A').selectOption('random');
  await page.getByLabel('Who plays B').selectOption('random');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Skip to my next decision' }).click();
  await page.getByRole('button', { name: 'Look back' }).click({ timeout: 60_000 });
  await page.getByText('Same result, same hash').waitFor({ timeout: 60_000 });
  const where = page.locator('.timeline .where');
  expect(await where.textContent()).toMatch(/^0 of/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => where.textContent()).toMatch(/^2 of/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => where.textContent()).not.toMatch(/^2 of/);
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: 'Look back' }).waitFor();
  await page.getByRole('button', { name: 'What else?' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'To moment 1' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  if (process.env.UMPIRE_LOOK) await page.screenshot({ path: path.join(process.env.UMPIRE_LOOK, 'replay.png') });
  await page.getByRole('button', { name: 'To moment 1' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('region', { name: 'Now' }).waitFor();
  await page.close();
});

test('from the page of battles to the first dice of a first battle it is four taps', async () => {
  const page = await open({ viewport: SIZES.desktop });
  let taps = 0;
  const tap = async (what: Locator): Promise<void> => {
    await what.first().click();
    taps++;
  };
  await tap(page.getByRole('button', { name: 'A first battle' }));
  await page.getByText('Round 1 of 5').waitFor();
  const fallen = page
    .locator('.dice-tray')
    .or(page.locator('.panel.log').getByText(/advance/i))
    .first();
  const pass = now(page).getByRole('button', { name: 'Pass', exact: true });
  for (let more = 0; more < 3 && !(await fallen.isVisible()); more++) {
    await asked(page);
    const before = await now(page).textContent();
    // an advance is rolled for, unless a reaction is asked about before
    await tap((await pass.isVisible()) ? pass : now(page).getByRole('button', { name: /Advance/ }));
    await page.waitForFunction((was) => document.querySelector('.now')?.textContent !== was, before);
  }
  await fallen.waitFor();
  expect(taps).toBeLessThanOrEqual(4);
  await page.close();
});

test('all of a unit is shot at one target in three taps', async () => {
  const page = await open({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await first(page);
  await toUnits(page);
  const log = page.locator('.panel.log');
  for (let answers = 0; answers < 40; answers++) {
    const question = await asked(page);
    if (/Select to shoot/.test(question)) break;
    if (/Everything at/.test(question)) throw new Error('a unit is chosen before its target');
    if (await page.locator('.now [data-pass]').count()) await page.keyboard.press('p');
    else await answerAsIs(page, question);
    await page.waitForFunction((was) => document.querySelector('.now')?.textContent !== was, question);
  }
  let taps = 0;
  for (const what of [/Normal/, /Everything at/]) {
    await now(page).getByRole('button', { name: what }).first().tap();
    taps++;
    while (/Reaction/.test(await asked(page)) && !(await log.getByText(/shoots at/).count())) {
      await now(page).locator('[data-pass]').tap();
      taps++;
    }
  }
  await log
    .getByText(/shoots at/)
    .first()
    .waitFor({ state: 'attached' });
  expect(taps).toBeLessThanOrEqual(3);
  await page.close();
});

test('a roll in the log opens to what made its number, by key and by tap, and axe finds nothing there', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await first(page);
  await toUnits(page);
  const log = page.locator('.panel.log');
  for (let answers = 0; answers < 60; answers++) {
    const question = await asked(page);
    if (await log.locator('.why', { hasText: /Wound on/ }).count()) break;
    await answerAsIs(page, question);
  }
  const hit = log.locator('.why', { hasText: /Hit on/ }).last();
  await hit.locator('summary').focus();
  await page.keyboard.press('Enter');
  await hit.getByText(/Hit Roll \(05\.01\)/).waitFor();
  await hit.getByText(/^Skill \d\+/).waitFor();
  const wound = log.locator('.why', { hasText: /Wound on/ }).last();
  await wound.locator('summary').click();
  await wound.getByText(/Strength \d.*Toughness \d/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  if (process.env.UMPIRE_LOOK) await page.screenshot({ path: path.join(process.env.UMPIRE_LOOK, 'why.png') });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hit on');
  await expect
    .poll(async () => (await log.locator('.block-line').allTextContents()).every((line) => /hit on/i.test(line)))
    .toBe(true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await log.getByRole('button', { name: 'Copy as text' }).click();
  await log.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Round 1, turn of .+\n(?:.*Hit on.*\n?)+/i,
  );
  await page.close();
});

test('fire is split by rows: a weapon at a target of its own, odds on each, the rest at another, judged as a whole', async () => {
  const page = await open({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await page.getByLabel('Army A').selectOption('First battle: Necrons');
  await page.getByLabel('Army B').selectOption('First battle: Tyranids');
  await page.getByRole('button', { name: 'Set up a sandbox' }).click();
  await page.getByRole('button', { name: 'Place Immortals with Overlord' }).tap();
  for (const [unit, aside] of [
    ['Termagants', -0.15],
    ['Genestealers', 0.15],
  ] as const) {
    await page.getByRole('button', { name: `Place ${unit}` }).tap();
    await page.locator('.board .table').scrollIntoViewIfNeeded();
    const table = await page.locator('.board .table').boundingBox();
    if (table === null) throw new Error('there is no table');
    await page.touchscreen.tap(table.x + table.width * (0.5 + aside), table.y + table.height * 0.58);
  }
  await page.getByRole('button', { name: 'Begin here' }).click();
  while (/Reaction/.test(await asked(page))) await now(page).locator('[data-pass]').tap();
  await now(page).locator('[data-key]').first().tap();
  await now(page).getByText('Split fire by weapon').tap();
  const rows = now(page).locator('.weapon-targets > li');
  await rows.first().locator('option', { hasText: 'count on' }).first().waitFor({ state: 'attached' });
  const [first] = await rows.all();
  const other = first?.locator('option', { hasText: 'Genestealers' }).first();
  await first
    ?.locator('select')
    .first()
    .selectOption((await other?.getAttribute('value')) ?? '');
  await now(page).getByRole('button', { name: 'The rest at Termagants' }).tap();
  const declared = now(page).locator('.declared');
  await declared.getByText('Genestealers').waitFor();
  await declared.getByText('Termagants').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  if (process.env.UMPIRE_LOOK) await page.screenshot({ path: path.join(process.env.UMPIRE_LOOK, 'split.png') });
  await declared.getByRole('button', { name: 'Shoot as declared' }).tap();
  await page.getByRole('button', { name: 'Log' }).tap();
  await page
    .locator('.panel.log')
    .getByText(/shoots at .*(Genestealers.*Termagants|Termagants.*Genestealers)/)
    .waitFor();
  await page.close();
});

test('a tap behind a container leads the unit round it: the way is drawn, and its length is that of the way', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await page.getByLabel('Army A').selectOption('Tyranids: Invasion Fleet');
  await page.getByLabel('Army B').selectOption('First battle: Necrons');
  await page.getByRole('button', { name: 'Set up a sandbox' }).click();
  const tapAt = async (x: number, y: number): Promise<void> => {
    const table = await page.locator('.board .table').boundingBox();
    if (table === null) throw new Error('there is no table');
    // the edge of the first player is below: the table is seen from its other side
    await page.mouse.click(table.x + ((60 - x) * table.width) / 60, table.y + ((44 - y) * table.height) / 44);
  };
  await page.getByRole('button', { name: 'Place Hive Tyrant' }).first().click();
  await tapAt(31.4, 26.6);
  await page.getByRole('button', { name: 'Place Immortals' }).first().click();
  await tapAt(50, 5);
  await page.getByLabel('Phase').selectOption('movement');
  await page.getByRole('button', { name: 'Begin here' }).click();
  while (/Reaction/.test(await asked(page))) await page.keyboard.press('p');
  await now(page)
    .getByRole('button', { name: /Normal/ })
    .first()
    .click();
  await now(page)
    .getByRole('heading', { name: /Normal Move/ })
    .waitFor();
  await page.locator('[data-unit="A1"] [data-model]').first().waitFor();
  await page.getByRole('button', { name: 'Table settings' }).click();
  await page.getByLabel('Confirm moves before they count').check();
  await page.keyboard.press('Escape');
  await tapAt(31.4, 32.2);
  await now(page).getByText('✓ Legal').waitFor();
  const way = (await page.locator('.ghosts .way').first().getAttribute('points')) ?? '';
  expect(way.split(' ').length).toBeGreaterThan(3);
  const [, far = '0'] = /([\d.]+)″ of 8″/.exec((await now(page).textContent()) ?? '') ?? [];
  expect(Number(far)).toBeGreaterThan(6);
  if (process.env.UMPIRE_LOOK) await page.screenshot({ path: path.join(process.env.UMPIRE_LOOK, 'round.png') });
  await now(page).getByRole('button', { name: 'Confirm' }).click();
  await page.close();
});

test('battles that were left are listed: any is gone on with, and deleted in two taps', async () => {
  const page = await open({ viewport: SIZES.desktop });
  for (let battles = 0; battles < 2; battles++) {
    await first(page);
    await page.getByRole('button', { name: 'Leave' }).click();
  }
  const kept = page.getByRole('region', { name: 'Battles kept' });
  const goOn = kept.getByRole('button', { name: 'Go on: First battle: Necrons against First battle: Tyranids' });
  await expect.poll(() => goOn.count()).toBe(2);
  expect(await faultsOf(page)).toEqual([]);
  if (process.env.UMPIRE_LOOK) await page.screenshot({ path: path.join(process.env.UMPIRE_LOOK, 'kept.png') });
  await goOn.last().click();
  await now(page).waitFor();
  await page.getByRole('button', { name: 'Leave' }).click();
  await kept
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await kept.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => goOn.count()).toBe(1);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('0 sources in the library, 1 battle').waitFor();
  if (process.env.UMPIRE_LOOK) await page.screenshot({ path: path.join(process.env.UMPIRE_LOOK, 'storage.png') });
  await page.close();
});

test('installing is offered once, in a line, from the third visit', async () => {
  const page = await open({ viewport: SIZES.phone });
  const offer = async (): Promise<void> =>
    page.evaluate(() => {
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} }));
    });
  const line = page.getByText('Umpire works without a network once it is installed.');
  await offer();
  expect(await line.count()).toBe(0);
  await page.reload();
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await offer();
  await line.waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await offer();
  expect(await line.count()).toBe(0);
  await page.close();
});

test('two people with secrets hand the device over: nothing is seen before it is in the right hands, and axe finds nothing', async () => {
  const page = await open({ viewport: SIZES.phone, colorScheme: 'dark' });
  await page.getByRole('region', { name: 'New battle' }).getByLabel('Edition').selectOption('netepic-fr2');
  await page.getByLabel('Who plays B').selectOption('person');
  await page.getByLabel('Deployment').selectOption('auto');
  await page.getByRole('button', { name: 'Start' }).click();
  const cover = page.getByRole('heading', { name: /Give the device to/ });
  for (let answers = 0; answers < 60; answers++) {
    await cover.or(page.locator('.now fieldset.ways:not([disabled])')).first().waitFor();
    if (await cover.isVisible()) break;
    const before = await page.locator('main').textContent();
    await page.locator('.now [data-enter], .now [data-pass], .now [data-key]').first().click();
    await page.waitForFunction((was) => document.querySelector('main')?.textContent !== was, before);
  }
  await cover.waitFor();
  expect(await page.locator('.board, .log, .units').count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^I am/ }).click();
  await now(page).waitFor();
  await page.close();
});

test('a file that is no battle, or one that was changed, is said to be so in plain words', async () => {
  const page = await open({ viewport: SIZES.desktop });
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('not a battle') });
  await page.getByText('log-heading-missing').waitFor();
  await page.close();
});

test('a table of any units is set up by hand in any phase, and asked what is legal and how likely', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await page.getByLabel('Army A').selectOption('First battle: Necrons');
  await page.getByLabel('Army B').selectOption('First battle: Tyranids');
  await page.getByRole('button', { name: 'Set up a sandbox' }).click();
  await page.getByRole('button', { name: 'Place Immortals with Overlord' }).click();
  await page.getByRole('button', { name: 'Place Termagants' }).click();
  const table = await page.locator('.board .table').boundingBox();
  if (table === null) throw new Error('there is no table');
  // the unit that was placed last goes where one taps
  await page.mouse.click(table.x + table.width / 2, table.y + table.height / 2);
  await page.getByRole('button', { name: 'Begin here' }).click();
  await page.getByText('Shooting phase').first().waitFor();
  while (/Reaction/.test(await asked(page))) {
    await page.keyboard.press('p');
  }
  await now(page)
    .getByRole('button', { name: /Immortals/ })
    .last()
    .click();
  await now(page)
    .getByText(/Everything at Termagants/)
    .waitFor();
  expect(await now(page).textContent()).toMatch(/count on \d+ \(\d+%\)/);
  await page.close();
});

test('an army of the library goes to battle, and what of it will not act is said first', async () => {
  const page = await open({ viewport: SIZES.desktop });
  await page.goto(`${site.address}library`);
  await page
    .getByRole('button', { name: /sample/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'Battle' }).click();
  const own = page.getByLabel('Army A').locator('optgroup[label="My army"] option').first();
  await own.waitFor({ state: 'attached' });
  const name = await own.textContent();
  await page.getByLabel('Army A').selectOption(await own.getAttribute('value'));
  await page
    .getByText(/rules? will not act/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.score .side-A', { hasText: name ?? '' }).waitFor();
  await page.close();
});

test('the picture of a battle', async () => {
  const page = await open({ viewport: SIZES.desktop, colorScheme: 'light', reducedMotion: 'reduce' });
  await first(page);
  await toUnits(page);
  for (let answers = 0; answers < 40; answers++) {
    const question = await asked(page);
    if (/Everything at/.test(question)) break;
    await answerAsIs(page, question);
  }
  await page.mouse.move(0, 0);
  const picture = await page.screenshot();
  expect(picture.length).toBeGreaterThan(20_000);
  if (process.env.UMPIRE_PICTURES) writeFileSync(path.join(dist, '../../../docs/images/battle-desktop.png'), picture);
  await page.close();
});
