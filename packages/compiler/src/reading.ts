import { lowerSentence } from './meaning/lower.js';
import type { Node } from './meaning/node.js';
import { cloneTalk, type Discourse, summaryOf, Unsettled } from './meaning/talk.js';
import { type Failed, readMended } from './read.js';
import type { Known } from './text/classes.js';
import type { Sentence } from './text/token.js';

/** What sentences are read into, one after the other. */
export interface Reading {
  readonly notes: string[];
  readonly known: Known;
  readonly talk: Discourse;
}

/** Reads a sentence and adds what it means to what was said before; or why it cannot be. */
export function readInto(sentence: Sentence, { known, talk, notes }: Reading): Failed | undefined {
  const read = readMended(sentence, known);
  if ('why' in read) return read;
  if (areSeveral(sentence) && talk.refs['?unit'] === 'friend' && talk.refs['?yours'] !== undefined)
    return { why: 'unsettled', stuckAt: sentence.to, reason: 'one of them or both' };
  notes.push(...read.notes);
  return settleReadings(read.nodes, sentence, talk);
}

/** "Those units": more than the one that was chosen last. */
const areSeveral = ({ tokens }: Sentence): boolean =>
  tokens.some(
    ({ raw }, at) =>
      /^(?:those|these)$/i.test(raw) && tokens.slice(at + 1, at + 4).some((next) => /^units$/i.test(next.raw)),
  );

/** Takes the one reading whose words can be settled, or several that come to the same. */
export function settleReadings(nodes: readonly Node[], { to }: Sentence, talk: Discourse): Failed | undefined {
  const settled: Discourse[] = [];
  let reason = '';
  for (const node of nodes) {
    const trial = cloneTalk(talk);
    try {
      const until = trial.parts?.until;
      lowerSentence(until === undefined ? node : { frame: { until }, body: node }, trial);
      settled.push(trial);
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      reason = error.message;
    }
  }
  const only = settled.at(-1);
  if (!only) return { why: 'unsettled', stuckAt: to, reason };
  if (settled.length > 1 && new Set(settled.map(summaryOf)).size > 1) return { why: 'ambiguous', stuckAt: to };
  Object.assign(talk, only);
  return undefined;
}
