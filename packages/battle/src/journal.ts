import type { RuleId } from '@umpire/effects';
import type { Faces, Reply, Roll, Seat } from '@umpire/rules';
import type { Control } from './control.js';

/** Why an answer cannot be taken back. */
export type Fence = 'die' | 'secret';

/** What followed from one answer, or from the start. */
export interface Happened<E> {
  readonly events: readonly E[];
  /** Dice as they fell, before rules acted on them. */
  readonly rolls: readonly Roll[];
}

/** One answer and all that followed from it. The list is linked, so that a copy shares it. */
export interface Entry<E> extends Happened<E> {
  readonly previous: Entry<E> | undefined;
  readonly n: number;
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly answer: { readonly reply: Reply } | { readonly faces: Faces };
  /** A pass that stood: nobody was asked. */
  readonly unasked: boolean;
  readonly secret: boolean;
  readonly before: Control;
  readonly fence: Fence | undefined;
}

/** From the first to the last, or from the one after `since`. */
export function entriesOf<E>(last: Entry<E> | undefined, since?: Entry<E>): Entry<E>[] {
  const entries: Entry<E>[] = [];
  for (let entry = last; entry && entry !== since; entry = entry.previous) entries.push(entry);
  return entries.reverse();
}

/** A pass that says no more than that. One that stands says until when and for what, and is an answer like others. */
export const isMerePass = <E>({ answer }: Entry<E>): boolean =>
  'reply' in answer && 'pass' in answer.reply && answer.reply.until === undefined;
