import type { Volley } from '@umpire/dice';
import { fail, type Issue, ok, type Result } from '@umpire/kernel';
import type { AttackPairs, NotModelled } from '@umpire/rules';
import { struckFirst, type W40kRules } from '../attack/force.js';
import type { InForce } from '../attack/reach.js';
import type { Target } from '../attack/scene.js';
import { type TargetView, viewOf } from '../attack/target.js';
import { type Armed, type At, arm, gathered, type Weapons } from './arm.js';
import { issuesOf } from './issues.js';
import { NotedKeywords } from './noted-keywords.js';
import { policiesOf } from './policies.js';
import { unitOf } from './pools.js';
import { type ReadAttacker, type ReadScenario, readScenario } from './read.js';
import { pairsSchema, type Scenario } from './schema.js';

/**
 * Every attacker at every target: each is read once, and what attacks share at several targets is worked out once.
 * Issues have paths that begin with `attackers` or `targets`.
 */
export function readPairs(raw: unknown, rules: W40kRules): Result<AttackPairs, readonly Issue[]> {
  const parsed = pairsSchema.safeParse(raw);
  if (!parsed.success) return fail(issuesOf(parsed.error.issues, raw, pairsSchema));
  const { attackers, targets, ...said } = parsed.data;
  const rest = { ...said, neighbours: [] };
  const { read: mine, issues } = readScenario({ ...rest, attackers, target: targets[0]!, offers: [], want: [] }, rules);
  const theirs = targets.map((target, t) => readTarget({ ...rest, attackers, target }, t, rules));
  const policies = policiesOf(parsed.data.policies, theirs[0]!.read.target);
  const all = [
    ...issues.filter(({ path = '' }) => !path.startsWith('target.')),
    ...theirs.flatMap((one) => one.issues),
    ...(policies.ok ? [] : [policies.error]),
  ];
  if (all.length > 0 || !policies.ok) return fail(all);
  const facing = theirs.map(({ read }) => faced(read, rules));
  const targetForces = theirs.flatMap(({ read }) => read.targetForces);
  const shoots = lastKept((a) => shooter(mine.attackers[a]!, targetForces, rules));
  return ok({
    attackers: mine.attackers.map(({ name }) => name),
    targets: theirs.map(({ read }) => read.target.name),
    notModelled: [...mine.notModelled, ...theirs.flatMap(({ read }) => read.notModelled)].filter(isFirst),
    policies: policies.value,
    volley: (a, t) => shoots(a)(facing[t]!),
  });
}

/** A matrix goes row by row: only what the last attacker shares at its targets is worth keeping. */
function lastKept<T>(make: (a: number) => T): (a: number) => T {
  let last: { readonly a: number; readonly made: T } | undefined;
  return (a) => {
    if (last?.a !== a) last = { a, made: make(a) };
    return last.made;
  };
}

const isFirst = (one: NotModelled, i: number, all: readonly NotModelled[]): boolean =>
  all.findIndex(({ what, of }) => what === one.what && of === one.of) === i;

/** A target is read beside one attacker, whose own words are heard only once. */
function readTarget(
  { attackers, ...rest }: Omit<Scenario, 'offers' | 'want'>,
  t: number,
  rules: W40kRules,
): { read: ReadScenario; issues: readonly Issue[] } {
  const [first] = attackers;
  const { read, issues } = readScenario(
    { ...rest, attackers: [{ ...first!, weapons: first!.weapons.slice(0, 1), effects: [] }], offers: [], want: [] },
    rules,
  );
  const own = issues.filter(({ path = '' }) => path.startsWith('target.'));
  const named = (text: string): string => text.replaceAll('target.', `targets[${t}].`);
  return {
    read: { ...read, notModelled: read.notModelled.filter(({ of }) => of === read.target.name) },
    issues: own.map((one) => ({ ...one, path: named(one.path ?? ''), message: named(one.message) })),
  };
}

/** A target as all attackers find it. */
interface Faced extends At {
  readonly view: TargetView;
}

const faced = ({ target, targetForces, conditions }: ReadScenario, rules: W40kRules): Faced => ({
  target,
  targetForces,
  conditions,
  assume: () => {},
  view: viewOf(target, rules.numbers, struckFirst(targetForces, rules)),
});

/** The attacker's volley at a target. */
function shooter(attacker: ReadAttacker, targetForces: readonly InForce[], rules: W40kRules): (faced: Faced) => Volley {
  const armings = gathered(attacker, targetForces, rules).map((weapons) => arming(attacker, weapons, rules));
  return (faced) => {
    const { unit, swallows } = unitOf(
      attacker.name,
      armings.map((armed) => armed(faced)),
      rules,
      faced.view,
    );
    return { groups: faced.view.groups, uses: swallows, units: [unit] };
  };
}

interface Arming {
  readonly armed: Armed;
  readonly keywords: NotedKeywords;
}

/** What works on these weapons, shared by targets that have the same of all keywords that any rule asked for. */
function arming(attacker: ReadAttacker, weapons: Weapons, rules: W40kRules): (faced: Faced) => Armed {
  const known: Arming[] = [];
  return (faced) => {
    if (faced.targetForces.length > 0) return arm(attacker, weapons, faced, rules);
    const { target } = faced;
    const alike = known.find(({ keywords }) => keywords.answersAs(target.keywords));
    if (alike) return { ...alike.armed, scene: { ...alike.armed.scene, target } };
    const keywords = new NotedKeywords(target.keywords);
    const noted: Target = { ...target, keywords };
    const armed = arm(attacker, weapons, { ...faced, target: noted }, rules);
    if (!armed.characteristics.asksTarget()) known.push({ armed, keywords });
    return { ...armed, scene: { ...armed.scene, target } };
  };
}
