import { ok, type Result } from '@umpire/kernel';
import { armies, type MusteredArmy, muster, sheets } from '@umpire/netepic';
import type { ArmyRow } from '../services.js';

/** The shipped armies of an edition that counts stands; none where it has none. */
export function epicArmies(edition: string): Result<readonly ArmyRow[]> {
  const rows: ArmyRow[] = [];
  for (const facts of armies.filter((army) => army.edition === edition)) {
    const army = muster(facts, sheets);
    if (!army.ok) return army;
    rows.push(rowOf(army.value));
  }
  return ok(rows);
}

const rowOf = ({ army, points, formations }: MusteredArmy): ArmyRow => ({
  name: army.name.fr,
  edition: army.edition,
  faction: army.faction,
  battleSize: `${army.points}`,
  points,
  pointsLimit: army.points,
  pricesFrom: { source: 'NetEpic', date: '' },
  notModelled: [],
  detachments: [],
  counted: 'stands',
  units: formations.map(({ id, name, points: cost, stands }) => ({ id, name: name.fr, models: stands, points: cost })),
});
