import { isEngaged, squared } from '../moves/contact.js';
import { isAloft } from '../moves/sight.js';
import { usualVictoryPoints } from '../muster/values.js';
import { objectiveAt } from '../table/objectives.js';
import { get, isOnTable, orderOf, type Table } from '../table/table.js';

/** Who holds an objective: 0 nobody, 1 and 2 a side, 3 contested (VIC-1). */
export function holderOf(table: Table, objective: number): number {
  const at = objectiveAt(table, objective);
  if (!at) return 0;
  const reach = table.rulings.objectiveRadius * 10_000;
  const nearest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const { x, y, place } = table.fields;
  table.roster.stands.forEach(({ side, detachment }, i) => {
    if (!isOnTable(table, i) || place[i] === 2 || isAloft(table, i) || isEngaged(table, i)) return;
    if (orderOf(table, detachment) === 'fall-back') return;
    nearest[side] = Math.min(nearest[side]!, squared(x[i]! - at.x, y[i]! - at.y));
  });
  const [a = 0, b = 0] = nearest;
  if (Math.min(a, b) > reach * reach) return 0;
  return a === b ? 3 : a < b ? 1 : 2;
}

/** Victory points of a side now: objectives held, enemy formations broken so far (VIC-5). */
export function pointsOf(table: Table, side: number): number {
  const { roster, rulings, fields } = table;
  const isNecron = roster.armies[side === 0 ? 0 : 1].faction === 'necrons';
  const held = [...fields.holder].filter((holder) => holder === side + 1).length;
  const objectives = isNecron && rulings.necronsOnlyDeny ? 0 : held * rulings.objectivePoints;
  const broken = roster.formations.reduce((sum, formation, i) => {
    if (formation.side === side || get(table, 'broken', i) === 0) return sum;
    const twice = isNecron && rulings.formationsScoreTwice && get(table, 'wiped', i) > 0;
    return sum + formation.victoryPoints * (twice ? 2 : 1);
  }, 0);
  return objectives + broken;
}

/** Victory points that win at once (VIC-3); without objectives nobody can reach it early. */
export const pointsWanted = ({ roster, rulings }: Table): number =>
  rulings.victoryBase + usualVictoryPoints(roster.points);

/** A side with nobody on the table, or able to come (VIC-4). */
export const isGone = (table: Table, side: number, canArrive: (detachment: number) => boolean): boolean =>
  table.roster.detachments.every(
    (detachment, i) =>
      detachment.side !== side ||
      (!detachment.stands.some(
        (stand) => isOnTable(table, stand) || (get(table, 'life', stand) > 0 && get(table, 'place', stand) === 2),
      ) &&
        !canArrive(i)),
  );
