import { type Group, modelsLost, type Pool, type Standing, type Volley } from '@umpire/dice';
import type { Issue, Result } from '@umpire/kernel';
import type { AttackScenario, OptionValue, RuleSet } from '@umpire/rules';
import type { Patients } from '@umpire/w40k';
import type { RunnableCase } from './case.js';
import { aftermath } from './play/aftermath.js';
import { type Difference, differencesOf, type Results } from './play/compare.js';
import { happening } from './play/happening.js';
import { needsOf } from './play/needs.js';
import { asNotModelled, isKnown } from './play/not-modelled.js';
import { type Played, play } from './play/play.js';
import { refuseOrders, refuseRerolls, unasked } from './play/refusals.js';
import { Script, ScriptError } from './play/script.js';
import { leftOf, lostByGroup, type Mended } from './play/standing.js';
import { type Tally, tallyOf } from './play/tally.js';
import { rawScenario } from './raw-scenario.js';

/** As much of a game system as cases need. Methods, so that the systems of several games can stand in one list. */
export interface CaseGame {
  readonly layers: readonly { readonly id: string }[];
  ruleSet(name: string, set?: Readonly<Record<string, OptionValue>>): Result<RuleSet>;
  attack(raw: unknown, ruleSet: RuleSet): Result<AttackScenario, readonly Issue[]>;
}

/** Plays one case and says everything that came otherwise than it expects. */
export function runCase(one: RunnableCase, game: CaseGame, ruleSet: RuleSet): readonly Difference[] {
  const script = new Script(one);
  try {
    const run = played(one, game, ruleSet, script);
    if ('problems' in run) return run.problems;
    const left = script.leftOver().filter(({ step }) => !unasked.includes(step));
    const differences = [
      ...differencesOf(one.expect, resultsOf(one, run, script)),
      ...left.map(({ step, what }) => ({ step, expected: 'all of it asked for', got: what })),
    ];
    return differences.length === 0 ? [] : [...differences, ...(run.attack?.notModelled ?? []).map(asNotModelled)];
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const { step, expected, got } = error;
    return [{ step, expected, got }];
  }
}

/** What was played: the attacks, what the attackers did to themselves, and what befell the target besides. */
interface Run {
  readonly attack?: AttackScenario;
  readonly main?: Played;
  readonly own: readonly Played[];
  /** What happened to the units beside the target. */
  readonly beside: readonly Played[];
  readonly after?: Played;
  readonly mended?: Mended;
  readonly bereft?: readonly Patients[];
  readonly stay?: number;
}

type Problems = { readonly problems: readonly Difference[] };

function played(one: RunnableCase, game: CaseGame, ruleSet: RuleSet, script: Script): Run | Problems {
  const raw = rawScenario(one);
  if (one.scenario.attackers.length === 0) {
    const befallen = happening({ one, raw, ruleSet, script });
    return 'problems' in befallen ? befallen : { own: [], beside: [], ...befallen };
  }
  const read = game.attack(raw, ruleSet);
  if (!read.ok) return { problems: read.error.map(asDifference) };
  const attack = read.value;
  const unknown = attack.notModelled.filter((what) => !isKnown(what, ruleSet));
  if (unknown.length > 0) return { problems: unknown.map(asNotModelled) };
  const main = play(attack.volley, attack.policies, script, one.until ? { stop: one.until } : {});
  refuseRerolls(main, script, attack.noReroll);
  refuseOrders(main, script);
  const own = one.until
    ? []
    : (attack.own ?? []).map((volley) => play(afterAttacks(volley, main), attack.policies, script, { own: true }));
  const beside = one.until
    ? []
    : (attack.neighbours ?? []).map(({ volley }) => play(afterAttacks(volley, main), attack.policies, script));
  const rolled = one.until ? {} : aftermath({ one, raw, ruleSet, script, main });
  const befallen = one.until ? {} : happening({ one, raw, ruleSet, script, before: main });
  return 'problems' in befallen ? befallen : { attack, main, own, beside, ...rolled, ...befallen };
}

/** Only what follows attacks that were made. */
function afterAttacks(volley: Volley, { events }: Played): Volley {
  const isMade = ({ onlyAfter }: Pool): boolean =>
    onlyAfter === undefined ||
    events.some((event) => event.kind === 'pool' && event.unit === onlyAfter.unit && event.pool === onlyAfter.pool);
  const units = volley.units.map((unit) => ({ ...unit, pools: (now: Standing) => unit.pools(now).filter(isMade) }));
  return { ...volley, units };
}

const asDifference = ({ code, message, path }: Issue): Difference => ({
  step: path ?? 'scenario',
  expected: 'a scenario that can be read',
  got: `${code}: ${message}`,
});

function resultsOf(one: RunnableCase, run: Run, script: Script): Results {
  const { attack, main, after } = run;
  const parts = [main, after].filter((part) => part !== undefined);
  const tally = summed(parts.map((part) => tallyOf(part, part === main ? attack?.landmarks : undefined)));
  const first = parts[0];
  const last = parts.at(-1);
  return {
    ...tally,
    savesRolled: main?.thrown.get('save') ?? 0,
    ...(first && last ? ofTarget(one, first, last) : {}),
    ...(run.bereft ? ofBereft(one, run.bereft) : {}),
    ...(run.mended ? { left: run.mended.left, returned: run.mended.returned } : { returned: 0 }),
    ...ofAttackers(run),
    neighboursLeft: Object.assign({}, ...run.beside.map((part) => leftOf(groupsOf(part), standingOf(part)))),
    ...(attack ? { needs: needsOf(attack.volley, attack.landmarks) } : {}),
    stay: run.stay ?? 0,
    offered: main?.offered ?? [],
    refused: script.refused,
  };
}

function summed(parts: readonly Tally[]): Partial<Tally> {
  const sums: Record<string, number> = {};
  for (const part of parts)
    for (const [name, n] of Object.entries(part)) sums[name] = (sums[name] ?? 0) + (n as number);
  return sums as Partial<Tally>;
}

const standingOf = ({ table, frame }: Played): Standing => table.standings.standing(frame.standing);
const groupsOf = ({ table }: Played): readonly Group[] => table.standings.groups;

function ofTarget({ expect }: RunnableCase, first: Played, last: Played): Results {
  const groups = groupsOf(first);
  const now = standingOf(last);
  const wounds = lostByGroup(groups, now, (_, lost) => lost);
  const models = lostByGroup(groups, now, modelsLost);
  const wanted = (told: unknown, by: Readonly<Record<string, number>>) =>
    typeof told === 'object' ? by : Object.values(by).reduce((a, b) => a + b, 0);
  return {
    woundsLost: wanted(expect.woundsLost, wounds),
    modelsDestroyed: wanted(expect.modelsDestroyed, models),
    left: leftOf(groups, now),
    destroyed: groups.every((group, g) => modelsLost(group, now.lost[g]!) === group.models),
  };
}

/** What stands after models were destroyed at once, counted from how the case began. */
function ofBereft({ scenario, expect }: RunnableCase, now: readonly Patients[]): Results {
  const begun = scenario.target.groups.map(({ name, models }) => [name, models] as const);
  const left = Object.fromEntries(now.map((group) => [group.name, group.left]));
  const fallen = Object.fromEntries(begun.map(([name, models]) => [name, models - (left[name]?.length ?? 0)]));
  const sum = Object.values(fallen).reduce((a, b) => a + b, 0);
  return {
    left,
    modelsDestroyed: typeof expect.modelsDestroyed === 'object' ? fallen : sum,
    destroyed: now.every((group) => group.left.length === 0),
  };
}

function ofAttackers({ attack, own }: Run): Results {
  if (!attack?.own) return {};
  const lost = own.map((part) => lostByGroup(groupsOf(part), standingOf(part), modelsLost));
  return {
    attackersLost: lost.flatMap((by) => Object.values(by)).reduce((a, b) => a + b, 0),
    attackersLeft: Object.assign({}, ...own.map((part) => leftOf(groupsOf(part), standingOf(part)))),
  };
}
