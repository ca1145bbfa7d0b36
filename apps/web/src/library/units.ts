import { compile, namesIn } from '@umpire/compiler';
import type { Datasheet, Roster, RosterUnit } from '@umpire/datasheets';
import {
  type CompileText,
  findUnit,
  lineageOf,
  listed,
  matchName,
  scenarioFrom,
  type UnitSource,
  w40k,
} from '@umpire/w40k';
import { unitOf, weaponOf } from '../engine/paste.js';
import type { UnitDraft, WeaponDraft } from '../scenario/draft.js';
import { draftOf } from '../scenario/from-scenario.js';
import type { Pack } from './pack.js';

/** A sheet of the edition with the row of the shipped tables that bears its name; else a row alone; nothing where nobody knows it. */
export function sourceOf(name: string, sheets: readonly Datasheet[], edition: string): UnitSource | undefined {
  const lineage = new Set(lineageOf(edition));
  const match = matchName(
    name,
    sheets.filter((sheet) => lineage.has(sheet.edition)),
  );
  const sheet = match.kind === 'one' ? match.found : match.kind === 'several' ? sameName(name, match.found) : undefined;
  const row = findUnit(edition, sheet?.name ?? name);
  if (sheet === undefined && !row.ok) return undefined;
  return {
    name: sheet?.name ?? (row.ok ? row.value.name : name),
    ...(sheet === undefined ? {} : { sheet }),
    ...(row.ok ? { facts: row.value } : {}),
  };
}

const sameName = (name: string, sheets: readonly Datasheet[]): Datasheet | undefined =>
  sheets.findLast((sheet) => sheet.name.toLowerCase() === name.toLowerCase());

const readersOf = new WeakMap<readonly Datasheet[], CompileText>();

function readerOf(sheets: readonly Datasheet[]): CompileText {
  const known = readersOf.get(sheets);
  if (known !== undefined) return known;
  const names = namesIn(sheets);
  const made: CompileText = (text, { edition, name }) => compile(text, { edition, name, kind: 'ability', ...names });
  readersOf.set(sheets, made);
  return made;
}

interface Armed {
  readonly models: number;
  readonly weapons: readonly string[];
}

/** The unit as the odds page edits it: what it fires, what it strikes with, and what it is as a target. */
function draftFrom(
  source: UnitSource,
  armed: Armed | undefined,
  { edition, sheets }: { readonly edition: string; readonly sheets: readonly Datasheet[] },
): UnitDraft | undefined {
  const rules = w40k.ruleSet(edition, {});
  if (!rules.ok) return undefined;
  const asked = (phase: 'shooting' | 'fight') =>
    scenarioFrom(
      {
        edition,
        attacker: { ...source, ...(armed === undefined ? {} : { ...armed, isListed: true as const }), phase },
        target: { ...source, ...(armed === undefined ? {} : { models: armed.models }), statline: {} },
        compile: readerOf(sheets),
      },
      rules.value,
    ).scenario;
  const [shoots, strikes] = [asked('shooting'), asked('fight')].map((one) => one && draftOf(one));
  const found = shoots ?? strikes;
  const [first] = found?.attackers ?? [];
  if (found === undefined || first === undefined) return undefined;
  const weapons = [shoots, strikes].flatMap((one) => one?.attackers[0]?.weapons ?? []);
  const both = weapons.filter(
    (weapon, i) => weapons.findIndex(({ name, kind }) => name === weapon.name && kind === weapon.kind) === i,
  );
  const effects = [shoots, strikes].flatMap((one) => one?.attackers[0]?.effects ?? []);
  const once = new Map(effects.map((effect) => [JSON.stringify(effect), effect]));
  return {
    ...first,
    keywords: found.target.keywords || first.keywords,
    weapons: [...both, ...otherModes(both, source)],
    groups: found.target.groups,
    effects: [...once.values()],
    defences: found.target.defences,
  };
}

/** Modes of the weapons carried that are not chosen: there to be chosen. */
function otherModes(carried: readonly WeaponDraft[], { sheet }: UnitSource): readonly WeaponDraft[] {
  const names = new Set(carried.map(({ name }) => name));
  const profiles = sheet?.weapons.filter(({ mode }) => mode !== undefined) ?? [];
  const weapons = new Set(
    profiles.filter(({ name }) => names.has(name)).map(({ weapon, type }) => `${type} ${weapon}`),
  );
  return profiles
    .filter(({ name, weapon, type }) => !names.has(name) && weapons.has(`${type} ${weapon}`))
    .map((profile) => weaponOf(profile, 0));
}

/** The smallest unit of a sheet; what its page does not print stays open. */
export function unitOfSheet(sheet: Datasheet, pack: Pack): UnitDraft | undefined {
  const sheets = pack.records.filter((one) => one.kind === 'datasheet');
  const source = sourceOf(sheet.name, [sheet], sheet.edition);
  const plain = unitOf(sheet);
  const read = source === undefined ? undefined : draftFrom(source, undefined, { edition: sheet.edition, sheets });
  return read === undefined ? plain : { ...read, points: plain.points, weapons: plain.weapons };
}

/** A unit of a list with what it carries there. */
export function unitOfList(
  unit: RosterUnit,
  roster: Roster,
  { source, sheets }: { readonly source: UnitSource; readonly sheets: readonly Datasheet[] },
): UnitDraft | undefined {
  const found = listed(unit.name, [{ ...roster, units: [unit] }]);
  if (found === undefined) return undefined;
  const points = unit.points === undefined ? '' : `${unit.points}`;
  const armed = { models: Math.max(1, found.models), weapons: found.weapons };
  const read =
    draftFrom(source, armed, { edition: roster.edition, sheets }) ??
    draftFrom(source, undefined, { edition: roster.edition, sheets }) ??
    (source.sheet === undefined ? undefined : unitOf(source.sheet));
  return read === undefined ? undefined : { ...read, name: unit.name, points };
}
