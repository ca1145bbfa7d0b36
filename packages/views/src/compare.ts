import type { Answer } from './answer.js';
import { accent, type Block, type Cell, left, lines, quiet, right, strong, table } from './blocks.js';
import { chanceIn, headlineOf, type Promised, promised } from './headline.js';
import { rungs } from './ladder.js';
import { notModelled } from './not-modelled.js';
import { oneLine } from './one-line.js';
import { atLeast, destroyedChance, meanOf, most } from './reading.js';
import type { Voice } from './voice.js';
import { voiceFor } from './voice-for.js';

export interface Compared {
  /** What tells this answer from the others: its file or its edition. */
  readonly label: string;
  readonly answer: Answer;
}

/** Several answers side by side: a letter and a line each, then a row a question and a column an answer. */
export function compareBlocks(list: readonly Compared[], given: Voice): Block[] {
  const counts = new Set(list.map(({ answer }) => answer.counted ?? 'models'));
  const [first] = list;
  const voice = counts.size === 1 && first ? voiceFor(given, first.answer) : given;
  const letters = list.map((_, i) => letterOf(i));
  const told = list.flatMap(({ label, answer }, i) => [
    [strong(letters[i] ?? ''), `  ${oneLine(answer, voice)}`],
    [quiet(`   ${label}`)],
  ]);
  return [
    ...list.flatMap(({ answer }, i) =>
      notModelled(answer.unmodelled, voice).map((block) => lettered(block, letters[i] ?? '')),
    ),
    lines(told, voice.say.compare),
    table([left(), ...letters.map((letter) => right(letter))], [...summary(list, voice), ...tails(list, voice)]),
  ];
}

/** A to Z, then A2 and on. */
const letterOf = (i: number): string =>
  String.fromCharCode(65 + (i % 26)) + (i < 26 ? '' : `${Math.floor(i / 26) + 1}`);

const lettered = (block: Block, letter: string): Block =>
  block.kind === 'lines' ? { ...block, title: letter } : block;

function summary(list: readonly Compared[], voice: Voice): Cell[][] {
  const { say, figures } = voice;
  const each = (show: (answer: Answer) => Cell): Cell[] => list.map(({ answer }) => show(answer));
  const promise =
    (which: 'countOn' | 'hopeFor'): ((answer: Answer) => Cell) =>
    (answer) =>
      told(answer, headlineOf(answer)[which], voice);
  const first = list[0] === undefined ? 0 : destroyedChance(list[0].answer);
  const difference = list.slice(1).map(({ answer }) => figures.points(destroyedChance(answer) - first));
  return [
    [say.countOn, ...each(promise('countOn'))],
    [say.hopeFor, ...each(promise('hopeFor'))],
    [say.all, ...each((answer) => chanceIn(answer, voice)(destroyedChance(answer)))],
    [say.differenceFrom('A'), '', ...difference],
    [say.meanModels, ...each((answer) => figures.mean(meanOf(answer.modelsDestroyed)))],
    [say.meanWounds, ...each((answer) => figures.mean(meanOf(answer.woundsLost)))],
  ];
}

function told(answer: Answer, promise: Promised | undefined, voice: Voice): Cell {
  if (promise === undefined) return quiet(voice.say.absent);
  return accent(`${promised(promise, headlineOf(answer).counted, voice)} (${chanceIn(answer, voice)(promise.chance)})`);
}

/** "At least N" of models, or of wounds where every target is one model. */
function tails(list: readonly Compared[], voice: Voice): Cell[][] {
  const wounds = list.every(({ answer }) => most(answer.modelsDestroyed.distribution) <= 1);
  const of = (answer: Answer): readonly number[] => (wounds ? answer.woundsLost : answer.modelsDestroyed).distribution;
  return rungs(list.map(({ answer }) => of(answer))).map((n) => [
    quiet(
      voice.say.atLeast((wounds ? voice.say.wounds : voice.say.models)({ value: n, text: voice.figures.count(n) })),
    ),
    ...list.map(({ answer }): Cell => chanceIn(answer, voice)(atLeast(of(answer), n))),
  ]);
}
