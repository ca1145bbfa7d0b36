import type { Datasheet, RosterModels, RosterUnit, Selection } from '@umpire/datasheets';
import { foldName } from '../fold-name.js';
import { gather, together } from '../models.js';
import { parseCount } from '../numbers.js';
import { lineOf, listOf, type Node, textOf } from './node.js';
import { hasModels, isModel, isUnitProfile, keywordsOf, MOST_LEVELS, profilesOf } from './selections.js';
import { rowOf } from './statline.js';
import { pointsOf, type TreeContext } from './tree-context.js';

export interface UnitContext extends TreeContext {
  readonly id: string;
  readonly sheet: Datasheet | undefined;
  /** The statlines on the unit itself, for models without one. */
  readonly ownProfiles?: readonly Node[];
}

interface Found {
  readonly models: RosterModels[];
  readonly wargear: Selection[];
  readonly enhancements: Selection[];
  isWarlord: boolean;
  lastLine: number;
}

/** A unit's selection with everything below it. Prices of the parts add up. */
export function treeUnit(node: Node, given: UnitContext): RosterUnit {
  const context = { ...given, ownProfiles: profilesOf(node).filter(isUnitProfile) };
  const { id, sheet } = context;
  const found: Found = { models: [], wargear: [], enhancements: [], isWarlord: false, lastLine: lineOf(node) };
  const { keywords, factionKeywords } = keywordsOf(node);
  const isOne = !hasModels(node);
  if (isOne) found.models.push(modelOf(node, textOf(node, 'name'), found, context));
  else for (const child of listOf(node, 'selections')) below(child, found, context, 0);
  if (!isOne && isModelItself(node)) addOwnModel(node, found, context);
  if (!isOne && found.wargear.length > 0) unplaced(node, found, context);
  const points = sumOf(node);
  const name = textOf(node, 'name');
  return {
    id,
    name: name === '' ? id : name,
    ...(points === undefined || points < 0 ? {} : { points }),
    models: together(found.models),
    wargear: gather(found.wargear),
    enhancements: found.enhancements,
    isWarlord: found.isWarlord,
    ...sectionOf(node),
    keywords: [...keywords, ...factionKeywords],
    ...(sheet === undefined ? {} : { datasheet: sheet.id }),
    lines: [lineOf(node), Math.max(lineOf(node), found.lastLine)],
  };
}

/** A unit with a statline of its own that none of its models falls back on: a character with companions. */
function isModelItself(node: Node): boolean {
  const models = listOf(node, 'selections').filter(isModel);
  const hasOwn = (one: Node): boolean => profilesOf(one).some(isUnitProfile);
  return (
    hasOwn(node) &&
    models.length > 0 &&
    models.every(hasOwn) &&
    listOf(node, 'selections').every((child) => isModel(child) || !hasModels(child))
  );
}

/** What stood beside the companions is its own. */
function addOwnModel(node: Node, found: Found, context: UnitContext): void {
  const name = textOf(node, 'name');
  const profile = profileOf(node, name, context);
  const wargear = gather(found.wargear.splice(0));
  found.models.unshift({ name, count: 1, wargear, shared: [], ...(profile === undefined ? {} : { profile }) });
}

function unplaced(node: Node, { wargear }: Found, { report }: UnitContext): void {
  report.warn(
    'roster-wargear-shared',
    lineOf(node),
    `The list does not say which models of ${textOf(node, 'name')} carry what; it is kept for the unit`,
    {
      found: wargear.map((one) => `${one.count} ${one.name}`).join(', '),
      hint: 'say it where it matters',
    },
  );
}

function sectionOf(node: Node): { readonly section?: string } {
  const primary = listOf(node, 'categories').find((one) => String(one.primary) === 'true');
  const name = primary ? textOf(primary, 'name') : '';
  return name === '' ? {} : { section: name };
}

function sumOf(node: Node, depth = 0): number | undefined {
  if (depth > MOST_LEVELS) return undefined;
  const own = pointsOf(listOf(node, 'costs'));
  const parts = listOf(node, 'selections').map((child) => sumOf(child, depth + 1));
  return [own, ...parts].reduce((sum, part) => (part === undefined ? sum : (sum ?? 0) + part), undefined);
}

/** What stands below a unit of several models: models, containers of them, and wargear of the unit. */
function below(node: Node, found: Found, context: UnitContext, depth: number): void {
  found.lastLine = Math.max(found.lastLine, lineOf(node));
  if (depth > MOST_LEVELS) return;
  if (isModel(node)) {
    if (count(node, context) === undefined) return;
    found.models.push(modelOf(node, textOf(node, 'name'), found, context));
  } else if (hasModels(node)) for (const child of listOf(node, 'selections')) below(child, found, context, depth + 1);
  else found.wargear.push(...gearOf(node, found, context, depth));
}

function count(node: Node, { report }: UnitContext): number | undefined {
  const number = parseCount(node.number ?? 1);
  if (number === undefined)
    report.warn(
      'roster-count-unreadable',
      lineOf(node),
      `The number of ${textOf(node, 'name')} is no number that an army can have; it was left out`,
      {
        found: String(node.number).slice(0, 20),
      },
    );
  return number;
}

function modelOf(node: Node, name: string, found: Found, context: UnitContext): RosterModels {
  const many = count(node, context) ?? 1;
  const all = gather(listOf(node, 'selections').flatMap((child) => gearOf(child, found, context, 0)));
  const even = all.filter((one) => one.count % many === 0);
  const shared = all.filter((one) => one.count % many !== 0);
  if (shared.length > 0)
    context.report.warn(
      'roster-wargear-shared',
      lineOf(node),
      `The list does not say which ${name} carry what; it is kept for all together`,
      {
        found: shared.map((one) => `${one.count} ${one.name}`).join(', '),
        hint: 'say it where it matters',
      },
    );
  const profile = profileOf(node, name, context);
  return {
    name,
    count: many,
    wargear: even.map((one) => ({ ...one, count: one.count / many })),
    shared,
    ...(profile === undefined ? {} : { profile }),
  };
}

/** The model's own statline, or the only one of the sheet. */
function profileOf(node: Node, name: string, { sheet, ownProfiles = [] }: UnitContext): string | undefined {
  if (!sheet) return undefined;
  const { models } = sheet;
  const among = (profiles: readonly Node[]): string | undefined => {
    const names = profiles.filter(isUnitProfile).map((profile) => foldName(rowOf(profile).name));
    return models.find((model) => names.includes(foldName(model.name)))?.id;
  };
  const named = models.find((model) => foldName(model.name) === foldName(name))?.id;
  const only = models.length === 1 ? models[0]?.id : undefined;
  return among(profilesOf(node)) ?? named ?? only ?? (ownProfiles.length === 1 ? among(ownProfiles) : undefined);
}

/** An upgrade to what it is: the warlord's mark, an enhancement, a container of others, or wargear. */
function gearOf(node: Node, found: Found, context: UnitContext, depth: number): readonly Selection[] {
  found.lastLine = Math.max(found.lastLine, lineOf(node));
  const name = textOf(node, 'name');
  if (depth > MOST_LEVELS || name === '') return [];
  if (/^warlord$/i.test(name)) {
    found.isWarlord = true;
    return [];
  }
  const many = count(node, context);
  if (many === undefined) return [];
  const points = pointsOf(listOf(node, 'costs'));
  if (isEnhancement(node) || isGift(node, points, context)) {
    found.enhancements.push({ name, count: many, ...(points === undefined || points < 0 ? {} : { points }) });
    return [];
  }
  const inside = listOf(node, 'selections').flatMap((child) => gearOf(child, found, context, depth + 1));
  if (isContainer(node, inside)) return inside;
  const priced = points !== undefined && points > 0 ? { points } : {};
  return [{ ...counted(node, name, many), ...priced }, ...inside];
}

/** `2x Cannon` and `2 Cannons`, once, are two of what their profile is called. */
function counted(node: Node, printed: string, many: number): { readonly name: string; readonly count: number } {
  const [, number, sign, name] = /^([2-9])(x?) (\S.*)$/i.exec(printed) ?? [];
  if (number === undefined || name === undefined) return { name: printed, count: many };
  const weapon = profilesOf(node).find((profile) => foldName(textOf(profile, 'name')) === foldName(name));
  if (!weapon && sign === '') return { name: printed, count: many };
  return { name: weapon ? textOf(weapon, 'name') : name, count: many * Number(number) };
}

const isEnhancement = (node: Node): boolean =>
  /(?:^|::)enhancements?(?:::|$)/i.test(textOf(node, 'group')) ||
  listOf(node, 'categories').some((one) => /^enhancements?$/i.test(textOf(one, 'name')));

/** Where wargear costs nothing, what has a price and only an ability is an enhancement, whether or not the file says so. */
const isGift = (node: Node, points: number | undefined, { edition }: TreeContext): boolean => {
  const profiles = profilesOf(node);
  const isOnlyAbility = profiles.length > 0 && profiles.every((one) => /^abilit/i.test(textOf(one, 'typeName')));
  return (points ?? 0) > 0 && !edition.startsWith('w40k-9') && isOnlyAbility;
};

/** A choice such as `Sword and shield` that has no profile of its own: what is inside stands for it. */
const isContainer = (node: Node, inside: readonly Selection[]): boolean =>
  inside.length > 0 && profilesOf(node).length === 0;
