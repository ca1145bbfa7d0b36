import type { Acting, Trigger } from '@umpire/rules';
import type { WaitingRule } from './control.js';

/** Something that acts at a point, and how it is called. */
export interface Ready<S> extends Acting {
  readonly rule: string;
  readonly call: string;
  readonly free: boolean;
  readonly trigger?: Trigger<S>;
  readonly later?: WaitingRule;
}

/** What was offered at a point: the same as long as nothing has happened since but passes. */
export interface Offered<S> {
  readonly frame: number;
  readonly data: object;
  readonly rules: readonly Trigger<S>[];
  readonly ready: readonly Ready<S>[];
}
