import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fail, issue, ok, type Result } from '@umpire/kernel';
import { battleBlocks } from '@umpire/views';
import { answer, type Context, refuse, type Status, report as tell } from '../context.js';
import { LARGEST_IMPORT, readAllBytes, readBytes } from '../read-file.js';
import { parseSettings } from '../rule-set.js';
import type { ArmyAsked, BattleAsked } from '../services.js';
import { reviewJson } from './review-json.js';

export interface BattleFlags {
  readonly edition: string;
  readonly set?: readonly string[];
  readonly army?: readonly string[];
  readonly with?: readonly string[];
  readonly mission?: string;
  readonly players?: string;
  readonly seed?: string;
}

export interface BattleOptions extends BattleFlags {
  readonly log?: string;
}

/** Plays a whole battle, and tells it. */
export async function battle(context: Context, options: BattleOptions): Promise<Status> {
  const asked = await askedOf(context, options);
  if (!asked.ok) return refuse(context, asked.error);
  const played = await context.services.playBattle(asked.value);
  if (!played.ok) return refuse(context, played.error);
  const { log, report: told, ...summary } = played.value;
  if (options.log !== undefined) {
    try {
      await writeFile(options.log, log);
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      return refuse(context, [
        issue('cannot-write', 'The stored battle cannot be written.', {
          span: { file: options.log },
          found,
          hint: 'name a file in a folder that is there',
        }),
      ]);
    }
  }
  const report = told();
  const looked = report.review ? reviewJson(report.review) : {};
  answer(context, { ...summary, ...looked }, () => battleBlocks(report, context.voice));
  return 0;
}

/** What a battle is asked for with: armies are files where there are such files, else names. */
export async function askedOf(
  context: Context,
  { edition, set, army = [], with: beside = [], mission, players, seed = '1' }: BattleFlags,
): Promise<Result<BattleAsked>> {
  const settings = parseSettings(set ?? []);
  if (!settings.ok) return settings;
  if (army.length > 2)
    return fail([
      issue('too-many-armies', 'A battle has two armies.', { found: String(army.length), hint: 'give --army twice' }),
    ]);
  const files = await readAllBytes(beside, LARGEST_IMPORT);
  if (!files.ok) return files;
  const asked = { edition, beside: files.value };
  const armies = await Promise.all(army.map((name) => armyOf(context, name, asked)));
  const issues = armies.flatMap((one) => (one.ok ? [] : one.error));
  if (issues.length > 0) return fail(issues);
  return ok({
    edition,
    set: settings.value,
    armies: armies.flatMap((one) => (one.ok ? [one.value] : [])),
    ...(mission === undefined ? {} : { mission }),
    players: players === undefined ? [] : players.split(',').map((name) => name.trim()),
    seed,
  });
}

/** The list of a file, or the name as it stands. What of a roster is not known is told, and left out. */
async function armyOf(context: Context, name: string, asked: ArmyAsked): Promise<Result<unknown>> {
  if (!existsSync(name)) return ok(name);
  const bytes = await readBytes(name, LARGEST_IMPORT);
  if (!bytes.ok) return bytes;
  const read = await context.services.armyListIn({ name, bytes: bytes.value }, asked);
  if (!read.ok) return read;
  tell(context, read.value.issues);
  return ok(read.value.list);
}
