import { exactOutcome, isDestroyed, modelsLost, type Standings, TooLargeError } from '@umpire/dice';
import { fail, ok, type Result } from '@umpire/kernel';
import type { AttackPairs } from '@umpire/rules';
import type { TooLarge } from './answer.js';
import { tooLarge } from './too-large.js';

/** One attacker at one target: the chance that nothing of it is left, and means. */
export interface Cell {
  readonly destroyed: number;
  readonly modelsDestroyed: number;
  readonly woundsLost: number;
}

/** Every attacker at every target, exact, a row an attacker; rows come as they are done. Errors: `too-large`. */
export function* matrixRows({
  attackers,
  targets,
  policies,
  volley,
}: AttackPairs): Generator<Result<Cell[], TooLarge>> {
  for (let a = 0; a < attackers.length; a++) {
    try {
      yield ok(
        targets.map((_, t) => {
          const { standings, afterEach } = exactOutcome(volley(a, t), policies);
          return cellOf(measuresOf(standings), afterEach.at(-1)!);
        }),
      );
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      yield fail(tooLarge(error.size, 'matrix'));
    }
  }
}

/** What each standing is worth, one number a standing. */
interface Measures {
  readonly destroyed: Float64Array;
  readonly models: Float64Array;
  readonly wounds: Float64Array;
}

const known = new WeakMap<Standings, Measures>();

function measuresOf(standings: Standings): Measures {
  const found = known.get(standings);
  if (found !== undefined) return found;
  const { groups, size, start } = standings;
  const before = standings.standing(start).lost;
  const measure = (of: (lost: readonly number[]) => number): Float64Array =>
    Float64Array.from({ length: size }, (_, s) => of(standings.standing(s).lost));
  const sum = (of: (g: number) => number): number => groups.reduce((total, _, g) => total + of(g), 0);
  const made = {
    destroyed: measure((lost) => (isDestroyed(groups, { lost, uses: 0 }) ? 1 : 0)),
    models: measure((lost) => sum((g) => modelsLost(groups[g]!, lost[g]!) - modelsLost(groups[g]!, before[g]!))),
    wounds: measure((lost) => sum((g) => lost[g]! - before[g]!)),
  };
  known.set(standings, made);
  return made;
}

function cellOf({ destroyed, models, wounds }: Measures, chances: Float64Array): Cell {
  let [all, mean, lost] = [0, 0, 0];
  for (let s = 0; s < chances.length; s++) {
    const chance = chances[s]!;
    all += chance * destroyed[s]!;
    mean += chance * models[s]!;
    lost += chance * wounds[s]!;
  }
  return { destroyed: all, modelsDestroyed: mean, woundsLost: lost };
}
