import type { Course, Given, ShortcutEnd } from '@umpire/dice';
import { contestOf, type Shortcut } from './contest.js';
import { type Fight, fighterOf, loserOfDuel, lotOf } from './fight.js';
import { keyInDuel } from './keys.js';
import { hurt, passed } from './losing.js';
import { hasMoreDice } from './lots.js';
import { type Move, untilNeed } from './move.js';
import { declaredAgain, regenerated, regeneratedAgain, regenerationEnds } from './regenerating.js';
import type { AssaultState } from './spec.js';
import { damageDeclared, damaged, damagedAgain, located, locatedAgain, locationDeclared } from './striking.js';

/** One duel, from its first dice to what it costs. */
export function oneDuel(fight: Fight): Course<AssaultState> {
  const contest = contestOf(fight);
  return {
    key: keyInDuel,
    next: untilNeed((state, given) => stepOf(fight, contest, state, given)),
    shortcut: (begin, worth) => shortcut(fight, contest.shortcut, begin, worth),
  };
}

/** The dice of a duel do not ask what the single stand has left. */
const diceOnly = (state: AssaultState): AssaultState => ({ ...state, at: 'contest', left: 0 });

const withLoser = (state: AssaultState, { loser, poolA, poolB }: AssaultState): AssaultState => ({
  ...state,
  at: 'struck',
  loser,
  poolA,
  poolB,
});

/** Its ends are those of its dice; where some follow, with what the loser regenerates. Of location sheets none are known. */
function shortcut(
  fight: Fight,
  contest: Shortcut,
  begin: AssaultState,
  worth: (end: AssaultState) => number,
): ReturnType<Shortcut> {
  if (begin.at === 'done') return [{ state: begin, chance: 1, events: [] }];
  if ((['a', 'b'] as const).some((side) => lotOf(fight, fighterOf(fight, begin, side)).locationSheet)) return undefined;
  const known = new Map<AssaultState, readonly ShortcutEnd<AssaultState>[]>();
  const endsOf = (contested: AssaultState): readonly ShortcutEnd<AssaultState>[] => {
    const before = known.get(contested);
    if (before) return before;
    const { state, events = [] } = struck(fight, withLoser(begin, contested));
    const ends =
      state.at === 'done'
        ? [{ state, chance: 1, events }]
        : regenerationEnds(fight, state, worth).map((end) => ({ ...end, events: [...events, ...end.events] }));
    known.set(contested, ends);
    return ends;
  };
  const worthOf = (contested: AssaultState): number =>
    endsOf(contested).reduce((sum, { state, chance }) => sum + chance * worth(state), 0);
  return contest(diceOnly(begin), worthOf)?.flatMap(({ state, chance, events }) =>
    endsOf(state).map((end) => ({ ...end, chance: chance * end.chance, events: [...events, ...end.events] })),
  );
}

function stepOf(fight: Fight, contest: Course<AssaultState>, state: AssaultState, given: Given | undefined): Move {
  switch (state.at) {
    case 'duel':
      return {
        state,
        call: { course: contest, view: diceOnly(state), apply: (end) => withLoser(state, end) },
      };
    case 'struck':
      return struck(fight, state);
    case 'locate':
      return located(fight, state, given);
    case 'elite-locate':
      return locationDeclared(fight, state, given);
    case 'elite-locate-throw':
      return locatedAgain(fight, state, given);
    case 'damage':
      return damaged(fight, state, given);
    case 'elite-damage':
      return damageDeclared(fight, state, given);
    case 'elite-damage-throw':
      return damagedAgain(fight, state, given);
    case 'regenerate':
      return regenerated(fight, state, given);
    case 'elite-regenerate':
      return declaredAgain(fight, state, given);
    case 'elite-regenerate-throw':
      return regeneratedAgain(fight, state, given);
    default:
      return { state: { ...state, at: 'done' } };
  }
}

function struck(fight: Fight, state: AssaultState): Move {
  if (state.loser === '') return { state: passed(state), events: [{ what: 'tie', count: 1 }] };
  const loser = loserOfDuel(fight, state);
  const lot = lotOf(fight, loser);
  const events = [{ what: `won:${lot.side === 'a' ? 'b' : 'a'}`, count: 1 }];
  if (!hasMoreDice(lot)) return { state: hurt(fight, state, 1), events };
  return { state: { ...state, wounds: 1, at: lot.locationSheet ? 'locate' : 'regenerate' }, events };
}
