import type { Rng } from '@umpire/kernel';
import { begin, type Frame, type Table } from './frame.js';
import type { VolleyEvent } from './happening.js';
import type { Question, Throw } from './need.js';
import { advance } from './procedure.js';
import { unlocked } from './standings.js';

/** Plays a volley one window at a time: dice from a generator, answers from whoever owes them. */
export function play(
  table: Table,
  answer: (question: Question, frame: Frame) => readonly number[],
  rng: Rng,
): { readonly standing: number; readonly events: readonly VolleyEvent[] } {
  const events: VolleyEvent[] = [];
  let turn = advance(table, begin(table));
  events.push(...turn.events);
  while (turn.need) {
    const { frame, need } = turn;
    const given = 'throw' in need ? { faces: thrown(need.throw, rng) } : { taken: answer(need.ask, frame) };
    turn = advance(table, frame, given);
    events.push(...turn.events);
  }
  return { standing: unlocked(table.standings, turn.frame.standing), events };
}

/** The faces of a throw, lot by lot. */
export const thrown = ({ lots }: Throw, rng: Rng): number[][] =>
  lots.map(({ dice, sides, summed }) => Array.from({ length: dice * summed }, () => rng.die(sides)));
