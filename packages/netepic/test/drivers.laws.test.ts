import {
  type Course,
  dicey,
  fraction,
  type Group,
  isDestroyed,
  type OrdealSpec,
  oracleOf,
  playedOnce,
  sampled,
  solved,
  standingsOf,
  standsGroup,
  toNumber,
  woundsLost,
} from '@umpire/dice';
import { Rng } from '@umpire/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salvoCourse } from '../src/attack/salvo/course.js';
import { beginSalvo, fieldOf, type SalvoSpec } from '../src/attack/salvo/spec.js';
import { assaultOf } from '../src/scenario/assault.js';
import { readScenario } from '../src/scenario/read.js';
import { scenarioSchema } from '../src/scenario/schema.js';
import { shootingOf } from '../src/scenario/shooting.js';
import { netepic } from '../src/system.js';
import { assaults, shootings } from './random-scenarios.js';

const found = netepic.ruleSet('netepic-fr2');
if (!found.ok) throw new Error('no such edition');
const rules = found.value;

function readOf(raw: object, policies: object) {
  const read = readScenario(scenarioSchema.parse({ ...raw, policies }), rules);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const shooting = (raw: object, policies: object = {}) => shootingOf(readOf(raw, policies), rules);
const assault = (raw: object, policies: object = {}) => assaultOf(readOf(raw, policies), rules);

/** Dice are few enough for every face of every one to be tried. */
const isSmall = ({ salvos }: ReturnType<typeof shooting>, most: number): boolean =>
  salvos.reduce((sum, { shots }) => sum + shots.reduce((dice, shot) => dice + shot.dice, 0), 0) <= most;

const nothing = () => () => 0;

function expectOracle<S, V>(spec: OrdealSpec<S, V>): void {
  const truth = oracleOf(spec, () => fraction(0n, 1n));
  const last = solved(spec, nothing).afterEach.at(-1)!;
  last.forEach((chance, s) => {
    const exact = truth.chances.get(s);
    expect(Math.abs(chance - (exact ? toNumber(exact) : 0))).toBeLessThan(1e-12);
  });
  expect(last.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
}

test('shooting: the exact odds are those of the oracle', () => {
  fc.assert(
    fc.property(shootings, (raw) => {
      const made = shooting(raw);
      fc.pre(isSmall(made, 3));
      expectOracle(made.spec);
    }),
    { numRuns: 60, interruptAfterTimeLimit: 40_000 },
  );
});

test('close assault: the exact odds are those of the oracle', () => {
  fc.assert(
    fc.property(assaults, (raw) => {
      const made = assault(raw);
      fc.pre(made.assault.groups.length <= 2 && made.assault.groups.every(({ many }) => many.length <= 2));
      expectOracle(made.spec);
    }),
    { numRuns: 25, interruptAfterTimeLimit: 40_000 },
  );
});

/** What standing is worth: the chance that all groups fall. */
const gone =
  (groups: OrdealSpec<unknown, unknown>['groups']) =>
  (s: number): number =>
    isDestroyed(groups, standingsOf(groups, 0).standing(s)) ? 1 : 0;

const chosen = fc.record({
  elite: fc.constantFrom('best', 'failed'),
  saveElite: fc.constantFrom('best', 'failed'),
  location: fc.constantFrom('best', 'hull'),
  sacrifice: fc.constantFrom('best', 'always'),
});

test('choices left open are answered as well as the oracle answers them', () => {
  fc.assert(
    fc.property(shootings, chosen, (raw, policies) => {
      const made = shooting(raw, policies);
      fc.pre(isSmall(made, 2));
      const { spec } = made;
      const worth = gone(spec.groups);
      const truth = oracleOf(spec, (s) => fraction(BigInt(worth(s)), 1n));
      let exact = 0;
      for (const [s, chance] of truth.chances) exact += toNumber(chance) * worth(s);
      const last = solved(spec, () => worth).afterEach.at(-1)!;
      expect(last.reduce((sum, chance, s) => sum + chance * worth(s), 0)).toBeCloseTo(exact, 11);
    }),
    { numRuns: 60, interruptAfterTimeLimit: 40_000 },
  );
});

/** Elite dice on both sides, spent as each side likes. */
const duels = fc.record({
  attackers: fc.array(
    fc.record({
      stands: fc.integer({ min: 1, max: 2 }),
      pinningClass: fc.constantFrom(1, 3),
      closeAssaultFactor: fc.integer({ min: 0, max: 4 }),
      hitPoints: fc.integer({ min: 1, max: 2 }),
      abilities: fc.subarray(['Elite (1)', 'Régénération (5+)']),
    }),
    { minLength: 1, maxLength: 1 },
  ),
  others: fc.integer({ min: 1, max: 2 }),
  hitPoints: fc.integer({ min: 1, max: 2 }),
  abilities: fc.subarray(['Elite (1)', 'Régénération (4+)']),
  elite: fc.constantFrom('best', 'failed', 'never'),
  saveElite: fc.constantFrom('best', 'failed', 'never'),
});

type Duels = typeof duels extends fc.Arbitrary<infer T> ? T : never;

const duelling = ({ attackers, others, hitPoints, abilities, elite, saveElite }: Duels) => {
  const defence = { stands: others, pinningClass: 2, closeAssaultFactor: 2, hitPoints, abilities };
  const raw = { phase: 'assault', attackers, target: { name: 'Défense', groups: [defence] } };
  return assault(raw, { elite, saveElite });
};

/** A goal that only adds up: hit points that the target loses. */
const hitPointsOf =
  (groups: readonly Group[], sees: readonly number[]) =>
  (s: number): number => {
    const { lost } = standingsOf(groups, 0).standing(s);
    return sees.reduce((sum, g) => sum + woundsLost(groups[g]!, lost[g]!), 0);
  };

/** Worth as odds ask for it: a goal that looks at the target alone. */
const goneOf =
  (groups: readonly Group[], sees: readonly number[]) =>
  (s: number): number => {
    const { lost } = standingsOf(groups, 0).standing(s);
    return sees.every((g) => !standsGroup(groups[g]!, lost[g]!)) ? 1 : 0;
  };

test('close assault: Elite dice left open are spent as well as the oracle spends them', () => {
  fc.assert(
    fc.property(duels, fc.boolean(), (fight, isSum) => {
      const { spec, sides } = duelling(fight);
      const worth = isSum ? hitPointsOf(spec.groups, sides[1]) : goneOf(spec.groups, sides[1]);
      const truth = oracleOf(spec, (s) => fraction(BigInt(worth(s)), 1n));
      let exact = 0;
      for (const [s, chance] of truth.chances) exact += toNumber(chance) * worth(s);
      const last = solved(spec, () => worth, { sees: sides[1], isSum }).afterEach.at(-1)!;
      expect(last.reduce((sum, chance, s) => sum + chance * worth(s), 0)).toBeCloseTo(exact, 11);
    }),
    { numRuns: 40, interruptAfterTimeLimit: 40_000 },
  );
});

/** A course and all that it calls, played face by face. */
const faceByFace = <V>({ next, key }: Course<V>): Course<V> => ({
  ...(key ? { key } : {}),
  next: (state, given) => {
    const turn = next(state, given);
    return turn.call ? { ...turn, call: { ...turn.call, course: faceByFace(turn.call.course) } } : turn;
  },
});

test('close assault: what happens and what is lost is the same by shortcut and face by face', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        duels.map(duelling),
        assaults.map((raw) => assault(raw)),
      ),
      ({ spec, sides }) => {
        fc.pre(spec.legs.length <= 6);
        const told = (one: typeof spec) => {
          const means = new Map<string, number>();
          const witness = (_: number, what: string, __: number | undefined, mean: number): void => {
            means.set(what, (means.get(what) ?? 0) + mean);
          };
          const { afterEach } = solved(one, () => goneOf(spec.groups, sides[1]), { witness, sees: sides[1] });
          return { means, last: afterEach.at(-1)! };
        };
        const quick = told(spec);
        const slow = told({ ...spec, legs: spec.legs.map((leg) => ({ ...leg, course: faceByFace(leg.course) })) });
        quick.last.forEach((chance, s) => {
          expect(Math.abs(chance - slow.last[s]!)).toBeLessThan(1e-12);
        });
        expect([...quick.means.keys()].sort()).toEqual([...slow.means.keys()].sort());
        for (const [what, mean] of quick.means) expect(mean).toBeCloseTo(slow.means.get(what) ?? 0, 11);
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 40_000 },
  );
});

const near = (won: number, trials: number, chance: number): void =>
  expect(Math.abs(won - trials * chance)).toBeLessThanOrEqual(5 * Math.sqrt(trials * chance * (1 - chance)) + 6);

test('sampled dice, and attacks played one window at a time, stay within five sigma of the odds', () => {
  fc.assert(
    fc.property(shootings, assaults, fc.integer(), (shot, fight, seed) => {
      const check = <S, V>(spec: OrdealSpec<S, V>): void => {
        const { standings, afterEach } = solved(spec, nothing);
        const most = afterEach.at(-1)!.reduce((best, p, s, all) => (p > all[best]! ? s : best), 0);
        const chance = afterEach.at(-1)![most]!;
        near(sampled(spec, { trials: 1500, seed: `${seed}` }).counts[most]!, 1500, chance);
        const hands = dicey(Rng.seeded(seed));
        let won = 0;
        for (let i = 0; i < 400; i++) {
          const { whole } = playedOnce(spec, hands);
          if (standings.index({ lost: spec.lost(whole), uses: 0 }) === most) won++;
        }
        near(won, 400, chance);
      };
      check(shooting(shot).spec);
      check(assault(fight).spec);
    }),
    { numRuns: 15, interruptAfterTimeLimit: 40_000 },
  );
});

test('all hits step by step, as printed, and lot by lot come to the same', () => {
  fc.assert(
    fc.property(shootings, (raw) => {
      const { spec, salvos } = shooting(raw);
      fc.pre(isSmall({ spec, salvos, assumed: [] }, 2));
      const together = salvos.map(
        (salvo): SalvoSpec => ({ ...salvo, waves: [salvo.shots.map((_, i) => i)], hitsTogether: true }),
      );
      const printed = {
        ...spec,
        legs: together.map((salvo) => ({
          name: 'printed',
          course: salvoCourse(salvo),
          view: beginSalvo,
          apply: (_: unknown, end: Parameters<typeof fieldOf>[0]) => fieldOf(end),
        })),
      };
      const [quick, slow] = [solved(spec, nothing), solved(printed, nothing)].map(({ afterEach }) => afterEach.at(-1)!);
      quick!.forEach((chance, s) => {
        expect(Math.abs(chance - slow![s]!)).toBeLessThan(1e-12);
      });
    }),
    { numRuns: 60, interruptAfterTimeLimit: 40_000 },
  );
});
