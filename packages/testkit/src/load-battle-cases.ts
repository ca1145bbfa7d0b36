import { ok, type Result, type Span } from '@umpire/kernel';
import { type BattleCase, battleFileSchema } from './battle-case.js';
import { casesIn } from './case-files.js';
import type { TextFile } from './yaml-file.js';

export interface PlacedBattleCase extends BattleCase {
  readonly edition: string;
  readonly at: Span;
}

/** Files of battles are known by their key `battles`. */
export const isBattleFile = ({ text }: TextFile): boolean => /^battles:/m.test(text);

/** Reads files of battle cases into one list. Issues: those of YAML and shape, `case-id-twice`. */
export const loadBattleCases = (files: readonly TextFile[]): Result<readonly PlacedBattleCase[]> =>
  casesIn(files, battleFileSchema, ({ edition, battles }, place) =>
    ok(battles.map((one, i) => ({ ...one, edition, at: place(['battles', i]) }))),
  );
