import { deskAt, greedyPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, test } from 'vitest';
import { fromPosition, playOn, started } from './play.js';

const said = (entries: readonly { readonly events: readonly unknown[] }[], say: string): number =>
  entries.flatMap(({ events }) => events).filter((event) => (event as { say?: string }).say === say).length;

test('greedy players start in their carriers, and get out to fight', () => {
  const battle = started('riding');
  playOn(battle, 3, { greedy: true });
  expect(said(battle.entries, 'gets-out')).toBeGreaterThan(0);
});

test('far from any enemy they get in and ride', () => {
  const { battle } = fromPosition(
    {
      phase: 'movement',
      A: {
        t: {
          stands: '2 tactical',
          at: [
            [60, 10],
            [63, 10],
          ],
          order: 'advance',
        },
        r: { stands: '1 rhino', at: [62, 14], order: 'advance' },
      },
      B: { w: { stands: '1 warrior', at: [60, 115], order: 'none' } },
    },
    'ride',
  );
  const player = greedyPlayer(Rng.seeded('rider'));
  for (let i = 0; i < 6; i++) {
    const [choice] = battle.choices;
    if (choice === undefined) break;
    const reply = player.reply(choice, deskAt(battle, choice.seat, Rng.seeded('desk')));
    expect(battle.answer(choice.seat, choice.id, reply).ok).toBe(true);
  }
  expect(said(battle.entries, 'boards')).toBe(2);
});
