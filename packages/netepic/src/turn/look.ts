import type { Measures, Regard, Surveys } from '@umpire/rules';
import { foesOf } from '../moves/contact.js';
import { allowanceOf } from '../moves/cost.js';
import { canSee, coverOf, viewpoint } from '../moves/sight.js';
import { isOnTable, living, orderOf, orderOfStand, present, standAt, type Table } from '../table/table.js';
import { activationOf } from './activation.js';

/* What there is to see and to measure. Distances go from centre to centre, as the game measures them (SHT-10). */

const CENTIMETRE = 10_000;

/** How far each stand may go under its order, and how near stands of a detachment stay together. */
export const moveMeasures: Measures<Table> = (choice, _, { state }) => {
  const { detachment, partner } = activationOf(state, choice);
  const stands = [...present(state, detachment), ...(partner === undefined ? [] : present(state, partner))];
  const widest = Math.max(0, ...stands.map((stand) => 2 * standAt(state, stand).radius));
  return {
    limits: Object.fromEntries(
      stands.map((stand) => [standAt(state, stand).ref, allowanceOf(state, stand, orderOfStand(state, stand))]),
    ),
    coherency: Math.max(0, state.rulings.coherency * CENTIMETRE - widest),
  };
};

/** What a detachment sees, from which stand; what is covered from there; how far it may go and fire. */
export const surveyOf: Surveys<Table> = (table, _, unit) => {
  const detachment = table.roster.detachmentOf.get(unit);
  const own = detachment === undefined ? [] : present(table, detachment).filter((stand) => isOnTable(table, stand));
  if (detachment === undefined || own.length === 0) return undefined;
  const { side } = table.roster.detachments[detachment]!;
  const others = table.roster.detachments.flatMap((other, i) => {
    const theirs = living(table, i).filter((stand) => isOnTable(table, stand));
    return other.side === side || theirs.length === 0 ? [] : [regard(table, other.ref, own, theirs)];
  });
  const order = orderOf(table, detachment);
  return {
    unit,
    others,
    objectives: table.ground.objectives.map((at, i) => ({
      id: `objective-${i + 1}`,
      apart: Math.min(...own.map((stand) => far(viewpoint(table, stand), at))),
    })),
    threat: {
      move: Math.max(...own.map((stand) => allowanceOf(table, stand, order === 'none' ? 'advance' : order))),
      ...rangeOf(table, own),
    },
  };
};

const far = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number =>
  Math.round(Math.hypot(a.x - b.x, a.y - b.y));

function rangeOf(table: Table, stands: readonly number[]): { readonly range?: number } {
  const ranges = stands.flatMap((stand) =>
    standAt(table, stand).sheet.weapons.flatMap(({ profiles }) => profiles.map(({ range }) => range)),
  );
  return ranges.length === 0 ? {} : { range: Math.max(...ranges) * CENTIMETRE };
}

function regard(table: Table, of: string, own: readonly number[], theirs: readonly number[]): Regard {
  const pairs = own
    .flatMap((a) => theirs.map((b) => [viewpoint(table, a), viewpoint(table, b)] as const))
    .sort(([a, b], [c, d]) => far(a, b) - far(c, d));
  const seen = pairs.find(([a, b]) => canSee(table, a, b));
  const [near] = pairs;
  return {
    of,
    apart: near === undefined ? 0 : far(...near),
    isEngaged: own.some((stand) => foesOf(table, stand).some((foe) => theirs.includes(foe))),
    sight:
      seen === undefined
        ? { sees: false, because: 'no-line', by: [] }
        : {
            sees: true,
            line: [
              { x: seen[0].x, y: seen[0].y },
              { x: seen[1].x, y: seen[1].y },
            ],
          },
    isCovered: seen !== undefined && coverOf(table, ...seen) !== 'none',
  };
}
