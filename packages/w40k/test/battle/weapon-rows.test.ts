import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { army, chargers } from './armies.js';
import { answer, at, byHand, keys, open, until } from './by-hand.js';
import { newBattle } from './table.js';

it('every weapon at any target of its row may be declared, and the usual rows are a declaration that is taken', () => {
  let [rows, targets] = [0, 0];
  for (const seed of ['2', '3', '5']) {
    const battle = newBattle(seed);
    playOut(
      battle,
      { A: randomPlayer(Rng.seeded(seed, 'A')), B: randomPlayer(Rng.seeded(seed, 'B')) },
      {
        onAnswer: ({ seat, id, ask }) => {
          if (ask.kind !== 'propose' || (ask.shape !== 'shoot' && ask.shape !== 'fight')) return;
          const form = battle.formFor(seat, id);
          if (form === undefined || form.lines.length === 0) return;
          const usual = Object.fromEntries(form.lines.map((line) => [line.key, line.usual]));
          expect(battle.judge(seat, id, { propose: form.toProposal(usual) })).toMatchObject({ ok: true });
          for (const { key, options, says } of form.lines) {
            rows++;
            for (const option of options) {
              // by itself, so that no other weapon of its model stands in the way; who is engaged must fight with all
              const filled = ask.shape === 'shoot' ? { [key]: option } : { ...usual, [key]: option };
              expect(battle.judge(seat, id, { propose: form.toProposal(filled) })).toMatchObject({ ok: true });
              if (option === 'hold') continue;
              expect(says?.[option]?.of.startsWith(seat)).toBe(false);
              targets++;
            }
          }
        },
      },
    );
  }
  expect(rows).toBeGreaterThan(20);
  expect(targets).toBeGreaterThan(rows / 2);
});

it('the blows of one weapon are shared between two units in its row, one at least at each (04.02)', () => {
  const armies = {
    A: army('Reds', [chargers('reds', 1)]),
    B: army('Blues', [chargers('blues', 1), chargers('greens', 1)]),
  };
  // three attacks; between two enemies, each an inch away
  const battle = byHand(
    { first: 'A', models: { 'A1.1': at(20, 20), 'B1.1': at(17.8, 20), 'B2.1': at(22.2, 20) } },
    { armies },
  );
  until(battle, 'select-to-fight');
  answer(battle, 'select-to-fight', { pick: [keys(open(battle))[0] ?? ''] });
  const { seat, id } = open(battle);
  const form = battle.formFor(seat, id);
  const [line] = form?.lines ?? [];
  expect(Object.values(line?.says ?? {}).flatMap(({ shares }) => (shares === undefined ? [] : [shares]))).toEqual([
    [
      { of: 'B1', attacks: 2 },
      { of: 'B2', attacks: 1 },
    ],
    [
      { of: 'B1', attacks: 1 },
      { of: 'B2', attacks: 2 },
    ],
  ]);
  const [shared = ''] = Object.entries(line?.says ?? {}).flatMap(([option, said]) => (said.shares ? [option] : []));
  const proposal = form?.toProposal({ [line?.key ?? '']: shared });
  expect(battle.judge(seat, id, { propose: proposal })).toMatchObject({ ok: true });
  expect(battle.forecast(seat, id, proposal).map(({ target }) => target)).toEqual(['B1', 'B2']);
});

it('among three units each gets at least one, in every share, beside the shares between two of them (04.02)', () => {
  const armies = {
    A: army('Reds', [chargers('reds', 1)]),
    B: army('Blues', [chargers('blues', 1), chargers('greens', 1), chargers('greys', 1)]),
  };
  // three attacks; among three enemies, each an inch away
  const battle = byHand(
    { first: 'A', models: { 'A1.1': at(20, 20), 'B1.1': at(17.8, 20), 'B2.1': at(22.2, 20), 'B3.1': at(20, 22.2) } },
    { armies },
  );
  until(battle, 'select-to-fight');
  answer(battle, 'select-to-fight', { pick: [keys(open(battle))[0] ?? ''] });
  const { seat, id } = open(battle);
  const form = battle.formFor(seat, id);
  const [line] = form?.lines ?? [];
  const told = Object.entries(line?.says ?? {}).flatMap(([option, { shares }]) =>
    shares === undefined ? [] : [[option, shares.map(({ of, attacks }) => `${of} ${attacks}`).join(', ')] as const],
  );
  expect(told.map(([, shares]) => shares)).toEqual([
    'B1 2, B2 1',
    'B1 1, B2 2',
    'B1 2, B3 1',
    'B1 1, B3 2',
    'B2 2, B3 1',
    'B2 1, B3 2',
    'B1 1, B2 1, B3 1',
  ]);
  const proposal = form?.toProposal({ [line?.key ?? '']: told.at(-1)?.[0] ?? '' });
  expect(battle.judge(seat, id, { propose: proposal })).toMatchObject({ ok: true });
  expect(battle.forecast(seat, id, proposal).map(({ target }) => target)).toEqual(['B1', 'B2', 'B3']);
});
