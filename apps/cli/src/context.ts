import type { Issue } from '@umpire/kernel';
import { type Block, issueBlocks, type Locale, printText, type Voice } from '@umpire/views';
import type { Services } from './services.js';
import type { Terminal } from './terminal.js';

/** 0 done · 1 done, and the answer is "no" · 2 could not be done. */
export type Status = 0 | 1 | 2;

/** What every verb is given. */
export interface Context {
  readonly terminal: Terminal;
  readonly services: Services;
  readonly voice: Voice;
  readonly locale: Locale;
  readonly json: boolean;
  readonly bars: boolean;
  /** The folder of the shipped scenarios. */
  readonly examples: URL;
}

/** Issues on stderr, with their place, code and what to do. */
export function report({ terminal, voice }: Context, issues: readonly Issue[]): void {
  if (issues.length > 0) terminal.err(printText(issueBlocks(issues, voice), { paint: terminal.paintErr }));
}

/** Reports why it could not be done. */
export function refuse(context: Context, issues: readonly Issue[]): 2 {
  report(context, issues);
  return 2;
}

/** The answer on stdout: as JSON where that was asked for, else in words. */
export function answer(context: Context, json: unknown, blocks: () => readonly Block[]): void {
  const { terminal } = context;
  if (context.json) terminal.out(`${JSON.stringify(json, null, 2)}\n`);
  else terminal.out(printText(blocks(), { paint: terminal.paintOut, columns: terminal.columns, bars: context.bars }));
}

/** One alone stands for itself; several make a list, in order. */
export const oneOrList = <T>(list: readonly T[]): T | readonly T[] =>
  list.length === 1 && list[0] !== undefined ? list[0] : list;
