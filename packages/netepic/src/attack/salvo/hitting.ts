import { facesOf, type Given, type Question, takenOf } from '@umpire/dice';
import { rerollsAllowed } from '../../abilities/elite.js';
import { atLeast, event, lotOf, type Move, shotOf, throwing } from './move.js';
import type { Dice, Hits, SalvoSpec, SalvoState } from './spec.js';

/** PIPE-B, steps 2 to 4: the dice to hit, ones again, Elite dice, and misses that go astray. */

const none: Dice = { hits: 0, ones: 0, misses: 0, spent: 0, sixes: 0, seconds: 0 };

const isMissesOf = (spec: SalvoSpec, shot: number): boolean => shotOf(spec, shot).missesOf !== undefined;

export function shoot(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const wave = spec.waves[state.wave];
  if (!wave) return { state: { ...state, at: 'done' } };
  const able = wave.filter((at) => !isMissesOf(spec, at) && shotOf(spec, at).dice > 0 && shotOf(spec, at).score);
  // what hits by itself is not thrown: a template aimed at a building (BLD-1)
  const isAutomatic = (at: number): boolean => (shotOf(spec, at).score?.on ?? 7) <= 1;
  const thrown = able.filter((at) => !isAutomatic(at));
  const dice = spec.shots.map((shot, at) =>
    able.includes(at) && isAutomatic(at) ? { ...none, hits: shot.dice } : none,
  );
  const faces = facesOf(given);
  if (thrown.length === 0) return { state: { ...state, dice, at: 'gather' } };
  if (!faces) {
    const lots = thrown.map((at) => {
      const { dice: count, score } = shotOf(spec, at);
      return lotOf(at, count, score?.on ?? 7, ...(spec.rerollsOnes ? [2] : []));
    });
    return { state, need: throwing('hit', 'attacker', lots) };
  }
  thrown.forEach((at, i) => {
    dice[at] = judged(spec, at, none, faces[i] ?? [], spec.rerollsOnes ? 'ones' : 'misses');
  });
  return { state: { ...state, dice, at: 'second', then: 'ones' } };
}

/** First dice as they fell; a one is kept apart where it may be thrown again. */
function judged(
  spec: SalvoSpec,
  at: number,
  dice: Dice,
  faces: readonly number[],
  misses: 'ones' | 'misses' | 'spent',
): Dice {
  const { score } = shotOf(spec, at);
  const good = atLeast(faces, score?.on ?? 7);
  const ones = misses === 'ones' ? faces.filter((face) => face === 1).length : 0;
  const bad = faces.length - good - ones;
  return {
    ...dice,
    hits: dice.hits + (score?.then === undefined ? good : 0),
    sixes: dice.sixes + (score?.then === undefined ? 0 : good),
    ones: dice.ones + ones,
    misses: dice.misses + (misses === 'spent' ? 0 : bad),
    spent: dice.spent + (misses === 'spent' ? bad : 0),
  };
}

/** A natural six of a score above six is followed by its second die (SHT-8). */
export function second(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const open = state.dice.flatMap(({ sixes }, at) =>
    sixes > 0 ? [{ at, sixes, on: shotOf(spec, at).score?.then ?? 7 }] : [],
  );
  const faces = facesOf(given);
  if (open.length === 0) return { state: { ...state, at: state.then } };
  if (!faces) {
    const lots = open.map(({ at, sixes, on }) => lotOf(at, sixes, on));
    return { state, need: throwing('second', 'attacker', lots) };
  }
  const dice = [...state.dice];
  open.forEach(({ at, sixes, on }, i) => {
    const good = atLeast(faces[i] ?? [], on);
    const before = dice[at] ?? none;
    dice[at] = { ...before, sixes: 0, hits: before.hits + good, seconds: before.seconds + sixes - good };
  });
  return { state: { ...state, dice, at: state.then } };
}

/** Ones of an unrevealed First Fire order, always and once (ORD-4). */
export function ones(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const open = state.dice.flatMap((dice, at) => (dice.ones > 0 ? [at] : []));
  const faces = facesOf(given);
  if (open.length === 0) return { state: { ...state, at: 'elite' } };
  if (!faces) {
    const lots = open.map((at) => lotOf(at, state.dice[at]?.ones ?? 0, shotOf(spec, at).score?.on ?? 7));
    return { state, need: throwing('hit re-roll', 'attacker', lots) };
  }
  const dice = [...state.dice];
  open.forEach((at, i) => {
    dice[at] = judged(spec, at, { ...(dice[at] ?? none), ones: 0 }, faces[i] ?? [], 'spent');
  });
  return { state: { ...state, dice, at: 'second', then: 'elite' } };
}

interface Offer {
  readonly of: number;
  readonly second: boolean;
  readonly most: number;
}

/** Dice that an Elite re-roll may touch: a miss, or the second die behind a six, which is the better one to take. */
const offersOf = (spec: SalvoSpec, state: SalvoState): readonly Offer[] =>
  state.dice.flatMap(({ misses, seconds }, of) =>
    shotOf(spec, of).isElite
      ? [
          { of, second: true, most: seconds },
          { of, second: false, most: misses },
        ].filter(({ most }) => most > 0)
      : [],
  );

/** One declaration over all dice of the action, before any is thrown again (AB-09.5). */
export function elite(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const offers = offersOf(spec, state);
  const most = rerollsAllowed(spec.eliteStands, state.attackerPool);
  const rest: SalvoState = { ...state, at: 'stray' };
  if (state.declared || most === 0 || offers.length === 0) return { state: rest };
  const taken = takenOf(given);
  if (!taken) return { state, need: { ask: questionOf('attacker', offers, most) } };
  const total = taken.reduce((sum, n) => sum + n, 0);
  if (total === 0) return { state: rest };
  const again = offers.flatMap(({ of, second: isSecond }, i) => {
    const n = taken[i] ?? 0;
    return n > 0 ? [[of, isSecond ? 0 : n, isSecond ? n : 0] as const] : [];
  });
  return {
    state: { ...state, again, declared: true, attackerPool: state.attackerPool - total, at: 'elite-throw' },
    events: [event('elite', total)],
  };
}

export const questionOf = (
  seat: 'attacker' | 'defender',
  offers: readonly { readonly of: number; readonly second: boolean; readonly most: number }[],
  most: number,
): Question => ({
  seat,
  rule: 'elite',
  options: offers.map(({ of, second: isSecond, most: dice }) => ({
    key: `${isSecond ? 'second' : 'die'}:${of}`,
    most: dice,
  })),
  min: 0,
  max: Math.min(
    most,
    offers.reduce((sum, offer) => sum + offer.most, 0),
  ),
});

export function eliteThrow(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const faces = facesOf(given);
  if (!faces) {
    const lots = state.again.map(([of, first, next]) => {
      const { score } = shotOf(spec, of);
      return first > 0 ? lotOf(of, first, score?.on ?? 7) : lotOf(of, next, score?.then ?? 7);
    });
    return { state, need: throwing('elite re-roll', 'attacker', lots) };
  }
  const dice = [...state.dice];
  state.again.forEach(([of, first, next], i) => {
    const before = dice[of] ?? none;
    const shown = faces[i] ?? [];
    if (first > 0) {
      dice[of] = judged(spec, of, { ...before, misses: before.misses - first }, shown, 'spent');
      return;
    }
    const good = atLeast(shown, shotOf(spec, of).score?.then ?? 7);
    dice[of] = {
      ...before,
      seconds: before.seconds - next,
      hits: before.hits + good,
      spent: before.spent + next - good,
    };
  });
  return { state: { ...state, dice, again: [], at: 'second', then: 'stray' } };
}

/** Dice that missed in an assault are thrown at whoever stands in contact with the target (SHT-9). */
export function stray(spec: SalvoSpec, state: SalvoState, given: Given | undefined): Move {
  const wave = spec.waves[state.wave] ?? [];
  const open = wave.flatMap((at) => {
    const { missesOf, score } = shotOf(spec, at);
    const of = missesOf === undefined ? undefined : state.dice[missesOf];
    const missed = of ? of.misses + of.spent + of.seconds + of.ones : 0;
    return missed > 0 && score ? [{ at, missed, on: score.on }] : [];
  });
  if (open.length === 0) return { state: { ...state, at: 'gather' } };
  const faces = facesOf(given);
  if (!faces) {
    const lots = open.map(({ at, missed, on }) => lotOf(at, missed, on));
    return { state, need: throwing('stray', 'attacker', lots) };
  }
  const dice = [...state.dice];
  open.forEach(({ at }, i) => {
    dice[at] = judged(spec, at, none, faces[i] ?? [], 'spent');
  });
  return { state: { ...state, dice, at: 'second', then: 'gather' } };
}

/** Hits in the order of declaration. */
export function gather(spec: SalvoSpec, state: SalvoState): Move {
  const hits = state.dice.flatMap(({ hits: count }, shot): Hits[] => {
    if (count === 0) return [];
    const { modifier, sector } = shotOf(spec, shot);
    const known = modifier === '-D6' || modifier === null ? null : modifier + sector;
    return [{ shot, count, modifier: known, cell: '', failed: 0, unsaved: 0 }];
  });
  const events = hits.map(({ shot, count }) => event('hits', count, shotOf(spec, shot).target));
  return { state: { ...state, hits, dice: [], again: [], then: 'ones', at: 'batch' }, events };
}
