import { type Outcome, type PoolTurn, startOf } from '@umpire/dice';
import type { AttackScenario } from '@umpire/rules';
import type { ExactAnswer, TurnAnswer } from './answer.js';

/** Which weapon goes first, and which after it, where the attacker chooses; nothing where nothing was left to choose. */
export function orderOf({ volley }: AttackScenario, outcome: Outcome): Pick<ExactAnswer, 'order'> {
  const { turns = [] } = outcome;
  if (turns.length === 0) return {};
  const start = startOf(volley);
  const order = volley.units.flatMap((unit, u) => {
    const own = turns.filter(({ unit: of }) => of === u);
    const names = unit.pools(start).map(({ name }) => name);
    const last = Math.max(-1, ...own.map(({ done }) => done));
    const each = Array.from({ length: last + 1 }, (_, n) =>
      turnsOf(
        outcome,
        own.filter(({ done }) => done === n),
        names,
      ),
    );
    return each.length > 0 ? [{ attacker: unit.name, turns: each }] : [];
  });
  return { order };
}

function turnsOf({ standings }: Outcome, turns: readonly PoolTurn[], names: readonly string[]): TurnAnswer[] {
  const wounds = standings.groups.reduce((sum, group) => sum + group.models * group.wounds, 0);
  const left = ({ standing }: PoolTurn): number =>
    wounds - standings.standing(standing).lost.reduce((sum, lost) => sum + lost, 0);
  return [...new Set(turns.map(({ pool }) => pool))]
    .map((pool): TurnAnswer => {
      const own = turns.filter((turn) => turn.pool === pool);
      return {
        weapon: names[pool] ?? '',
        chance: own.reduce((sum, { chance }) => sum + chance, 0),
        woundsLeft: [...new Set(own.map(left))].sort((a, b) => a - b),
      };
    })
    .sort((a, b) => b.chance - a.chance);
}
