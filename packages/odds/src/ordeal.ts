import { modelsLost, type Outcome, type Standings, standingsOf, TooLargeError, type Witness } from '@umpire/dice';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { OrdealPairs, OrdealScenario } from '@umpire/rules';
import type {
  EstimateAnswer,
  ExactAnswer,
  HappeningAnswer,
  Reason,
  SideAnswer,
  TooLarge,
  Unmodelled,
} from './answer.js';
import { type Estimating, estimatedFigures, notGiven } from './estimate.js';
import type { Asked } from './exact-odds.js';
import { type Figures, figuresOf } from './figures.js';
import { isSum, worthOf } from './goal.js';
import { estimatedMean, estimatedShare } from './interval.js';
import type { Cell } from './matrix.js';
import { atLeast, tooLarge } from './too-large.js';
import { unmodelled } from './unmodelled.js';

/** The whole answer about an ordeal, exact: what the target loses, and each side and both together where both may. */
export function exactOrdeal(
  scenario: OrdealScenario,
  { edition, ruleSet, want = [], clock = () => 0 }: Asked,
): Result<ExactAnswer, TooLarge> {
  const began = clock();
  try {
    const seen = new Map<string, HappeningAnswer>();
    const outcome = solvedOrdeal(scenario, want.includes('stages') ? witnessOf(scenario, seen) : undefined);
    const answer: ExactAnswer = {
      umpire: 1,
      edition,
      ruleSet,
      exact: true,
      title: scenario.title,
      counted: scenario.counted,
      unmodelled: scenario.notModelled.map(unmodelled),
      assumed: scenario.assumed,
      ...seenOf(scenario, outcome),
      ...(want.includes('stages') ? { happenings: [...seen.values()] } : {}),
      ...(want.includes('because') ? { because: reasonsOf(scenario, outcome) } : {}),
      elapsedMs: 0,
    };
    return ok({ ...answer, elapsedMs: clock() - began });
  } catch (error) {
    if (error instanceof TooLargeError)
      return fail(tooLarge(error.size, scenario.ordeal.looksAhead ? 'ahead' : 'plain'));
    throw error;
  }
}

/** Thrown so many times, and says so. Issues: `estimate-looks-ahead`, `too-large`. */
export function estimateOrdeal(
  scenario: OrdealScenario,
  { trials, seed, edition, ruleSet, want = [], clock = () => 0 }: Estimating,
): Result<EstimateAnswer> {
  if (scenario.ordeal.looksAhead) return fail([cannotLookAhead]);
  const began = clock();
  try {
    const { standings, afterEach } = scenario.ordeal.sample({ trials, seed });
    const outcome = { standings, afterEach: afterEach.map((counts) => counts.map((n) => n / trials)) };
    const { figures, after } = figuresIn(scenario, outcome);
    const answer: EstimateAnswer = {
      umpire: 1,
      edition,
      ruleSet,
      exact: false,
      trials,
      seed,
      title: scenario.title,
      counted: scenario.counted,
      unmodelled: [
        ...scenario.notModelled.map(unmodelled),
        ...noStages(want),
        ...(want.includes('because') ? [notGiven('because', 'only the exact answer says what each rule changes')] : []),
        ...(scenario.sides ? [notGiven('both', 'only the exact answer gives the losses of both sides together')] : []),
      ],
      assumed: scenario.assumed,
      ...estimatedFigures(figures, trials),
      afterEach: after.map(({ attacker, destroyed, modelsDestroyed }) => ({
        attacker,
        destroyed: estimatedShare(destroyed, trials),
        modelsDestroyed: estimatedMean(modelsDestroyed, trials),
      })),
      elapsedMs: 0,
    };
    return ok({ ...answer, elapsedMs: clock() - began });
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    const hint = 'leave out some of the target or of the attacks';
    return fail([issue('too-large', 'it is too large even to estimate', { found: atLeast(error.size), hint })]);
  }
}

const cannotLookAhead: Issue = issue('estimate-looks-ahead', 'an estimate cannot look ahead', {
  path: 'policies',
  found: 'best',
  hint: 'name a policy that looks at the dice alone; or ask for the exact answer',
});

const noStages = (want: readonly string[]): Unmodelled[] =>
  want.includes('stages') ? [notGiven('stages', 'its dice are counted from step to step, and not by stage')] : [];

/** Gathers what is told of the way, legs of one name together. */
function witnessOf(scenario: OrdealScenario, seen: Map<string, HappeningAnswer>): Witness {
  const { ordeal, happening } = scenario;
  const partOf = partOfLeg(scenario);
  return (leg, what, group, mean) => {
    const told = happening(what);
    if (told === undefined) return;
    const part = partOf?.(leg) ?? '';
    const to = group === undefined ? undefined : ordeal.groups[group]?.name;
    const key = `${part}|${what}|${to ?? ''}`;
    const known = seen.get(key)?.mean ?? 0;
    seen.set(key, { part, what, told, ...(to === undefined ? {} : { to }), mean: known + mean });
  };
}

/** The chances of all groups’ standings after each leg; what is left open is settled for the goal on the target. */
const solvedOrdeal = ({ ordeal, goal, target }: OrdealScenario, witness?: Witness): Outcome =>
  ordeal.exact(
    (standings) => {
      const { project, of } = projection(standings, target);
      const worth = worthOf(goal, of);
      return (standing) => worth(project(standing));
    },
    {
      witness,
      sees: target,
      isSum: isSum(
        goal,
        target.map((g) => ordeal.groups[g]!),
      ),
    },
  );

/** Standings of some groups alone, and where each whole standing falls among them. */
function projection(standings: Standings, groups: readonly number[]) {
  const of = standingsOf(
    groups.map((g) => standings.groups[g]!),
    0,
  );
  const project = (standing: number): number => {
    const { lost } = standings.standing(standing);
    return of.index({ lost: groups.map((g) => lost[g]!), uses: 0 });
  };
  return { of, project };
}

function figuresOfGroups(standings: Standings, chances: Float64Array, groups: readonly number[]): Figures {
  const { of, project } = projection(standings, groups);
  const projected = new Float64Array(of.size);
  chances.forEach((chance, s) => {
    if (chance !== 0) projected[project(s)]! += chance;
  });
  return figuresOf(of, projected);
}

function figuresIn(scenario: OrdealScenario, { standings, afterEach }: Outcome) {
  const { target, title } = scenario;
  const figures = figuresOfGroups(standings, afterEach.at(-1)!, target);
  const [only, ...others] = title.attackers;
  const legs = partOfLeg(scenario) ? afterEach : only !== undefined && others.length === 0 ? afterEach.slice(-1) : [];
  const after = legs.map((chances, leg) => {
    const { destroyed, modelsDestroyed } = figuresOfGroups(standings, chances, target);
    return { attacker: title.attackers[leg] ?? '', destroyed, modelsDestroyed };
  });
  return { figures, after };
}

/** Where both sides may lose, legs are no attackers, and no share of the whole is anybody’s. */
const partOfLeg = ({ sides, ordeal }: OrdealScenario): ((leg: number) => string) | undefined =>
  sides ? undefined : (leg) => ordeal.legs[leg] ?? '';

function seenOf(scenario: OrdealScenario, outcome: Outcome) {
  const { figures, after } = figuresIn(scenario, outcome);
  const afterEach = after.map((one) => ({ ...one, modelsDestroyed: one.modelsDestroyed.mean }));
  return { ...figures, afterEach, ...sidesOf(scenario, outcome) };
}

/** What each side loses, and `both[a][b]`: the chance that the first loses exactly a pieces and the second exactly b. */
function sidesOf({ sides }: OrdealScenario, { standings, afterEach }: Outcome) {
  if (!sides) return {};
  const last = afterEach.at(-1)!;
  const told = sides.map(({ name, groups }): SideAnswer => {
    const { modelsDestroyed, woundsLost, destroyed } = figuresOfGroups(standings, last, groups);
    return { name, modelsDestroyed, woundsLost, destroyed };
  });
  const [first, second] = sides;
  if (!first || !second) return { sides: told };
  const most = (groups: readonly number[]): number => groups.reduce((sum, g) => sum + standings.groups[g]!.models, 0);
  const table = Array.from({ length: most(first.groups) + 1 }, () => new Float64Array(most(second.groups) + 1));
  const start = standings.standing(standings.start).lost;
  last.forEach((chance, s) => {
    if (chance === 0) return;
    const { lost } = standings.standing(s);
    const gone = (groups: readonly number[]): number =>
      groups.reduce((sum, g) => {
        const group = standings.groups[g]!;
        return sum + modelsLost(group, lost[g]!) - modelsLost(group, start[g]!);
      }, 0);
    table[gone(first.groups)]![gone(second.groups)]! += chance;
  });
  return { sides: told, both: table.map((row) => [...row]) };
}

/** Smaller differences are the noise of float64. */
const NOTHING = 1e-12;

/** What each rule changed in what the target loses, and in what the other side does. */
function reasonsOf(scenario: OrdealScenario, outcome: Outcome): Reason[] {
  const lostIn = (one: OrdealScenario, { standings, afterEach }: Outcome): number =>
    figuresOfGroups(standings, afterEach.at(-1)!, one.target).woundsLost.mean;
  const all = lostIn(scenario, outcome);
  return scenario.rules
    .flatMap(({ rule, name, source }): Reason[] => {
      const without = scenario.without(rule);
      const by = all - lostIn(without, solvedOrdeal(without));
      return Math.abs(by) > NOTHING ? [{ rule, name, source, changed: 'wounds lost', by }] : [];
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** Every attacker at every target, exact, a row an attacker; rows come as they are done. Errors: `too-large`. */
export function* ordealRows({ attackers, targets, scenario }: OrdealPairs): Generator<Result<Cell[], TooLarge>> {
  for (let a = 0; a < attackers.length; a++) {
    try {
      yield ok(
        targets.map((_, t): Cell => {
          const asked = scenario(a, t);
          const { standings, afterEach } = solvedOrdeal(asked);
          const { destroyed, modelsDestroyed, woundsLost } = figuresOfGroups(
            standings,
            afterEach.at(-1)!,
            asked.target,
          );
          return { destroyed, modelsDestroyed: modelsDestroyed.mean, woundsLost: woundsLost.mean };
        }),
      );
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      yield fail(tooLarge(error.size, 'matrix'));
    }
  }
}
