import type { Target, WhenSaid } from './grammar/parts.js';
import { openStratagem } from './meaning/stratagem.js';
import type { Discourse } from './meaning/talk.js';
import { type Failed, readMended } from './read.js';
import type { Known } from './text/classes.js';
import type { Sentence, Span } from './text/token.js';

type Headed = {
  readonly failed?: readonly (Failed & Span)[];
  readonly open?: (talk: Discourse, cost: number | undefined) => void;
};

/** When and on whom, if the text is a stratagem's. */
export function readHead(sentences: readonly Sentence[], known: Known): Headed {
  const whens = sentences.filter(({ section }) => section === 'when');
  const targets = sentences.filter(({ section }) => section === 'target');
  if (whens.length + targets.length === 0) return {};
  const failed: (Failed & Span)[] = [];
  const readAs = <T>(part: string, all: readonly Sentence[]): T | undefined => {
    const [first] = all;
    if (!first) return undefined;
    const read = readMended(first, known, part);
    const nodes = 'nodes' in read ? ofSeveral(read.nodes) : [];
    if (nodes.length === 1) return nodes[0] as T;
    if ('nodes' in read) {
      failed.push({ why: 'ambiguous', stuckAt: first.to, from: first.from, to: first.to });
      return undefined;
    }
    failed.push({ ...read, from: first.from, to: first.to });
    return undefined;
  };
  const said = readAs<WhenSaid>('strwhen', whens);
  const target = readAs<Target>('strtarget', targets);
  if (failed.length > 0 || !said || !target) {
    const [one] = sentences;
    return {
      failed: failed.length > 0 || !one ? failed : [{ why: 'unknown', stuckAt: one.from, from: one.from, to: one.to }],
    };
  }
  return { open: (talk, cost) => openStratagem(talk, said, target, cost) };
}

/** "One or more units" are as many as one likes, not whichever is found. */
function ofSeveral<T>(nodes: readonly T[]): readonly T[] {
  const several = nodes.filter((node) => typeof node === 'object' && node !== null && 'most' in node);
  return several.length === 1 ? several : nodes;
}
