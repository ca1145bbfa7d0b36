import { Battle, compileGame } from '@umpire/battle';
import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import type { Heading } from '@umpire/rules';
import { describe, expect, it } from 'vitest';
import { battleOf, shippedLists, w40k } from '../../src/index.js';

function heading(seed: string): Heading {
  const rules = w40k.ruleSet('w40k-11');
  const [a, b] = shippedLists('w40k-11').filter(({ name }) => name.startsWith('First battle'));
  if (!rules.ok || a === undefined || b === undefined) throw new Error('no first battle');
  return {
    umpire: 1,
    edition: 'w40k-11',
    ruleSet: rules.value.hash,
    engine: '0',
    options: {},
    seed,
    seats: { A: { army: a }, B: { army: b } },
  };
}

describe('the first battle that ships', () => {
  it.each(['1', '3'])(
    'is played to its end, and what a leader and its bodyguard both have acts once (24.01, seed %s)',
    (seed) => {
      const game = battleOf(heading(seed));
      if (!game.ok) throw new Error(JSON.stringify(game.error));
      const battle = Battle.start(compileGame(game.value), heading(seed));
      playOut(battle, { A: randomPlayer(Rng.seeded(seed, 'A')), B: randomPlayer(Rng.seeded(seed, 'B')) });
      expect(battle.isOver).toBe(true);
    },
  );
});
