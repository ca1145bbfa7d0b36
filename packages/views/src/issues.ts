import type { Issue, Span } from '@umpire/kernel';
import { type Block, error, lines, type Piece, quiet, warning } from './blocks.js';
import type { Voice } from './voice.js';

/** `scenario.json:12:7`: as editors and terminals understand it. */
export function placeOf({ file, line, column }: Span = {}): string {
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined);
  return place.join(':');
}

/** Every issue with its place, severity, code and sentence; under it what was found and what to do. */
export function issueBlocks(list: readonly Issue[], voice: Voice): Block[] {
  return list.length === 0 ? [] : [lines(list.flatMap((issue) => issueLines(issue, voice)))];
}

function issueLines(issue: Issue, { say }: Voice): Piece[][] {
  const { code, severity, message, path, span, found, hint, near = [] } = say.issue(issue);
  const words = say.issues;
  const place = placeOf(span);
  const label = severity === 'error' ? error(`${words.error} ${code}`) : warning(`${words.warning} ${code}`);
  const detail = (title: string, text: string | undefined): Piece[][] =>
    text === undefined || text === '' ? [] : [[quiet(`  ${title}: `), text]];
  return [
    [
      ...(place === '' ? [] : [`${place}: `]),
      label,
      `: ${message}`,
      ...(path === undefined || path === '' ? [] : [quiet(` (${path})`)]),
    ],
    ...detail(words.found, found),
    ...detail(words.near, near.join(', ')),
    ...detail(words.hint, hint),
  ];
}
