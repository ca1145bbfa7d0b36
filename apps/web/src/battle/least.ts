import type { Battle } from '@umpire/battle';
import { Rng } from '@umpire/kernel';
import type { Choice, Reply } from '@umpire/rules';

/** The answer that does least: nothing where nothing may be done. For going on to another part of a battle. */
export function leastReply(battle: Battle<unknown, unknown>, { id, seat, ask }: Choice): Reply {
  switch (ask.kind) {
    case 'react':
      return { pass: true };
    case 'pick':
      return { pick: ask.options.slice(0, ask.min).map(({ key }) => key) };
    case 'order':
      return { order: ask.options.map(({ key }) => key) };
    case 'split': {
      let left = ask.min;
      const split = ask.options.map(({ key, most = ask.max }): readonly [string, number] => {
        const here = Math.min(most, left);
        left -= here;
        return [key, here];
      });
      return { split: Object.fromEntries(split) };
    }
    case 'propose': {
      const idle = [{ stays: true }, { at: {} }, { moves: [] }].find(
        (proposal) => battle.judge(seat, id, { propose: proposal }).ok,
      );
      return { propose: idle ?? battle.suggest(seat, id, Rng.seeded(`${battle.heading.seed}`, `least ${id}`)) };
    }
  }
}
