import type { Course, CourseEvent, Given } from '@umpire/dice';
import { elite, eliteThrow, gather, ones, second, shoot, stray } from './hitting.js';
import { damage, damageBonusAsked, remove, sacrifice, wounds } from './losing.js';
import type { Move } from './move.js';
import { quickKey } from './quick-key.js';
import { regenerate, regenerateElite, regenerateEliteThrow } from './regenerating.js';
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
  'regenerate-elite': regenerateElite,
  'regenerate-elite-throw': regenerateEliteThrow,
  remove,
  sacrifice,
  done: (_, state) => ({ state }),
};

/** One shooting activation or reaction, from the dice to hit to the last sacrifice: PIPE-B, with PIPE-A for its hits. */
export function salvoCourse(spec: SalvoSpec): Course<SalvoState> {
  const hits: Course<SalvoState> = { key: quickKey, next: (state, given) => run(spec, state, given, 'batch') };
  return {
    key: quickKey,
    next: (from, given) => {
      const { part, ...turn } = run(spec, from, given, 'done');
      if (!part) return turn;
      const { state } = turn;
      // what was worked for itself has changed the lots, and nothing else
      const apply = ({ lots }: SalvoState): SalvoState => ({ ...state, lots, hits: part.left });
      return { ...turn, call: { course: hits, view: part.view, apply } };
    },
  };
}

function run(spec: SalvoSpec, from: SalvoState, answer: Given | undefined, end: StepName) {
  const events: CourseEvent[] = [];
  let state = from;
  let given = answer;
  for (;;) {
    const move = steps[state.at](spec, state, given);
    if (move.events) events.push(...move.events);
    state = move.state;
    if (move.need || move.part || state.at === end) return { ...move, events };
    given = undefined;
  }
}
