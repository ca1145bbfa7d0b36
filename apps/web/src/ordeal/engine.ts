import { fail, type Issue, issue, type Result } from '@umpire/kernel';
import { netepic } from '@umpire/netepic';
import { type Cell, type ExactAnswer, estimateOrdeal, exactOrdeal, ordealRows } from '@umpire/odds';
import type { OrdealPairs, OrdealScenario, Overlay, QuestionForm } from '@umpire/rules';
import { atLeast, headlineOf } from '@umpire/views';
import type { MatrixReply, Reply } from '../engine/reply.js';

const games = [netepic] as const;

const clock = (): number => performance.now();

interface Understood {
  readonly edition: string;
  readonly ruleSet: string;
  readonly scenario: OrdealScenario;
}

/** The game that has an edition, and its rules. */
function gameOf(edition: unknown) {
  const name = String(edition);
  const game = games.find(({ ruleSet }) => ruleSet(name).ok);
  const rules = game?.ruleSet(name);
  if (game === undefined || rules === undefined || !rules.ok) return undefined;
  return { game, rules: rules.value };
}

const unknownEdition = (raw: Overlay) =>
  issue('unknown-edition', 'No game asks in this edition.', { path: 'edition', found: String(raw.edition) });

function understand(raw: Overlay): Result<Understood> {
  const found = gameOf(raw.edition);
  if (found === undefined) return fail([unknownEdition(raw)]);
  const { game, rules } = found;
  const scenario = game.ordeal(raw, rules);
  return scenario.ok
    ? { ok: true, value: { edition: rules.id, ruleSet: rules.hash, scenario: scenario.value } }
    : scenario;
}

/** What the page asks about games whose questions are ordeals; it runs in a worker of its own. */
export const ordealEngine = {
  form: (edition: string): QuestionForm | undefined => gameOf(edition)?.game.form,

  answer: (raw: Overlay, want: readonly string[] = []): Reply => {
    const read = understand(raw);
    if (!read.ok) return { kind: 'issues', issues: read.error };
    const { scenario, edition, ruleSet } = read.value;
    const answer = exactOrdeal(scenario, { edition, ruleSet, want, clock });
    return answer.ok ? { kind: 'answer', answer: answer.value } : { kind: 'too-large', size: answer.error.size };
  },

  estimate: (raw: Overlay, trials: number): Reply => {
    const read = understand(raw);
    if (!read.ok) return { kind: 'issues', issues: read.error };
    const { scenario, edition, ruleSet } = read.value;
    const answer = estimateOrdeal(scenario, { edition, ruleSet, trials, seed: '1', clock });
    return answer.ok ? { kind: 'answer', answer: answer.value } : { kind: 'issues', issues: answer.error };
  },

  /** What each would add to the chance that is told first; nothing where it may not be. */
  offers: (raw: Overlay, others: readonly Overlay[]): readonly (number | undefined)[] => {
    const now = solved(raw);
    if (now === undefined) return others.map(() => undefined);
    const measure = firstChance(now);
    return others.map((other) => {
      const then = solved(other);
      return then && measure(then) - measure(now);
    });
  },

  /** The pairs of a matrix, without their cells yet. */
  matrix: (raw: Overlay): MatrixReply => {
    const pairs = pairsIn(raw);
    if (!pairs.ok) return { kind: 'issues', issues: pairs.error };
    const { attackers, targets, counted, notModelled: unmodelled } = pairs.value;
    return {
      kind: 'matrix',
      report: { edition: String(raw.edition), counted, attackers, targets, cells: [], unmodelled },
    };
  },

  /** The cells of one attacker; none where it is too large. */
  row: (raw: Overlay, attacker: number): readonly Cell[] => {
    const pairs = pairsIn({ ...raw, attackers: [raw.attackers].flat().slice(attacker, attacker + 1) });
    if (!pairs.ok) return [];
    const row = ordealRows(pairs.value).next();
    return row.done || !row.value.ok ? [] : row.value.value;
  },
};

export type OrdealEngine = typeof ordealEngine;

function pairsIn({ edition, ...lists }: Overlay): Result<OrdealPairs, readonly Issue[]> {
  const found = gameOf(edition);
  return found ? found.game.ordealPairs(lists, found.rules) : fail([unknownEdition({ edition })]);
}

function solved(raw: Overlay): ExactAnswer | undefined {
  const read = understand(raw);
  if (!read.ok) return undefined;
  const { scenario, edition, ruleSet } = read.value;
  const answer = exactOrdeal(scenario, { edition, ruleSet });
  return answer.ok ? answer.value : undefined;
}

/** To count on so many, else to hope for them, else of one at all. */
function firstChance(answer: ExactAnswer): (of: ExactAnswer) => number {
  const { counted, countOn, hopeFor } = headlineOf(answer);
  const n = (countOn ?? hopeFor)?.n ?? 1;
  return (of) => atLeast((counted === 'wounds' ? of.woundsLost : of.modelsDestroyed).distribution, n);
}
