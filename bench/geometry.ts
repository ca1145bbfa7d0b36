/** Distances and lines of sight in a second, one thread: `node --conditions=umpire-src --import tsx bench/geometry.ts`. */
import { cpus } from 'node:os';
import {
  type Body,
  distance,
  gridOf,
  inches,
  isWithin,
  type Length,
  micrometres,
  mm,
  modelFullyVisible,
  modelVisible,
  type Outline,
  obscuresOthers,
  oval,
  place,
  point,
  polygon,
  rectangle,
  round,
  type Scene,
  type Shape,
  solid,
  tenths,
  wall,
} from '@umpire/geometry';

let state = 12345;
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

const [wide, deep] = [inches(60), inches(44)];
const spot = () => point(micrometres(random(wide)), micrometres(random(deep)));
const many = (outline: Outline, count: number): readonly Shape[] =>
  Array.from({ length: count }, () => place(outline, spot(), tenths(random(3600))));

/** The best of some runs, in calls a second. */
function rate(calls: number, run: () => unknown): number {
  let best = Infinity;
  for (let k = 0; k < 7; k++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return (calls * 1000) / best;
}

const show = (name: string, perSecond: number): void => {
  console.log(name.padEnd(52), `${Math.round(perSecond).toLocaleString('en').padStart(14)} /s`);
};

function pairs(name: string, shapes: readonly Shape[], of: (a: Shape, b: Shape) => unknown): void {
  const run = () => {
    let yes = 0;
    for (const a of shapes) for (const b of shapes) if (of(a, b)) yes++;
    return yes;
  };
  show(name, rate(shapes.length ** 2, run));
}

const star = polygon(
  [70, 30, 60, 25, 65, 35].map((r, i) =>
    point(mm(r * ([2, 1, -1, -2, -1, 1][i]! / 2)), mm(r * ([0, 1, 1, 0, -1, -1][i]! * 0.8))),
  ),
);
const kinds: readonly (readonly [string, Outline])[] = [
  ['round', round(mm(32))],
  ['oval', oval(mm(105), mm(70))],
  ['rectangle', rectangle(mm(120), mm(60))],
  ['concave hull of six corners', star],
];

console.log(`node ${process.version}, ${cpus()[0]?.model}`);
for (const [name, outline] of kinds) {
  const shapes = many(outline, 300);
  pairs(`within 6 inches, ${name}`, shapes, (a, b) => isWithin(a, b, inches(6)));
  pairs(`within 100 inches (all exact), ${name}`, shapes, (a, b) => isWithin(a, b, inches(100)));
  pairs(`distance, ${name}`, shapes, (a, b) => distance(a, b) > 1);
}
for (const count of [200, 1000]) {
  const shapes = many(round(mm(32)), count);
  const grid = gridOf(shapes, ({ bounds }) => bounds, inches(6));
  const brute = () => shapes.map((a) => shapes.filter((b) => isWithin(a, b, inches(3))).length);
  const fast = () => shapes.map((a) => grid.near(a.bounds, inches(3)).filter((b) => isWithin(a, b, inches(3))).length);
  show(`range queries of 3 inches among ${count}, brute force`, rate(count, brute));
  show(`range queries of 3 inches among ${count}, grid`, rate(count, fast));
}

const ground = 0 as Length;
const body = (i: number): Body => {
  const shape = place(round(mm(32)), spot());
  return {
    id: `m${i}`,
    unit: `u${i % 20}`,
    base: solid(shape, ground, ground),
    volumes: [solid(shape, ground, mm(40))],
  };
};
const bodies = Array.from({ length: 200 }, (_, i) => body(i));
const ruins = Array.from({ length: 16 }, spot).flatMap((corner, i) => {
  const [x, y] = [micrometres(corner.x + inches(6)), micrometres(corner.y + inches(5))];
  const more = { thickness: mm(4), bottom: ground, top: mm(120) };
  const door = [{ from: mm(40), to: mm(70), sill: ground, lintel: mm(50) }];
  return [
    ...wall({ from: corner, to: point(x, corner.y), ...more, openings: door }),
    ...wall({ from: corner, to: point(corner.x, y), ...more }),
  ].map((one, k) => ({ id: `ruin-${i}-${k}`, solid: one }));
});
const scene: Scene = { bodies, features: ruins, areas: [], obscures: obscuresOthers('obscuring') };

function sights(name: string, of: (a: Body, b: Body) => boolean): void {
  const chosen = Array.from({ length: 400 }, () => [bodies[random(200)]!, bodies[random(200)]!] as const);
  let yes = 0;
  const run = () => {
    yes = chosen.filter(([a, b]) => of(a, b)).length;
  };
  show(name, rate(chosen.length, run));
  console.log(`  ${yes} of ${chosen.length} yes; 200 models, ${ruins.length} pieces of 16 ruins`);
}
sights('model visible', (a, b) => modelVisible(a, b, scene).kind === 'visible');
sights('model visible, terrain alone', (a, b) => modelVisible(a, b, { ...scene, bodies: [] }).kind === 'visible');
sights(
  'model fully visible, terrain alone',
  (a, b) => modelFullyVisible(a, b, { ...scene, bodies: [] }).kind === 'fully-visible',
);
