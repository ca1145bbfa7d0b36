import { exactOutcome, looksAhead } from '@umpire/dice';
import type { AttackScenario } from '@umpire/rules';
import type { NeighbourAnswer, Unmodelled } from './answer.js';
import { mixedOver, type OutcomeOf, waitsOf } from './attackers-lost.js';
import { distributionOf } from './distribution.js';
import { figuresOf } from './figures.js';

/** Why the losses of units beside the target cannot be given; empty where they can. */
export function neighboursUnknown({ neighbours = [], volley, policies }: AttackScenario): Unmodelled[] {
  if (!looksAhead(volley, policies)) return [];
  const why = 'whether a unit still chooses this target depends on choices that look ahead';
  return neighbours
    .filter((one) => waitsOf([one.volley]).length > 0)
    .map(({ name }) => ({ what: 'losses beside the target', of: name, why, restStands: true, figure: true }));
}

/** What each unit beside the target loses, in the order in which the scenario names them. */
export function neighboursOf(
  attack: AttackScenario,
  outcomeOf: OutcomeOf = exactOutcome,
): { readonly neighbours?: readonly NeighbourAnswer[] } {
  const { neighbours = [], policies } = attack;
  const unknown = new Set(neighboursUnknown(attack).map(({ of }) => of));
  const known = neighbours.filter(({ name }) => !unknown.has(name));
  if (known.length === 0) return {};
  return {
    neighbours: known.map(({ name, volley }): NeighbourAnswer => {
      const mixed = (pick: (figures: ReturnType<typeof figuresOf>) => readonly number[]): readonly number[] =>
        mixedOver(attack, [volley], outcomeOf, (volleys) => {
          const { standings, afterEach } = outcomeOf(volleys[0]!, policies);
          return pick(figuresOf(standings, afterEach.at(-1)!));
        });
      return {
        name,
        woundsLost: distributionOf(mixed(({ woundsLost }) => woundsLost.distribution)),
        modelsDestroyed: distributionOf(mixed(({ modelsDestroyed }) => modelsDestroyed.distribution)),
        destroyed: mixed(({ destroyed }) => [destroyed])[0] ?? 0,
      };
    }),
  };
}
