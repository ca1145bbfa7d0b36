import type { LookAhead } from '@umpire/odds';

let loaded: LookAhead | undefined;

/** A question whose choices look ahead was asked before what answers it is there. */
export class AheadMissing extends Error {}

export const lookAhead: LookAhead = (...asked) => {
  if (loaded === undefined) throw new AheadMissing();
  return loaded(...asked);
};

/** Loads what looks ahead: the engine starts without it, since few questions need it. */
export async function readyAhead(): Promise<void> {
  loaded = (await import('./ahead.js')).bestOutcome;
}
