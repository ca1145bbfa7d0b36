import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
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
