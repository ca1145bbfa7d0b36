import type { Datasheet, Roster, RosterModels, RosterUnit, Selection } from '@umpire/datasheets';
import { type Issue, issue, nearest } from '@umpire/kernel';
import { foldName } from './fold-name.js';

/** What names may be of: sheets with their weapons and models, and, where the caller has them, the rest. */
export interface KnownNames {
  readonly datasheets: readonly Datasheet[];
  readonly detachments?: readonly string[];
  readonly enhancements?: readonly string[];
}

export interface MatchedRoster {
  /** With `datasheet`, `profile` and `weapons` set where they were found. */
  readonly roster: Roster;
  /** `roster-name-unknown`, each with its path and the nearest names. */
  readonly issues: readonly Issue[];
}

/**
 * Links the names of a list to datasheets of its edition: units, models, weapons; and checks detachments and
 * enhancements. Case, accents, apostrophes, hyphens, plurals and a faction's name in front make no difference.
 */
export function matchRoster(roster: Roster, known: KnownNames): MatchedRoster {
  const issues: Issue[] = [];
  const { edition } = roster;
  const sheets = known.datasheets.filter(
    (sheet) => sheet.edition === edition || sheet.edition.startsWith(`${edition}-`),
  );
  const names = indexOf(sheets, ({ name }) => name);
  const units = roster.units.map((unit, i) => {
    const place: Place = { file: roster.source.file, path: `units[${i}]`, line: unit.lines[0], issues };
    const sheet = find(unit.name, names, roster.faction);
    if (!sheet)
      unknown('unit', unit.name, {
        ...place,
        near: near(
          unit.name,
          sheets.map(({ name }) => name),
        ),
      });
    const promoted = withEnhancements(unit, known.enhancements ?? []);
    checkEnhancements(promoted, known.enhancements, place);
    return sheet ? linkUnit(promoted, sheet, place) : promoted;
  });
  checkDetachments(roster, known.detachments, issues);
  return { roster: { ...roster, units }, issues };
}

interface Place {
  readonly file: string;
  readonly path: string;
  readonly line: number;
  readonly issues: Issue[];
}

/** The unit with the ids of its sheet; names that the sheet lacks are reported with its nearest ones. */
export function linkUnit(unit: RosterUnit, sheet: Datasheet, place: Place): RosterUnit {
  const models = unit.models.map((group, i): RosterModels => {
    const at = { ...place, path: `${place.path}.models[${i}]` };
    const profile = group.profile ?? modelOf(group.name, sheet, at);
    return {
      ...group,
      wargear: linkAll(group.wargear, sheet, { ...at, path: `${at.path}.wargear` }),
      shared: linkAll(group.shared, sheet, { ...at, path: `${at.path}.shared` }),
      ...(profile === undefined ? {} : { profile }),
    };
  });
  const wargear = linkAll(unit.wargear, sheet, { ...place, path: `${place.path}.wargear` });
  return { ...unit, datasheet: sheet.id, models, wargear };
}

function linkAll(selections: readonly Selection[], sheet: Datasheet, place: Place): readonly Selection[] {
  return selections.map((one, i) => {
    const weapons = weaponsCalled(one.name, sheet);
    if (weapons.length > 0) return { ...one, weapons };
    if (!isWargear(one.name, sheet)) {
      const names = sheet.weapons.map(({ weapon }) => weapon);
      unknown('weapon', one.name, { ...place, path: `${place.path}[${i}]`, near: near(one.name, names) });
    }
    return one;
  });
}

/** Ids of the profiles of a weapon, all its modes; of a composite such as `pistol and mine`, those of its parts. */
function weaponsCalled(name: string, { weapons }: Datasheet): readonly string[] {
  const called = (fold: string): readonly string[] =>
    weapons.filter((one) => foldName(one.weapon) === fold || foldName(one.name) === fold).map(({ id }) => id);
  const whole = called(foldName(name));
  if (whole.length > 0) return whole;
  return name.split(/,\s+|\s+(?:and|&)\s+/i).flatMap((part) => called(foldName(part)));
}

/** Wargear without a profile is an ability of the sheet, or named in its options. */
function isWargear(name: string, { abilities, options }: Datasheet): boolean {
  const fold = foldName(name);
  const isAbility = abilities.some((one) => foldName(one.name) === fold);
  return isAbility || options.some(({ text }) => foldName(text).includes(fold));
}

/** Models such as `Warrior w/ flayer` are known by what stands before. */
function modelOf(name: string, { models }: Datasheet, place: Place): string | undefined {
  if (models.length === 1) return models[0]?.id;
  const plain = foldName(name.replace(/ (?:w\/|with) .*$/i, '').replace(/\s*\([^)]*\)$/, ''));
  const found =
    models.find((model) => foldName(model.name) === foldName(name)) ??
    models.find((model) => foldName(model.name) === plain);
  if (found) return found.id;
  const partial = models.filter((model) =>
    foldName(model.name)
      .split(' ')
      .every((word) => plain.includes(word)),
  );
  if (partial.length === 1) return partial[0]?.id;
  unknown('model', name, {
    ...place,
    near: near(
      name,
      models.map((model) => model.name),
    ),
  });
  return undefined;
}

type Index<T> = ReadonlyMap<string, T>;

const indexOf = <T>(all: readonly T[], nameOf: (one: T) => string): Index<T> =>
  new Map(all.toReversed().map((one) => [foldName(nameOf(one)), one]));

/** The same name; else without the faction in front; else the only one that begins or ends like it. */
function find<T>(name: string, index: Index<T>, faction = ''): T | undefined {
  const fold = foldName(name);
  const front = foldName(faction);
  const bare = front !== '' && fold.startsWith(`${front} `) ? fold.slice(front.length + 1) : fold;
  const same = index.get(fold) ?? index.get(bare);
  if (same !== undefined) return same;
  const alike = [...index].filter(([other]) => other.startsWith(`${bare} `) || other.endsWith(` ${bare}`));
  return alike.length === 1 ? alike[0]?.[1] : undefined;
}

/** The nearest names by their letters, then those that share most words. */
function near(name: string, names: readonly string[]): readonly string[] {
  const own = new Set(foldName(name).split(' '));
  const shared = (other: string): number =>
    foldName(other)
      .split(' ')
      .filter((word) => word.length > 3 && own.has(word)).length;
  const alike = [...new Set(names)].filter((other) => shared(other) > 0).sort((a, b) => shared(b) - shared(a));
  return [...new Set([...nearest(name.slice(0, 80), new Set(names)), ...alike])].slice(0, 3);
}

/** An enhancement that the format prints among the wargear goes to its place. */
function withEnhancements(unit: RosterUnit, enhancements: readonly string[]): RosterUnit {
  const names = new Set(enhancements.map(foldName));
  const isOne = ({ name }: Selection): boolean => names.has(foldName(name));
  const found = [...unit.wargear, ...unit.models.flatMap(({ wargear }) => wargear)].filter(isOne);
  if (found.length === 0) return unit;
  const rest = (all: readonly Selection[]): readonly Selection[] => all.filter((one) => !isOne(one));
  return {
    ...unit,
    enhancements: [...unit.enhancements, ...found],
    wargear: rest(unit.wargear),
    models: unit.models.map((group) => ({ ...group, wargear: rest(group.wargear) })),
  };
}

function checkEnhancements({ enhancements }: RosterUnit, known: readonly string[] | undefined, place: Place): void {
  if (known === undefined) return;
  const names = new Set(known.map(foldName));
  for (const [i, { name }] of enhancements.entries())
    if (!names.has(foldName(name)))
      unknown('enhancement', name, { ...place, path: `${place.path}.enhancements[${i}]`, near: near(name, known) });
}

function checkDetachments(roster: Roster, known: readonly string[] | undefined, issues: Issue[]): void {
  if (known === undefined) return;
  const names = new Set(known.map(foldName));
  for (const [i, name] of roster.detachments.entries())
    if (!names.has(foldName(name)))
      unknown('detachment', name, {
        file: roster.source.file,
        path: `detachments[${i}]`,
        line: roster.source.lines[0],
        issues,
        near: near(name, known),
      });
}

function unknown(
  what: string,
  name: string,
  { file, path, line, issues, near }: Place & { readonly near: readonly string[] },
): void {
  issues.push(
    issue('roster-name-unknown', `No ${what} called ${name} is known`, {
      severity: 'warning',
      path,
      span: { file, line },
      found: name.slice(0, 80),
      near,
    }),
  );
}
