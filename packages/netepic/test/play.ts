import { Battle, compileGame } from '@umpire/battle';
import { Rng } from '@umpire/kernel';
import type { Choice, Heading, Reply } from '@umpire/rules';
import type { EpicEvent } from '../src/table/event.js';
import { rulingsOf } from '../src/table/rulings.js';
import type { Table } from '../src/table/table.js';
import { epicGame } from '../src/turn/game.js';

export const engine = compileGame(epicGame({ ruleSet: 'sha256:test', rulings: rulingsOf() }));

export const heading = (seed: string, more: Partial<Heading> = {}): Heading => ({
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
export const started = (seed: string, more: Partial<Heading> = {}): EpicBattle => Battle.start(engine, heading(seed, more));

const among = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

export function anyReply(battle: EpicBattle, choice: Choice, rng: Rng): Reply {
  const { ask, seat, id } = choice;
  switch (ask.kind) {
    case 'pick': {
      const keys = ask.options.map(({ key }) => key);
      const useful = keys.filter((key) => key !== 'stop');
      const from = useful.length > 0 && rng.below(20) > 0 ? useful : keys;
      const picked = new Set<string>();
      const count = ask.min + rng.below(ask.max - ask.min + 1);
      while (picked.size < Math.min(count, from.length)) picked.add(among(from, rng));
      return { pick: [...picked] };
    }
    case 'order':
      return { order: ask.options.map(({ key }) => key) };
    case 'split':
      return { split: { [among(ask.options, rng).key]: ask.min } };
    case 'react':
      return rng.below(3) > 0 ? { use: among(ask.offers, rng).key } : { pass: true };
    case 'propose': {
      const judged = battle.judge(seat, id, { propose: null });
      if (judged.ok) throw new Error('nothing is a proposal');
      return { propose: judged.error.nearest };
    }
  }
}

export function playOn(battle: EpicBattle, seed: number, most = 20_000): void {
  const rng = Rng.seeded(seed);
  for (let i = 0; i < most && !battle.isOver; i++) {
    const choice = among(battle.choices, rng);
    const reply = anyReply(battle, choice, rng);
    const answered = battle.answer(choice.seat, choice.id, reply);
    if (!answered.ok) throw new Error(JSON.stringify([choice, reply, answered.error]).slice(0, 2000));
  }
}
