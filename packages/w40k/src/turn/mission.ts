import type { Field } from '../board/board.js';
import type { Scoring } from './scoring.js';

/** What is fought over: the battlefield with its terrain, zones and objectives, and what is scored. */
export interface Mission {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly scoring: Scoring;
  /** The mode that it is for, if it is for one. */
  readonly mode?: string;
}
