import { Rng } from '@umpire/kernel';
import type { Battle, Choice, Option, Reply } from '../src/index.js';

const among = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

function shuffled(options: readonly Option[], rng: Rng): string[] {
  const keys = options.map(({ key }) => key);
  for (let i = keys.length - 1; i > 0; i--) {
    const k = rng.below(i + 1);
    [keys[i], keys[k]] = [keys[k]!, keys[i]!];
  }
  return keys;
}

/** Any legal reply, found through what people have: options, and the validator with its nearest legal proposal. */
function randomReply<S, E>(battle: Battle<S, E>, { seat, id, ask }: Choice, rng: Rng): Reply {
  switch (ask.kind) {
    case 'pick':
      return { pick: shuffled(ask.options, rng).slice(0, ask.min + rng.below(ask.max - ask.min + 1)) };
    case 'order':
      return { order: shuffled(ask.options, rng) };
    case 'split':
      return { split: { [among(ask.options, rng).key]: ask.min } };
    case 'react': {
      const until = among(['turn', 'round', undefined, undefined, undefined] as const, rng);
      if (rng.below(3) > 0) return { use: among(ask.offers, rng).key };
      return until ? { pass: true, until } : { pass: true };
    }
    case 'propose': {
      const reply = { propose: rng.below(20) };
      const judged = battle.judge(seat, id, reply);
      return judged.ok ? reply : { propose: judged.error.nearest };
    }
  }
}

interface PlayOn<S, E> {
  readonly most?: number;
  readonly until?: (battle: Battle<S, E>) => boolean;
  readonly watch?: (choice: Choice, reply: Reply) => void;
}

/** Plays on, at most so many answers or until something is so; `watch` is shown every choice before it is answered. */
export function playOn<S, E>(
  battle: Battle<S, E>,
  seed: number,
  { most = 10_000, until, watch }: PlayOn<S, E> = {},
): void {
  const rng = Rng.seeded(seed);
  for (let i = 0; i < most && !battle.isOver && !until?.(battle); i++) {
    const { open } = battle;
    if (open?.kind === 'throw') {
      const { seat, lots } = open.throw;
      const faces = lots.map(({ dice, sides, summed }) => Array.from({ length: dice * summed }, () => rng.die(sides)));
      if (!battle.giveFaces(seat, open.id, faces).ok) throw new Error('faces refused');
      continue;
    }
    const choice = among(battle.choices, rng);
    const reply = randomReply(battle, choice, rng);
    watch?.(choice, reply);
    const answered = battle.answer(choice.seat, choice.id, reply);
    if (!answered.ok) throw new Error(JSON.stringify([choice, reply, answered.error]));
  }
}
