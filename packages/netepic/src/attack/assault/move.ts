import type { Course, CourseEvent, CourseTurn, Given } from '@umpire/dice';
import type { AssaultState } from './spec.js';

/** One step of a course: where it comes to, what it needs there, what happened. */
export type Move = CourseTurn<AssaultState>;

/** Step after step until dice, an answer or another part are needed, or it is over. */
export const untilNeed =
  (step: (state: AssaultState, given: Given | undefined) => Move): Course<AssaultState>['next'] =>
  (from, answer) => {
    let events: CourseEvent[] | undefined;
    let state = from;
    let given = answer;
    for (;;) {
      const move = step(state, given);
      if (move.events) events = events ? [...events, ...move.events] : [...move.events];
      state = move.state;
      if (move.need || move.call || state.at === 'done') return events ? { ...move, events } : move;
      given = undefined;
    }
  };
