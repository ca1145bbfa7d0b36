import { issue } from '@umpire/kernel';
import { battleBlocks } from '@umpire/views';
import { answer, type Context, refuse, type Status, report as tell } from '../context.js';
import { LARGEST_IMPORT, readBytes } from '../read-file.js';
import { reviewJson } from './review-json.js';

export interface ReplayOptions {
  readonly verify?: boolean;
  readonly at?: string;
}

/** Plays a stored battle again: the same battle, or the first difference. */
export async function replay(context: Context, file: string, { verify = false, at }: ReplayOptions): Promise<Status> {
  const until = at === undefined ? undefined : Number(at);
  if (until !== undefined && (!Number.isInteger(until) || until < 0))
    return refuse(context, [
      issue('bad-number', '--at wants the number of a choice.', { found: `${at}`, hint: 'for example --at 100' }),
    ]);
  const bytes = await readBytes(file, LARGEST_IMPORT);
  if (!bytes.ok) return refuse(context, bytes.error);
  const log = new TextDecoder().decode(bytes.value);
  const read = await context.services.replayBattle(log, until === undefined ? {} : { at: until });
  if (!read.ok)
    return refuse(
      context,
      read.error.map((one) => ({ ...one, span: { file, ...one.span } })),
    );
  const { report: told, verified, hash, firstDifference, answers, ended, cut } = read.value;
  const report = verify ? undefined : told();
  const looked = report?.review ? reviewJson(report.review) : {};
  const say = context.voice.say.battle;
  const verdict = firstDifference
    ? say.differs(firstDifference.line, firstDifference.answer ?? undefined)
    : say.verified(answers, hash, ended);
  if (firstDifference) {
    const { line, why } = firstDifference;
    tell(
      context,
      why.map((one) => ({ ...one, span: { file, line } })),
    );
  }
  const json = {
    verified,
    hash,
    answers,
    ended,
    ...(cut === undefined ? {} : { cut }),
    ...(firstDifference ? { firstDifference } : {}),
    ...looked,
  };
  answer(context, json, () => [
    ...(report ? battleBlocks(report, context.voice) : []),
    { kind: 'lines', lines: [[verdict], ...(cut === undefined ? [] : [[say.cut(cut)]])] },
  ]);
  return verified ? 0 : 1;
}
