import type { Layer, LayerEntry } from '@umpire/rules';
import type { AttackHooks, AttackRule } from '../attack/hooks.js';
import type { AttackNumbers } from '../attack/numbers.js';

export type W40kLayer = Layer<AttackHooks, AttackNumbers>;

export const adds = (...rules: readonly AttackRule[]): LayerEntry<AttackHooks>[] =>
  rules.map((rule) => ({ add: rule }));
