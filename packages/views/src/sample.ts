import type {
  Distribution,
  EstimateAnswer,
  EstimatedDistribution,
  ExactAnswer,
  GroupAnswer,
  Interval,
  StageAnswer,
} from '@umpire/odds';

/** Answers for the gallery and the tests of views: plausible shapes, worked by nobody. */
export function spread(...chances: readonly number[]): Distribution {
  const mean = chances.reduce((sum, chance, n) => sum + n * chance, 0);
  const variance = chances.reduce((sum, chance, n) => sum + (n - mean) ** 2 * chance, 0);
  return { mean, sd: Math.sqrt(variance), distribution: chances };
}

const heading = {
  umpire: 1,
  edition: 'w40k-11',
  ruleSet: 'sha256:9f3c01ab77d0e6a2',
  title: { attackers: ['10 Immortals'], target: '5 Intercessors', phase: 'shooting' },
  unmodelled: [],
  assumed: [],
  elapsedMs: 0.084,
} as const;

const models = spread(0.02, 0.21, 0.39, 0.28, 0.09, 0.01);
const wounds = spread(0.004, 0.016, 0.09, 0.12, 0.18, 0.21, 0.17, 0.11, 0.06, 0.03, 0.01);

export function exact(more: Partial<ExactAnswer> = {}): ExactAnswer {
  return {
    ...heading,
    exact: true,
    woundsLost: wounds,
    modelsDestroyed: models,
    destroyed: 0.01,
    groups: [group('Intercessors', { modelsDestroyed: models, woundsLost: wounds, destroyed: 0.01 })],
    afterEach: [{ attacker: '10 Immortals', destroyed: 0.01, modelsDestroyed: models.mean }],
    ...more,
  };
}

const group = (name: string, more: Omit<GroupAnswer, 'name'>): GroupAnswer => ({ name, ...more });

export const withLeader = (): ExactAnswer =>
  exact({
    title: {
      attackers: ['10 Immortals', '3 Lokhust Destroyers'],
      target: '5 Intercessors and a Captain',
      phase: 'shooting',
    },
    modelsDestroyed: spread(0.01, 0.05, 0.14, 0.2, 0.2, 0.31, 0.09),
    destroyed: 0.09,
    groups: [
      group('Intercessors', {
        modelsDestroyed: spread(0.01, 0.05, 0.14, 0.2, 0.2, 0.4),
        woundsLost: wounds,
        destroyed: 0.4,
      }),
      group('Captain', {
        modelsDestroyed: spread(0.91, 0.09),
        woundsLost: spread(0.6, 0.15, 0.1, 0.04, 0.02, 0.09),
        destroyed: 0.09,
      }),
    ],
    afterEach: [
      { attacker: '10 Immortals', destroyed: 0.000926, modelsDestroyed: 2.24 },
      { attacker: '3 Lokhust Destroyers', destroyed: 0.09, modelsDestroyed: 3.82 },
    ],
    attackersLost: spread(0.84, 0.14, 0.02),
    order: [
      {
        attacker: '3 Lokhust Destroyers',
        turns: [
          [{ weapon: 'Gauss cannon', chance: 1, woundsLeft: [9, 10, 11, 12, 13, 15] }],
          [
            { weapon: 'Enmitic exterminator', chance: 0.71, woundsLeft: [5, 7, 8, 9, 10, 11] },
            { weapon: 'Gauss destructor', chance: 0.2, woundsLeft: [1, 2, 3, 4, 6] },
          ],
        ],
      },
    ],
  });

const blaster: StageAnswer = {
  attacker: '10 Immortals',
  weapon: 'Gauss blaster',
  attacks: spread(...Array.from({ length: 20 }, () => 0), 1),
  hits: spread(0, 0, 0, 0, 0, 0, 0, 0, 0.01, 0.03, 0.05, 0.09, 0.14, 0.18, 0.18, 0.15, 0.09, 0.05, 0.02, 0.01),
  criticalHits: spread(0.03, 0.1, 0.2, 0.24, 0.2, 0.13, 0.07, 0.02, 0.01),
  wounds: spread(0, 0, 0, 0, 0.01, 0.03, 0.06, 0.1, 0.15, 0.18, 0.17, 0.13, 0.09, 0.05, 0.03),
  failedSaves: spread(0.004, 0.016, 0.09, 0.12, 0.18, 0.21, 0.17, 0.11, 0.06, 0.03, 0.01),
  damageInflicted: { mean: 5.01 },
  damageWasted: { mean: 0.021 },
  needed: { hit: { on: 3, chance: 2 / 3 }, wound: { on: 3, chance: 2 / 3 }, save: { on: 4, chance: 0.5 } },
};

export const inFull = (): ExactAnswer =>
  exact({
    unmodelled: [
      {
        what: 'grim resolve',
        of: '5 Intercessors',
        why: 'no rule of this name is known',
        restStands: true,
        near: ['iron resolve'],
      },
    ],
    assumed: [
      { code: 'default', what: 'every attacker has the target in range and in view', of: '10 Immortals' },
      { code: 'frozen', what: 'in range of an objective', of: '5 Intercessors' },
    ],
    stages: [blaster],
    because: [
      { rule: 'rapid-fire', name: 'Rapid Fire 1', source: 'Core rules 24.30', changed: 'attacks', by: 10 },
      { rule: 'lethal-hits', name: 'Lethal Hits', source: 'Core rules 24.23', changed: 'wounds lost', by: 0.61 },
      { rule: 'cover', name: 'Benefit of Cover', source: 'Core rules 13.08', changed: 'wounds lost', by: -1.2 },
    ],
    offers: [
      { effect: 'subtract 1 from hit rolls', adds: -0.21, to: 'chance' },
      { effect: 're-roll hit rolls of 1', adds: 0.1, to: 'chance' },
      { effect: 'add 1 to strength', adds: 0, to: 'chance' },
    ],
  });

export const tank = (): ExactAnswer =>
  exact({
    title: { attackers: ['Doomsday Ark'], target: 'Gladiator', phase: 'shooting' },
    modelsDestroyed: spread(0.67, 0.33),
    woundsLost: spread(0.12, 0, 0, 0.04, 0.05, 0.06, 0.07, 0.08, 0.08, 0.07, 0.06, 0.04, 0.33),
    destroyed: 0.33,
    groups: [group('Gladiator', { modelsDestroyed: spread(0.67, 0.33), woundsLost: wounds, destroyed: 0.33 })],
  });

export const hopeless = (): ExactAnswer =>
  exact({ modelsDestroyed: spread(1), woundsLost: spread(1), destroyed: 0, groups: [] });

export const certain = (): ExactAnswer =>
  exact({ modelsDestroyed: spread(0, 0, 0, 1), woundsLost: spread(0, 0, 0, 1), destroyed: 1, groups: [] });

export const unlikely = (): ExactAnswer =>
  exact({
    modelsDestroyed: spread(0.75, 0.2499, 0.00009, 0.00001),
    woundsLost: spread(0.75, 0.2499, 0.00009, 0.00001),
    destroyed: 0.00001,
    groups: [],
  });

export const estimate = (): EstimateAnswer => ({
  ...heading,
  exact: false,
  trials: 10_000,
  seed: '7',
  woundsLost: estimated(wounds, [4.94, 5.02]),
  modelsDestroyed: estimated(models, [2.22, 2.26]),
  destroyed: { value: 0.01, interval: [0.0082, 0.0122] },
  groups: [],
  afterEach: [],
});

/** Sampled figures of a unit with its leader, of whom nobody saw the last wound. */
export function estimateWithLeader(): EstimateAnswer {
  const { title, modelsDestroyed } = withLeader();
  const leader = estimated(spread(0.91, 0.09), [0.0846, 0.0958]);
  return {
    ...estimate(),
    title,
    unmodelled: [
      {
        what: 'stages',
        of: 'the estimate',
        why: 'only the exact answer counts the dice at every stage',
        restStands: true,
        figure: true,
      },
    ],
    modelsDestroyed: estimated(modelsDestroyed, [3.79, 3.85]),
    destroyed: { value: 0, interval: [0, 0.00038] },
    groups: [
      {
        name: 'Intercessors',
        modelsDestroyed: estimated(models, [2.22, 2.26]),
        woundsLost: estimated(wounds, [4.94, 5.02]),
        destroyed: { value: 0.4, interval: [0.3904, 0.4096] },
      },
      { name: 'Captain', modelsDestroyed: leader, woundsLost: leader, destroyed: { value: 0, interval: [0, 0.00038] } },
    ],
    afterEach: [
      {
        attacker: '10 Immortals',
        destroyed: { value: 0, interval: [0, 0.00038] },
        modelsDestroyed: { value: 2.24, interval: [2.22, 2.26] },
      },
      {
        attacker: '3 Lokhust Destroyers',
        destroyed: { value: 0, interval: [0, 0.00038] },
        modelsDestroyed: { value: 3.82, interval: [3.79, 3.85] },
      },
    ],
    attackersLost: estimated(spread(0.84, 0.14, 0.02), [0.172, 0.188]),
  };
}

const estimated = ({ mean, sd, distribution }: Distribution, interval: Interval): EstimatedDistribution => ({
  mean: { value: mean, interval },
  sd: { value: sd, interval: [sd, sd] },
  distribution,
  intervals: distribution.map((chance) => [chance, chance]),
});
