import type { Army, ArmyModel, ArmySheet, ArmyUnit, Base, Transport, WeaponLine } from '@umpire/armies';
import type { Seat } from '@umpire/rules';
import { abilityOf } from '../../armies/ability.js';
import { musterOf } from '../../armies/index.js';
import { lineOf, characteristicsOf as printedCharacteristics } from '../../armies/sheet.js';
import { findUnit, type ModelFacts, weaponsIn } from '../../facts/index.js';
import { isRaw, listIn, numberIn, type Raw, Unread } from './unread.js';

/*
 * Forces as a position writes them, by the refs that their units have on the table:
 *
 *   A: { detachments: [Starshatter Arsenal] }
 *   A1: { unit: Annihilation Barge, at: [10, 10] }
 *   A2: { unit: Immortals, models: 10, leader: Overlord, row: [20, 10] }
 *   B1: { name: Guard, models: 10, T: 3, Sv: 5+, W: 1, weapons: { rifle: { range: 24, A: 1, skill: 4+, S: 3 } }, row: [10, 30] }
 *
 * A unit that is known by name has what is printed, and of its abilities those that the position names.
 */

/** What the army has beside its units. */
const ofArmy = ['faction', 'detachments', 'rules', 'stratagems', 'size', 'painted'] as const;

export function armyOf(raw: Raw, seat: Seat, edition: string): Army {
  const own = isRaw(raw[seat]) ? raw[seat] : {};
  const wrong = Object.keys(own).find((key) => !(ofArmy as readonly string[]).includes(key));
  if (wrong !== undefined) throw new Unread(`${seat}.${wrong}`, own[wrong], `one of ${ofArmy.join(', ')}`);
  const refs = refsOf(raw, seat);
  const units = refs.flatMap((ref) => unitsOf(raw[ref] as Raw, ref, edition));
  const [first, ...others] = units;
  if (!first) throw new Unread(seat, raw[seat], `a unit ${seat}1`);
  const detachments = listIn(own['detachments'], `${seat}.detachments`).map((name) => detachmentOf(name, edition));
  return {
    name: `Force ${seat}`,
    edition,
    faction: String(own['faction'] ?? 'none'),
    battleSize: String(own['size'] ?? 'strike-force'),
    pointsLimit: 2000,
    points: 0,
    pricesFrom: { source: 'set by hand', date: '2026-01-01' },
    rules: listIn(own['rules'], `${seat}.rules`).map(String),
    detachments: [
      ...detachments,
      {
        name: 'Besides',
        rules: [],
        stratagems: listIn(own['stratagems'], `${seat}.stratagems`).map(String),
        dispositions: [],
      },
    ],
    units: [first, ...others],
    notModelled: [],
    ...(own['painted'] === true ? { painted: true as const } : {}),
  };
}

/** `A1`, `A2` …: without a gap, since the table counts them so. */
export function refsOf(raw: Raw, seat: Seat): readonly string[] {
  const refs = Object.keys(raw).filter((key) => new RegExp(`^${seat}\\d+$`).test(key));
  refs.forEach((ref, i) => {
    if (ref !== `${seat}${i + 1}`) throw new Unread(ref, ref, `units in their order: ${seat}${i + 1}`);
    if (!isRaw(raw[ref])) throw new Unread(ref, raw[ref], 'a unit, and where it stands');
  });
  return refs;
}

function detachmentOf(name: unknown, edition: string): Army['detachments'][number] {
  const known = musterOf(edition);
  const all = known.ok ? known.value.book.detachments : [];
  const found = all.find((one) => one.name === name);
  if (!found) throw new Unread('detachments', name, all.map((one) => one.name).join(', '));
  const { rules, stratagems, dispositions } = found;
  return { name: found.name, rules, stratagems, dispositions };
}

/** A unit, and the characters that have joined it. */
function unitsOf(raw: Raw, ref: string, edition: string): readonly ArmyUnit[] {
  const joined = (['leader', 'support'] as const).flatMap((role): ArmyUnit[] => {
    const one = raw[role];
    if (one === undefined) return [];
    const made = unitOf(isRaw(one) ? one : { unit: one }, `${ref}.${role}`, edition);
    return [{ ...made, id: `${ref}-${role}`, attachedTo: ref, attachedAs: role }];
  });
  return [{ ...unitOf(raw, ref, edition), id: ref }, ...joined];
}

function unitOf(raw: Raw, path: string, edition: string): ArmyUnit {
  const groups = raw['groups'] === undefined ? [raw] : listIn(raw['groups'], `${path}.groups`).map((one) => one as Raw);
  const models = groups.flatMap((group) => modelsOf({ ...raw, ...group }, path, edition));
  const [first, ...others] = models;
  if (!first) throw new Unread(path, raw, 'models');
  return {
    id: path,
    name: String(raw['unit'] ?? raw['name'] ?? path),
    points: 100,
    models: [first, ...others],
    keywords: [...new Set(models.flatMap(({ keywords }) => keywords))],
    abilities: listIn(raw['abilities'], `${path}.abilities`).map((name) => abilityOf(String(name))),
    inReserves: raw['in'] === 'reserves',
    ...(raw['carries'] === undefined ? {} : { transport: transportOf(numberIn(raw['carries'], `${path}.carries`)) }),
  };
}

const transportOf = (capacity: number): Transport => ({
  rooms: [{ capacity, carries: [], refuses: [], places: [] }],
});

function modelsOf(raw: Raw, path: string, edition: string): readonly ArmyModel[] {
  if (raw['unit'] === undefined) return many(Number(raw['models'] ?? 1), ownModel(raw, path));
  const facts = findUnit(edition, String(raw['unit']));
  if (!facts.ok) throw new Unread(path, raw['unit'], facts.error.map(({ message }) => message).join('; '));
  const { name, models, keywords } = facts.value;
  const sheet = sheetOf(name, edition);
  const arms = sheet?.weapons ?? weaponsIn(edition, name).map(lineOf);
  const kept = raw['weapons'] === undefined ? undefined : namesIn(raw['weapons']);
  const chosen = kept ? arms.filter((line) => kept.some((one) => sameName(one, line.name))) : arms;
  const added = isRaw(raw['weapons']) ? linesIn(raw['weapons']) : [];
  const base = baseOf(raw, sheet);
  const least = models.reduce((sum, { count }) => sum + count, 0);
  const wanted = Number(raw['models'] ?? least);
  return models.flatMap((model, i) => {
    const grows = i === models.length - 1 ? wanted - least : 0;
    return many(model.count + grows, {
      name: model.name,
      characteristics: characteristicsOf(model, path),
      base,
      keywords: [...new Set([...(model.keywords ?? []), ...keywords, ...extra(raw)])].map((word) => word.toUpperCase()),
      weapons: weaponsOf([...chosen, ...added]),
      abilities: [],
    });
  });
}

function sheetOf(unit: string, edition: string): ArmySheet | undefined {
  const known = musterOf(edition);
  return known.ok ? known.value.book.sheets.find(({ name }) => name === unit) : undefined;
}

const many = (n: number, model: ArmyModel): readonly ArmyModel[] => Array.from({ length: n }, () => model);

const extra = (raw: Raw): readonly string[] => listIn(raw['keywords'], 'keywords').map(String);
const namesIn = (raw: unknown): readonly string[] => (Array.isArray(raw) ? raw.map(String) : []);
const sameName = (a: string, b: string): boolean =>
  b.toLowerCase() === a.toLowerCase() || b.toLowerCase().startsWith(`${a.toLowerCase()}, `);

function characteristicsOf(model: ModelFacts, path: string): ArmyModel['characteristics'] {
  if (model.invulnerableSave === 'unknown') throw new Unread(path, model.name, 'a unit whose save is known');
  return printedCharacteristics(model);
}

/** `3`, `3+`. */
const plain = (raw: unknown): number | null => (raw === undefined ? null : Number.parseInt(String(raw), 10));

function ownModel(raw: Raw, path: string): ArmyModel {
  const need = (key: string, fallback: number): number => {
    const value = raw[key] === undefined ? fallback : plain(raw[key]);
    if (value === null || Number.isNaN(value)) throw new Unread(`${path}.${key}`, raw[key], 'a number');
    return value;
  };
  return {
    name: String(raw['name'] ?? path),
    characteristics: {
      movement: need('M', 6),
      toughness: need('T', 4),
      save: need('Sv', 4),
      invulnerableSave: plain(raw['InSv']),
      wounds: need('W', 1),
      leadership: need('Ld', 7),
      objectiveControl: need('OC', 1),
      feelNoPain: plain(raw['FNP']),
    },
    base: baseOf(raw, undefined),
    keywords: extra(raw).map((word) => word.toUpperCase()),
    weapons: weaponsOf(isRaw(raw['weapons']) ? linesIn(raw['weapons']) : []),
    abilities: [],
  };
}

/** Millimetres; else what the army book says of the unit; else 32 mm. */
function baseOf(raw: Raw, sheet: ArmySheet | undefined): Base {
  const { base } = raw;
  if (typeof base === 'number') return { shape: 'round', diameter: base };
  if (Array.isArray(base)) return { shape: 'rectangle', length: Number(base[0]), width: Number(base[1]) };
  return sheet?.models[0].base ?? { shape: 'round', diameter: 32 };
}

const linesIn = (raw: Raw): readonly WeaponLine[] =>
  Object.entries(raw).map(([name, one]) => {
    const { range = 24, A = 1, skill = '4+', S = 4, AP = 0, D = 1, abilities } = isRaw(one) ? one : {};
    return {
      name,
      kind: range === 'melee' ? 'melee' : 'ranged',
      range: range === 'melee' ? null : Number(range),
      attacks: String(A),
      skill: String(skill),
      strength: String(S),
      armourPenetration: Number(AP),
      damage: String(D),
      abilities: listIn(abilities, `${name}.abilities`).map(String),
    };
  });

/** Lines of one name before the comma are one weapon: `Plasma gun, supercharge`. */
function weaponsOf(lines: readonly WeaponLine[]): ArmyModel['weapons'] {
  const names = [...new Set(lines.map(({ name, kind }) => `${kind}>${name.split(', ')[0]}`))];
  return names.flatMap((key) => {
    const [first, ...others] = lines.filter(({ name, kind }) => `${kind}>${name.split(', ')[0]}` === key);
    return first ? [{ name: first.name.split(', ')[0]!, lines: [first, ...others] }] : [];
  });
}
