import { printCitation } from '@umpire/kernel';
import { exactOddsBy, type Means } from '@umpire/odds';
import { editionNames } from '@umpire/w40k';
import { lookAhead } from './look-ahead.js';
import { offersOf } from './offers.js';
import type { Candidate, EditionName, MatrixReply, NamedRule, Offer, OpenRuling, RawScenario, Reply } from './reply.js';
import { ruleSetOf, understand } from './understand.js';

const clock = (): number => performance.now();
/** So long the engine works on what nobody waits for before it hears again, and before it tells what it found, in milliseconds. */
const BREATH = 8;
const TOLD = 30;

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

/**
 * What the page asks of the engine, once the edition is `ready`. It runs in a worker, and answers values that can be copied.
 * Throws `AheadMissing` where a choice looks ahead and `readyAhead` was not called.
 */
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
        source: printCitation({
          document: source.document,
          ...(source.section === undefined ? {} : { section: source.section }),
        }),
        ...(of === undefined ? {} : { of }),
        ...(cost === undefined ? {} : { cost }),
      }));
  },

  rulings: (edition: string): OpenRuling[] => {
    const set = ruleSetOf(edition);
    if (!set.ok) return [];
    return Object.entries(set.value.declared).map(([option, { summary, ruling = '', default: usual, among }]) => ({
      option,
      summary,
      ruling,
      usual,
      ...(among === undefined ? {} : { among }),
    }));
  },

  answer: (raw: RawScenario): Reply => {
    latest++;
    return exact(raw);
  },

  /** The answer to a question that nobody waits for: offers of the question that stands go on. */
  answerAside: (raw: RawScenario): Reply => exact(raw),

  /** The same answer with its stages and reasons, which cost more. */
  details: async (raw: RawScenario): Promise<Reply> => exact(raw, await import('./details.js')),

  compare: (list: readonly RawScenario[]): Reply[] => list.map((raw) => exact(raw)),

  /** Sampled, and says so. */
  estimate: async (raw: RawScenario, trials: number): Promise<Reply> =>
    (await import('./estimating.js')).estimate(raw, trials),

  /** About how many milliseconds a thousand throws of all its dice take. */
  pace: async (raw: RawScenario): Promise<number> => (await import('./estimating.js')).pace(raw),

  /** One offer after the other; it stops when a newer question is asked. */
  offers: async (
    raw: RawScenario,
    candidates: readonly Candidate[],
    tell: (offers: readonly Offer[]) => void,
  ): Promise<void> => {
    const asked = latest;
    const found: Offer[] = [];
    let told = clock();
    let breathed = told;
    for (const offer of offersOf(raw, candidates)) {
      found.push(offer);
      // a newer question comes between two breaths: nobody who types waits for what a switch would add
      if (clock() - breathed < BREATH) continue;
      if (clock() - told >= TOLD) {
        tell(found.splice(0));
        told = clock();
      }
      await breath();
      if (asked !== latest) return;
      breathed = clock();
    }
    if (found.length > 0) tell(found);
  },

  matrix: async (raw: RawScenario): Promise<MatrixReply> => (await import('./matrix.js')).matrix(raw, breath),
};

export type Engine = typeof engine;

function exact(raw: RawScenario, { details }: Pick<Means, 'details'> = {}): Reply {
  const read = understand(raw);
  if (!read.ok) return { kind: 'issues', issues: read.error };
  const { attack, edition, ruleSet } = read.value;
  const want = details ? ['stages', 'because'] : [];
  const answer = exactOddsBy({ lookAhead, ...(details && { details }) }, attack, { edition, ruleSet, want, clock });
  return answer.ok ? { kind: 'answer', answer: answer.value } : { kind: 'too-large', size: answer.error.size };
}
