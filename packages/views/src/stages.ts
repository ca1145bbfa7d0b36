import type { Distribution, HappeningAnswer, Reason, RollNeeded, StageAnswer } from '@umpire/odds';
import { type Block, type Cell, left, lines, quiet, right, table } from './blocks.js';
import { quantile } from './reading.js';
import { isPrinted } from './sources.js';
import type { Voice } from './voice.js';

const COUNTED = ['attacks', 'hits', 'criticalHits', 'wounds', 'failedSaves'] as const;

/** One weapon from its attacks to its damage: each mean as a bar on one scale, and where the middle 80% lies. */
export function funnel(stage: StageAnswer, voice: Voice): Block[] {
  const { say, figures } = voice;
  const scale = Math.max(stage.attacks.mean, stage.hits.mean, stage.wounds.mean, stage.damageInflicted.mean);
  const share = (mean: number): Cell => ({ bar: scale === 0 ? 0 : mean / scale });
  const counted = COUNTED.map((name): Cell[] => [
    say.stages[name],
    share(stage[name].mean),
    figures.mean(stage[name].mean),
    quiet(middle(stage[name], voice)),
    quiet(neededFor(name, stage, voice)),
  ]);
  const damage = (['damageInflicted', 'damageWasted'] as const).map((name): Cell[] => [
    say.stages[name],
    share(stage[name].mean),
    figures.mean(stage[name].mean),
    '',
    '',
  ]);
  return [
    table(
      [left(), {}, right(say.meanColumn), right(say.middle), left(say.needed)],
      [...counted, ...damage],
      say.funnel(stage.weapon, stage.attacker),
    ),
    lines([[waste(stage, voice)]]),
  ];
}

/** `3+, 67%` where a die is thrown for it; saves are the target's, and hold the wound. */
function neededFor(name: (typeof COUNTED)[number], { needed = {} }: StageAnswer, { say, figures }: Voice): string {
  const told = (roll: RollNeeded | undefined, as: (roll: string) => string = (text) => text): string[] =>
    roll === undefined ? [] : [as(say.rollNeeded(figures.count(roll.on), figures.chance(roll.chance)))];
  if (name === 'hits') return told(needed.hit).join('');
  if (name === 'wounds') return told(needed.wound).join('');
  return name === 'failedSaves'
    ? [...told(needed.save, say.savedOn), ...told(needed.ignore, say.ignoredOn)].join(', ')
    : '';
}

function middle({ distribution }: Distribution, { figures }: Voice): string {
  const [low, high] = [quantile(distribution, 0.1), quantile(distribution, 0.9)];
  return low === high ? figures.count(low) : `${figures.count(low)}–${figures.count(high)}`;
}

function waste({ damageWasted, damageInflicted }: StageAnswer, { say, figures }: Voice): string {
  if (damageWasted.mean === 0) return say.nothingWasted;
  return say.wasted(
    figures.mean(damageWasted.mean),
    figures.mean(damageInflicted.mean),
    figures.chance(damageWasted.mean / damageInflicted.mean),
  );
}

/** What each rule added or took, the largest first. */
export function reasons(list: readonly Reason[], { say, figures }: Voice): Block[] {
  if (list.length === 0) return [lines([[say.noReasons]], say.why)];
  const sorted = [...list].sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const rows = sorted.map(({ rule, name, by, changed, source }): Cell[] => [
    say.wording(name),
    figures.change(by),
    say.changed[changed],
    isPrinted(source) ? { text: say.source(source), tone: 'quiet', rule } : quiet(say.source(source)),
  ]);
  return [table([left(), right(), left(), left()], rows, say.why)];
}

/** What happens on the way of an ordeal, a table for each part. */
export function happenings(list: readonly HappeningAnswer[], { say, figures, locale }: Voice): Block[] {
  const parts = [...new Set(list.map(({ part }) => part))];
  return parts.map((part) =>
    table(
      [left(), right(say.meanColumn), left()],
      list
        .filter((one) => one.part === part)
        .map(({ told, mean, to }): Cell[] => [told[locale], figures.mean(mean), quiet(to ?? '')]),
      say.onTheWay(part),
    ),
  );
}
