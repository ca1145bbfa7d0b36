import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { newBattle } from './table.js';

const weaponsIn = (proposal: unknown): number =>
  Object.values((proposal as { readonly at: Readonly<Record<string, readonly string[]>> }).at).flat().length;

it('who weighs nothing moves or stays, fires some weapons or all, and what is drawn is legal', () => {
  const [battle, moves, shots] = [newBattle('2'), new Set<string>(), new Set<string>()];
  playOut(
    battle,
    { A: randomPlayer(Rng.seeded('A')), B: randomPlayer(Rng.seeded('B')) },
    {
      onAnswer: (choice, reply) => {
        const { ask, seat, id } = choice;
        if (ask.kind !== 'propose' || !('propose' in reply)) return;
        expect(battle.judge(seat, id, reply).ok).toBe(true);
        if (ask.shape === 'move') moves.add('stays' in (reply.propose as object) ? 'stays' : 'moves');
        if (ask.shape !== 'shoot') return;
        const drawn = weaponsIn(reply.propose);
        const [all] = battle.candidatesFor(seat, id);
        if (!all || drawn === 0) return;
        shots.add(drawn < weaponsIn(all.proposal) ? 'some' : 'all');
      },
    },
  );
  expect([...moves].sort()).toEqual(['moves', 'stays']);
  expect([...shots].sort()).toEqual(['all', 'some']);
});
