import { bestOutcome, exactOutcome, looksAhead, modelsLost, type Outcome, TooLargeError } from '@umpire/dice';
import type { Attack } from '@umpire/rules';
import { placed, type Tally } from './tally.js';

/** An attack with its exact odds, and what came of it. */
export interface Measured {
  /** Wounds lost by whom it was made at. */
  readonly wounds: Tally;
  /** Models destroyed. */
  readonly models: Tally;
  /** Points of the models destroyed. */
  readonly points: Tally;
}

/** The code of why an attack could not be measured. */
export interface NotMeasured {
  readonly notMeasured: string;
}

/** The exact odds of an attack, and the place of what it came to. `lost`: by group, those lost before counted. */
export function measure(attack: Attack, lost: readonly number[]): Measured | NotMeasured {
  const { odds, worth } = attack;
  if ('notMeasured' in odds) return odds;
  try {
    const outcome = outcomeOf(odds);
    return measuredIn(outcome, worth, lost);
  } catch (error) {
    if (error instanceof TooLargeError) return { notMeasured: 'too-large' };
    throw error;
  }
}

/** What is left open is answered for nobody in particular: each way is worth the same. */
function outcomeOf(odds: Exclude<Attack['odds'], NotMeasured>): Outcome {
  if ('exact' in odds) return odds.exact();
  const { volley, policies } = odds;
  return looksAhead(volley, policies) ? bestOutcome(volley, policies, () => () => 0) : exactOutcome(volley, policies);
}

function measuredIn({ standings, afterEach }: Outcome, worth: Attack['worth'], lost: readonly number[]): Measured {
  const { groups } = standings;
  const before = groups.map((group) => group.lost);
  const sums = (now: readonly number[]): readonly [wounds: number, models: number, points: number] => {
    let [wounds, models, points] = [0, 0, 0];
    groups.forEach((group, g) => {
      const share = worth[g];
      if (share === undefined) return;
      const fallen = modelsLost(group, now[g]!) - modelsLost(group, before[g]!);
      wounds += now[g]! - before[g]!;
      models += fallen;
      points += fallen * share;
    });
    return [wounds, models, points];
  };
  const chances: [number[], number[], number[]] = [[], [], []];
  afterEach.at(-1)!.forEach((chance, s) => {
    if (chance === 0) return;
    for (const [i, sum] of sums(standings.standing(s).lost).entries())
      chances[i]![sum] = (chances[i]![sum] ?? 0) + chance;
  });
  const [wounds, models, points] = sums(lost);
  return {
    wounds: placed(filled(chances[0]), wounds),
    models: placed(filled(chances[1]), models),
    points: placed(filled(chances[2]), points),
  };
}

const filled = (sparse: readonly number[]): readonly number[] => Array.from(sparse, (chance) => chance ?? 0);
