import {
  degrees,
  endOf,
  type Facing,
  isNoLongerThan,
  type Length,
  type Point,
  rounded,
  type Step,
  toward,
  turned,
} from '@umpire/geometry';
import { endsEngaged } from '../closeness.js';
import type { ModelMove, MoveProposal } from '../move.js';
import { type Placed, placedAt } from '../solids.js';
import { discOf, isFree, isSurelyTaken, standsOn } from '../spot.js';
import { limitOf, type Table } from '../table.js';

const headings: readonly Facing[] = [0, 15, -15, 30, -30, 45, -45, 65, -65, 90, -90, 120, -120].map(degrees);
const parts: readonly number[] = [1, 0.75, 0.5, 0.25];

/** The unit shifted as a block, in the ways that end nearest to a place first. */
export function* translations(table: Table, towards: Point): Iterable<MoveProposal> {
  const { own } = table;
  const middle = middleOf(own);
  const limit = Math.min(...own.map((model) => limitOf(table, model.model) - climbDown(table, model)));
  if (own.length === 0 || limit <= 0) return;
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far === 0) return;
  const reach = Math.min(limit, far);
  const shifts = parts.map((part) => along(dx, dy, (reach * part) / far));
  const ways = headings.flatMap((heading) =>
    shifts.map((shift) => {
      const by = turned(shift, heading);
      return { by, left: (by.x - dx) * (by.x - dx) + (by.y - dy) * (by.y - dy) };
    }),
  );
  for (const { by } of ways.sort((a, b) => a.left - b.left)) yield shiftedBlock(own, by);
}

/** Whole micrometres, and never longer than asked: rounded toward where it comes from. */
const along = (dx: number, dy: number, part: number): Point => ({
  x: Math.trunc(dx * part * (1 - 1e-6)) as Length,
  y: Math.trunc(dy * part * (1 - 1e-6)) as Length,
});

/** Up and down counts for those who do not fly: the way to the ground comes off what they may move. */
const climbDown = ({ isFlying, rules }: Table, { stance }: Placed): number =>
  isFlying && rules.flying.vertical === 'free' ? 0 : stance.height;

const aside: readonly Point[] = [12_700, 25_400].flatMap((far) =>
  Array.from({ length: 8 }, (_, i) => toward(far as Length, degrees(i * 45))),
);

/**
 * The same move with those who would end in a wall or on somebody put a little aside; nothing where that is more than
 * half of them, or where somebody would end engaged in a move that must not. Everybody ends where there is room.
 */
export function settled(table: Table, { models }: MoveProposal): MoveProposal | undefined {
  const firsts = firstPlaces(table, models);
  if (firsts === undefined) return undefined;
  const done: Placed[] = [];
  const moved: ModelMove[] = [];
  let left = mostAside(models);
  for (const { own, steps, end, hasRoom } of firsts) {
    const fits = hasRoom && standsOn(end, done) === undefined;
    if (!fits && left-- === 0) return undefined;
    const found = fits ? { steps, end } : putAside(table, own, steps, done);
    if (found === undefined) return undefined;
    done.push(found.end);
    moved.push({ model: own.model, steps: found.steps });
  }
  return { models: moved };
}

interface Settled {
  readonly steps: readonly Step[];
  readonly end: Placed;
}

/** Where a model would end, and whether there is room for it beside all who are no models of its unit. */
interface First extends Settled {
  readonly own: Placed;
  readonly hasRoom: boolean;
}

const mostAside = (models: readonly ModelMove[]): number => Math.ceil(models.length / 2);

/** Where all would end, before anybody is put aside; nothing as soon as it is plain that they cannot be settled. */
function firstPlaces(table: Table, models: readonly ModelMove[]): readonly First[] | undefined {
  const isShy = table.rule.ends.some(({ is }) => is === 'unengaged');
  const owns = new Map(table.own.map((own) => [own.model, own]));
  const firsts: First[] = [];
  let left = mostAside(models);
  for (const one of models) {
    const own = owns.get(one.model);
    if (own === undefined || !('steps' in one)) return undefined;
    const { steps } = one;
    const end = endAt(table, own, steps);
    if (isShy && endsEngaged(table, end)) return undefined;
    const hasRoom = isShort(table, own, steps) && isFree(table, end, []);
    if (!hasRoom && left-- === 0) return undefined;
    firsts.push({ own, steps, end, hasRoom });
  }
  return firsts;
}

function putAside(table: Table, own: Placed, steps: readonly Step[], done: readonly Placed[]): Settled | undefined {
  const { at, height } = endOf({ start: own.stance, steps });
  for (const { x, y } of aside) {
    const disc = discOf(table.board.formOf(own.model), { at: { x: at.x + x, y: at.y + y }, height }, own);
    if (disc && isSurelyTaken(table, disc, done)) continue;
    const other = asideBy(steps, { x, y });
    if (!isShort(table, own, other)) continue;
    const end = endAt(table, own, other);
    if (isFree(table, end, done)) return { steps: other, end };
  }
  return undefined;
}

/** The last stretch ends elsewhere. */
const asideBy = (steps: readonly Step[], { x, y }: Point): readonly Step[] =>
  steps.map((step, i) =>
    step.kind === 'go' && i === steps.length - 1
      ? { ...step, to: { x: (step.to.x + x) as Length, y: (step.to.y + y) as Length } }
      : step,
  );

const endAt = ({ board }: Table, own: Placed, steps: readonly Step[]): Placed =>
  placedAt(board.formOf(own.model), endOf({ start: own.stance, steps }), own.model, own.measured.length > 1);

const isShort = (table: Table, own: Placed, steps: readonly Step[]): boolean => {
  const { isFlying, rules } = table;
  const vertical = isFlying ? rules.flying.vertical : 'counts';
  return isNoLongerThan({ start: own.stance, steps }, limitOf(table, own.model) as Length, { vertical });
};

const shiftedBlock = (own: readonly Placed[], by: Point): MoveProposal => ({
  models: own.map(({ model, stance }) => {
    const to: Point = { x: (stance.at.x + by.x) as Length, y: (stance.at.y + by.y) as Length };
    return { model, steps: groundSteps(stance, to) };
  }),
});

/** Down to the ground where it stands above it, then level. */
export const groundSteps = ({ at, height }: Placed['stance'], to: Point): readonly Step[] =>
  height === 0
    ? [{ kind: 'go', to }]
    : [
        { kind: 'go', to: at, height: 0 as Length },
        { kind: 'go', to },
      ];

/** The middle of where models stand. */
export function middleOf(models: readonly Pick<Placed, 'stance'>[]): Point {
  const sum = models.reduce((so, { stance }) => ({ x: so.x + stance.at.x, y: so.y + stance.at.y }), { x: 0, y: 0 });
  const count = Math.max(1, models.length);
  return { x: rounded(sum.x / count), y: rounded(sum.y / count) };
}
