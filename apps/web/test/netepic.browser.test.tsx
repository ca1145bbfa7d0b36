import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { carriedTo } from '../src/board/grip.js';
import { App } from '../src/page/app.js';
import { handlingOf } from '../src/page/move-panel.js';
import { leaveBattle, letGo, startBattle, useBattle } from '../src/state/battle.js';
import { restart, useStore } from '../src/state/store.js';
import '../src/style/page.css';

let root: Root | undefined;

beforeEach(() => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((list) => {
    if (list instanceof Uint32Array) list[0] = 7;
    return list;
  });
  localStorage.clear();
  restart();
  leaveBattle();
  useStore.setState({ locale: 'fr', place: { view: 'battle' } });
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<App />);
});

afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

const now = () => document.querySelector('.panel.now');

/** A skirmish against a program, deployed by itself, until orders are asked for. */
async function toOrders(): Promise<void> {
  const select = (label: RegExp, option: RegExp): void => {
    const found = [...document.querySelectorAll('label')].find((one) => label.test(one.textContent ?? ''));
    const box = found?.querySelector('select') ?? document.querySelector<HTMLSelectElement>(`#${found?.htmlFor}`);
    const wanted = [...(box?.options ?? [])].find((one) => option.test(one.textContent ?? ''));
    if (box === null || box === undefined || wanted === undefined) throw new Error(`${label} has no ${option}`);
    box.value = wanted.value;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await expect.poll(() => document.querySelectorAll('select').length).toBeGreaterThan(2);
  select(/dition/, /Palladium|NetEpic/i);
  await expect.poll(() => document.body.textContent).toMatch(/Escarmouche/);
  select(/A/, /Escarmouche nécron/);
  select(/B/, /Escarmouche Space Marine/);
  await page.getByRole('button', { name: 'Commencer' }).click();
  for (let i = 0; i < 30 && !/ordres/i.test(now()?.textContent ?? ''); i++) {
    await expect.poll(() => now()?.querySelectorAll('button').length ?? 0, { timeout: 10_000 }).toBeGreaterThan(0);
    const buttons = [...(now()?.querySelectorAll('button') ?? [])];
    const deploy = buttons.find((one) => /pour moi/.test(one.textContent ?? ''));
    (deploy ?? buttons[0])?.click();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));
  }
}

test('orders are given in few taps, lie as tokens on the board, and formations have their strip and sheet', async () => {
  await toOrders();
  await expect.poll(() => now()?.textContent, { timeout: 20_000 }).toMatch(/Tous/);
  const selects = [...(now()?.querySelectorAll('select') ?? [])];
  expect(selects.length).toBeGreaterThan(0);
  // one line by hand, the same for the rest
  const [first] = selects;
  if (first === undefined) throw new Error('no orders to give');
  first.value = 'first-fire';
  first.dispatchEvent(new Event('change', { bubbles: true }));
  await page.getByRole('button', { name: /pour le reste\s: Charge/ }).click();
  await expect
    .poll(() => selects.map(({ value }) => value))
    .toEqual(['first-fire', ...selects.slice(1).map(() => 'charge')]);
  expect(document.querySelectorAll('.formations li').length).toBeGreaterThan(1);
  expect(document.querySelector('.formation-sheet')?.textContent).toMatch(/☐/);
  await page.getByRole('button', { name: /Zones de contrôle/ }).click();
  await expect.poll(() => document.querySelectorAll('.controls circle').length).toBeGreaterThan(10);
  now()?.querySelector<HTMLButtonElement>('button.main')?.click();
  await expect.poll(() => document.querySelectorAll('.token').length, { timeout: 20_000 }).toBeGreaterThan(0);
});

test('an objective left open is placed on the board: suggested, refused at the edge with the nearest place, confirmed', async () => {
  await startBattle({
    edition: 'netepic-fr2',
    armies: { A: 'Escarmouche nécron', B: 'Escarmouche Space Marine' },
    mission: 'open-objectives',
    players: { A: 'person', B: 'greedy' },
    seed: '3',
  });
  await expect.poll(() => now()?.textContent, { timeout: 20_000 }).toMatch(/lacer les objectifs · Objectif \d/);
  const placed = (): number => useBattle.getState().told?.scene.objectives.length ?? 0;
  const before = placed();
  await page.getByRole('button', { name: /Proposer/ }).click();
  await expect.poll(() => document.querySelectorAll('.ghosts [data-model]').length).toBe(1);
  // as a finger lets it go 2 cm from the edge
  const { told } = useBattle.getState();
  const [question] = told?.questions ?? [];
  const handling = told && handlingOf(told, useBattle.getState());
  if (question === undefined || handling === undefined) throw new Error('nothing is placed');
  await letGo(question, carriedTo(handling, { x: 20_000, y: 600_000 }), 'stays');
  await expect.poll(() => now()?.textContent).toMatch(/15\scm au moins de chaque bord/);
  await page.getByRole('button', { name: /proche/ }).click();
  await page.getByRole('button', { name: /Confirmer|Valider/ }).click();
  await expect.poll(placed, { timeout: 20_000 }).toBeGreaterThan(before);
  const [first] = useBattle.getState().told?.scene.objectives.slice(before) ?? [];
  expect(first?.at).toEqual({ x: 150_000, y: 600_000 });
});
