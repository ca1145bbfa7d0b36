import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import type { AttackerWords, GroupWords, ScenarioWords, TargetWords, UnitWords, WeaponWords } from './case.js';
import { type Scenario, scenarioSchema } from './scenario.js';

/** Units and weapons that a case may name: its own file's before the shared ones. */
export interface Named {
  readonly units: Readonly<Record<string, UnitWords>>;
  readonly weapons: Readonly<Record<string, WeaponWords>>;
}

type Wounded = Readonly<Record<string, number | number[]>>;
type Models = number | Readonly<Record<string, number>>;

/** Writes a scenario out in full. Issues: `case-unknown-name`, and `case-incomplete` where a profile lacks a number. */
export function expandScenario(words: ScenarioWords, named: Named): Result<Scenario> {
  const issues: Issue[] = [];
  const find = <T>(kind: 'unit' | 'weapon', name: string, from: Readonly<Record<string, T>>): T | undefined => {
    if (!Object.hasOwn(from, name)) issues.push(unknownName(kind, name, Object.keys(from)));
    return Object.hasOwn(from, name) ? from[name] : undefined;
  };
  const unit = (name: string) => find('unit', name, named.units);
  const attackers = [...(words.attacker ? [words.attacker] : []), ...(words.attackers ?? [])].map((attacker) => {
    const sheet = attacker.unit === undefined ? undefined : unit(attacker.unit);
    const weapons = { ...named.weapons, ...sheet?.weapons };
    return expandAttacker(attacker, sheet, (name) => find('weapon', name, weapons));
  });
  const target = expandTarget(words.target, unit);
  const neighbours = (words.neighbours ?? []).map((one) => ({ ...expandTarget(one, unit), distance: one.distance }));
  if (issues.length > 0) return fail(issues);
  const melee = attackers.length > 0 && attackers.every(({ weapons }) => weapons.every(({ kind }) => kind === 'melee'));
  const { conditions = {}, policies = {} } = words;
  const whole = scenarioSchema.safeParse({
    phase: words.phase ?? (melee ? 'fight' : 'shooting'),
    attackers,
    target,
    neighbours,
    conditions,
    policies,
  });
  if (whole.success) return ok(whole.data);
  return fail(
    whole.error.issues.map(({ path, message }) =>
      issue('case-incomplete', `the scenario written out in full: ${message}`, { path: path.join('.') }),
    ),
  );
}

function expandAttacker(
  words: AttackerWords,
  sheet: UnitWords | undefined,
  find: (name: string) => WeaponWords | undefined,
) {
  const weapons = [...(words.weapon ? [words.weapon] : []), ...(words.weapons ?? [])].map((weapon) =>
    expandWeapon(weapon, find),
  );
  const groups = sheet && withStanding(groupsOf(sheet), words.models, words.wounded);
  return defined({
    name: words.name ?? sheet?.name ?? 'Probe',
    models: groups
      ? sum(groups.map(({ models }) => models ?? 1))
      : typeof words.models === 'number'
        ? words.models
        : undefined,
    keywords: words.keywords ?? sheet?.keywords,
    attacks: words.A,
    strength: words.S,
    weapons,
    effects: words.effects ?? sheet?.effects,
    groups: groups?.map(expandGroup),
  });
}

function expandWeapon(words: WeaponWords, find: (name: string) => WeaponWords | undefined) {
  const base = words.use === undefined ? undefined : find(words.use);
  const { use, name, count, range = 24, A, skill, S, AP, D, abilities } = { ...base, ...words };
  const melee = range === 'melee';
  return defined({
    name: name ?? use ?? 'probe',
    count,
    kind: melee ? 'melee' : 'ranged',
    range: melee ? undefined : range,
    attacks: A,
    skill,
    strength: S,
    armourPenetration: AP,
    damage: D,
    abilities,
  });
}

function expandTarget(words: TargetWords, unit: (name: string) => UnitWords | undefined) {
  const codes = words.units ?? (words.unit === undefined ? [] : [words.unit]);
  const sheets = codes.map(unit).filter((sheet) => sheet !== undefined);
  const { name = sheets.map((sheet) => sheet.name).join(' with ') || 'Target' } = words;
  const { T, Sv, InSv, W, FNP, startingStrength } = words;
  const own = defined({ T, Sv, InSv, W, FNP, startingStrength }) as GroupWords;
  const written = words.groups ?? (sheets.length > 0 ? sheets.flatMap(groupsOf) : [{ name }]);
  const groups = withStanding(
    written.map((group) => ({ ...group, ...own })),
    words.models,
    words.wounded,
  );
  return {
    name,
    keywords: words.keywords ?? [...new Set(sheets.flatMap((sheet) => sheet.keywords ?? []))],
    attached: words.attached ?? sheets.length > 1,
    groups: groups.map(expandGroup),
    effects: words.effects ?? sheets.flatMap((sheet) => sheet.effects ?? []),
  };
}

function groupsOf({ name = 'Unit', keywords = [], groups, models = 1, T, Sv, InSv, W, FNP }: UnitWords): GroupWords[] {
  const alone = defined({ name, models, T, Sv, InSv, W, FNP, keywords }) as GroupWords;
  return groups?.map((group) => ({ keywords, ...group })) ?? [alone];
}

/** Counts and wounds lost, by the name of a group; a plain number of models speaks of the only group. Models that are fewer than written have fallen. */
const withStanding = (groups: readonly GroupWords[], counts: Models | undefined, wounded: Wounded = {}): GroupWords[] =>
  groups.map((group) => {
    const left = typeof counts === 'number' ? counts : counts?.[group.name ?? ''];
    const lost = wounded[group.name ?? ''];
    const { models = 1, startingStrength } = group;
    const fallen = left !== undefined && left < models && { startingStrength: startingStrength ?? models };
    return {
      ...group,
      ...fallen,
      ...(left !== undefined && { models: left }),
      ...(lost !== undefined && { woundsLost: lost }),
    };
  });

const expandGroup = ({ name, models = 1, T, Sv, InSv, W, FNP, keywords, woundsLost, startingStrength }: GroupWords) =>
  defined({
    name,
    models,
    startingStrength,
    toughness: T,
    save: Sv === '-' ? '7+' : Sv,
    invulnerableSave: InSv === '-' ? null : InSv,
    wounds: W,
    woundsLost,
    feelNoPain: FNP,
    keywords,
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}

const unknownName = (kind: string, name: string, known: string[]): Issue =>
  issue('case-unknown-name', `no ${kind} is called "${name}"`, {
    found: name,
    hint: `a ${kind} of this file or of conformance/units.yaml`,
    near: nearest(name, known),
  });
