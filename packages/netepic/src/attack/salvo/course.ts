import type { Course, CourseEvent, Given } from '@umpire/dice';
import { elite, eliteThrow, gather, ones, second, shoot, stray } from './hitting.js';
import { damage, damageBonusAsked, regenerate, remove, sacrifice, wounds } from './losing.js';
import type { Move } from './move.js';
import { batch, locate, metal, modifier, save, saveElite, saveEliteThrow, shields } from './saving.js';
import type { SalvoSpec, SalvoState, StepName } from './spec.js';

type StepOf = (spec: SalvoSpec, state: SalvoState, given: Given | undefined) => Move;

const steps: Readonly<Record<StepName, StepOf>> = {
  shoot,
  second,
  ones,
  elite,
  'elite-throw': eliteThrow,
  stray,
  gather,
  batch,
  modifier,
  shields,
  locate,
  metal,
  save,
  'save-elite': saveElite,
  'save-elite-throw': saveEliteThrow,
  damage,
  'damage-bonus': damageBonusAsked,
  wounds,
  regenerate,
  remove,
  sacrifice,
  done: (_, state) => ({ state }),
};

/** One shooting activation or reaction, from the dice to hit to the last sacrifice: PIPE-B, with PIPE-A for its hits. */
export const salvoCourse = (spec: SalvoSpec): Course<SalvoState> => ({
  next: (from, answer) => {
    const events: CourseEvent[] = [];
    let state = from;
    let given = answer;
    for (;;) {
      const move = steps[state.at](spec, state, given);
      if (move.events) events.push(...move.events);
      state = move.state;
      if (move.need || state.at === 'done') return { ...move, events };
      given = undefined;
    }
  },
});
