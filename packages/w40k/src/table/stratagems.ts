import type { Effect } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import type { Edition } from './reading.js';
import type { Roster } from './roster.js';

interface KnownStratagem {
  readonly id: string;
  readonly effects: readonly Effect[];
  /** Every army has it; others belong to a detachment. */
  readonly isCore: boolean;
}

/** Every stratagem of the edition, and those of army books that either army has. */
export const stratagemsOf = (
  { rules }: Pick<Edition, 'rules'>,
  { bookStratagems }: Roster,
): readonly KnownStratagem[] => [
  ...[...rules.rules.values()].flatMap((rule): KnownStratagem[] =>
    rule.kind !== 'stratagem' || rule.aliasOf !== undefined || typeof rule.effects === 'function'
      ? []
      : [{ id: rule.id, effects: effectsOf(rule), isCore: rule.of === undefined }],
  ),
  ...bookStratagems.map(({ id, effects }) => ({ id, effects, isCore: false })),
];
