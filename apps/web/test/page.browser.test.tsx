import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../src/page/app.js';
import { linkOf } from '../src/scenario/link.js';
import { startAnswering } from '../src/state/answering.js';
import { startPlaces } from '../src/state/places.js';
import { restart, useStore } from '../src/state/store.js';
import '../src/style/page.css';

let root: Root | undefined;
let started = false;

beforeEach(() => {
  localStorage.clear();
  restart();
  useStore.setState({ locale: 'en' });
  if (!started) {
    startPlaces();
    startAnswering();
  }
  started = true;
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<App />);
});

afterEach(() => root?.unmount());

const answer = () => page.getByRole('region', { name: /Intercessors|Tank|Immortals|Answer/ }).last();

test('an answer stands there before anything is asked', async () => {
  await expect.element(answer()).toHaveTextContent(/Count on 2\s*77%/);
  await expect.element(answer()).toHaveTextContent(/Hope for 3\s*38%/);
});

test('it follows what is typed, and a wrong entry loses nothing', async () => {
  await page.getByRole('button', { name: 'Edit: Immortals' }).click();
  const damage = page.getByRole('textbox', { name: 'Damage' }).first();
  await damage.fill('2');
  await expect.element(answer()).toHaveTextContent(/Count on 4\s*77%/);
  await damage.fill('2x');
  await expect.element(damage).toHaveAttribute('aria-invalid', 'true');
  await expect.element(answer()).toHaveTextContent(/Count on 4\s*77%/);
});

test('a switch says before it is on what it would add, and then adds it', async () => {
  const item = page.getByRole('listitem').filter({ hasText: 're-roll hit rolls of 1' });
  await expect.element(item).toHaveTextContent('+10');
  await item.getByRole('checkbox').click();
  await expect.element(answer()).toHaveTextContent(/Count on 2\s*88%/);
});

test('another target is two taps, or a few keys, away', async () => {
  await page.getByRole('button', { name: 'Choose another: Intercessors' }).click();
  await expect.element(page.getByRole('searchbox', { name: 'Search units' })).toHaveFocus();
  await userEvent.keyboard('tank{ArrowDown}{Enter}');
  await expect.element(answer()).toHaveTextContent('Destroys it');
});

test('swapping turns the question round and back without loss', async () => {
  await expect.element(answer()).toHaveTextContent('77%');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect.element(answer()).toHaveTextContent('10 Immortals');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect.element(answer()).toHaveTextContent(/Count on 2\s*77%/);
});

test('a link opens to the same number, and a cut one says so and leaves all as it was', async () => {
  const scenario = {
    edition: 'w40k-10',
    attackers: [
      {
        name: 'Barge',
        weapons: [
          {
            count: 1,
            range: 24,
            attacks: '4',
            skill: '3+',
            strength: '6',
            damage: '1',
            abilities: ['sustained hits 2'],
          },
        ],
      },
    ],
    target: { name: 'Five', groups: [{ models: 5, toughness: 4, save: '3+', wounds: 2 }] },
  };
  location.hash = linkOf(scenario);
  await expect.element(page.getByText('mean 0.24 models')).toBeVisible();
  location.hash = linkOf(scenario).slice(0, 40);
  await expect.element(page.getByText(/This link is cut/)).toBeVisible();
  await expect.element(page.getByText('mean 0.24 models')).toBeVisible();
});

test('French says the same in French', async () => {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('fr');
  history.back();
  await expect.element(page.getByText('Compter sur').first()).toBeVisible();
  await expect.element(page.getByText('relancer les 1 pour toucher')).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
});

test('attackers in turn: the second card says how things stand after it', async () => {
  await page.getByRole('button', { name: 'Add another attacker' }).click();
  await page.getByRole('option', { name: /Lokhust/ }).click();
  await expect.element(page.getByText('then fires')).toBeVisible();
  await expect.element(page.getByText(/after it: all/).last()).toBeVisible();
});

test('a rule by its name, number or short form is two taps from its section', async () => {
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('searchbox', { name: 'Search rules' }).fill('fnp');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Feel No Pain' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search rules' }).fill('24.23');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Lethal Hits' })).toBeVisible();
  await expect.element(page.getByText('Core Rules (eleventh edition) 24.23').first()).toBeVisible();
  await expect.element(page.getByText(/11-C-014/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Edition' }).getByRole('link', { name: '10th', exact: true }).click();
  await expect.element(page.getByText('Core Rules (tenth edition) Lethal Hits').first()).toBeVisible();
  history.back();
  await expect.element(page.getByText(/11-C-014/)).toBeVisible();
  await page.getByRole('link', { name: 'Odds' }).click();
  await expect.element(answer()).toHaveTextContent(/Count on 2\s*77%/);
});

test('a comparison is shared whole: the link opens both answers', async () => {
  await page.getByRole('button', { name: /A leader in 10th and 11th/ }).click();
  await expect.element(page.getByText(/Thirty shots → A leader and five bodyguards, 10th/)).toBeVisible();
  await page.getByRole('button', { name: /^Share/ }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect.element(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const link = document.querySelector('.share-link')?.getAttribute('href') ?? '';
  restart();
  location.hash = new URL(link).hash;
  await expect.element(page.getByText(/Thirty shots → A leader and five bodyguards, 10th/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'A leader and five bodyguards' })).toBeVisible();
});

test('the question mark lists the keys', async () => {
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toHaveTextContent('swap attacker and target');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument();
});
