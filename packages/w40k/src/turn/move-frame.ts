import type { Length } from '@umpire/geometry';
import { engagedWith } from '../board/distances.js';
import type { MoveKind, MoveTask } from '../board/move.js';
import type { Gone } from '../board/passed.js';
import type { Reading } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import type { RosterUnit } from '../table/roster.js';
import { hasRule } from '../table/states.js';
import { isFreeToMove } from './aircraft.js';
import { distancesOf, lengthOf } from './moving.js';

/** What a unit may do as it is selected to move (09). */
export type MoveMode =
  | 'normal'
  | 'advance'
  | 'fall-back'
  | 'desperate-escape'
  | 'ingress'
  | 'deep-strike'
  | 'displace'
  | 'surge'
  | 'approach'
  | 'aircraft';

/** Sets up beside a model, wholly so near to it. */
export interface Beside {
  readonly model: number;
  readonly near: Length;
}

export interface MoveUnitFrame {
  readonly unit: number;
  readonly kind: MoveMode;
  /** The advance roll. */
  readonly added: number;
  readonly task: MoveTask;
  /** How far a desperate escape by tests has come. */
  readonly escaping?: 'named' | 'tested' | 'fallen';
  /** Models that were lost to it. */
  readonly failed?: number;
  /** Enemies that it was engaged with as it was selected to fall back. */
  readonly leaves?: readonly number[];
  /** The ways that its models have gone. */
  readonly gone?: readonly Gone[];
  /** Where a rule has it arrive. */
  readonly beside?: Beside;
  /** Out of the unit's own phase: what is left of its deeds is not this turn's. */
  readonly isReaction?: true;
}

/** Longer than any way on a table. */
const ANYWHERE = lengthOf(150);

/** Hazards and tests before the move may destroy all who were engaged. */
const isRetreat = (kind: MoveMode): boolean => kind === 'fall-back' || kind === 'desperate-escape';

export const firstFrame = (reading: Reading, unit: RosterUnit, kind: MoveMode, isFlying = false): MoveUnitFrame => ({
  unit: unit.index,
  kind,
  added: 0,
  ...(isRetreat(kind) ? { leaves: engagedWith(reading.board, unit.index) } : {}),
  task: {
    kind,
    unit: unit.index,
    ...distancesOf(reading, unit, 0),
    ...(isRetreat(kind) || isFreeToMove(reading, unit) ? { hasBegun: true } : {}),
    ...(kind === 'aircraft' ? { distance: ANYWHERE, passesAll: true } : {}),
    ...(isFlying ? { flying: true, ...flyingCost(reading, unit) } : {}),
    ...(isGranted(reading, 'allow', 'move-through-models-and-terrain', unit) ? { passesAll: true } : {}),
    ...passagesOf(reading, unit, kind),
    ...(strides.has(kind) && isGranted(reading, 'allow', 'stride-over-low-terrain', unit)
      ? { strides: { over: lengthOf(STRIDE), notOver: 'TITANIC' } }
      : {}),
  },
});

/** What rules let it pass on a move of this sort. */
function passagesOf(
  reading: Reading,
  unit: RosterUnit,
  kind: MoveMode,
): Pick<MoveTask, 'passesTerrain' | 'passesModels'> {
  const sort = kind === 'desperate-escape' ? 'fall-back' : kind;
  const through = (what: string): boolean => isGranted(reading, 'allow', `${sort}-through-${what}`, unit);
  const models = through('models') ? 'all' : through('enemy-models') ? 'enemies' : undefined;
  return { ...(through('terrain') && { passesTerrain: true }), ...(models && { passesModels: models }) };
}

/** Moves in which who strides over low terrain does so, and how high it may be, in inches. */
const strides: ReadonlySet<MoveMode> = new Set(['normal', 'advance', 'fall-back', 'desperate-escape'] as const);
const STRIDE = 4;

/** 24.17: hovering costs nothing. */
export const flyingCost = (reading: Reading, unit: RosterUnit): Pick<MoveTask, 'flyingCost'> =>
  hasRule(reading, unit, 'hover') ? { flyingCost: 0 as NonNullable<MoveTask['flyingCost']> } : {};

/** 21: who may take to the skies, where the edition has it declared. */
export const mayFly = ({ board }: Reading, unit: RosterUnit, kind: MoveKind): boolean => {
  const { flying } = board.rules;
  return (
    flying.taken === 'declared' && flying.kinds.includes(kind) && board.unitKeywords(unit.index).has(flying.keyword)
  );
};
