import { type Block, type Cell, heading, left, lines, quiet, right, table } from './blocks.js';
import { counted } from './counted.js';
import { issueBlocks } from './issues.js';
import type { ImportReport } from './reports.js';
import type { Voice } from './voice.js';

const UNREAD_SHOWN = 12;

/** What a file gave: records by kind, how much was understood, and what was not. */
export function importBlocks({ file, records, issues, understood }: ImportReport, voice: Voice): Block[] {
  const { say, figures } = voice;
  const kinds = counted(records.map(({ kind }) => kind));
  const counts = [...kinds].map(([kind, count]): Cell[] => [kind, figures.count(count)]);
  const unread = understood?.unread ?? [];
  return [
    heading(say.imported(file), voice.count(records.length, say.recordsOf)),
    ...(counts.length === 0 ? [] : [table([left(), right()], counts)]),
    ...(understood === undefined
      ? []
      : [
          lines([
            [
              say.understood(
                figures.count(understood.compiled),
                figures.count(understood.clauses),
                figures.count(understood.executable),
              ),
            ],
          ]),
        ]),
    ...(unread.length === 0
      ? []
      : [
          lines(
            [
              ...unread
                .slice(0, UNREAD_SHOWN)
                .map(({ line, text }) => [quiet(`  ${say.lineOf(figures.count(line))}: `), text]),
              ...(unread.length > UNREAD_SHOWN ? [[quiet(`  + ${figures.count(unread.length - UNREAD_SHOWN)}`)]] : []),
            ],
            say.unread,
          ),
        ]),
    ...issueBlocks(issues, voice),
  ];
}
