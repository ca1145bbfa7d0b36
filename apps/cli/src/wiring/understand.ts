import { compileRecords, type ReadText, type Understanding, understandingOf } from '@umpire/compiler';
import type { ImportRecord } from '@umpire/datasheets';
import type { Effect } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { isReadable } from '@umpire/w40k';
import { ruleSetOf } from './rule-sets.js';

/** The texts of records, compiled, and how much of them was understood; nothing where there is no text. */
export interface ReadRecords {
  readonly texts: readonly ReadText[];
  readonly understanding: Understanding;
  /** Whether an engine acts on all of it. */
  readonly carriesOut: (effect: Effect) => boolean;
}

export function readRecords(records: readonly ImportRecord[]): ReadRecords | undefined {
  const edition = records[0]?.edition;
  if (edition === undefined) return undefined;
  const rules = ruleSetOf({ edition, set: {} });
  const names = new Set(rules.ok ? [...rules.value.rules.values()].flatMap(({ id, name }) => [id, kebab(name)]) : []);
  const texts = compileRecords(records, (name) => names.has(kebab(name)));
  if (texts.length === 0) return undefined;
  const carriesOut = (effect: Effect): boolean => rules.ok && isReadable(effect, rules.value);
  return { texts, understanding: understandingOf(texts, carriesOut), carriesOut };
}
