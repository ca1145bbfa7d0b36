import { type Block, type Cell, heading, left, right, table } from './blocks.js';
import type { Voice } from './voice.js';

/** An army as its list tells it. */
export interface RosterReport {
  readonly name: string;
  readonly faction?: string;
  readonly subfaction?: string;
  readonly detachments: readonly string[];
  readonly points?: number;
  readonly pointsLimit?: number;
  readonly units: readonly {
    readonly name: string;
    readonly points?: number;
    readonly models: readonly { readonly count: number }[];
    readonly enhancements: readonly { readonly name: string }[];
    readonly isWarlord: boolean;
  }[];
}

/** Whose army it is, its units with models and points. */
export function rosterBlocks(roster: RosterReport, voice: Voice): readonly Block[] {
  const { figures, say } = voice;
  const rows = roster.units.map((unit): Cell[] => {
    const points = unit.points === undefined ? '' : figures.count(unit.points);
    const marks = [...(unit.isWarlord ? [say.roster.warlord] : []), ...unit.enhancements.map(({ name }) => name)];
    return [unit.name, figures.count(modelsOf(unit)), points, marks.join(', ')];
  });
  const columns = [left(), right(say.roster.columns.models), right(say.roster.columns.points), left()];
  return [heading(titleOf(roster), totalsOf(roster, voice)), ...(rows.length === 0 ? [] : [table(columns, rows)])];
}

function titleOf({ name, faction, subfaction, detachments }: RosterReport): string {
  const parts = [name, faction, subfaction, detachments.join(', ')];
  return [...new Set(parts)].filter((part) => part !== undefined && part !== '').join(' · ');
}

function totalsOf({ units, points, pointsLimit }: RosterReport, { figures, say, count }: Voice): string {
  const models = units.reduce((sum, unit) => sum + modelsOf(unit), 0);
  const limit = pointsLimit === undefined ? undefined : figures.count(pointsLimit);
  return [
    count(units.length, say.roster.units),
    count(models, say.models),
    ...(points === undefined ? [] : [say.roster.points(figures.count(points), limit)]),
  ].join(' · ');
}

const modelsOf = ({ models }: RosterReport['units'][number]): number =>
  models.reduce((sum, { count }) => sum + count, 0);
