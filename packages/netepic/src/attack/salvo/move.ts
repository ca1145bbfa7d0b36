import type { CourseEvent, Lot, Need } from '@umpire/dice';
import type { Hits, LotState, SalvoSpec, SalvoState } from './spec.js';

/** What a step makes of a state. */
export interface Move {
  readonly state: SalvoState;
  readonly need?: Need;
  /** Hits that are worked for themselves, from the modifier to their removal. */
  readonly part?: { readonly view: SalvoState; readonly left: readonly Hits[] };
  readonly events?: readonly CourseEvent[];
}

export const event = (what: string, count: number, group?: number): CourseEvent =>
  group === undefined ? { what, count } : { what, count, group };

/** Dice of one lot that are judged by the least faces of their bands. */
export const lotOf = (kind: number, dice: number, ...bands: readonly number[]) => {
  const sorted = [...new Set(bands)].filter((face) => face > 1 && face <= 6).sort((a, b) => a - b);
  return { kind, dice, sides: 6, summed: 1, bands: sorted };
};

export const throwing = (purpose: string, seat: 'attacker' | 'defender', lots: readonly Lot[]): Need => ({
  throw: { purpose, seat, lots },
});

export const atLeast = (faces: readonly number[], on: number): number => faces.filter((face) => face >= on).length;

export const withLot = (state: SalvoState, at: number, change: Partial<LotState>): SalvoState => ({
  ...state,
  lots: state.lots.map((lot, i) => (i === at ? { ...lot, ...change } : lot)),
});

export const shotOf = ({ shots }: SalvoSpec, at: number) => {
  const shot = shots[at];
  if (!shot) throw new Error(`shot ${at} is missing`);
  return shot;
};

export const targetOf = ({ targets }: SalvoSpec, at: number) => {
  const target = targets[at];
  if (!target) throw new Error(`target ${at} is missing`);
  return target;
};

export const lotAt = ({ lots }: SalvoState, at: number): LotState => {
  const lot = lots[at];
  if (!lot) throw new Error(`lot ${at} is missing`);
  return lot;
};
