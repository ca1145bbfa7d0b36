import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../src/page/app.js';
import { leaveBattle } from '../src/state/battle.js';
import { restart, useStore } from '../src/state/store.js';
import '../src/style/page.css';

let root: Root | undefined;

beforeEach(() => {
  // every battle has the same dice
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((list) => {
    if (list instanceof Uint32Array) list[0] = 7;
    return list;
  });
  localStorage.clear();
  restart();
  leaveBattle();
  useStore.setState({ locale: 'en', place: { view: 'battle' } });
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<App />);
});

afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

/** A small battle whose units are still to be placed. */
async function begin(): Promise<void> {
  await page.getByLabelText('Army A').selectOptions('First battle: Necrons');
  await page.getByLabelText('Army B').selectOptions('First battle: Tyranids');
  await page.getByLabelText('Mission').selectOptions('Open War');
  await page.getByRole('button', { name: 'Start' }).click();
}

const now = () => page.getByRole('region', { name: 'Now' });

test('a battle is deployed by suggestions, and every answer brings the next question', async () => {
  await begin();
  for (let unit = 0; unit < 3; unit++) {
    // the last unit is not asked for
    if (unit < 2) {
      await expect.element(now()).toHaveTextContent('Select to deploy');
      await now().getByRole('listitem').first().getByRole('button').click();
    }
    await now().getByRole('button', { name: 'Suggest' }).click();
    await now().getByRole('button', { name: 'Confirm' }).click();
  }
  await expect.element(now()).not.toHaveTextContent('Select to deploy');
  await expect.element(page.getByText(/Round 1 of 5/)).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.unit-on-board.seat-A').length).toBe(3);
});

test('a unit that is let go where it may not stand stays there with the reason, and the nearest legal place is one tap away', async () => {
  await begin();
  await now().getByRole('listitem').first().getByRole('button').click();
  await now().getByRole('button', { name: 'Suggest' }).click();
  await expect.element(now().getByRole('button', { name: 'Confirm' })).toBeVisible();
  const table = page.getByRole('application', { name: 'The table' });
  (table.element() as unknown as SVGElement).focus();
  await userEvent.keyboard('{ArrowDown>16/}');
  await expect.element(now().getByRole('button', { name: 'Nearest legal place' })).toBeVisible();
  await expect.element(now().getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  await now().getByRole('button', { name: 'Nearest legal place' }).click();
  await now().getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => document.querySelectorAll('.unit-on-board.seat-A').length).toBe(1);
});

test('a battle that was left is resumed at the same question', async () => {
  await begin();
  await now().getByRole('listitem').first().getByRole('button').click();
  await now().getByRole('button', { name: 'Suggest' }).click();
  await now().getByRole('button', { name: 'Confirm' }).click();
  await expect.element(now()).toHaveTextContent('Select to deploy');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Resume the battle' }).click();
  await expect.element(now()).toHaveTextContent('Select to deploy');
  await expect.poll(() => document.querySelectorAll('.unit-on-board.seat-A').length).toBe(1);
});
