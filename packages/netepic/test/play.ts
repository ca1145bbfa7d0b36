import { Battle, compileGame } from '@umpire/battle';
import { deskAt, greedyPlayer, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import type { Choice, Heading, Reply } from '@umpire/rules';
import { epicBattles } from '../src/index.js';
import type { EpicEvent } from '../src/table/event.js';
import { rulingsOf } from '../src/table/rulings.js';
import type { Table } from '../src/table/table.js';
import { epicGame } from '../src/turn/game.js';

export const engine = compileGame(epicGame({ ruleSet: 'sha256:test', rulings: rulingsOf() }));

const heading = (seed: string, more: Partial<Heading> = {}): Heading => ({
  umpire: 1,
  edition: 'netepic-fr2',
  ruleSet: 'sha256:test',
  engine: '0',
  options: {},
  seed,
  seats: { A: {}, B: {} },
  ...more,
});

export type EpicBattle = Battle<Table, EpicEvent>;
export const started = (seed: string, more: Partial<Heading> = {}): EpicBattle =>
  Battle.start(engine, heading(seed, more));

/** Plays on by chance, at most so many answers. */
export function playOn(
  battle: EpicBattle,
  seed: number,
  {
    most = 20_000,
    watch,
    greedy = false,
  }: {
    readonly most?: number;
    readonly greedy?: boolean;
    readonly watch?: (choice: Choice, reply: Reply) => void;
  } = {},
): void {
  const player = (greedy ? greedyPlayer : randomPlayer)(Rng.seeded(seed));
  const chance = Rng.seeded(seed, 'suggestions');
  for (let i = 0; i < most && !battle.isOver; i++) {
    const [choice] = battle.choices;
    if (!choice) throw new Error('nobody is asked');
    const { seat, id } = choice;
    const reply = player.reply(choice, deskAt(battle, seat, chance));
    watch?.(choice, reply);
    const answered = battle.answer(seat, id, reply);
    if (!answered.ok) throw new Error(JSON.stringify([choice, reply, answered.error]).slice(0, 2000));
  }
}

/** A battle from a position, as a page opens one; dice by hand unless it has a seed. */
export function fromPosition(position: object, seed?: string) {
  const set = epicBattles.position!(position);
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  const asked: Heading = {
    umpire: 1,
    edition: 'netepic-fr2',
    ruleSet: '',
    engine: 'test',
    options: {},
    ...(seed === undefined ? { dice: 'by-hand' } : { seed }),
    ...set.value,
  };
  const game = epicBattles.game(asked);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return { battle: Battle.start(compileGame(game.value), asked), game: game.value };
}

/** One answer by chance. */
export const anyAnswer = (battle: EpicBattle, seed: number): void => playOn(battle, seed, { most: 1 });
