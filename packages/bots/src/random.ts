import type { Rng } from '@umpire/kernel';
import type { Choice, Option, Reply } from '@umpire/rules';
import type { Desk, Player } from './player.js';

const among = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

function shuffled(options: readonly Option[], rng: Rng): readonly string[] {
  const keys = options.map(({ key }) => key);
  for (let i = keys.length - 1; i > 0; i--) {
    const k = rng.below(i + 1);
    [keys[i], keys[k]] = [keys[k]!, keys[i]!];
  }
  return keys;
}

/** So many of a split, each where there is room. */
function dealt(options: readonly Option[], total: number, rng: Rng): Readonly<Record<string, number>> {
  const split: Record<string, number> = {};
  for (let left = total; left > 0; left--) {
    const open = options.filter(({ key, most = total }) => (split[key] ?? 0) < most);
    const { key } = among(open, rng);
    split[key] = (split[key] ?? 0) + 1;
  }
  return split;
}

/** Any legal reply, all alike. Of an optional pick it takes something three times in four, so that battles get on. */
export function randomPlayer(rng: Rng): Player {
  const reply = (choice: Choice, desk: Desk): Reply => {
    const { ask } = choice;
    switch (ask.kind) {
      case 'pick': {
        const least = ask.min === 0 && ask.options.length > 0 && rng.below(4) > 0 ? 1 : ask.min;
        const most = Math.min(ask.max, ask.options.length);
        return { pick: shuffled(ask.options, rng).slice(0, least + rng.below(most - least + 1)) };
      }
      case 'order':
        return { order: shuffled(ask.options, rng) };
      case 'split':
        return { split: dealt(ask.options, ask.min + rng.below(ask.max - ask.min + 1), rng) };
      case 'react':
        return rng.below(3) === 0 ? { use: among(ask.offers, rng).key } : { pass: true };
      case 'propose':
        return { propose: desk.draw(choice) };
    }
  };
  return { name: 'random', reply };
}
