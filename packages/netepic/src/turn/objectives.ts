import type { Rng } from '@umpire/kernel';
import { type Choice, facesOf, type Placer, type Reason, repliesOf, seats, type Verdict } from '@umpire/rules';
import { squared } from '../moves/contact.js';
import { isPlace, micrometresOf, type Place, placeOfMicrometres } from '../moves/proposal.js';
import { factsOf } from '../moves/sight.js';
import type { EpicEvent } from '../table/event.js';
import { isIn } from '../table/ground.js';
import { nextObjective, objectivesOf } from '../table/objectives.js';
import { changes, otherSide, seatOf, type Table } from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { type EpicProcedure, sixes } from './play.js';
import type { SettingUp } from './set-up.js';

const classes = [1, 2, 3, 4, 5, 6, 7];
const CM = 10_000;

/** Why an objective may not lie at a point: too near to another or to an edge, or where some class cannot go (SET-6). */
function objectiveReason(table: Table, [x, y]: readonly [number, number]): Reason | undefined {
  const { objectiveSpacing, objectiveFromEdge } = table.rulings;
  const { length, width, terrain } = table.ground;
  const edge = objectiveFromEdge * CM;
  if (x < edge || y < edge || x > length - edge || y > width - edge)
    return refuse('objective-edge', undefined, { d: objectiveFromEdge });
  const least = objectiveSpacing * CM;
  if (objectivesOf(table).some((other) => squared(other.x - x, other.y - y) < least * least))
    return refuse('objective-spacing', undefined, { d: objectiveSpacing });
  const isBarred = terrain.some((piece, i) => {
    const facts = factsOf(table, i);
    const isOpen = classes.every((one) => facts.cost(one, piece.height ?? 0) !== null && facts.holds(one));
    return !isOpen && isIn(piece, x, y);
  });
  return isBarred ? refuse('objective-ground') : undefined;
}

/** The nearest legal place on a grid of 1 cm about a point; undefined where the table is full. */
function nearestPlace(table: Table, [x, y]: readonly [number, number]): Place | undefined {
  const { length, width } = table.ground;
  let best: Place | undefined;
  let near = Number.POSITIVE_INFINITY;
  for (let px = 0; px <= length; px += CM)
    for (let py = 0; py <= width; py += CM) {
      const far = squared(px - x, py - y);
      if (far >= near || objectiveReason(table, [px, py])) continue;
      near = far;
      best = placeOfMicrometres(px, py);
    }
  return best;
}

/** Where the mission prints it, or as near as it may lie. */
export function suggestObjective(table: Table): Place | undefined {
  const next = nextObjective(table);
  if (next === undefined) return undefined;
  const { x, y } = table.ground.objectives[next]!;
  return objectiveReason(table, [x, y]) ? nearestPlace(table, [x, y]) : placeOfMicrometres(x, y);
}

/** Anywhere legal. */
export function someObjective(table: Table, rng: Rng): Place | undefined {
  const { length, width } = table.ground;
  return nearestPlace(table, [rng.below(length), rng.below(width)]);
}

export function judgeObjective(proposal: unknown, table: Table): Verdict {
  if (!isPlace(proposal)) return refused([refuse('malformed')], suggestObjective(table));
  const at = micrometresOf(proposal);
  const reason = objectiveReason(table, at);
  return reason ? refused([reason], nearestPlace(table, at)) : { legal: true };
}

/** The marker is placed under the name of the objective. */
export const objectivePlacer: Placer<Table> = {
  toProposal: (placing, { about }) => {
    const at = placing[about[0] ?? ''];
    return at === undefined ? null : placeOfMicrometres(Math.round(at.x / 10) * 10, Math.round(at.y / 10) * 10);
  },
  toPlacing: (proposal, { about }: Choice) => {
    if (!isPlace(proposal)) return {};
    const [x, y] = micrometresOf(proposal);
    return { [about[0] ?? '']: { x, y } };
  },
};

/** Who places the first: the higher die, equal ones again; then in turn until all lie (SET-6). */
export const objectiveSteps: EpicProcedure<SettingUp>['steps'] = [
  {
    id: 'objectives-roll',
    run: (frame, given, { state }) => {
      if (nextObjective(state) === undefined) return {};
      const [a = 0, b = 0] = [0, 1].map((n) => facesOf(given, n)?.[0]?.[0]);
      if (a === b)
        return { need: { throws: seats.map((seat) => ({ purpose: 'objectives', seat, for: [], lots: sixes(1) })) } };
      const side = a > b ? 0 : 1;
      return { frame: { ...frame, side }, events: [{ say: 'objectives-roll', faces: [a, b], seat: seatOf(side) }] };
    },
  },
  {
    id: 'objectives',
    run: (frame, given, { state }) => {
      const next = nextObjective(state);
      if (next === undefined || suggestObjective(state) === undefined) return {};
      const { side = 0 } = frame;
      const [reply] = repliesOf(given) ?? [];
      if (!reply || !('propose' in reply)) {
        const ask = { kind: 'propose', shape: 'objective', within: [] } as const;
        return {
          need: { choices: [{ seat: seatOf(side), rule: 'objectives', about: [`objective-${next + 1}`], ask }] },
        };
      }
      return {
        frame: { ...frame, side: otherSide(side) },
        events: laid(state, next, micrometresOf(reply.propose as Place), side),
        to: 'objectives',
      };
    },
  },
];

const laid = (
  state: Table,
  objective: number,
  [x, y]: readonly [number, number],
  side: number,
): readonly EpicEvent[] => [
  ...changes(state, [
    ['goalX', objective, x],
    ['goalY', objective, y],
    ['laid', objective, 1],
  ]),
  { say: 'objective-placed', objective, seat: seatOf(side) },
];

/** Objectives that are placed by the players wait for them; all others lie where they are printed. */
export function layObjectives(table: Table, areGiven: boolean): void {
  table.ground.objectives.forEach(({ x, y }, i) => {
    table.fields.goalX[i] = x;
    table.fields.goalY[i] = y;
    table.fields.laid[i] = table.rulings.objectives === 'placed' && !areGiven ? 0 : 1;
  });
}
