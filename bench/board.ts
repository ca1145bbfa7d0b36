/** Moves judged and suggested, and sight, in microseconds, one thread: `node --conditions=umpire-src --import tsx bench/board.ts`. */
import { cpus } from 'node:os';
import { inches, point } from '@umpire/geometry';
import { unitCover } from '../packages/w40k/src/board/cover.js';
import { judgeMove } from '../packages/w40k/src/board/judge.js';
import type { MoveProposal, MoveTask } from '../packages/w40k/src/board/move.js';
import { unitSees } from '../packages/w40k/src/board/sight.js';
import { suggestMoves } from '../packages/w40k/src/board/suggest/suggest.js';
import { battlefields } from '../packages/w40k/src/missions/battlefields.js';
import { readBattlefield } from '../packages/w40k/src/terrain/battlefield.js';
import { at, base32, boardOf, go, type SampleUnit } from '../packages/w40k/test/board/sample.js';

let state = 5;
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state / 2 ** 32) * below;
};

const hundredth = (n: number): number => Math.round(n * 100) / 100;

const block = (x: number, y: number) =>
  Array.from({ length: 10 }, (_, i) => at(hundredth(x + (i % 5) * 1.4), hundredth(y + Math.floor(i / 5) * 1.4)));

const read = readBattlefield(battlefields[0]);
if (!read.ok) throw new Error('the battlefield is not read');
const { field } = read.value;

/** Fourteen units of ten, each put where it may stand. */
function units(): readonly SampleUnit[] {
  const made: SampleUnit[] = [];
  while (made.length < 14) {
    const next: SampleUnit = {
      seat: made.length % 2 ? 'A' : 'B',
      form: base32,
      models: block(1 + random(52), 1 + random(40)),
    };
    const board = boardOf([...made, { ...next, models: next.models.map(() => undefined) }], field);
    const places = board.modelsOf(made.length).map((model, i) => ({ model, at: next.models[i]! }));
    const task: MoveTask = { kind: 'deep-strike', unit: made.length, clearance: inches(2) };
    if (judgeMove(board, task, { models: places }).legal) made.push(next);
  }
  return made;
}

const all = units();
const board = boardOf(all, field);

/** The best of some runs of one thing, in microseconds. */
function best(run: () => unknown, runs = 15): number {
  let least = Infinity;
  for (let k = 0; k < runs; k++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least * 1000;
}

function show(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!);
  console.log(name.padEnd(40), `half ${at(0.5)} µs, nine of ten ${at(0.9)} µs, worst ${at(1)} µs, of ${sorted.length}`);
}

console.log(
  `node ${process.version}, ${cpus()[0]?.model}; ${field.terrain.areas.length} areas, ${field.terrain.parts.length} parts`,
);
const tasks = board.units.map((unit): MoveTask => ({ kind: 'normal', unit, distance: inches(6) }));
const proposals = board.units.map((unit): MoveProposal => {
  const models = board.modelsOf(unit).map((model) => {
    const { x, y } = board.stanceOf(model)!.at;
    const to = (n: number, by: number) => hundredth(n / 25_400 + by);
    return { model, steps: [go(to(x, 2), to(y, 2)), go(to(x, 4), to(y, 1))] };
  });
  return { models };
});
show(
  'a ten-model move judged',
  tasks.map((task, i) => best(() => judgeMove(board, task, proposals[i]!))),
);
const towards = point(inches(30), inches(22));
show(
  'a ten-model move suggested',
  tasks.map((task) => best(() => suggestMoves(board, task, { towards }))),
);

const pairs = board.units.flatMap((a) => board.units.filter((b) => a % 2 !== b % 2).map((b) => [a, b] as const));
for (const [a, b] of pairs) unitSees(board, a, b);
let turn = 0;
/** Nothing is remembered from one time to the next, as after a move of somebody else. */
const afresh = {
  ...board,
  get revision() {
    return turn;
  },
};
show(
  'a unit sees a unit',
  pairs.map(([a, b]) =>
    best(() => {
      turn++;
      unitSees(afresh, a, b);
    }),
  ),
);
show(
  'a unit has cover from a model',
  pairs.map(([a, b]) => best(() => unitCover(board, a * 100, b), 5)),
);
