import type { BattleReport } from '@umpire/views';

type Review = NonNullable<BattleReport['review']>;
type Measured = Review['luck']['A']['points'];

/** A review as JSON: what came, what was to be expected and the place of it; no whole distributions. */
export function reviewJson({ rounds, luck, moments, notMeasured }: Review): object {
  const side = ({ attacks, points, wounds }: Review['luck']['A']): object => ({
    attacks,
    points: brief(points),
    wounds: brief(wounds),
  });
  return {
    scores: rounds,
    luck: { A: side(luck.A), B: side(luck.B) },
    moments: moments.map(({ wounds, models, points, ...attack }) => ({
      ...attack,
      wounds: brief(wounds),
      models: brief(models),
      points: brief(points),
    })),
    notMeasured,
  };
}

const brief = ({ came, mean, place }: Measured): object => ({ came, mean, place });
