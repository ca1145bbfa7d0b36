import { type ExactAnswer, exactOddsBy } from '@umpire/odds';
import type { AttackScenario, OfferedScenario } from '@umpire/rules';
import { atLeast, headlineOf } from '@umpire/views';
import { lookAhead } from './look-ahead.js';
import type { Candidate, Offer, RawScenario, Side } from './reply.js';
import { type Understood, understand } from './understand.js';

const SIDES: readonly Side[] = ['attacker', 'target'];
const NOTHING = 1e-12;

/** The chance that the page shows first: to count on so many, else to hope for them, else of one at all. */
function firstChance(answer: ExactAnswer): (of: ExactAnswer) => number {
  const { counted, countOn, hopeFor } = headlineOf(answer);
  const n = (countOn ?? hopeFor)?.n ?? 1;
  return (of) => atLeast((counted === 'models' ? of.modelsDestroyed : of.woundsLost).distribution, n);
}

/** What each candidate would add to the first chance, one at a time, so that a newer question may come between. */
export function* offersOf(raw: RawScenario, candidates: readonly Candidate[]): Generator<Offer> {
  const read = understand({ ...raw, offers: [] });
  const now = read.ok ? solved(read.value, read.value.attack) : undefined;
  if (now === undefined) return;
  const measure = firstChance(now);
  for (const { effect, side } of candidates) {
    const sides = side === undefined ? SIDES : [side];
    const offers = sides.map((on) => ({ effect, for: on }));
    const tried = understand({ ...raw, offers });
    if (!tried.ok) continue;
    const results = tried.value.attack.offers().map((one, i) => judged(one, sides[i] ?? 'attacker', tried.value));
    yield best(results);
  }

  function judged({ effect, attack }: OfferedScenario, side: Side, understood: Understood): Offer {
    if (!attack.ok) return { effect, side, why: attack.error[0]?.why ?? '' };
    const answer = solved(understood, attack.value);
    return answer === undefined || now === undefined
      ? { effect, side, why: 'too-large' }
      : { effect, side, adds: measure(answer) - measure(now), ...ownLosses(now, answer) };
  }
}

/** What the attackers lose to their own hazard is no part of the first chance, and told beside it where it changes. */
function ownLosses(now: ExactAnswer, then: ExactAnswer): Pick<Offer, 'ownLosses'> {
  const change = (then.attackersLost?.mean ?? 0) - (now.attackersLost?.mean ?? 0);
  return Math.abs(change) > NOTHING ? { ownLosses: change } : {};
}

/** The side on which it changes something, else one on which it may be in force. */
function best(results: readonly Offer[]): Offer {
  const found =
    results.find(({ adds }) => adds !== undefined && Math.abs(adds) > NOTHING) ??
    results.find((one) => one.ownLosses !== undefined) ??
    results.find(({ adds }) => adds !== undefined) ??
    results[0];
  if (found === undefined) throw new Error('a candidate has a side');
  return found;
}

function solved({ edition, ruleSet }: Understood, attack: AttackScenario): ExactAnswer | undefined {
  const answer = exactOddsBy({ lookAhead }, { ...attack, offers: () => [] }, { edition, ruleSet });
  return answer.ok ? answer.value : undefined;
}
