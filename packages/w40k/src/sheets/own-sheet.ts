import type {
  ArmyAbility,
  ArmySheet,
  Base,
  Characteristics,
  Joining,
  Price,
  SheetModel,
  Transport,
  Wargear,
  WeaponLine,
} from '@umpire/armies';
import { ovalBase, roundBase } from '@umpire/armies';
import type {
  Ability,
  Datasheet,
  ModelProfile,
  RosterModels,
  RosterUnit,
  Selection,
  WeaponProfile,
} from '@umpire/datasheets';
import { printDice } from '@umpire/dice';
import type { Effect, Verb } from '@umpire/effects';
import { type Issue, issue, kebab } from '@umpire/kernel';
import { abilityGiven } from '../armies/ability.js';

/** Models of one unit of a list that carry the same. */
interface Carrying {
  readonly group: RosterModels;
  readonly items: readonly string[];
  readonly count: number;
}

/** A unit of a list, with its models told apart by what they carry; `names` are theirs on the sheet. */
export interface ArmedUnit {
  readonly unit: RosterUnit;
  readonly carrying: readonly Carrying[];
}

/** What is shared goes to those who carry least, and what the list gives to the unit as a whole with it. */
export function armed(unit: RosterUnit, sheet: Datasheet): ArmedUnit {
  const carried = unit.models.flatMap((group) =>
    Array.from({ length: group.count }, () => ({ group, items: group.wargear.flatMap((one) => itemsOf(one, sheet)) })),
  );
  const give = (one: Selection, among: typeof carried): void => {
    const least = [...among].sort((a, b) => a.items.length - b.items.length);
    for (let i = 0; i < one.count; i++)
      least[i % Math.max(1, least.length)]?.items.push(...itemsOf({ ...one, count: 1 }, sheet));
  };
  for (const group of unit.models)
    for (const one of group.shared)
      give(
        one,
        carried.filter((model) => model.group === group),
      );
  for (const one of unit.wargear) give(one, carried);
  const alike = new Map<string, Carrying>();
  for (const { group, items } of carried) {
    const key = JSON.stringify([group.name, group.profile, items]);
    alike.set(key, { group, items, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  return { unit, carrying: [...alike.values()] };
}

/** A selection of several weapons is each of them. */
function itemsOf({ name, count, weapons = [] }: Selection, { weapons: known }: Datasheet): string[] {
  const names = [...new Set(weapons.flatMap((id) => known.find((one) => one.id === id)?.weapon ?? []))];
  return Array.from({ length: count }, () => (names.length > 0 ? names : [name])).flat();
}

/** How many there are of an enhancement's points in the price of a unit. */
export type GiftPoints = (unit: RosterUnit) => number;

interface Around {
  readonly giftPoints: GiftPoints;
  /** The names of the units that these lead or support in the list. */
  readonly leads: readonly { readonly unit: string; readonly as: Joining['as'] }[];
  readonly transport: Transport | undefined;
  readonly issues: Issue[];
}

/**
 * The sheet of units of a list, with the models just as these carry: nothing is chosen any more. `undefined` where the sheet
 * lacks what no model can be without; the issue (`sheet-incomplete`) says what.
 */
export function ownSheet(sheet: Datasheet, units: readonly ArmedUnit[], around: Around): ArmySheet | undefined {
  const keywords = [...new Set([...sheet.keywords, sheet.name.toUpperCase()])];
  const models = units
    .flatMap(({ carrying }) => carrying)
    .flatMap((one) => modelOf(one, sheet, keywords, around.issues) ?? []);
  const [first, ...others] = models.filter((model, i) => models.findIndex(({ name }) => name === model.name) === i);
  const [price, ...prices] = pricesOf(units, sheet, around.giftPoints);
  if (first === undefined || price === undefined) return undefined;
  const joins = joiningOf(sheet, around.leads);
  return {
    name: sheet.name,
    aliases: [],
    factions: sheet.factionKeywords,
    models: [first, ...others],
    weapons: sheet.weapons.map(lineOf),
    wargear: wargearOf(sheet, [first, ...others]),
    abilities: sheet.abilities.filter(isOfUnit).map((ability) => sheetAbility(ability, sheet)),
    prices: [price, ...prices],
    ...(joins === undefined ? {} : { joins }),
    ...(around.transport === undefined ? {} : { transport: around.transport }),
  };
}

/** What the models are called on the sheet: by what they carry, where that differs. */
export const modelName = ({ group, items }: Carrying): string =>
  items.length === 0 ? group.name : `${group.name} with ${countedNames(items).join(', ')}`.slice(0, 200);

function countedNames(items: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name));
}

function modelOf(
  one: Carrying,
  sheet: Datasheet,
  keywords: readonly string[],
  issues: Issue[],
): SheetModel | undefined {
  const profile = sheet.models.find(({ id }) => id === one.group.profile) ?? sheet.models[0];
  const characteristics = profile && characteristicsOf(profile);
  if (profile === undefined || characteristics === undefined) {
    issues.push(
      issue('sheet-incomplete', `${sheet.name} lacks a characteristic that a battle needs.`, {
        severity: 'warning',
        found: JSON.stringify(profile?.characteristics ?? {}),
        hint: 'toughness, save, wounds and leadership of every model',
      }),
    );
    return undefined;
  }
  const own = sheet.modelKeywords.find(({ model }) => kebab(model) === profile.id)?.keywords ?? [];
  return {
    name: modelName(one),
    least: 0,
    most: 200,
    characteristics,
    base: baseOf(profile.base, keywords, characteristics),
    keywords: [...new Set([...keywords, ...own])],
    carries: one.items,
    chooses: [],
  };
}

function characteristicsOf({ characteristics: of }: ModelProfile): Characteristics | undefined {
  const { toughness, save, wounds, leadership } = of;
  if (toughness === undefined || save === undefined || wounds === undefined || leadership === undefined)
    return undefined;
  return {
    movement: of.movement ?? null,
    toughness,
    save,
    invulnerableSave: of.invulnerableSave ?? null,
    wounds,
    leadership,
    objectiveControl: of.objectiveControl ?? null,
    feelNoPain: null,
  };
}

/** `32mm`, `60x35mm`; else the stand-in for models of its kind (ruling A-08). */
function baseOf(printed: string | undefined, keywords: readonly string[], { wounds }: Characteristics): Base {
  const [, length, width] = /(\d+)(?:\s*x\s*(\d+))?\s*mm/i.exec(printed ?? '') ?? [];
  if (length !== undefined)
    return width === undefined ? roundBase(Number(length)) : ovalBase(Number(length), Number(width));
  const is = (keyword: string): boolean => keywords.includes(keyword);
  if (is('INFANTRY') || is('SWARM') || is('BEASTS')) return roundBase(wounds >= 3 ? 40 : 32);
  if (is('MOUNTED')) return ovalBase(75, 42);
  if (is('MONSTER') || is('WALKER')) return roundBase(wounds >= 10 ? 100 : 60);
  return { shape: 'model' };
}

const strengthOf = ({ strength }: WeaponProfile): string =>
  strength.kind === 'fixed' ? String(strength.value) : strength.kind === 'dice' ? printDice(strength.dice) : '1';

const lineOf = (profile: WeaponProfile): WeaponLine => ({
  name: profile.mode === undefined ? profile.weapon : `${profile.weapon}, ${profile.mode}`,
  kind: profile.type,
  range: typeof profile.range === 'number' ? profile.range : null,
  attacks: profile.attacks === 'model' ? '1' : printDice(profile.attacks),
  skill: typeof profile.skill === 'number' ? `${profile.skill}+` : 'N/A',
  strength: strengthOf(profile),
  armourPenetration: profile.armourPenetration,
  damage: printDice(profile.damage),
  abilities: profile.abilities.filter(({ id }) => id !== 'melee').map(({ printed }) => printed),
});

const isOfUnit = ({ place, name }: Ability): boolean =>
  (place === 'core' || place === 'datasheet') &&
  !/^(?:leader|bodyguard|support|invulnerable save.*|transport)$/i.test(name);

/** Core abilities are rules of the edition, others are the sheet's own. */
const sheetAbility = ({ name, value, place }: Ability, sheet: Datasheet): ArmyAbility =>
  place === 'core' ? abilityGiven(name, value) : { name, rule: ownRuleId(sheet, name) };

export const ownRuleId = (sheet: Pick<Datasheet, 'name'>, name: string): string =>
  `${kebab(sheet.name)}-${kebab(name)}`;

/** What is carried, is no weapon, and has an ability of its name. */
function wargearOf(sheet: Datasheet, models: readonly SheetModel[]): readonly Wargear[] {
  const carried = new Set(models.flatMap(({ carries }) => carries).map(kebab));
  return sheet.abilities
    .filter(({ place, name }) => place === 'wargear' && carried.has(kebab(name)))
    .map(({ name }) => ({ name, abilities: [{ name, rule: ownRuleId(sheet, name) }] }));
}

function pricesOf(units: readonly ArmedUnit[], sheet: Datasheet, giftPoints: GiftPoints): readonly Price[] {
  return units.map(({ unit, carrying }, i): Price => {
    const models = carrying.reduce((sum, { count }) => sum + count, 0);
    const printed = [...sheet.costs].sort((a, b) => a.models - b.models).find((cost) => cost.models >= models)?.points;
    const points = unit.points === undefined ? (printed ?? 0) : Math.max(0, unit.points - giftPoints(unit));
    return { models, points, fromCopy: i + 1 };
  });
}

function joiningOf(sheet: Datasheet, leads: Around['leads']): Joining | undefined {
  const all = [...(sheet.attachments ?? []), ...leads];
  const [first] = all;
  if (first === undefined) return undefined;
  return { as: first.as, units: [...new Set(all.map(({ unit }) => unit))], beside: ['CHARACTER'] };
}

/** Places for passengers, as its words are understood; `undefined` where they are not. */
export function transportOf(effects: readonly Effect[], keywords: ReadonlySet<string>): Transport | undefined {
  const grants = effects.flatMap(({ do: verbs }) => verbs).flatMap(grantOf);
  const of = (rule: string) => grants.filter((one) => one.rule === rule);
  const [room, ...others] = of('transport');
  const capacity = room?.parameter;
  if (room === undefined || typeof capacity !== 'number' || others.some(({ parameter }) => parameter !== capacity))
    return undefined;
  return {
    rooms: [
      {
        capacity,
        carries: [room, ...others].map(({ keyword = '' }) => wordsOf(keyword, keywords)),
        refuses: of('cannot-transport').map(({ keyword = '' }) => keyword),
        places: of('transport-space').map(({ keyword = '', parameter }) => ({ keyword, each: Number(parameter) })),
      },
    ],
  };
}

const grantOf = (verb: Verb) =>
  'grant' in verb && typeof verb.grant === 'object' && 'rule' in verb.grant ? [verb.grant] : [];

/** `ORKS INFANTRY` is two keywords, `BEAST SNAGGA` one: the longest that are known. */
function wordsOf(text: string, known: ReadonlySet<string>): readonly string[] {
  const words = text.split(' ');
  const found: string[] = [];
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    while (to > from + 1 && !known.has(words.slice(from, to).join(' '))) to--;
    found.push(words.slice(from, to).join(' '));
    from = to;
  }
  return found;
}
