import type { Holder } from './holds.js';
import type { AttackRule } from './hooks.js';

export const defences: ReadonlySet<string> = new Set(['stealth', 'benefit-of-cover', 'ignore-first-failed-save']);

/** Whose a native rule is: it works where attacks are made, or where they are borne. */
export const sideOfNative = ({ id, native = {} }: AttackRule): Holder =>
  defences.has(id) || native.armourSave || native.struckFirst || native.swallows ? 'target' : 'attacker';
