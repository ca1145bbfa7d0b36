import type { Layer, LayerEntry } from '@umpire/rules';
import type { AttackHooks, AttackRule } from '../attack/hooks.js';
import type { W40kNumbers } from '../numbers.js';

export type W40kLayer = Layer<AttackHooks, W40kNumbers>;

export const adds = (...rules: readonly AttackRule[]): LayerEntry<AttackHooks>[] =>
  rules.map((rule) => ({ add: rule }));
