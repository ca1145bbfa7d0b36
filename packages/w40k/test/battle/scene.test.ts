import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import type { Placing } from '@umpire/rules';
import { expect, it } from 'vitest';
import { newBattle } from './table.js';

it('a suggested move that is drawn, let go where it was drawn and confirmed is the suggested move', () => {
  let moves = 0;
  for (const seed of ['5', '6']) {
    const battle = newBattle(seed);
    playOut(
      battle,
      { A: randomPlayer(Rng.seeded('A')), B: randomPlayer(Rng.seeded('B')) },
      {
        onAnswer: ({ seat, id, ask }, reply) => {
          if (ask.kind !== 'propose' || !['move', 'set-up'].includes(ask.shape) || !('propose' in reply)) return;
          const placing = battle.placingOf(seat, id, reply.propose) ?? {};
          if (Object.keys(placing).length === 0) return;
          const again = battle.proposalFor(seat, id, placing);
          expect(battle.judge(seat, id, { propose: again }).ok).toBe(true);
          expect(battle.placingOf(seat, id, again)).toEqual(placing);
          moves++;
        },
      },
    );
  }
  expect(moves).toBeGreaterThan(20);
});

it('a drag off the table is refused with the model that left it', () => {
  const battle = newBattle('1', {
    position: { models: { 'A1.1': { x: 558_800, y: 203_200 }, 'B1.1': { x: 558_800, y: 1_300_000 } }, first: 'A' },
  });
  let [choice] = battle.choices;
  for (let n = 0; choice !== undefined && choice.ask.kind !== 'propose' && n < 20; n++) {
    const { ask, seat, id } = choice;
    const pick =
      ask.kind === 'pick' ? [(ask.options.find(({ key }) => /normal|A1/.test(key)) ?? ask.options[0])?.key] : [];
    const answered = battle.answer(
      seat,
      id,
      ask.kind === 'pick' ? { pick: pick.filter((key) => key !== undefined) } : { pass: true },
    );
    expect(answered.ok).toBe(true);
    [choice] = battle.choices;
  }
  if (choice?.ask.kind !== 'propose') throw new Error('no move is asked for');
  const placing: Placing = { 'A1.1': { x: 558_800, y: -50_000 } };
  const judged = battle.judge(choice.seat, choice.id, { propose: battle.proposalFor(choice.seat, choice.id, placing) });
  expect(judged.ok).toBe(false);
});

it('the scene holds every living model once, and says who holds what', () => {
  const battle = newBattle('3');
  playOut(battle, { A: randomPlayer(Rng.seeded('A')), B: randomPlayer(Rng.seeded('B')) });
  const scene = battle.scene('A');
  if (scene === undefined) throw new Error('no scene');
  const { models } = battle.state.ground.roster;
  const alive = models.filter(({ index }) => battle.state.field.place[index] !== 2).map(({ ref }) => ref);
  expect(scene.units.flatMap((unit) => unit.models.map(({ ref }) => ref)).toSorted()).toEqual(alive.toSorted());
  expect(scene.objectives.map(({ holder }) => holder)).toHaveLength(3);
  expect(scene.score).toEqual({ A: battle.result.score[0], B: battle.result.score[1] });
});
