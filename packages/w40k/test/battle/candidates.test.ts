import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { army, tank, troopers } from './armies.js';
import { answer, at, byHand, row, until } from './by-hand.js';
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

it('in a fight each unit that may be struck is listed, those who cannot strike it striking another', () => {
  const battle = byHand(
    { first: 'A', models: { ...row('A1', 2, 20, 20), ...row('B1', 2, 18, 21.8), 'B2.1': at(25, 21.5) } },
    { armies: { A: army('Reds', [troopers('reds', 2)]), B: army('Blues', [troopers('blues', 2), tank('tank')]) } },
  );
  until(battle, 'select-to-fight');
  answer(battle, 'select-to-fight', { pick: ['A1'] });
  const { seat, id } = until(battle, 'select-targets-step');
  const listed = battle.candidatesFor(seat, id).map(({ proposal }) => proposal);
  expect(listed).toEqual([
    { at: { B1: ['A1.1>blade', 'A1.2>blade'] } },
    { at: { B1: ['A1.1>blade'], B2: ['A1.2>blade'] } },
  ]);
});
