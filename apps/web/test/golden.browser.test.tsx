import { Battle, compileGame, readBattle, writeBattle } from '@umpire/battle';
import { greedyPlayer, type Player, playOut, randomPlayer } from '@umpire/bots';
import { fail, issue, ok, type Result, Rng } from '@umpire/kernel';
import type { Heading, Seat } from '@umpire/rules';
import { expect, test } from 'vitest';
import { gameOf } from '../src/battle/games.js';

/** Battles that Node played and hashed. */
const golden = import.meta.glob<string>('../../../conformance/battles/*.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const logs = Object.entries(golden).map(([file, text]) => [file.split('/').at(-1)!, text] as const);

function engineOf(heading: Heading): Result<ReturnType<typeof compileGame<unknown, unknown>>> {
  const game = gameOf(heading.edition)?.game(heading) ?? fail([issue('unknown-edition', 'no such edition')]);
  return game.ok ? ok(compileGame(game.value)) : game;
}

const programs: Readonly<Record<string, (rng: Rng) => Player>> = { random: randomPlayer, greedy: greedyPlayer };

test('there are battles of both games', () => {
  expect(logs.length).toBeGreaterThanOrEqual(6);
  expect(logs.some(([file]) => file.startsWith('w40k'))).toBe(true);
  expect(logs.some(([file]) => file.startsWith('netepic'))).toBe(true);
});

test.each(logs)('%s: replayed in a browser it comes to the same hash', (_, text) => {
  const read = readBattle(text, engineOf);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.stopped).toBeUndefined();
  expect(read.value.ended).toBe(true);
  expect(writeBattle(read.value.battle)).toBe(text);
});

test.each(logs)('%s: played in a browser by the same programs it is the same, letter by letter', (_, text) => {
  const heading = JSON.parse(text.slice(0, text.indexOf('\n'))) as Heading;
  const engine = engineOf(heading);
  if (!engine.ok) throw new Error(JSON.stringify(engine.error));
  const battle = Battle.start(engine.value, heading);
  const player = (seat: Seat): Player =>
    programs[heading.seats[seat].player ?? '']!(Rng.seeded(heading.seed ?? '', seat, 'player'));
  playOut(battle, { A: player('A'), B: player('B') });
  expect(writeBattle(battle)).toBe(text);
});
