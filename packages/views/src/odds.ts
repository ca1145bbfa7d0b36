import type { Assumed, EstimateAnswer, ExactAnswer } from '@umpire/odds';
import type { Answer } from './answer.js';
import {
  accent,
  type Block,
  type Cell,
  type Column,
  heading,
  left,
  lines,
  quiet,
  right,
  strong,
  table,
} from './blocks.js';
import { chanceIn, type Headline, headlineOf, type Promised, promised } from './headline.js';
import { ladder } from './ladder.js';
import { notModelled } from './not-modelled.js';
import { type AnyFigure, meanOf, most } from './reading.js';
import { sideBlocks } from './sides.js';
import { funnel, happenings, reasons } from './stages.js';
import type { Voice } from './voice.js';
import { voiceFor } from './voice-for.js';

/** An answer to read: what is missing, what to count on, the whole distribution, then whatever was asked for. */
export function oddsBlocks(answer: Answer, given: Voice): Block[] {
  const voice = voiceFor(given, answer);
  return [
    ...notModelled(answer.unmodelled, voice),
    title(answer, voice),
    ...headlineBlocks(answer, voice),
    ...ladders(answer, voice),
    ...(answer.exact ? [] : intervals(answer, voice)),
    ...groups(answer, voice),
    ...afterEach(answer, voice),
    ...neighbours(answer, voice),
    ...ownLosses(answer, voice),
    ...(answer.exact ? exactBlocks(answer, voice) : []),
    ...assumed(answer.assumed, voice),
    provenance(answer, voice),
  ];
}

function title({ title: { attackers, target, phase }, ...answer }: Answer, { say, figures }: Voice): Block {
  const kind = answer.exact ? say.exact : say.estimate(figures.count(answer.trials), answer.seed);
  return heading(
    `${attackers.join(' + ')} → ${target}`,
    [say.edition(answer.edition), say.phase(phase), kind].join(' · '),
  );
}

function headlineBlocks(answer: Answer, voice: Voice): Block[] {
  const { say } = voice;
  const head = headlineOf(answer);
  const rows = headlineRows(head, chanceIn(answer, voice), voice);
  return rows.length === 0 ? [lines([[strong(say.nothingLost)]])] : [table([left(), left(), right()], rows)];
}

function headlineRows(head: Headline, chance: (share: number) => string, voice: Voice): Cell[][] {
  const { say } = voice;
  const row = (label: string, promise: Promised | undefined): Cell[][] =>
    promise === undefined
      ? []
      : [[strong(label), accent(promised(promise, head.counted, voice)), chance(promise.chance)]];
  const whole: Cell[][] = head.single
    ? [[strong(say.destroysIt), '', chance(head.destroyed)]]
    : head.countOn?.all || head.hopeFor?.all || head.destroyed === 0
      ? []
      : [['', say.all, chance(head.destroyed)]];
  const one: Cell[][] = head.atLeastOne === undefined ? [] : [['', say.atLeastOne, chance(head.atLeastOne)]];
  const told = [...row(say.countOn, head.countOn), ...row(say.hopeFor, head.hopeFor), ...one];
  return head.single ? [...whole, ...told] : [...told, ...whole];
}

function ladders(answer: Answer, voice: Voice): Block[] {
  const { say } = voice;
  const chance = chanceIn(answer, voice);
  const models =
    most(answer.modelsDestroyed.distribution) > 1
      ? ladder(answer.modelsDestroyed.distribution, voice, { title: say.modelsAtLeast, chance })
      : [];
  const wounds = ladder(answer.woundsLost.distribution, voice, { title: say.woundsAtLeast, chance });
  const means = say.mean(
    voice.mean(meanOf(answer.modelsDestroyed), say.models),
    voice.mean(meanOf(answer.woundsLost), say.woundsLost),
  );
  return [...models, ...wounds, lines([[means]])];
}

function exactBlocks(answer: ExactAnswer, voice: Voice): Block[] {
  return [
    ...sideBlocks(answer, voice),
    ...order(answer, voice),
    ...(answer.stages ?? []).flatMap((stage) => funnel(stage, voice)),
    ...happenings(answer.happenings ?? [], voice),
    ...(answer.because === undefined ? [] : reasons(answer.because, voice)),
    ...offers(answer, voice),
  ];
}

/** How an answer's figures are set: each with a cell for its interval beside it where it is estimated. */
function cellsOf(answer: Answer, voice: Voice) {
  const { figures, say } = voice;
  const chance = chanceIn(answer, voice);
  const fine = answer.exact ? chance : (share: number): string => figures.fine.chance(share, answer.trials);
  const cells = (figure: AnyFigure, show: (value: number) => string, end: (value: number) => string): Cell[] => {
    if (typeof figure === 'number') return [show(figure)];
    const [low, high] = figure.interval;
    return [show(figure.value), quiet(say.interval(end(low), end(high)))];
  };
  return {
    column: (title: string): Column[] => (answer.exact ? [right(title)] : [right(title), left()]),
    chance: (figure: AnyFigure): Cell[] => cells(figure, chance, fine),
    mean: (figure: AnyFigure): Cell[] => cells(figure, figures.mean, figures.fine.mean),
  };
}

function groups(answer: Answer, voice: Voice): Block[] {
  if (answer.groups.length < 2) return [];
  const { say } = voice;
  const titles = say.groupColumns;
  const { column, chance, mean } = cellsOf(answer, voice);
  const rows = answer.groups.map(({ name, modelsDestroyed, woundsLost, destroyed }) => [
    name,
    ...mean(modelsDestroyed.mean),
    ...mean(woundsLost.mean),
    ...chance(destroyed),
  ]);
  return [
    table(
      [left(titles.group), ...column(titles.models), ...column(titles.wounds), ...column(titles.destroyed)],
      rows,
      say.groups,
    ),
  ];
}

function afterEach(answer: Answer, voice: Voice): Block[] {
  if (answer.afterEach.length < 2) return [];
  const { say } = voice;
  const { column, chance, mean } = cellsOf(answer, voice);
  const rows = answer.afterEach.map(({ attacker, modelsDestroyed, destroyed }) => [
    attacker,
    ...mean(modelsDestroyed),
    ...chance(destroyed),
  ]);
  return [table([left(say.attacker), ...column(say.groupColumns.models), ...column(say.all)], rows, say.afterEach)];
}

/** What rules do to the units beside the target, each with the chance that it loses anything at all. */
function neighbours(answer: Answer, voice: Voice): Block[] {
  if (answer.neighbours === undefined) return [];
  const { say } = voice;
  const titles = say.groupColumns;
  const { column, chance, mean } = cellsOf(answer, voice);
  const rows = answer.neighbours.map(({ name, modelsDestroyed, woundsLost, destroyed }) => [
    name,
    chanceIn(answer, voice)(1 - (woundsLost.distribution[0] ?? 0)),
    ...mean(modelsDestroyed.mean),
    ...mean(woundsLost.mean),
    ...chance(destroyed),
  ]);
  return [
    table(
      [
        left(say.neighbourColumns.unit),
        right(say.neighbourColumns.struck),
        ...column(titles.models),
        ...column(titles.wounds),
        ...column(titles.destroyed),
      ],
      rows,
      say.neighbours,
    ),
  ];
}

function ownLosses(answer: Answer, voice: Voice): Block[] {
  const { attackersLost: lost } = answer;
  if (lost === undefined || meanOf(lost) === 0) return [];
  const none = chanceIn(answer, voice)(lost.distribution[0] ?? 0);
  return [lines([[voice.say.ownLosses(voice.mean(meanOf(lost), voice.say.models), none)]])];
}

/** Which weapon goes when, as far as the attacker chooses it: with what is left of the target where that decides. */
function order(answer: ExactAnswer, voice: Voice): Block[] {
  const { say } = voice;
  const chance = chanceIn(answer, voice);
  return (answer.order ?? []).map(({ attacker, turns }) =>
    table(
      [right(say.orderColumns.turn), left(say.orderColumns.weapon), right(), left(say.orderColumns.left)],
      turns.flatMap((turn, n) =>
        turn.map(({ weapon, chance: share, woundsLeft }, i) => [
          i === 0 ? `${n + 1}` : '',
          weapon,
          chance(share),
          runs(woundsLeft, say.fromTo),
        ]),
      ),
      say.order(attacker),
    ),
  );
}

/** Numbers in ascending order, those that follow each other as one: 1–3, 5. */
function runs(numbers: readonly number[], fromTo: Voice['say']['fromTo']): string {
  const found: [least: number, most: number][] = [];
  for (const n of numbers) {
    const last = found.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found.map(([least, most]) => (least === most ? `${least}` : fromTo(`${least}`, `${most}`))).join(', ');
}

function offers({ offers: list = [] }: ExactAnswer, { say, figures }: Voice): Block[] {
  if (list.length === 0) return [];
  const sorted = [...list].sort((a, b) => b.adds - a.adds);
  return [
    table(
      [left(), right()],
      sorted.map(({ effect, adds }) => [say.wording(effect), figures.points(adds)]),
      say.offers,
    ),
  ];
}

/** The three figures of an estimate, each with the interval that holds it 95 times in a hundred. */
function intervals(answer: EstimateAnswer, voice: Voice): Block[] {
  const { say } = voice;
  const { chance, mean } = cellsOf(answer, voice);
  return [
    table(
      [left(), right(), left()],
      [
        [say.all, ...chance(answer.destroyed)],
        [say.meanModels, ...mean(answer.modelsDestroyed.mean)],
        [say.meanWounds, ...mean(answer.woundsLost.mean)],
      ],
    ),
  ];
}

function assumed(list: readonly Assumed[], { say }: Voice): Block[] {
  if (list.length === 0) return [];
  const told = list.map(({ code, what, of }) => [`  ${(say.assumptions[code] ?? say.assumption)(what, of)}`]);
  return [lines(told, say.assumed)];
}

const HASH_LETTERS = 8;

function provenance({ edition, ruleSet, elapsedMs }: Answer, { say, figures }: Voice): Block {
  const hash = ruleSet.replace(/^sha256:/, '').slice(0, HASH_LETTERS);
  return lines([[quiet([edition, say.ruleSet(hash), say.elapsed(figures.milliseconds(elapsedMs))].join(' · '))]]);
}
