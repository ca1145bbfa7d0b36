import type { Deal } from './dealing.js';
import type { Shown, Waiting } from './happening.js';
import { isDestroyed, type Standings } from './standings.js';
import type { Pool, Sequence, Unit, Volley } from './volley.js';

/**
 * The plain form of a volley: what is thrown, asked and done, one window at a time. It is the law for every other driver.
 * A frame is plain data: it can be stored, copied and gone on with anywhere, even in the middle of a save.
 */
export interface Frame {
  readonly at: 'unit' | 'pools' | 'gather' | 'again' | 'step' | 'blows' | 'unit-end' | 'done';
  readonly standing: number;
  readonly spare: boolean;
  readonly unit: number;
  readonly unitStart: number;
  readonly used: readonly number[];
  readonly pool: number;
  readonly poolStart: number;
  readonly step: number;
  /** Dice by kind that wait for this step. */
  readonly counts: readonly number[];
  /** Dice on the table: may still be thrown again, or already were. */
  readonly shown: readonly Shown[];
  readonly settled: readonly Shown[];
  readonly asked: 'reroll' | 'spare' | 'none';
  /** Blows that wait: of the pool, and those held until the unit is done, the last weapon's first. */
  readonly waiting: readonly Waiting[];
  readonly held: readonly Waiting[];
  readonly deal?: Deal;
}

export interface Table {
  readonly volley: Volley;
  readonly standings: Standings;
}

export const begin = ({ volley, standings }: Table): Frame => ({
  at: 'unit',
  standing: standings.start,
  spare: volley.spare !== undefined,
  unit: 0,
  unitStart: standings.start,
  used: [],
  pool: 0,
  poolStart: standings.start,
  step: 0,
  counts: [],
  shown: [],
  settled: [],
  asked: 'none',
  waiting: [],
  held: [],
});

const unitOf = ({ volley }: Table, { unit }: Frame): Unit => volley.units[unit]!;

export const poolsOf = (table: Table, frame: Frame): readonly Pool[] =>
  unitOf(table, frame).pools(table.standings.standing(frame.unitStart));

export const sequenceOf = (table: Table, frame: Frame, pool = frame.pool, start = frame.poolStart): Sequence =>
  poolsOf(table, frame)[pool]!.sequence(table.standings.standing(start));

export const gone = ({ standings }: Table, { standing }: Frame): boolean =>
  isDestroyed(standings.groups, standings.standing(standing));
