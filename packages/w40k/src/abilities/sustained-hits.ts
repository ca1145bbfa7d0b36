import { constant, parseDice } from '@umpire/dice';
import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';

interface SustainedHits {
  readonly source: Citation;
}

/** A critical hit scores so many more hits. They are never critical, and a random number is rolled for each critical hit. */
export function sustainedHits({ source }: SustainedHits): AttackRule {
  return {
    id: 'sustained-hits',
    name: 'Sustained Hits',
    kind: 'weapon-ability',
    source,
    summary: 'A critical hit scores that many additional hits, none of them critical.',
    native: {
      hit: (die, { parameter = 1 }) => {
        if (!die.criticalHit) return die;
        if (typeof parameter === 'number') return { ...die, extraHits: constant(parameter) };
        const dice = parseDice(parameter.dice);
        return dice.ok ? { ...die, extraHits: dice.value } : die;
      },
    },
    inAttack: true,
    stage: 'exact',
  };
}
