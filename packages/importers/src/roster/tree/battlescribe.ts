import type { Datasheet, PointsOrigin, RosterUnit } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { createReport, type Report } from '../../page/report.js';
import { checkPoints, rosterOf, uniqueIds } from '../build-roster.js';
import { emptyHeader, type RosterHeader } from '../draft.js';
import { linkUnit } from '../match-roster.js';
import { inEnglish, setSize } from '../text/app-header.js';
import type { RosterFormat } from '../text/dialect.js';
import { parseFaction } from '../text/faction.js';
import type { ReadRoster } from '../text/read-text.js';
import { lineOf, listOf, type Node, textOf } from './node.js';
import type { TreeInput } from './read-tree.js';
import { isConfiguration, unitsBelow } from './selections.js';
import { sheetOf } from './sheet.js';
import { pointsOf, type TreeContext } from './tree-context.js';
import { treeUnit } from './unit.js';

const EDITIONS: readonly (readonly [RegExp, string])[] = [
  [/d610$|11th/i, 'w40k-11'],
  [/d6a9$|10th/i, 'w40k-10'],
  [/28ec-711c-d87f-3aeb|9th/i, 'w40k-9'],
  [/net\s?epic/i, 'netepic-gold'],
];

/** `roster`, its forces and their selections, as BattleScribe and New Recruit write them. */
export function readBattleScribe(
  root: Node,
  input: TreeInput & { readonly format: RosterFormat },
): Result<ReadRoster, Issue[]> {
  const report = createReport(input.file);
  report.take(input.issues);
  const forces = forcesBelow(listOf(root, 'forces'));
  const header = headerOf(root, forces);
  const edition = editionOf(root, input.edition, report);
  const context: TreeContext = {
    file: input.file,
    edition,
    report,
    format: input.format,
    faction: header.faction ?? '',
  };
  const nodes = forces.flatMap((force) => listOf(force, 'selections')).flatMap((node) => unitsBelow(node));
  if (nodes.length === 0) return fail([issue('roster-empty', 'The list holds no unit', { span: { line: 1 } })]);
  const ids = uniqueIds(nodes.map((node) => textOf(node, 'customName') || textOf(node, 'name')));
  const sheets = new Map<string, Datasheet>();
  const units = nodes.map((node, i): RosterUnit => {
    const sheet = sheetOf(node, context, sheets);
    const unit = treeUnit(node, { ...context, id: ids[i] ?? '', sheet });
    return sheet
      ? linkUnit(unit, sheet, { file: input.file, path: `units[${i}]`, line: unit.lines[0], issues: [] })
      : unit;
  });
  const lastLine = Math.max(1, ...nodes.map(lineOf));
  const pointsFrom = originOf(root, forces, input.date);
  const roster = rosterOf(header, units, { ...context, lastLine, pointsFrom });
  checkPoints(roster, report);
  checkLimit(header, report);
  return ok({ roster, datasheets: [...sheets.values()], issues: report.issues });
}

const MOST_FORCES = 50;

function forcesBelow(forces: readonly Node[], depth = 0): readonly Node[] {
  if (depth > 4) return [];
  return forces.slice(0, MOST_FORCES).flatMap((force) => [force, ...forcesBelow(listOf(force, 'forces'), depth + 1)]);
}

function headerOf(root: Node, forces: readonly Node[]): RosterHeader {
  const header = emptyHeader();
  const name = textOf(root, 'name');
  if (name !== '') header.name = name;
  Object.assign(header, parseFaction(textOf(forces[0] ?? {}, 'catalogueName')));
  const points = pointsOf(listOf(root, 'costs'));
  if (points !== undefined && points >= 0) header.points = points;
  const limit = pointsOf(listOf(root, 'costLimits'));
  if (limit !== undefined && limit > 0) header.pointsLimit = limit;
  for (const force of forces) readForce(header, force);
  return header;
}

function readForce(header: RosterHeader, force: Node): void {
  for (const node of listOf(force, 'selections').filter(isConfiguration)) readConfiguration(header, node);
  const name = textOf(force, 'name').replace(/\s*-?\d+ ?CP$/, '');
  if (/detachment$/i.test(name)) header.detachments.push(name);
}

function readConfiguration(header: RosterHeader, node: Node): void {
  const chosen = listOf(node, 'selections').map((child) => textOf(child, 'name'));
  const name = textOf(node, 'name');
  if (/^detachments?(?: choice)?$/i.test(name)) header.detachments.push(...chosen);
  else if (/^force dispositions?$/i.test(name)) header.dispositions.push(...chosen.map(inEnglish));
  else if (/^battle size$/i.test(name) && chosen[0] !== undefined) readSize(header, chosen[0]);
}

/** `2. Strike Force (2000 Point limit)`, `1. Combat Patrol (0-50 Total PL / 0-500 Points)`. */
function readSize(header: RosterHeader, printed: string): void {
  const [, name = printed, limit = ''] = /^(.*?)\s*\((?:.*?[-\s(/])?(\d{3,5}) Points?\b.*\)$/i.exec(printed) ?? [];
  const known = header.pointsLimit;
  setSize(header, name, limit === '' ? '-' : limit);
  if (known !== undefined) header.pointsLimit = known;
}

function editionOf(root: Node, asked: string | undefined, report: Report): string {
  const signs = [textOf(root, 'gameSystemId'), textOf(root, 'gameSystemName')];
  const found = EDITIONS.find(([sign]) => signs.some((text) => sign.test(text)))?.[1];
  if (asked !== undefined && found !== undefined && found !== asked)
    report.warn('edition-overridden', 1, `Read as ${asked} as asked; the list is of ${found}`, { found });
  if (asked !== undefined) return asked;
  if (found === undefined)
    report.warn('edition-unclear', 1, 'Nothing in the list shows its edition; it was read as w40k-10', {
      found: signs.join(' ').trim(),
      hint: 'name the edition if that is wrong',
    });
  return found ?? 'w40k-10';
}

function originOf(root: Node, forces: readonly Node[], date: string | undefined): PointsOrigin {
  const revision = (node: Node, name: string, key: string): string[] => {
    const [what, number] = [textOf(node, name), textOf(node, key)];
    return what === '' ? [] : [number === '' ? what : `${what} revision ${number}`];
  };
  const parts = [
    ...revision(root, 'gameSystemName', 'gameSystemRevision'),
    ...new Set(forces.flatMap((force) => revision(force, 'catalogueName', 'catalogueRevision'))),
  ];
  return { source: parts.join('; ') || 'not said', ...(date === undefined || date === '' ? {} : { date }) };
}

function checkLimit({ points, pointsLimit }: RosterHeader, report: Report): void {
  if (points === undefined || pointsLimit === undefined || points <= pointsLimit) return;
  report.warn('roster-over-limit', 1, `The list has ${points} points and its limit is ${pointsLimit}`, {
    found: String(points),
  });
}
