import { remaining, standingsFor } from '@umpire/dice';
import type { Effect, Verb } from '@umpire/effects';
import { type Choice, effectsOf, type Frame, frameOf, type Stakes, type ThrowFrame } from '@umpire/rules';
import { gapAcross, standingOf } from '../board/distances.js';
import { modified, numberOf, type Reading } from '../table/facts.js';
import { carriedOf } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, isOnBattlefield, unitAt } from '../table/reads.js';
import type { ChargeFrame } from './charge.js';
import { pointsLeft, usual } from './forecast.js';
import { type At, read } from './kit.js';
import { lengthOf } from './moving.js';
import { type VolleyFrame, volleyOf } from './volley.js';

/* What it is worth to throw a die again: the same chances with it and without. */

const throwsAgain = (verbs: readonly Verb[]): boolean =>
  verbs.some((verb) =>
    'if' in verb ? throwsAgain([...verb.then, ...(verb.else ?? [])]) : 'rerollNow' in verb || 'reroll' in verb,
  );

export const isReroll = ({ do: verbs }: Effect): boolean => throwsAgain(verbs);

/** Rules that tell somebody to do something now: to shoot, to charge. */
export const opensOf =
  (edition: Edition) =>
  (rule: string): boolean => {
    const known = edition.rules.rules.get(rule);
    return known !== undefined && effectsOf(known).some((effect) => effect.offer && effect.do.some(activates));
  };

const activates = (verb: Verb): boolean =>
  'if' in verb ? [...verb.then, ...(verb.else ?? [])].some(activates) : 'activate' in verb;

/** Only of offers that do nothing but throw dice of this throw again, and of rolls whose chances can be told. */
export const stakesOf =
  (edition: Edition) =>
  (rule: string, _: Choice, frame: Frame, at: At): Stakes | undefined => {
    if (!effectsNamed(edition, at, rule).some(isReroll)) return undefined;
    const { shown, settled } = frame.data as ThrowFrame;
    const [roll] = shown ?? [];
    if (roll === undefined || shown.length > 1) return undefined;
    const { purpose } = roll.throw;
    const faces = roll.faces[0] ?? [];
    const reading = read(edition, at);
    if (purpose === 'charge') return ofCharge(reading, at, faces);
    if (purpose === 'battle-shock') return ofTest(reading, roll.throw.for[0] ?? '', faces);
    return ofVolley(reading, at, { faces: roll.faces, settled: settled?.[0], purpose });
  };

/** Of a rule of the edition, or of one that a unit or an army brings with it. */
function effectsNamed({ rules }: Edition, { state }: At, rule: string): readonly Effect[] {
  const known = rules.rules.get(rule);
  const carried = carriedOf(state, rules).filter((one) => one.rule === rule);
  return [...(known === undefined ? [] : effectsOf(known)), ...carried.flatMap(({ effects }) => effects)];
}

interface Lying {
  readonly faces: readonly (readonly number[])[];
  readonly settled: readonly (readonly number[])[] | undefined;
  readonly purpose: string;
}

function ofVolley(reading: Reading, { frames }: At, { faces, settled, purpose }: Lying): Stakes | undefined {
  const data = frameOf(frames, 'volley')?.data as VolleyFrame | undefined;
  if (data?.dice === undefined || data.need === undefined || !('throw' in data.need)) return undefined;
  if (data.need.throw.purpose !== purpose) return undefined;
  const { volley } = volleyOf(reading, data);
  const rest = remaining({ volley, standings: standingsFor(volley) }, data.dice, data.need.throw, faces, settled);
  if (rest === undefined) return undefined;
  const target = unitAt(reading.table, data.target);
  return { kind: 'attack', of: target.seat, points: pointsLeft(reading.table, target), policies: usual, ...rest };
}

/** 11.03: whether the roll reaches the nearest enemy that may be charged, over open ground. */
function ofCharge(reading: Reading, { frames }: At, faces: readonly number[]): Stakes | undefined {
  const frame = frameOf(frames, 'charge')?.data as ChargeFrame | undefined;
  if (frame === undefined) return undefined;
  const needed = nearest(reading, frame);
  const unit = unitAt(reading.table, frame.unit).ref;
  const reaches = (sum: number): boolean =>
    lengthOf(Math.min(frame.most, modified(reading, 'charge-roll', unit, sum))) >= needed;
  return ofSum(faces, reaches);
}

function nearest({ board, table }: Reading, { unit, only }: ChargeFrame): number {
  const own = standingOf(board, unit);
  const enemies = enemiesOf(table, unitAt(table, unit).seat).filter(
    (enemy) => isOnBattlefield(table, enemy) && (only ?? enemy.index) === enemy.index,
  );
  const gaps = enemies.flatMap((enemy) =>
    standingOf(board, enemy.index).flatMap((there) => own.map((here) => gapAcross(here, there))),
  );
  return Math.min(...gaps) - board.rules.engagement.reach.across;
}

/** 01.07: the sum of the dice against the unit's Leadership. */
function ofTest(reading: Reading, unit: string, faces: readonly number[]): Stakes | undefined {
  if (!reading.table.ground.roster.unitBy.has(unit)) return undefined;
  const needs = numberOf(reading, 'leadership', unit, {});
  return ofSum(faces, (sum) => modified(reading, 'battle-shock-roll', unit, sum) >= needs);
}

/** All dice of the roll are thrown again (01.05.02). */
function ofSum(faces: readonly number[], isPassed: (sum: number) => boolean): Stakes {
  const sums = faces.reduce<readonly number[]>(
    (so) => so.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face)),
    [0],
  );
  return {
    kind: 'roll',
    without: isPassed(faces.reduce((a, b) => a + b, 0)) ? 1 : 0,
    with: sums.filter(isPassed).length / sums.length,
  };
}
