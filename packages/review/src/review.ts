import type { Battle } from '@umpire/battle';
import { ok, type Result } from '@umpire/kernel';
import type { BattleSystem, Ref, Seat } from '@umpire/rules';
import { type Measured, measure } from './measure.js';
import { type Tally, tallyOf } from './tally.js';
import { type RoundScore, watch } from './watch.js';

/** What somebody wants to know of a battle when they look back on it. Measured are attacks, and nothing else that dice decide. */
export interface Review {
  /** The score at the end of each round that was begun, the last one as far as it was played. */
  readonly rounds: readonly RoundScore[];
  readonly luck: Readonly<Record<Seat, Luck>>;
  /** In the order made. */
  readonly attacks: readonly ReviewedAttack[];
  /** Those that came out furthest from what was to be expected in points destroyed, the furthest first. */
  readonly moments: readonly ReviewedAttack[];
  /** Attacks that could not be measured, by the code of why. */
  readonly notMeasured: Readonly<Record<string, number>>;
}

/** How a seat's own attacks came out, against the exact odds of each as it was made. */
export interface Luck {
  readonly attacks: number;
  readonly wounds: Tally;
  readonly points: Tally;
}

/** One attack of one unit at one target, its exact odds, and what came of it. */
export interface ReviewedAttack extends Measured {
  readonly seat: Seat;
  readonly round: number;
  /** The number of the answer that it followed from, as in a stored battle; 0 before the first. */
  readonly answer: number;
  readonly attacker: Ref;
  readonly target: Ref;
  readonly weapons: readonly string[];
}

const MOMENTS = 5;
/** Points from what was to be expected: less is nothing to speak of. */
const LEAST = 1;

/**
 * A battle looked back on, whether it is over or not: it is played again and each attack measured as it was made. Issues: those of
 * `BattleSystem.game`.
 */
export function review<S, E>(system: BattleSystem<S, E>, battle: Battle<S, E>): Result<Review> {
  const game = system.game(battle.heading);
  if (!game.ok) return game;
  const { attacks: made, rounds } = watch(game.value, system.rounds, battle);
  const attacks: ReviewedAttack[] = [];
  const notMeasured: Record<string, number> = {};
  for (const { attack, lost, round, answer } of made) {
    const { seat, attacker, target, weapons } = attack;
    const measured = measure(attack, lost);
    if ('notMeasured' in measured) notMeasured[measured.notMeasured] = (notMeasured[measured.notMeasured] ?? 0) + 1;
    else attacks.push({ seat, attacker, target, weapons, round, answer, ...measured });
  }
  const swing = ({ points: { came, mean } }: ReviewedAttack): number => Math.abs(came - mean);
  const moments = attacks
    .filter((attack) => swing(attack) >= LEAST)
    .sort((a, b) => swing(b) - swing(a) || a.answer - b.answer)
    .slice(0, MOMENTS);
  return ok({ rounds, luck: { A: luckOf(attacks, 'A'), B: luckOf(attacks, 'B') }, attacks, moments, notMeasured });
}

function luckOf(attacks: readonly ReviewedAttack[], seat: Seat): Luck {
  const own = attacks.filter((attack) => attack.seat === seat);
  const sum = (of: 'wounds' | 'points'): Tally =>
    tallyOf(own.map((attack) => ({ chances: attack[of].distribution, came: attack[of].came })));
  return { attacks: own.length, wounds: sum('wounds'), points: sum('points') };
}
