import type { Policies } from '@umpire/dice';
import type { Forecast, Forecasts } from '@umpire/rules';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { living, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import { type Shot, type Sighted, volleyAt } from '../table/volley.js';
import { type FightFrame, readFight } from './fight-declaration.js';
import { readFire } from './fire-declaration.js';
import type { ShootFrame } from './fire-frame.js';
import { read } from './kit.js';

/** How the dice of a forecast are answered: as a scenario's that says nothing of it, for as many models as may be. */
export const usual: Policies = {
  goal: 'models',
  stages: () => 'failed',
  forks: () => 'wound',
  attacks: 'low',
  damage: 'low',
  saves: 'failed',
  picks: 'leader',
  orders: 'listed',
  pools: 'listed',
};

/** Declared attacks as volleys, from the code that resolves them. */
export const forecasts = (edition: Edition): Readonly<Record<string, Forecasts<Table>>> => ({
  shoot: (proposal, _, frame, at) => {
    const reading = read(edition, at);
    const data = frame.data as ShootFrame;
    const { shots } = readFire(reading, data, proposal);
    return ofShots(reading, unitAt(at.state, data.unit), shots, 'shooting', data.type === 'snap');
  },
  fight: (proposal, _, frame, at) => {
    const reading = read(edition, at);
    const data = frame.data as FightFrame;
    const { shots } = readFight(reading, data, proposal);
    return ofShots(reading, unitAt(at.state, data.unit), shots, 'fight', false);
  },
});

function ofShots(
  reading: Reading,
  unit: RosterUnit,
  shots: readonly (Shot & Sighted)[],
  phase: 'shooting' | 'fight',
  snap: boolean,
): readonly Forecast[] {
  const targets = [...new Set(shots.map(({ target }) => target))];
  return targets.map((index) => {
    const target = unitAt(reading.table, index);
    const own = shots.filter((shot) => shot.target === index);
    const { volley } = volleyAt(reading, { phase, unit, target, shots: own, snap });
    return { target: target.ref, volley, policies: usual, points: pointsLeft(reading.table, target) };
  });
}

/** What stands of a unit, in points: its share of the models it began with. */
export const pointsLeft = (table: Table, unit: RosterUnit): number =>
  (unit.points * living(table, unit).length) / Math.max(1, unit.models.length);
