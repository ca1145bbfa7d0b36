import type { Issue } from '@umpire/kernel';
import { issueBlocks } from '@umpire/views';
import { answer, type Context, refuse, report, type Status } from '../context.js';
import { LARGEST_IMPORT, readAllBytes, readBytes } from '../read-file.js';
import type { ArmyAsked, ArmyRow } from '../services.js';
import { armiesBlocks, armyBlocks, refusedWords } from './army-blocks.js';

export interface ArmiesOptions {
  readonly edition?: string;
  readonly with?: readonly string[];
}

interface Refused {
  readonly file: string;
  readonly reasons: readonly Issue[];
}

/** Without files the shipped armies; with files each army, or why it may not be fielded (status 1). */
export async function armies(context: Context, files: readonly string[], options: ArmiesOptions): Promise<Status> {
  const { edition, with: beside = [] } = options;
  const asked = edition === undefined ? {} : { edition };
  if (files.length > 0) {
    const sheets = await readAllBytes(beside, LARGEST_IMPORT);
    return sheets.ok ? armiesOf(context, files, { ...asked, beside: sheets.value }) : refuse(context, sheets.error);
  }
  const shipped = await context.services.armies(asked);
  if (!shipped.ok) return refuse(context, shipped.error);
  answer(context, { umpire: 1, armies: shipped.value }, () =>
    armiesBlocks(shipped.value, context.voice, context.locale),
  );
  return 0;
}

async function armiesOf(context: Context, files: readonly string[], asked: ArmyAsked): Promise<Status> {
  const found: ArmyRow[] = [];
  const refused: Refused[] = [];
  const unread: Issue[] = [];
  const notes: Issue[] = [];
  for (const file of files) {
    const bytes = await readBytes(file, LARGEST_IMPORT);
    const army = bytes.ok ? await context.services.armyIn({ name: file, bytes: bytes.value }, asked) : bytes;
    if (army.ok) {
      found.push(army.value.army);
      notes.push(...army.value.issues);
    } else if (army.error.every(isReason)) refused.push({ file, reasons: army.error });
    else unread.push(...army.error);
  }
  if (found.length + refused.length > 0)
    answer(context, { umpire: 1, armies: found, refused }, () => [
      ...found.flatMap((army) => armyBlocks(army, context.voice, context.locale)),
      ...refused.flatMap(({ file, reasons }) => [
        { kind: 'heading', text: refusedWords(file, context.locale) } as const,
        ...issueBlocks(reasons, context.voice),
      ]),
    ]);
  report(context, [...notes, ...unread]);
  if (unread.length > 0) return 2;
  return refused.length > 0 ? 1 : 0;
}

/** A reason of the muster, or a word about the list: the file was read. */
const isReason = (found: Issue): boolean => 'rule' in found || found.severity === 'warning';
