import type { Spot3, Stance } from '@umpire/geometry';
import { issue } from '@umpire/kernel';
import type { ModelRef } from './board.js';
import type { MoveReason } from './move.js';
import type { Ruling } from './rules.js';

interface Details {
  readonly model?: ModelRef;
  /** The model's place in the proposal. */
  readonly entry?: number;
  readonly at?: Stance | Spot3;
  readonly measured?: number;
  readonly allowed?: number;
  readonly found?: string;
  readonly hint?: string;
}

/** A reason against a move, with what the rule it rests on is called and where it stands. */
export function reasonOf({ rule, source }: Ruling, code: string, message: string, details: Details = {}): MoveReason {
  const { entry, at, ...rest } = details;
  return {
    ...issue(code, message),
    ...rest,
    ...(entry === undefined ? {} : { path: `models[${entry}]` }),
    ...(at === undefined ? {} : { at: spotOf(at) }),
    rule,
    source,
  };
}

const spotOf = (at: Stance | Spot3): Spot3 => ('at' in at ? { x: at.at.x, y: at.at.y, z: at.height } : at);

/** Micrometres as inches to read: never rounded onto the limit that it misses. */
export function inchesOf(measured: number, limit?: number): string {
  const hundredths = measured / 254;
  const whole =
    limit === undefined ? Math.round(hundredths) : measured > limit ? Math.ceil(hundredths) : Math.floor(hundredths);
  return `${whole / 100}″`;
}
