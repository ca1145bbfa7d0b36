import { Battle, compileGame, writeBattle } from '@umpire/battle';
import { greedyPlayer, type Player, playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { epicBattles } from '@umpire/netepic';
import { type BattleSystem, type Heading, sealed } from '@umpire/rules';
import { w40kBattles } from '@umpire/w40k';
import { type Timing, timing, timingOf } from './clock.js';

type AnyBattle = Battle<unknown, unknown>;

/** Two armies of an edition that ship with it, by their names. */
interface Sides {
  readonly system: BattleSystem<unknown, unknown>;
  readonly edition: string;
  readonly armies: readonly [string, string];
}

const w40k = (...armies: readonly [string, string]): Sides => ({
  system: sealed(w40kBattles),
  edition: 'w40k-11',
  armies,
});

export const sides = {
  first: w40k('First battle: Necrons', 'First battle: Tyranids'),
  thousand: w40k('Necrons: Awakened Dynasty', 'Tyranids: Unending Swarm'),
  twoThousand: w40k('Necrons: Starshatter Arsenal', 'Tyranids: Invasion Fleet'),
} as const;

/** NetEpic’s two armies of 3,000 points. */
export const epicSides = (): Sides => ({
  system: sealed(epicBattles),
  edition: 'netepic-fr2',
  armies: ['Grande armée nécron', 'Grande armée ork'],
});

const players = { random: randomPlayer, greedy: greedyPlayer } as const;
type Sort = keyof typeof players;

function started({ system, edition, armies }: Sides, seed: string): AnyBattle {
  const ruleSet = system.ruleSet(edition);
  if (!ruleSet.ok) throw new Error(JSON.stringify(ruleSet.error));
  const armyOf = (name: string) => system.armies(edition).find((one) => one.name === name)?.army;
  const heading: Heading = {
    umpire: 1,
    edition,
    ruleSet: ruleSet.value.hash,
    engine: 'bench',
    options: {},
    seed,
    seats: { A: { army: armyOf(armies[0]) }, B: { army: armyOf(armies[1]) } },
  };
  const game = system.game(heading);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return Battle.start(compileGame(game.value), heading);
}

function played(of: Sides, sort: Sort, seed: string): AnyBattle {
  const battle = started(of, seed);
  const player = (seat: string): Player => players[sort](Rng.seeded(seed, seat));
  playOut(battle, { A: player('A'), B: player('B') });
  return battle;
}

/** Battles before those that are timed: most of the rules are still being compiled in the first few of them. */
export const warmUp = { justStarted: 3, warm: 20 } as const;

/**
 * Whole battles, from the army lists to the last score: some apart to warm up, then so many of other seeds. Processor time of
 * all threads, the compiler's and the collector's too: no less than what passes on a machine that has nothing else to do.
 */
export function battleTiming(of: Sides, sort: Sort, battles: number, before: number = warmUp.warm): Timing {
  for (let n = 0; n < before; n++) played(of, sort, `warm ${n}`);
  return timingOf(
    Array.from({ length: battles }, (_, n) => {
      const used = process.cpuUsage();
      played(of, sort, String(n + 1));
      const { user, system } = process.cpuUsage(used);
      return (user + system) / 1000;
    }),
  );
}

/** A copy of a battle in its middle: half of its answers given. */
export function copyTiming(of: Sides): Timing {
  const whole = played(of, 'random', '1');
  const battle = started(of, '1');
  const answers = whole.entries.filter(({ unasked }) => !unasked);
  for (const { seat, n, answer } of answers.slice(0, answers.length / 2))
    if (!('reply' in answer) || !battle.answer(seat, n, answer.reply).ok) throw new Error(`answer ${n} was refused`);
  const COPIES = 100;
  const { median, min, spread, runs, loops } = timing({
    prepare: () => battle,
    run: () => {
      for (let i = 0; i < COPIES; i++) battle.copy();
    },
  });
  const each = (ms: number): number => ms / COPIES;
  return { median: each(median), min: each(min), spread: [each(spread[0]), each(spread[1])], runs, loops: each(loops) };
}

/** A stored battle, in bytes. */
export const storedBytes = (of: Sides, sort: Sort): number => Buffer.byteLength(writeBattle(played(of, sort, '1')));
