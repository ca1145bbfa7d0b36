import type { RosterModels, RosterUnit, Selection } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { createReport } from '../../page/report.js';
import { checkPoints, rosterOf, uniqueIds } from '../build-roster.js';
import { emptyHeader, type RosterHeader } from '../draft.js';
import { foldName } from '../fold-name.js';
import { gather, together } from '../models.js';
import { parseCost, parseCount } from '../numbers.js';
import { setSize } from '../text/app-header.js';
import type { ReadRoster } from '../text/read-text.js';
import { isNode, listOf, type Node, textOf } from './node.js';
import type { TreeInput } from './read-tree.js';

const MOST_LEVELS = 12;

/** `Unit§Boyz`: what an asset is, and what it is called. */
const kindOf = (node: Node): string => textOf(node, 'item').split('§')[0]?.toLowerCase() ?? '';

function nameOf(node: Node): string {
  const own = textOf(node, 'name') || textOf(node, 'designation');
  return own !== '' ? own : (textOf(node, 'item').split('§')[1] ?? '').replace(/^.*—/, '');
}

const assetsOf = (node: Node): readonly Node[] => {
  const assets = isNode(node.assets) ? node.assets : {};
  return [...listOf(assets, 'included'), ...listOf(assets, 'traits')];
};

/** Rosterizer's tree of assets. Wargear inside a model counts for each; beside it, for the unit. */
export function readRosterizer(
  root: Node,
  input: TreeInput & { readonly rulebook: Node | undefined },
): Result<ReadRoster, Issue[]> {
  const report = createReport(input.file);
  report.take(input.issues);
  const header = emptyHeader();
  const nodes = unitsBelow(root, header, 0);
  if (nodes.length === 0)
    return fail([issue('roster-not-recognised', 'The file holds no unit', { span: { line: 1 } })]);
  const name = textOf(root, 'name');
  if (name !== '') header.name = name;
  const total = pointsOf(root);
  if (total !== undefined) header.points = total;
  const faction = header.faction ?? factionOf(nodes);
  if (faction !== undefined) header.faction = faction;
  const ids = uniqueIds(nodes.map(nameOf));
  const units = nodes.map((node, i) => unitOf(node, ids[i] ?? ''));
  const edition = input.edition ?? 'w40k-10';
  if (input.edition === undefined)
    report.warn('edition-unclear', 1, 'Nothing in the list shows its edition; it was read as w40k-10', {
      hint: 'name the edition if that is wrong',
    });
  const rulebook = input.rulebook ? textOf(input.rulebook, 'name') : '';
  const pointsFrom = {
    source: rulebook === '' ? 'Rosterizer' : `Rosterizer, ${rulebook}`,
    ...(input.date ? { date: input.date } : {}),
  };
  const roster = rosterOf(header, units, {
    file: input.file,
    format: 'rosterizer',
    edition,
    report,
    lastLine: 1,
    pointsFrom,
  });
  checkPoints(roster, report);
  return ok({ roster, datasheets: [], issues: report.issues });
}

function unitsBelow(node: Node, header: RosterHeader, depth: number): readonly Node[] {
  if (depth > MOST_LEVELS) return [];
  return assetsOf(node).flatMap((asset) => {
    const kind = kindOf(asset);
    if (kind === 'unit') return [asset];
    if (kind === 'faction') header.faction = nameOf(asset);
    else if (kind === 'detachment') header.detachments.push(nameOf(asset));
    else if (kind === 'battle size') readSize(header, nameOf(asset));
    else if (/^(?:ability|stratagem|weapon)/.test(kind)) return [];
    return unitsBelow(asset, header, depth + 1);
  });
}

function readSize(header: RosterHeader, printed: string): void {
  const [, name = printed, limit = '-'] = /^(.+?) \(([\d.,]+)/.exec(printed) ?? [];
  setSize(header, name, limit);
}

function factionOf(nodes: readonly Node[]): string | undefined {
  const keywords = nodes.map((node) => (isNode(node.keywords) ? node.keywords.Faction : undefined));
  const found = keywords
    .flatMap((names) => (Array.isArray(names) ? names : []))
    .filter((name) => typeof name === 'string');
  return found[0];
}

/** The price as the program worked it out, else as it is written. */
function pointsOf(node: Node): number | undefined {
  const stats = isNode(node.stats) ? node.stats : {};
  const points = isNode(stats.Points) ? stats.Points : {};
  const processed =
    isNode(points.processed) && isNode(points.processed.numeric) ? points.processed.numeric.current : undefined;
  const found = parseCost(processed ?? points.value);
  return found !== undefined && found >= 0 ? found : undefined;
}

function unitOf(node: Node, id: string): RosterUnit {
  const below = assetsOf(node);
  const name = nameOf(node);
  const models = below.filter((asset) => kindOf(asset) === 'model');
  const gear = gather(below.filter(isGear).flatMap((asset) => gearOf(asset, 0)));
  const many = models.length > 0 ? undefined : (parseCount(node.quantity ?? 1) ?? 1);
  const enhancements = below.filter((asset) => kindOf(asset) === 'enhancement').map(selectionOf);
  const points = pointsOf(node);
  const extra = node.processedPoints === undefined && !hasProcessed(node) ? sum(enhancements) : 0;
  return {
    id,
    name,
    ...(points === undefined ? {} : { points: points + extra }),
    models: many === undefined ? together(models.map(modelOf)) : [spread(name, many, gear)],
    wargear: many === undefined ? gear : [],
    enhancements,
    isWarlord: below.some((asset) => foldName(nameOf(asset)) === 'warlord'),
    keywords: keywordsOf(node),
    lines: [1, 1],
  };
}

const sum = (selections: readonly Selection[]): number =>
  selections.reduce((total, { points = 0 }) => total + points, 0);

/** Saved lists of the program itself carry the whole price of a unit; exports of others its own, without its parts. */
function hasProcessed(node: Node): boolean {
  const points = isNode(node.stats) && isNode(node.stats.Points) ? node.stats.Points : {};
  return isNode(points.processed);
}

function keywordsOf(node: Node): readonly string[] {
  const words = isNode(node.keywords) ? node.keywords.Keywords : undefined;
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string').map((word) => word.toUpperCase()) : [];
}

const isGear = (asset: Node): boolean => /weapon|wargear/.test(kindOf(asset));

function selectionOf(asset: Node): Selection {
  const points = pointsOf(asset);
  return {
    name: nameOf(asset),
    count: parseCount(asset.quantity ?? 1) ?? 1,
    ...(points === undefined || points === 0 ? {} : { points }),
  };
}

/** A weapon with modes holds them as weapons of its own; it is one weapon. */
function gearOf(asset: Node, depth: number): readonly Selection[] {
  if (depth > MOST_LEVELS) return [];
  const inside =
    kindOf(asset) === 'wargear'
      ? assetsOf(asset)
          .filter(isGear)
          .flatMap((child) => gearOf(child, depth + 1))
      : [];
  return inside.length > 0 ? inside : [selectionOf(asset)];
}

function modelOf(asset: Node): RosterModels {
  const gear = assetsOf(asset)
    .filter(isGear)
    .flatMap((child) => gearOf(child, 0));
  return { name: nameOf(asset), count: parseCount(asset.quantity ?? 1) ?? 1, wargear: gather(gear), shared: [] };
}

function spread(name: string, count: number, gear: readonly Selection[]): RosterModels {
  const even = gear.filter((one) => one.count % count === 0).map((one) => ({ ...one, count: one.count / count }));
  return { name, count, wargear: even, shared: gear.filter((one) => one.count % count !== 0) };
}
