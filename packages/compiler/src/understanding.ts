import type { Effect } from '@umpire/effects';
import type { Kind } from './compile.js';
import { phraseOf, type ReadText } from './records.js';

/** How many texts of a kind were read whole, in part, or not at all. */
export interface KindCount {
  readonly kind: Kind;
  readonly texts: number;
  readonly whole: number;
  readonly partial: number;
  readonly unread: number;
}

/** How much of the rules texts was understood. */
export interface Understanding {
  readonly clauses: number;
  /** Clauses that were read. */
  readonly compiled: number;
  /** Clauses of texts that were read whole and of which every effect is carried out. */
  readonly executable: number;
  readonly kinds: readonly KindCount[];
  /** Where reading stopped, the commonest first. */
  readonly phrases: readonly { readonly text: string; readonly times: number }[];
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

const MOST_PHRASES = 20;

/** Sums up what was read. `carriesOut` says whether some engine acts on all of an effect. */
export function understandingOf(texts: readonly ReadText[], carriesOut: (effect: Effect) => boolean): Understanding {
  const kinds = new Map<Kind, KindCount>();
  const phrases = new Map<string, number>();
  const unread: { line: number; text: string }[] = [];
  let [clauses, read, executable] = [0, 0, 0];
  for (const { kind, line, text, compiled } of texts) {
    const gaps = compiled.unread.length;
    const left = compiled.whole ? 0 : Math.min(compiled.clauses, Math.max(1, gaps));
    clauses += compiled.clauses;
    read += compiled.clauses - left;
    if (compiled.whole && compiled.effects.every(carriesOut)) executable += compiled.clauses;
    const now = kinds.get(kind) ?? { kind, texts: 0, whole: 0, partial: 0, unread: 0 };
    const how = compiled.whole ? 'whole' : left < compiled.clauses ? 'partial' : 'unread';
    kinds.set(kind, { ...now, texts: now.texts + 1, [how]: now[how] + 1 });
    for (const clause of compiled.unread) {
      const phrase = phraseOf(clause);
      phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1);
      unread.push({ line: line + linesBefore(text, clause.from), text: clause.text });
    }
  }
  const commonest = [...phrases].sort(([, a], [, b]) => b - a).slice(0, MOST_PHRASES);
  return {
    clauses,
    compiled: read,
    executable,
    kinds: [...kinds.values()],
    phrases: commonest.map(([text, times]) => ({ text, times })),
    unread,
  };
}

const linesBefore = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1;
