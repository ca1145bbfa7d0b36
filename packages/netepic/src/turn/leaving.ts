import { foesOf, squared, touching } from '../moves/contact.js';
import type { Leg } from '../moves/leg.js';
import { standAt, type Table } from '../table/table.js';

/** Opponents that a stand leaves behind: not those that it still touches where its way ends (G-08). */
export function strikersAt(table: Table, { stand, points }: Leg): readonly number[] {
  if (table.rulings.leavingAssault === 'free' || points.length < 2) return [];
  const [x, y] = points.at(-1)!;
  const { x: xs, y: ys } = table.fields;
  return foesOf(table, stand).filter((foe) => {
    const reach = standAt(table, stand).radius + standAt(table, foe).radius + touching;
    return squared(x - xs[foe]!, y - ys[foe]!) > reach * reach;
  });
}

/** What an opportunity attack hits on, by the factor of who makes it. */
export function opportunityOn(table: Table, stand: number): number {
  const { closeAssaultFactor } = standAt(table, stand).sheet;
  return closeAssaultFactor >= 13 ? 4 : closeAssaultFactor >= 7 ? 5 : 6;
}
