import { kebab } from '@umpire/kernel';
import type { ArmyList, ListedModels, ListedUnit } from './army-list.js';
import type {
  ArmyBook,
  ArmySheet,
  BookDetachment,
  BookEnhancement,
  BookFaction,
  SheetModel,
  WargearOption,
} from './book.js';
import { named, nearNames, sameName } from './find-name.js';
import type { Reason } from './illegal.js';
import type { BattleSize, MusterNumbers } from './numbers.js';

/** Models alike, with what was chosen for each place. */
export interface DraftedModels {
  readonly model: SheetModel;
  readonly count: number;
  readonly options: readonly WargearOption[];
}

/** A listed unit whose names are known. */
export interface DraftedUnit {
  readonly id: string;
  readonly path: string;
  readonly listed: ListedUnit;
  readonly sheet: ArmySheet;
  readonly groups: readonly DraftedModels[];
  readonly keywords: ReadonlySet<string>;
  readonly enhancement?: BookEnhancement;
  /** Without its enhancement. */
  readonly price: number;
}

/** A list whose names are known: what the checks read. */
export interface Draft {
  readonly list: ArmyList;
  readonly book: ArmyBook;
  readonly size: BattleSize;
  readonly faction: BookFaction;
  readonly detachments: readonly BookDetachment[];
  readonly units: readonly DraftedUnit[];
}

export const pointsOf = ({ price, enhancement }: DraftedUnit): number => price + (enhancement?.points ?? 0);

export const modelsIn = ({ groups }: DraftedUnit): number => groups.reduce((sum, { count }) => sum + count, 0);

interface Drafted {
  /** None if the size or the faction is unknown. */
  readonly draft?: Draft;
  readonly reasons: readonly Reason[];
}

/** Finds what the list names. What is unknown is reported with the nearest names, and the rest is still checked. */
export function draftOf(list: ArmyList, book: ArmyBook, numbers: MusterNumbers): Drafted {
  const reasons: Reason[] = [];
  const size = numbers.sizes.find(({ id, name }) => id === list.battleSize || sameName(name, list.battleSize));
  const faction = book.factions.find(
    ({ name, keyword }) => sameName(name, list.faction) || sameName(keyword, list.faction),
  );
  if (size === undefined)
    reasons.push({
      code: 'battle-size-unknown',
      rule: 'battle-size',
      message: 'There is no battle of this size.',
      found: list.battleSize,
      allowed: `one of ${numbers.sizes.map(({ name }) => name).join(', ')}`,
      path: 'battleSize',
    });
  if (faction === undefined)
    reasons.push({
      code: 'army-faction-unknown',
      rule: 'army-faction',
      message: 'No faction of this name is known.',
      found: list.faction,
      allowed: `one of ${book.factions.map(({ name }) => name).join(', ')}`,
      near: nearNames(book.factions, list.faction),
      path: 'faction',
    });
  if (size === undefined || faction === undefined) return { reasons };
  const available = book.detachments.filter((one) => one.faction === faction.keyword);
  const detachments = list.detachments.flatMap((name, i): BookDetachment[] => {
    const found = named(available, name);
    if (found === undefined)
      reasons.push({
        code: 'army-detachment-unknown',
        rule: 'detachments',
        message: `${faction.name} have no detachment of this name.`,
        found: name,
        allowed: 'a detachment of the army faction',
        near: nearNames(available, name),
        path: `detachments[${i}]`,
      });
    return found === undefined ? [] : [found];
  });
  const units = draftUnits(list, book, detachments, reasons);
  return { draft: { list, book, size, faction, detachments, units }, reasons };
}

function draftUnits(
  list: ArmyList,
  book: ArmyBook,
  detachments: readonly BookDetachment[],
  reasons: Reason[],
): readonly DraftedUnit[] {
  const copies = new Map<string, number>();
  const ids = new Set<string>();
  return list.units.flatMap((listed, i): DraftedUnit[] => {
    const path = `units[${i}]`;
    const sheet = named(book.sheets, listed.datasheet);
    const copy = (copies.get(sheet?.name ?? '') ?? 0) + 1;
    if (sheet !== undefined) copies.set(sheet.name, copy);
    const id = listed.id ?? `${kebab(listed.datasheet)}-${copy}`;
    const place = { unit: id, path };
    if (ids.has(id))
      reasons.push({
        ...place,
        code: 'army-unit-id-twice',
        rule: 'units',
        message: 'Two units have the same id.',
        found: id,
        allowed: 'an id of its own for each unit',
      });
    ids.add(id);
    if (sheet === undefined) {
      reasons.push({
        ...place,
        code: 'army-unit-unknown',
        rule: 'units',
        message: 'No datasheet of this name is known.',
        found: listed.datasheet,
        allowed: 'a unit of the edition’s army book',
        near: nearNames(book.sheets, listed.datasheet),
      });
      return [];
    }
    const groups = groupsOf(listed, sheet, { ...place, reasons });
    const enhancement = enhancementOf(listed, detachments, { ...place, reasons });
    return [
      {
        id,
        path,
        listed,
        sheet,
        groups,
        keywords: new Set([...sheet.factions, ...sheet.models.flatMap(({ keywords }) => keywords)]),
        price: priceOf(sheet, countOf(groups), copy),
        ...(enhancement === undefined ? {} : { enhancement }),
      },
    ];
  });
}

interface Place {
  readonly unit: string;
  readonly path: string;
  readonly reasons: Reason[];
}

const countOf = (groups: readonly DraftedModels[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** The price of the smallest size that is enough, at the last threshold that this copy has reached (25.04). */
function priceOf(sheet: ArmySheet, models: number, copy: number): number {
  const reached = Math.max(...sheet.prices.map(({ fromCopy }) => (fromCopy <= copy ? fromCopy : 1)));
  const prices = sheet.prices.filter(({ fromCopy }) => fromCopy === reached).sort((a, b) => a.models - b.models);
  return (prices.find((price) => price.models >= models) ?? prices.at(-1) ?? sheet.prices[0]).points;
}

/** The kinds of model that a bare number stands for: the fewest of each, then more of the last kind that may grow. */
function spread(sheet: ArmySheet, count: number): readonly ListedModels[] {
  let left = count - sheet.models.reduce((sum, { least }) => sum + least, 0);
  const grown = [...sheet.models].reverse().map((model) => {
    const more = Math.max(0, Math.min(left, model.most - model.least));
    left -= more;
    return { model: model.name, count: model.least + more };
  });
  const all = grown.reverse().filter((group) => group.count > 0);
  const last = all.at(-1);
  // More than the sheet allows stays in the draft, so that the check can say so.
  return left > 0 && last !== undefined ? [...all.slice(0, -1), { ...last, count: last.count + left }] : all;
}

const smallest = (sheet: ArmySheet): number =>
  Math.max(
    sheet.models.reduce((sum, { least }) => sum + least, 0),
    Math.min(...sheet.prices.map(({ models }) => models)),
  );

function groupsOf(listed: ListedUnit, sheet: ArmySheet, place: Place): readonly DraftedModels[] {
  const { models = smallest(sheet), wargear = [] } = listed;
  const asked: readonly ListedModels[] = typeof models === 'number' ? spread(sheet, models) : models;
  const unused = new Set(wargear);
  const groups = asked.flatMap((one): DraftedModels[] => {
    const model = named(sheet.models, one.model);
    if (model === undefined) {
      place.reasons.push({
        code: 'army-model-unknown',
        rule: 'units',
        message: `${sheet.name} have no such model.`,
        found: one.model,
        allowed: sheet.models.map(({ name }) => name).join(', '),
        unit: place.unit,
        path: place.path,
        near: nearNames(sheet.models, one.model),
      });
      return [];
    }
    const { options, left } = chosen(model, [...(one.wargear ?? []), ...wargear]);
    const own = (one.wargear ?? []).filter((item) => left.includes(item));
    for (const item of own) reportWargear(item, model, sheet, place);
    for (const item of wargear) if (!left.includes(item)) unused.delete(item);
    return [{ model, count: one.count, options }];
  });
  for (const item of unused) reportWargear(item, undefined, sheet, place);
  return groups;
}

/** For each place the option that most of the named items are of, else the usual one. What was named in vain is left. */
function chosen(
  model: SheetModel,
  items: readonly string[],
): { options: readonly WargearOption[]; left: readonly string[] } {
  let left: readonly string[] = items.filter((item) => !model.carries.some((one) => sameName(one, item)));
  const options = model.chooses.map((choice) => {
    const rests = choice.map((option) => without(left, option.items));
    const least = Math.min(...rests.map((rest) => rest.length));
    if (least === left.length) return choice[0];
    const best = rests.findIndex((rest) => rest.length === least);
    left = rests[best] ?? left;
    return choice[best] ?? choice[0];
  });
  return { options, left };
}

function without(items: readonly string[], taken: readonly string[]): readonly string[] {
  const rest = [...items];
  for (const item of taken) {
    const at = rest.findIndex((one) => sameName(one, item));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function reportWargear(item: string, model: SheetModel | undefined, sheet: ArmySheet, { reasons, unit, path }: Place) {
  const kinds = model === undefined ? sheet.models : [model];
  const known = [...new Set(kinds.flatMap(({ chooses }) => chooses.flat().flatMap(({ items }) => items)))];
  reasons.push({
    code: 'army-wargear-unknown',
    rule: 'units',
    message: `${model?.name ?? sheet.name} cannot carry this.`,
    found: item,
    allowed: known.length === 0 ? 'nothing else than its usual wargear' : known.join(', '),
    unit,
    path,
    near: nearNames(
      known.map((name) => ({ name })),
      item,
    ),
  });
}

function enhancementOf(
  { enhancement }: ListedUnit,
  detachments: readonly BookDetachment[],
  { reasons, unit, path }: Place,
): BookEnhancement | undefined {
  if (enhancement === undefined) return undefined;
  const all = detachments.flatMap(({ enhancements }) => enhancements);
  const found = named(all, enhancement);
  if (found === undefined)
    reasons.push({
      code: 'army-enhancement-unknown',
      rule: 'enhancements',
      message: 'None of the army’s detachments has this enhancement.',
      found: enhancement,
      allowed: all.map(({ name }) => name).join(', ') || 'no enhancement',
      unit,
      path: `${path}.enhancement`,
      near: nearNames(all, enhancement),
    });
  return found;
}
