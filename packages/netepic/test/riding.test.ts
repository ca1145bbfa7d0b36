import { Battle, compileGame } from '@umpire/battle';
import { deskAt, greedyPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import type { Heading } from '@umpire/rules';
import { expect, test } from 'vitest';
import { epicBattles } from '../src/index.js';
import { playOn, started } from './play.js';

const said = (entries: readonly { readonly events: readonly unknown[] }[], say: string): number =>
  entries.flatMap(({ events }) => events).filter((event) => (event as { say?: string }).say === say).length;

test('greedy players start in their carriers, and get out to fight', () => {
  const battle = started('riding');
  playOn(battle, 3, { greedy: true });
  expect(said(battle.entries, 'gets-out')).toBeGreaterThan(0);
});

test('far from any enemy they get in and ride', () => {
  const set = epicBattles.position?.({
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
  });
  if (!set?.ok) throw new Error('a position that cannot be read');
  const heading: Heading = {
    umpire: 1,
    edition: 'netepic-fr2',
    ruleSet: '',
    engine: 'test',
    options: {},
    seed: 'ride',
    ...set.value,
  };
  const game = epicBattles.game(heading);
  if (!game.ok) throw new Error('no game');
  const battle = Battle.start(compileGame(game.value), heading);
  const player = greedyPlayer(Rng.seeded('rider'));
  for (let i = 0; i < 6; i++) {
    const [choice] = battle.choices;
    if (choice === undefined) break;
    const reply = player.reply(choice, deskAt(battle, choice.seat, Rng.seeded('desk')));
    expect(battle.answer(choice.seat, choice.id, reply).ok).toBe(true);
  }
  expect(said(battle.entries, 'boards')).toBe(2);
});
