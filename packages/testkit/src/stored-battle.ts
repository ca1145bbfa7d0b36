import { compileGame, readBattle } from '@umpire/battle';
import { fail, issue, ok, type Result } from '@umpire/kernel';
import type { BattleSystem } from '@umpire/rules';
import type { TextFile } from './yaml-file.js';

/** A whole battle among the cases: every answer, and what it has to come to. */
export interface StoredBattle extends TextFile {
  /** The file's name. */
  readonly id: string;
  readonly edition: string;
}

/** Why a stored battle is not true any more. */
interface Untrue {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
}

export const isStoredBattle = ({ name }: TextFile): boolean => name.endsWith('.jsonl');

export function storedBattlesIn(files: readonly TextFile[]): readonly StoredBattle[] {
  return files.filter(isStoredBattle).map((file) => {
    const edition = /"edition":"([^"]+)"/.exec(file.text.slice(0, 400))?.[1] ?? '';
    return { ...file, id: file.name.split(/[\\/]/).at(-1)!, edition };
  });
}

/** Plays a stored battle again; nothing comes back where it comes to the same, letter by letter. */
export function untrueIn(
  { text, edition }: StoredBattle,
  systems: readonly BattleSystem<unknown, unknown>[],
): readonly Untrue[] {
  const system = systems.find((one) => one.plays(edition));
  const read = readBattle(text, (heading): Result<ReturnType<typeof compileGame<unknown, unknown>>> => {
    const game = system?.game(heading) ?? fail([issue('unknown-edition', 'no battles are played in this edition')]);
    return game.ok ? ok(compileGame(game.value)) : game;
  });
  if (!read.ok) return [{ line: 1, expected: 'a battle', got: read.error.map(({ message }) => message).join('; ') }];
  const { stopped, ended } = read.value;
  if (stopped)
    return stopped.why.map(({ message, found = message, hint = message }) => ({
      line: stopped.line,
      expected: found,
      got: hint,
    }));
  return ended ? [] : [{ line: text.split('\n').length, expected: 'an end', got: 'none' }];
}
