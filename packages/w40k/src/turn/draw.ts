import type { Rng } from '@umpire/kernel';
import type { Suggest } from '@umpire/rules';
import type { MoveTask } from '../board/move.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, unitAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import type { Shot } from '../table/volley.js';
import { isOutOfSight, legalOf, proposalFor } from './fire-declaration.js';
import { armName, type FireProposal, rangedOf, type ShootFrame } from './fire-frame.js';
import { judgeOf } from './fire-judge.js';
import { firstLent } from './firing-deck.js';
import { read } from './kit.js';
import { isForced, type MoveFrame } from './moving.js';
import { SPLIT, shuffled, suggestMove } from './suggest.js';

/* Proposals of players who weigh nothing: no more is judged than is drawn. They are judged like any other. */

export const draws = (edition: Edition): Readonly<Record<string, Suggest<Table>>> => ({
  move: (_, frame, at, rng) => drawnMove(read(edition, at), (frame.data as MoveFrame).task, rng),
  shoot: (_, frame, at, rng) => drawnFire(read(edition, at), frame.data as ShootFrame, rng),
});

/** Of so many that need not move two stay where they are after all, and for one a place is looked for as long as it takes. */
const PART = 6;
/** The others go the straight way, to one goal or another. */
const STRAIGHT = [1, 1, 1];

function drawnMove(reading: Reading, task: MoveTask, rng: Rng): unknown {
  if (isForced(task)) return suggestMove(reading, task, rng);
  const part = rng.below(PART);
  if (part < 2) return { stays: true };
  return suggestMove(reading, task, rng, part === 2 ? undefined : STRAIGHT);
}

/** So many weapons are tried at an enemy before another is drawn. */
const TRIES = 3;

/** Some of the weapons, by any of their profiles, at an enemy that they may be fired at; at times at several. */
function drawnFire(reading: Reading, frame: ShootFrame, rng: Rng): FireProposal {
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const judged = judgeOf(reading, frame);
  const open = rangedOf(reading, unit).filter((shot) => frame.again?.includes(armName(shot)) ?? true);
  const byName = new Map(firstLent(reading, unit, shuffled(open, rng)).map((shot) => [armName(shot), shot]));
  let left = [...byName.values()].slice(0, 1 + rng.below(Math.max(1, byName.size)));
  const splits = frame.type !== 'snap' && rng.below(SPLIT) === 0;
  const shots: Shot[] = [];
  for (const target of shuffled(enemiesOf(table, unit.seat), rng)) {
    if (isOutOfSight(reading, frame, unit, target)) continue;
    const fired = new Set<Omit<Shot, 'target'>>();
    for (const [tried, one] of left.entries()) {
      if (tried === TRIES && fired.size === 0) break;
      const shot = { ...one, target: target.index };
      if ('reason' in judged(shot, target)) continue;
      fired.add(one);
      shots.push(shot);
    }
    left = left.filter((one) => !fired.has(one));
    if (left.length === 0 || (shots.length > 0 && !splits)) break;
  }
  return proposalFor(reading, legalOf(reading, frame, shots));
}
