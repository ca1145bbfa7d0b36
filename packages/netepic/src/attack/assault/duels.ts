import { type Course, facesOf, type Given, type ShortcutEnd, takenOf } from '@umpire/dice';
import { cellKey, cellOf, cellsOf, damageOf, shifted, suffer, undamaged, zoneAt } from '../location.js';
import { contestOf, type Shortcut } from './contest.js';
import { type Fight, fighterOf, loserOfDuel, lotOf, winnerSeat } from './fight.js';
import { keyInDuel } from './keys.js';
import { hurt, passed } from './losing.js';
import { hasMoreDice } from './lots.js';
import { type Move, untilNeed } from './move.js';
import { declaredAgain, regenerated, regeneratedAgain, regenerationEnds } from './regenerating.js';
import type { AssaultState } from './spec.js';

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
  const endsOf = (contested: AssaultState): readonly ShortcutEnd<AssaultState>[] => {
    const { state, events = [] } = struck(fight, withLoser(begin, contested));
    if (state.at === 'done') return [{ state, chance: 1, events }];
    return regenerationEnds(fight, state, worth).map((end) => ({ ...end, events: [...events, ...end.events] }));
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
    case 'damage':
      return damaged(fight, state, given);
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

/** The winner picks a zone of the front; a shift off the silhouette is ignored (LOC-10). */
function located(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const sheet = lotOf(fight, loserOfDuel(fight, state)).locationSheet;
  if (!sheet) return { state: { ...state, wounds: 1, at: 'regenerate' } };
  if (state.aim === '') {
    const cells = cellsOf(sheet.front);
    const aimed = cells[takenOf(given)?.indexOf(1) ?? -1];
    if (aimed) return { state: { ...state, aim: cellKey(aimed) } };
    const options = cells.map((cell) => ({ key: cellKey(cell), most: 1 }));
    return { state, need: { ask: { seat: winnerSeat(fight, state), rule: 'location', options, min: 1, max: 1 } } };
  }
  const faces = facesOf(given);
  const die = { dice: 1, sides: 6, summed: 1, bands: [2, 6] };
  const lots = [0, 1].map((kind) => ({ kind, ...die }));
  if (!faces) return { state, need: { throw: { purpose: 'location', seat: winnerSeat(fight, state), lots } } };
  const reached = shifted(cellOf(state.aim), faces[0]?.[0] ?? 0, faces[1]?.[0] ?? 0);
  const cell = zoneAt(sheet.front, reached) ? cellKey(reached) : state.aim;
  return { state: { ...state, aim: cell, at: 'damage' }, events: [{ what: `zone:${cell}`, count: 1 }] };
}

function damaged(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const faces = facesOf(given);
  const { damageSteps } = fight.spec;
  const bands = damageSteps.filter((total) => total <= 6).sort((a, b) => a - b);
  const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1, bands }];
  if (!faces) return { state, need: { throw: { purpose: 'damage', seat: winnerSeat(fight, state), lots } } };
  const sheet = lotOf(fight, loserOfDuel(fight, state)).locationSheet;
  const zone = sheet ? zoneAt(sheet.front, cellOf(state.aim)) : undefined;
  const { hitPoints, effect } = damageOf(faces[0]?.[0] ?? 0, damageSteps);
  const isOne = state.loser === 'one';
  const suffered = zone && effect ? suffer(isOne ? state.damaged : undamaged, zone.track) : undefined;
  const damaged = suffered && isOne ? suffered.damaged : state.damaged;
  const wounds = hitPoints + (suffered?.hitPoints ?? 0);
  const events = suffered ? [{ what: `${suffered.track}:${suffered.effect}`, count: 1 }] : [];
  return { state: { ...state, aim: '', damaged, wounds, at: 'regenerate' }, events };
}
