import { greedyPlayer, type Player, randomPlayer } from '@umpire/bots';
import type { Rng } from '@umpire/kernel';
import type { Reply } from '@umpire/rules';

const untils = ['phase', 'turn', 'round', 'battle', undefined] as const;

/** A random player whose passes often stand: for a phase, a turn, the battle; for one rule or for all. */
function restingPlayer(rng: Rng): Player {
  const inner = randomPlayer(rng);
  return {
    name: 'resting',
    reply: (choice, desk) => {
      const reply = inner.reply(choice, desk);
      const until = untils[rng.below(untils.length)];
      if (!('pass' in reply) || until === undefined) return reply;
      const standing: Reply = { pass: true, until };
      return rng.below(2) === 0 ? { ...standing, rule: choice.rule } : standing;
    },
  };
}

/** A random player that takes every rule once that it is offered, so that in many battles each acts. */
function curiousPlayer(rng: Rng): Player {
  const inner = randomPlayer(rng);
  const tried = new Set<string>();
  return {
    name: 'curious',
    reply: (choice, desk) => {
      const { ask } = choice;
      if (ask.kind !== 'react') return inner.reply(choice, desk);
      const fresh = ask.offers.filter(({ rule = choice.rule }) => !tried.has(rule));
      const taken = fresh[rng.below(Math.max(1, fresh.length))];
      // what everybody may do waits for what few may: command points are scarce
      if (taken === undefined || (common.has(taken.rule ?? '') && rng.below(6) > 0)) return { pass: true };
      tried.add(taken.rule ?? choice.rule);
      return { use: taken.key };
    },
  };
}

/** Stratagems that come up in every battle. */
const common = new Set(['command-re-roll', 'fire-overwatch', 'insane-bravery', 'heroic-intervention']);

/** Who may play a battle of a soak, by name. */
export const soakPlayers: Readonly<Record<string, (rng: Rng) => Player>> = {
  random: randomPlayer,
  resting: restingPlayer,
  curious: curiousPlayer,
  greedy: greedyPlayer,
};

/** What is no answer to anything. */
export const nonsense: readonly unknown[] = [
  undefined,
  null,
  3,
  {},
  { pick: ['nobody'] },
  { order: ['x'] },
  { split: { x: -1 } },
  { use: 'nothing' },
  { propose: null },
  { propose: { to: 1 } },
  { propose: { models: [{ model: -1, steps: [] }] } },
  { pass: true, until: 'doomsday' },
];
