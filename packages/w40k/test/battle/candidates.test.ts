import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { newBattle } from './table.js';

it('every target that is listed for a unit may be fired at, or struck, and is an enemy', () => {
  const battle = newBattle('2');
  let listed = 0;
  playOut(
    battle,
    { A: randomPlayer(Rng.seeded('A')), B: randomPlayer(Rng.seeded('B')) },
    {
      onAnswer: ({ seat, id, ask }) => {
        if (ask.kind !== 'propose' || (ask.shape !== 'shoot' && ask.shape !== 'fight')) return;
        for (const { about, judged } of battle.candidatesFor(seat, id)) {
          expect(judged.ok).toBe(true);
          for (const ref of about) expect(ref.startsWith(seat)).toBe(false);
          listed++;
        }
      },
    },
  );
  expect(listed).toBeGreaterThan(3);
});
