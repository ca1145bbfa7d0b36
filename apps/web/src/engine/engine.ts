import { printCitation } from '@umpire/kernel';
import { estimateOdds, exactOdds, matrixRows } from '@umpire/odds';
import { editionNames } from '@umpire/w40k';
import { offersOf } from './offers.js';
import type { Candidate, EditionName, MatrixReply, NamedRule, Offer, RawScenario, Reply } from './reply.js';
import { gameOf, ruleSetOf, understand } from './understand.js';

const clock = (): number => performance.now();
const breath = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** Counts the questions, so that a long answer ends when a newer question stands. */
let latest = 0;

/** Kinds that a player switches on; the others every attack follows already, or a weapon prints. */
const SWITCHES = new Set([
  'stratagem',
  'detachment-rule',
  'army-rule',
  'ability',
  'core-ability',
  'terrain',
  'enhancement',
  'warlord-trait',
]);

/** What the page asks of the engine, once the edition is `ready`. It runs in a worker, and answers values that can be copied. */
export const engine = {
  editions: (): EditionName[] => [...editionNames],

  rules: (edition: string): NamedRule[] => {
    const set = ruleSetOf(edition);
    if (!set.ok) return [];
    return [...set.value.rules.values()]
      .filter(({ inAttack, always, kind }) => inAttack === true && always === undefined && SWITCHES.has(kind))
      .map(({ id, name, kind, summary, source, of, cost }) => ({
        id,
        name,
        kind,
        summary,
        source: printCitation(source),
        ...(of === undefined ? {} : { of }),
        ...(cost === undefined ? {} : { cost }),
      }));
  },

  answer: (raw: RawScenario): Reply => {
    latest++;
    return exact(raw, []);
  },

  /** The answer to a question that nobody waits for: offers of the question that stands go on. */
  answerAside: (raw: RawScenario): Reply => exact(raw, []),

  /** The same answer with its stages and reasons, which cost more. */
  details: (raw: RawScenario): Reply => exact(raw, ['stages', 'because']),

  compare: (list: readonly RawScenario[]): Reply[] => list.map((raw) => exact(raw, [])),

  /** Sampled, and says so. Choices that look ahead are answered plainly, and that is said too. */
  estimate: (raw: RawScenario, trials: number): Reply => {
    const found = estimated(raw, trials);
    if (found.kind !== 'issues' || found.issues[0]?.code !== 'estimate-looks-ahead') return found;
    const { plain, left } = withoutAhead(raw);
    const again = estimated(plain, trials);
    if (again.kind !== 'answer') return again;
    const unmodelled = [...again.answer.unmodelled, ...left.map(notAhead)];
    return { kind: 'answer', answer: { ...again.answer, unmodelled } };
  },

  /** About how many milliseconds a thousand throws of all its dice take. */
  pace: (raw: RawScenario): number => {
    const began = clock();
    const reply = engine.estimate(raw, TRIED);
    return reply.kind === 'answer' ? ((clock() - began) / TRIED) * 1000 : Number.NaN;
  },

  /** One offer after the other; it stops when a newer question is asked. */
  offers: async (
    raw: RawScenario,
    candidates: readonly Candidate[],
    tell: (offers: readonly Offer[]) => void,
  ): Promise<void> => {
    const asked = latest;
    const found: Offer[] = [];
    let told = clock();
    for (const offer of offersOf(raw, candidates)) {
      found.push(offer);
      if (clock() - told < 30) continue;
      tell(found.splice(0));
      await breath();
      if (asked !== latest) return;
      told = clock();
    }
    if (found.length > 0) tell(found);
  },

  matrix: async (raw: RawScenario): Promise<MatrixReply> => {
    const { edition } = raw;
    const name = typeof edition === 'string' ? edition : '';
    const rules = ruleSetOf(name);
    if (!rules.ok) return { kind: 'issues', issues: rules.error };
    const { edition: _, ...lists } = raw;
    const pairs = gameOf(name).pairs(lists, rules.value);
    if (!pairs.ok) return { kind: 'issues', issues: pairs.error };
    const { attackers, targets, notModelled } = pairs.value;
    const cells = [];
    for (const row of matrixRows(pairs.value)) {
      if (!row.ok) return { kind: 'issues', issues: [{ ...row.error, path: `attackers[${cells.length}]` }] };
      cells.push(row.value);
      await breath();
    }
    return {
      kind: 'matrix',
      report: {
        edition: rules.value.id,
        ruleSet: rules.value.hash,
        attackers,
        targets,
        cells,
        unmodelled: notModelled,
      },
    };
  },
};

export type Engine = typeof engine;

const TRIED = 200;

function estimated(raw: RawScenario, trials: number): Reply {
  const read = understand(raw);
  if (!read.ok) return { kind: 'issues', issues: read.error };
  const { attack, edition, ruleSet } = read.value;
  const answer = estimateOdds(attack, { trials, seed: '1', edition, ruleSet, clock });
  return answer.ok ? { kind: 'answer', answer: answer.value } : { kind: 'issues', issues: answer.error };
}

/** The scenario without the policies that look ahead, and the names of those. */
function withoutAhead(raw: RawScenario): { readonly plain: RawScenario; readonly left: readonly string[] } {
  const { policies } = raw;
  const all = typeof policies === 'object' && policies !== null ? Object.entries(policies) : [];
  const looks = ([name, value]: readonly [string, unknown]): boolean =>
    value === 'best' || (name === 'commandReroll' && value !== 'never');
  const plain = { ...raw, policies: Object.fromEntries(all.filter((one) => !looks(one))) };
  return { plain, left: all.filter(looks).map(([name]) => name) };
}

const notAhead = (policy: string) => ({
  what: policy,
  of: '',
  why: 'an estimate cannot look ahead',
  restStands: true,
});

function exact(raw: RawScenario, want: readonly string[]): Reply {
  const read = understand(raw);
  if (!read.ok) return { kind: 'issues', issues: read.error };
  const { attack, edition, ruleSet } = read.value;
  const answer = exactOdds(attack, { edition, ruleSet, want, clock });
  return answer.ok ? { kind: 'answer', answer: answer.value } : { kind: 'too-large', size: answer.error.size };
}
