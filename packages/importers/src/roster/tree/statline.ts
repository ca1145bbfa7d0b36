import type { Bracket, Characteristics, Gap, ModelProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { rollCell } from '../../page/sheet/cells.js';
import { readCharacteristics } from '../../page/sheet/statline.js';
import { lineOf, type Node, passageOf, textOf } from './node.js';
import type { TreeContext } from './tree-context.js';
import { cellsOf } from './weapon.js';

/** `Beast [1] (7+ wounds)`, `Truck 2 (3-5)`: the row of a degrading statline. */
const ROW = /^(.+?)\s*(?:\[?\d\]?)?\s*\(\s*(\d{1,2})\s*(?:\+|-\s*(\d{1,2}))?\s*(?:wounds?.*)?\)$/i;

export interface Row {
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
  readonly node: Node;
}

export function rowOf(node: Node): Row {
  const name = textOf(node, 'name');
  const [, base, from, to] = ROW.exec(name) ?? [];
  if (base === undefined || from === undefined) return { name, node };
  return { name: base, from: Number(from), ...(to === undefined ? {} : { to: Number(to) }), node };
}

/** Statlines of a unit, each once; the rows of one that degrades are its brackets. */
export function modelProfiles(
  nodes: readonly Node[],
  invulnerable: number | undefined,
  context: TreeContext,
): readonly ModelProfile[] {
  const rows = new Map<string, Row[]>();
  for (const row of nodes.map(rowOf)) rows.set(row.name, [...(rows.get(row.name) ?? []), row]);
  return [...rows].map(([name, same]) => profileOf(name, same, { invulnerable, context }));
}

interface Extra {
  readonly invulnerable: number | undefined;
  readonly context: TreeContext;
}

function profileOf(name: string, rows: readonly Row[], { invulnerable, context }: Extra): ModelProfile {
  const [first] = rows;
  const node = first?.node ?? {};
  const { characteristics, gaps } = readStatline(node, context);
  const own = characteristics.invulnerableSave ?? invulnerable;
  const brackets = rows.flatMap((row) => bracketOf(row, characteristics, context));
  return {
    id: kebab(name) || 'model',
    name,
    edition: context.edition,
    source: { file: context.file, lines: [lineOf(node), lineOf(node)] },
    gaps,
    characteristics: { ...characteristics, ...(own === undefined ? {} : { invulnerableSave: own }) },
    brackets: brackets.length > 1 ? brackets : [],
  };
}

function bracketOf({ from, to, node }: Row, { wounds }: Characteristics, context: TreeContext): readonly Bracket[] {
  if (from === undefined || from < 1) return [];
  const { characteristics } = readStatline(node, context);
  return [{ from, to: Math.max(from, to ?? wounds ?? from), characteristics, line: lineOf(node) }];
}

function readStatline(
  node: Node,
  { report }: TreeContext,
): { readonly characteristics: Characteristics; readonly gaps: readonly Gap[] } {
  const cells = [...cellsOf(node)].map(([column, cell]) => [column, plainCell(cell)] as const);
  const { characteristics, unreadable } = readCharacteristics(cells);
  if (unreadable.length === 0) return { characteristics, gaps: [] };
  const gap = report.warn(
    'statline-incomplete',
    lineOf(node),
    `Of ${textOf(node, 'name')} the list does not say in numbers: ${unreadable.join(', ')}`,
    {
      found: cells.map(([column, cell]) => `${column} ${cell}`).join(', '),
      what: unreadable,
    },
  );
  return { characteristics, gaps: [gap] };
}

/** Aircraft move `20+"`; worse rows of a degrading statline have no wounds of their own. */
const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/\*$/, '')
    .replace(/^(\d+)\+"$/, '$1"')
    .replace(/^N\/A$/i, '-');

/** An ability called `Invulnerable Save (4+)`, or one whose words hold the number. A star means sometimes: left alone. */
export function invulnerableIn(profiles: readonly Node[]): number | undefined {
  const found = profiles.find((profile) => /^invulnerable save\b/i.test(textOf(profile, 'name')));
  if (!found) return undefined;
  const named = /\((\d\+)(\*?)\)/.exec(textOf(found, 'name'));
  if (named) return named[2] === '*' ? undefined : rollCell(named[1] ?? '');
  const text = [...cellsOf(found).values()].join(' ');
  const saves = [...new Set([...text.matchAll(/\b([2-6]\+)/g)].map(([, save]) => save ?? ''))];
  return saves.length === 1 && !text.includes('*') ? rollCell(saves[0] ?? '') : undefined;
}

export const textOfProfile = (profile: Node): string =>
  [...cellsOf(profile)]
    .map(([column, cell]) => (column === 'DESCRIPTION' || cellsOf(profile).size === 1 ? cell : `${column}: ${cell}`))
    .join('\n');

export const descriptionOf = (rule: Node): string => passageOf(rule, 'description');
