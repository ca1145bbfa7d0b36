import type { Block } from '@umpire/views';

/** A distribution as the terminal draws it. */
export const isLadder = (block: Block): boolean =>
  block.kind === 'table' &&
  block.columns.length === 3 &&
  block.rows.some((row) => typeof row[1] === 'object' && 'bar' in row[1]);

/** What an answer tells beside its headline and its charts. */
export const belowLadders = (blocks: readonly Block[]): readonly Block[] =>
  blocks.slice(blocks.findLastIndex(isLadder) + 1);
