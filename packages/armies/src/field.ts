import type { Army, ArmyDetachment, ArmyModel, ArmyUnit, ArmyWeapon, WeaponLine } from './army.js';
import type { Base } from './base.js';
import { bear } from './bear.js';
import type { ArmySheet, BookDetachment, Wargear } from './book.js';
import { attachedAs } from './checks/attached.js';
import { startsInReserves } from './checks/reserves.js';
import { type Draft, type DraftedModels, type DraftedUnit, pointsOf } from './draft.js';
import { sameName } from './find-name.js';
import type { MusterNumbers } from './numbers.js';

/** The army of a draft that nothing is wrong with. */
export function fielded({ list, book, size, faction, detachments, units }: Draft, numbers: MusterNumbers): Army {
  const [first, ...others] = units.map((unit) => unitOf(unit, units, numbers));
  if (first === undefined) throw new Error(`the list ${list.name} has no units`);
  return {
    name: list.name,
    edition: list.edition,
    faction: faction.keyword,
    battleSize: size.id,
    pointsLimit: size.points,
    points: units.reduce((sum, unit) => sum + pointsOf(unit), 0),
    pricesFrom: book.pricesFrom,
    rules: faction.rules,
    detachments: detachments.map(detachmentOf),
    units: [first, ...others],
    notModelled: [...faction.notModelled, ...detachments.flatMap((detachment) => detachment.notModelled)],
  };
}

const detachmentOf = ({ name, rules, stratagems, dispositions }: BookDetachment): ArmyDetachment => ({
  name,
  rules,
  stratagems,
  dispositions,
});

function unitOf(drafted: DraftedUnit, all: readonly DraftedUnit[], numbers: MusterNumbers): ArmyUnit {
  const { id, sheet, groups, listed, enhancement, keywords } = drafted;
  const plain = groups.flatMap((group): readonly ArmyModel[] => {
    const model = standing(modelOf(group, sheet), listed.base);
    return Array.from({ length: group.count }, () => model);
  });
  const character = plain.findIndex((model) => model.keywords.includes('CHARACTER'));
  const isWarlord = listed.warlord === true;
  const named = isWarlord ? changed(plain, character, (model) => bear(model, { keywords: ['WARLORD'] })) : plain;
  const models = changed(named, Math.max(0, character), (model) => bear(model, enhancement?.bearing));
  const [first, ...others] = models;
  if (first === undefined) throw new Error(`the unit ${id} has no models`);
  const { attachedTo, embarkedIn } = listed;
  return {
    id,
    name: sheet.name,
    points: pointsOf(drafted),
    models: [first, ...others],
    keywords: [...new Set([...keywords, ...models.flatMap((model) => model.keywords)])],
    abilities: sheet.abilities,
    ...(isWarlord ? { warlord: character } : {}),
    ...(enhancement === undefined
      ? {}
      : {
          enhancement: {
            name: enhancement.name,
            rule: enhancement.rule,
            points: enhancement.points,
            bearer: Math.max(0, character),
          },
        }),
    ...(attachedTo === undefined
      ? {}
      : { attachedTo, attachedAs: attachedAs(drafted, bodyguardName(drafted, all)) ?? 'leader' }),
    ...(sheet.transport === undefined ? {} : { transport: sheet.transport }),
    ...(embarkedIn === undefined ? {} : { embarkedIn }),
    inReserves: startsInReserves(drafted, numbers),
  };
}

/** On the base that the list says, where the sheet knows none. */
const standing = (model: ArmyModel, base: Base | undefined): ArmyModel =>
  base === undefined || model.base.shape !== 'model' ? model : { ...model, base };

const bodyguardName = ({ listed }: DraftedUnit, all: readonly DraftedUnit[]): string =>
  all.find(({ id }) => id === listed.attachedTo)?.sheet.name ?? '';

const changed = (
  models: readonly ArmyModel[],
  at: number,
  change: (model: ArmyModel) => ArmyModel,
): readonly ArmyModel[] => models.map((model, i) => (i === at ? change(model) : model));

function modelOf({ model, options }: DraftedModels, sheet: ArmySheet): ArmyModel {
  const items = [...model.carries, ...options.flatMap((option) => option.items)];
  const plain: ArmyModel = {
    name: model.name,
    characteristics: model.characteristics,
    base: model.base,
    keywords: [...new Set([...model.keywords, ...sheet.factions])],
    weapons: items.flatMap((item) => weaponsOf(item, sheet)),
    abilities: items.flatMap((item) => wargearOf(item, sheet)?.abilities ?? []),
  };
  return items.reduce((bearer, item) => bear(bearer, wargearOf(item, sheet)?.bearing), plain);
}

const wargearOf = (item: string, { wargear }: ArmySheet): Wargear | undefined =>
  wargear.find(({ name }) => sameName(name, item));

/** All lines of an item: `Plasma gun, supercharge` is one way to shoot a plasma gun. */
const linesOf = (item: string, { weapons }: Pick<ArmySheet, 'weapons'>): readonly WeaponLine[] =>
  weapons.filter(({ name }) => sameName(name, item) || sameName(weaponNameOf(name), item));

/** `Plasma gun` of `Plasma gun, supercharge`. */
const weaponNameOf = (line: string): string => line.split(', ')[0] ?? line;

/** What is both shot and swung is two weapons of one name. */
const weaponsOf = (item: string, sheet: ArmySheet): readonly ArmyWeapon[] =>
  (['ranged', 'melee'] as const).flatMap((kind) => {
    const [first, ...others] = linesOf(item, sheet).filter((line) => line.kind === kind);
    return first === undefined ? [] : [{ name: item, lines: [first, ...others] }];
  });
