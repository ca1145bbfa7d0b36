import type { Luck, Review, ReviewedAttack } from '@umpire/review';
import { type Seat, seats, type Terms } from '@umpire/rules';
import { type Block, left, lines, type Piece, quiet, right, table } from './blocks.js';
import type { Shown } from './catalogue.js';
import type { Voice } from './voice.js';

/** Who is who in a review. */
export interface ReviewNames {
  readonly title: Readonly<Record<Seat, string>>;
  readonly name: (ref: string) => string;
  readonly terms?: Terms | undefined;
}

/** A battle looked back on: score by round, each side's luck, the moments furthest from their odds; what was not measured. */
export function reviewBlocks(review: Review, names: ReviewNames, voice: Voice): readonly Block[] {
  const { title } = names;
  const say = voice.say.battle.review;
  const words = wordsOf(names, voice);
  const { rounds, luck, moments, notMeasured } = review;
  const byRound = table(
    [left(words.round), ...rounds.map(({ round }) => right(`${round}`))],
    seats.map((seat, i) => [title[seat], ...rounds.map(({ score }) => `${score[i]}`)]),
    say.score(words.round),
  );
  const unmeasured = Object.values(notMeasured).reduce((sum, count) => sum + count, 0);
  const measured: readonly (readonly Piece[])[] = [
    [quiet(say.measured)],
    ...Object.entries(notMeasured).map(([why, count]) => [
      quiet(voice.count(count, (shown) => say.notMeasured(shown, why))),
    ]),
  ];
  const isMeasured = unmeasured + luck.A.attacks + luck.B.attacks > 0;
  const lucks = [...seats.flatMap((seat) => luckLines(title[seat], luck[seat], words, voice)), ...measured];
  return [
    ...(rounds.length > 0 ? [byRound] : []),
    ...(isMeasured ? [lines(lucks, say.luck)] : []),
    ...(moments.length > 0
      ? [
          lines(
            moments.map((one) => [momentLine(one, names, voice)]),
            say.moments,
          ),
        ]
      : []),
  ];
}

/** The game's own words, or those that most games have. */
function wordsOf({ terms }: ReviewNames, { say }: Voice): Readonly<Record<keyof Terms, string>> {
  const { language, review } = say.battle;
  return { round: terms?.round[language] ?? review.round, hitPoints: terms?.hitPoints[language] ?? review.hitPoints };
}

const shown = (value: number, print: (value: number) => string): Shown => ({ value, text: print(value) });

function luckLines(
  who: string,
  { attacks, points, wounds }: Luck,
  { hitPoints }: ReturnType<typeof wordsOf>,
  { say, figures }: Voice,
): readonly (readonly Piece[])[] {
  const { count, mean } = figures;
  const told = say.battle.review;
  if (attacks === 0) return [[told.noAttacks(who)]];
  // the last place that is not certain: nobody is luckier than all others
  const place = Math.min(99, Math.max(1, Math.round(100 * points.place)));
  return [
    [
      told.place(who, {
        place: count(place),
        attacks: shown(attacks, count),
        points: shown(points.came, count),
        ofPoints: shown(Math.round(points.mean), count),
        wounds: count(wounds.came),
        ofWounds: mean(wounds.mean),
        hitPoints,
      }),
    ],
  ];
}

function momentLine(attack: ReviewedAttack, names: ReviewNames, voice: Voice): string {
  const { say, figures } = voice;
  const words = wordsOf(names, voice);
  const { round, answer, attacker, target, weapons, models, wounds, points } = attack;
  // where nobody fell and nobody was to, wounds are what there is to tell
  const told = points.mean < 0.5 && models.came === 0 ? wounds : models;
  const isMore = told.came > told.mean;
  const chance = isMore ? atLeast(told.distribution, told.came) : atMost(told.distribution, told.came);
  return say.battle.review.moment({
    round: `${words.round} ${figures.count(round)}`,
    hitPoints: words.hitPoints,
    answer: figures.count(answer),
    attacker: names.name(attacker),
    target: names.name(target),
    weapons: weapons.join(', '),
    of: told === models ? 'models' : 'wounds',
    came: figures.count(told.came),
    mean: shown(told.mean, figures.mean),
    isMore,
    chance: figures.chance(chance),
    points: shown(points.came, figures.count),
  });
}

const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);
const atLeast = (chances: readonly number[], n: number): number => sum(chances.slice(n));
const atMost = (chances: readonly number[], n: number): number => sum(chances.slice(0, n + 1));
