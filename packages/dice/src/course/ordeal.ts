import type { Outcome } from '../exact.js';
import type { Sample } from '../sample.js';
import { modelsLost, type Standings, woundsLost } from '../standings.js';
import type { Group } from '../volley.js';
import type { CourseEvent, OrdealSpec } from './course.js';
import { type Solving, solved } from './solve.js';
import { type Holding, playedOnce, sampled } from './throw.js';

/** An ordeal as odds see it: what its states are like is nobody’s business. */
export interface Ordeal {
  readonly groups: readonly Group[];
  readonly looksAhead: boolean;
  readonly legs: readonly string[];
  /** What answers leave open is settled for the attacker’s `worth`. Throws `TooLargeError`. */
  readonly exact: (worth: (standings: Standings) => (standing: number) => number, solving?: Solving) => Outcome;
  readonly sample: (throwing: { readonly trials: number; readonly seed: string }) => Sample;
  /** Played once by whoever holds the dice; a question that they leave open is answered as the ordeal says. */
  readonly play: (hands: Holding) => Played;
}

export interface Played {
  /** Wounds and models lost by group, those lost before counted. */
  readonly lost: readonly number[];
  readonly fallen: readonly number[];
  readonly events: readonly CourseEvent[];
  readonly told: Readonly<Record<string, number>>;
}

export const ordealOf = <S, V>(spec: OrdealSpec<S, V>): Ordeal => ({
  groups: spec.groups,
  looksAhead: spec.looksAhead,
  legs: spec.legs.map(({ name }) => name),
  exact: (worth, solving) => solved(spec, worth, solving),
  sample: (throwing) => sampled(spec, throwing),
  play: (hands) => {
    const { whole, events } = playedOnce(spec, hands);
    const lost = spec.lost(whole);
    return {
      lost: spec.groups.map((group, g) => woundsLost(group, lost[g]!)),
      fallen: spec.groups.map((group, g) => modelsLost(group, lost[g]!)),
      events,
      told: spec.told?.(whole) ?? {},
    };
  },
});
