import { type Facing, inches, type Length, type Point, type Step, tenths, toward } from '@umpire/geometry';
import { turnBetween } from '../course.js';
import type { ModelMove, MoveProposal } from '../move.js';
import type { EndRule } from '../rules.js';
import type { Placed } from '../solids.js';
import type { Table } from '../table.js';

type Course = Extract<EndRule, { is: 'straight-on' }>;

export const courseOf = ({ ends }: Table['rule']): Course | undefined =>
  ends.find((end): end is Course => end.is === 'straight-on');

/** So much farther each time, up to the longest way that any table has. */
const STEP = inches(1);
const MOST = 60;

/** Ways straight on, those that end nearest to a place first, each turned toward it as far as it may be. */
export function* straightOn({ own }: Table, { least, turns }: Course, towards: Point): Iterable<MoveProposal> {
  const ways = Array.from({ length: MOST }, (_, n) => (least + n * STEP) as Length);
  const leftBy = (far: Length): number =>
    own.reduce((sum, { stance }) => sum + distanceTo(placeAhead(stance, far), towards), 0);
  for (const far of ways.map((way) => ({ way, left: leftBy(way) })).sort((a, b) => a.left - b.left))
    yield { models: own.map((model) => flown(model, far.way, turns, towards)) };
}

const placeAhead = ({ at, facing }: Placed['stance'], far: Length): Point => {
  const by = toward(far, facing);
  return { x: (at.x + by.x) as Length, y: (at.y + by.y) as Length };
};

const distanceTo = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function flown({ model, stance }: Placed, far: Length, turns: number, towards: Point): ModelMove {
  const to = placeAhead(stance, far);
  const wanted = tenths(Math.round((Math.atan2(towards.y - to.y, towards.x - to.x) * 1800) / Math.PI));
  const left = tenths(wanted - stance.facing) <= 1800;
  const by = Math.min(turns, turnBetween(stance.facing, wanted));
  const facing: Facing = tenths(stance.facing + (left ? by : -by));
  const go: Step = { kind: 'go', to };
  return { model, steps: by === 0 ? [go] : [go, { kind: 'turn', to: facing, way: left ? 'left' : 'right' }] };
}
