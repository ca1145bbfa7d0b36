import type { Assumed, EstimateAnswer, ExactAnswer } from '@umpire/odds';
import type { Answer } from './answer.js';
import { accent, type Block, type Cell, heading, left, lines, quiet, right, strong, table } from './blocks.js';
import { chanceIn, type Headline, headlineOf, type Promised, promised } from './headline.js';
import { ladder } from './ladder.js';
import { notModelled } from './not-modelled.js';
import { meanOf, most } from './reading.js';
import { funnel, reasons } from './stages.js';
import type { Voice } from './voice.js';

/** An answer to read: what is missing, what to count on, the whole distribution, then whatever was asked for. */
export function oddsBlocks(answer: Answer, voice: Voice): Block[] {
  return [
    ...notModelled(answer.unmodelled, voice),
    title(answer, voice),
    ...headlineBlocks(answer, voice),
    ...ladders(answer, voice),
    ...(answer.exact ? exactBlocks(answer, voice) : intervals(answer, voice)),
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
    ...groups(answer, voice),
    ...afterEach(answer, voice),
    ...ownLosses(answer, voice),
    ...(answer.stages ?? []).flatMap((stage) => funnel(stage, voice)),
    ...(answer.because === undefined ? [] : reasons(answer.because, voice)),
    ...offers(answer, voice),
  ];
}

function groups({ groups: list }: ExactAnswer, { say, figures }: Voice): Block[] {
  if (list.length < 2) return [];
  const titles = say.groupColumns;
  const rows = list.map(({ name, modelsDestroyed, woundsLost, destroyed }) => [
    name,
    figures.mean(modelsDestroyed.mean),
    figures.mean(woundsLost.mean),
    figures.chance(destroyed),
  ]);
  return [
    table([left(titles.group), right(titles.models), right(titles.wounds), right(titles.destroyed)], rows, say.groups),
  ];
}

function afterEach({ afterEach: list }: ExactAnswer, { say, figures }: Voice): Block[] {
  if (list.length < 2) return [];
  const rows = list.map(({ attacker, modelsDestroyed, destroyed }) => [
    attacker,
    figures.mean(modelsDestroyed),
    figures.chance(destroyed),
  ]);
  return [table([left(say.attacker), right(say.groupColumns.models), right(say.all)], rows, say.afterEach)];
}

function ownLosses({ attackersLost: lost }: ExactAnswer, voice: Voice): Block[] {
  if (lost === undefined || lost.mean === 0) return [];
  return [
    lines([
      [voice.say.ownLosses(voice.mean(lost.mean, voice.say.models), voice.figures.chance(lost.distribution[0] ?? 0))],
    ]),
  ];
}

function offers({ offers: list = [] }: ExactAnswer, { say, figures }: Voice): Block[] {
  if (list.length === 0) return [];
  const sorted = [...list].sort((a, b) => b.adds - a.adds);
  return [
    table(
      [left(), right()],
      sorted.map(({ effect, adds }) => [effect, figures.points(adds)]),
      say.offers,
    ),
  ];
}

/** The three figures of an estimate, each with the interval that holds it 95 times in a hundred. */
function intervals(
  { destroyed, modelsDestroyed, woundsLost, trials }: EstimateAnswer,
  { say, figures }: Voice,
): Block[] {
  const between = ([low, high]: readonly [number, number], show: (value: number) => string): Cell =>
    quiet(say.interval(show(low), show(high)));
  const chance = (share: number): string => figures.sampled(share, trials);
  return [
    table(
      [left(), right(), left()],
      [
        [say.all, chance(destroyed.value), between(destroyed.interval, (share) => figures.fine.chance(share, trials))],
        [
          say.meanModels,
          figures.mean(modelsDestroyed.mean.value),
          between(modelsDestroyed.mean.interval, figures.fine.mean),
        ],
        [say.meanWounds, figures.mean(woundsLost.mean.value), between(woundsLost.mean.interval, figures.fine.mean)],
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
