import type { Battle } from '@umpire/battle';
import { bestOutcome, exactOutcome, looksAhead, type Policies, standingsOf, type Volley } from '@umpire/dice';
import { figuresOf } from '@umpire/odds';
import type { Forecast, Seat } from '@umpire/rules';
import type { ToldOdds } from './told.js';

/** Exact odds of declared attacks at one target: what to count on, what to hope for. */
export function oddsOf({ target, volley, policies }: Forecast): ToldOdds {
  const outcome = looksAhead(volley, policies)
    ? bestOutcome(volley, policies, () => () => 0)
    : exactOutcome(volley, policies);
  const standings = standingsOf(volley.groups, volley.uses);
  const { modelsDestroyed, woundsLost, destroyed } = figuresOf(standings, outcome.afterEach.at(-1)!);
  return {
    target,
    models: volley.groups.reduce((sum, { models }) => sum + models, 0),
    modelsDestroyed: modelsDestroyed.distribution,
    woundsLost: woundsLost.distribution,
    destroyed,
  };
}

/** The odds of what a proposal declares, by target; of what cannot be measured there are none. */
export function declaredOdds(
  battle: Battle<unknown, unknown>,
  seat: Seat,
  id: number,
  proposal: unknown,
): readonly ToldOdds[] {
  const forecasts = battle.forecast(seat, id, proposal);
  if (forecasts.length > 0) return forecasts.map(oddsOf);
  return battle.prospects(seat, id, proposal).flatMap(({ target, odds }) => {
    if (!('exact' in odds)) return [];
    const { standings, afterEach } = odds.exact();
    const { modelsDestroyed, woundsLost, destroyed } = figuresOf(standings, afterEach.at(-1)!);
    return {
      target,
      models: standings.groups.reduce((sum, { models }) => sum + models, 0),
      modelsDestroyed: modelsDestroyed.distribution,
      woundsLost: woundsLost.distribution,
      destroyed,
    };
  });
}

/** How many models a volley destroys: exact chances, indexed by how many. */
export function modelsOf(volley: Volley, policies: Policies): readonly number[] {
  const { afterEach } = exactOutcome(volley, policies);
  return figuresOf(standingsOf(volley.groups, volley.uses), afterEach.at(-1)!).modelsDestroyed.distribution;
}

/** The chance that a declaration destroys a model: the one in view where nothing greater is asked. */
export const chanceOf = (odds: readonly ToldOdds[]): number =>
  1 - odds.reduce((none, { modelsDestroyed }) => none * (modelsDestroyed[0] ?? 1), 1);
