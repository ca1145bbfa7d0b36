import { facesOf, type Given, type Throw } from '@umpire/rules';
import { detachmentAt, standAt, type Table } from '../table/table.js';
import type { Shooting } from './aim.js';
import type { Killing } from './killing.js';
import type { RerollDie, Rerolling } from './rerolls.js';
import type { Volley } from './volley.js';

/** One to-hit die. */
export interface Die {
  readonly volley: number;
  readonly face: number;
  /** The second die of a score above 6, once it has fallen. */
  readonly then?: number;
  /** Thrown again already: nothing more may be done with it. */
  readonly settled?: true;
}

export interface Shots extends Shooting, Rerolling {
  readonly volleys?: readonly Volley[];
  readonly dice?: readonly Die[];
  readonly rerollsOnes?: boolean;
  readonly spentElite?: boolean;
  /** The modifiers with which stands were destroyed: their passengers escape by them. */
  readonly killing?: Killing;
  /** Volleys that miss into an assault, and whom their dice are thrown at again. */
  readonly strays?: readonly { readonly volley: number; readonly at: number }[];
}

export function isHit({ face, then }: Die, { shot: { score } }: Volley): boolean {
  if (!score || face < score.on) return false;
  return score.then === undefined || (then ?? 0) >= score.then;
}

const wantsSecond = ({ face, then }: Die, { shot: { score } }: Volley): boolean =>
  score?.then !== undefined && then === undefined && face >= score.on;

export const throwOf = (state: Table, by: number, purpose: string, dice: readonly number[]): Throw => {
  const { seat, ref } = detachmentAt(state, by);
  return { purpose, seat, for: [ref], lots: dice.map((count, kind) => ({ kind, dice: count, sides: 6, summed: 1 })) };
};

/** Puts faces over dice thrown again, in order. */
export function shownAgain(
  dice: readonly Die[],
  which: (die: Die, i: number) => boolean,
  faces: readonly number[],
  show: (die: Die, face: number) => Die,
): readonly Die[] {
  let next = 0;
  return dice.map((die, i) => (which(die, i) ? show(die, faces[next++]!) : die));
}

export const flat = (given: Given | undefined): readonly number[] | undefined => facesOf(given)?.flat();

export const isReaction = ({ kind }: Shooting): boolean => kind === 'interception' || kind === 'counter-charge';

export function secondDice(frame: Shots, faces: readonly number[] | undefined, state: Table) {
  const { dice = [], volleys = [] } = frame;
  const wants = (die: Die): boolean => wantsSecond(die, volleys[die.volley]!);
  const count = dice.filter(wants).length;
  if (count === 0) return {};
  if (!faces) return { need: { throw: throwOf(state, frame.by, 'second-die', [count]) } };
  return { frame: { ...frame, dice: shownAgain(dice, wants, faces, (die, face) => ({ ...die, then: face })) } };
}

export function rerollable(state: Table, { dice = [], volleys = [] }: Shots): readonly RerollDie[] {
  return dice.flatMap((die, i): RerollDie[] => {
    const volley = volleys[die.volley]!;
    const { ref, traits } = standAt(state, volley.by);
    if (traits.elite === 0 || die.settled || !volley.shot.score) return [];
    return [{ key: `${i}`, stand: ref, failed: !isHit(die, volley), face: die.then ?? die.face }];
  });
}

export const missesOf = (dice: readonly Die[], volleys: readonly Volley[], volley: number): number =>
  dice.filter((die) => die.volley === volley && !isHit(die, volleys[volley]!)).length;
