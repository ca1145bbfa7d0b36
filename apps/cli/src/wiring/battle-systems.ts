import type { Battle } from '@umpire/battle';
import { epicBattles } from '@umpire/netepic';
import { type BattleSystem, sealed } from '@umpire/rules';
import type { BattleReport } from '@umpire/views';
import { type Table, type TableEvent, w40kBattles } from '@umpire/w40k';
import { reportOf, toldReport } from './battle-report.js';

/** A game that the command line plays battles of, and how they are reported. */
export interface PlayedGame {
  readonly system: BattleSystem<unknown, unknown>;
  readonly report: (battle: Battle<unknown, unknown>) => BattleReport;
}

export const playedGames: readonly PlayedGame[] = [
  { system: sealed(w40kBattles), report: (battle) => reportOf(battle as Battle<Table, TableEvent>) },
  { system: sealed(epicBattles), report: toldReport(sealed(epicBattles)) },
];

/** The game that an edition belongs to. */
export const playedGame = (edition: string): PlayedGame | undefined =>
  playedGames.find(({ system }) => system.plays(edition));
