import { abilityTableAnswer } from '@umpire/importers';
import type { Issue, Result } from '@umpire/kernel';
import { abilityAnswer, musterAnswer, netepic } from '@umpire/netepic';
import { runCases as run } from '@umpire/testkit';
import type { CasesReport } from '@umpire/views';
import { w40k } from '@umpire/w40k';
import type { Cases, Progress, RuleSetOverride } from '../services.js';
import { playedGames } from './battle-systems.js';

export function runCases(
  { files, units }: Cases,
  options: RuleSetOverride & { readonly progress: Progress },
): Result<CasesReport, readonly Issue[]> {
  return run(files, units?.text, {
    gameSystems: [w40k],
    ordealSystems: [netepic],
    questionGames: [
      {
        edition: 'netepic-fr2',
        answers: { muster: musterAnswer, table: abilityTableAnswer, ability: abilityAnswer },
      },
    ],
    battleSystems: playedGames.map(({ system }) => system),
    ...options,
  });
}
