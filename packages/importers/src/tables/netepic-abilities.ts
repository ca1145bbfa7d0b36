import { parse, type TagNode } from '@bbob/parser';
import type { CoreRule, Gap } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { cleanLine } from '@umpire/text';
import type { Row, Table } from './table-context.js';

export const isAbilityTable = (columns: readonly string[]): boolean =>
  columns.length === 2 && /^nom\b/i.test(columns[0] ?? '') && /^texte?$/i.test(columns[1] ?? '');

/** Names of abilities with their texts in BBCode, `(XX)` standing for the number that a stand gives to its own. */
export function readNetepicAbilities(table: Table): readonly CoreRule[] {
  const [nameColumn = '', textColumn = ''] = table.columns;
  const rules = new Map<string, { readonly rule: CoreRule; readonly text: string }>();
  let repeats = 0;
  for (const row of table.rows) {
    const printed = row.cell(nameColumn);
    const text = row.cell(textColumn);
    if (printed === '') {
      table.report.warn('row-without-name', row.line, 'A row has no name; it was left out', { found: text });
      continue;
    }
    const before = rules.get(printed);
    if (before?.text === text) repeats++;
    else if (before === undefined) rules.set(printed, { rule: ruleOf(printed, { text, row, table }), text });
    else differs(before.rule, { row, table });
  }
  if (repeats > 0)
    table.report.warn(
      'row-repeated',
      table.rows.at(-1)?.line ?? 1,
      `${repeats} rows stand twice in the file and were read once`,
    );
  return [...rules.values()].map(({ rule }) => rule);
}

function differs({ name }: CoreRule, { row, table }: { readonly row: Row; readonly table: Table }): void {
  table.report.warn('rule-differs', row.line, `${name} stands twice with different words; the first was kept`, {
    found: name,
  });
}

interface Context {
  readonly text: string;
  readonly row: Row;
  readonly table: Table;
}

function ruleOf(printed: string, { text, row: { line }, table }: Context): CoreRule {
  const match = /^(.*?)\s*\((\+?X+)\)$/.exec(printed);
  const name = match?.[1] ?? printed;
  const parameter = match?.[2];
  const isEmpty = /^[-–—]?$/.test(text);
  const gaps: Gap[] = [];
  if (isEmpty) gaps.push(table.report.warn('ability-text-missing', line, `${printed} has no text`, { found: printed }));
  const paragraphs = isEmpty ? [] : paragraphsOf(text);
  if (paragraphs.some((one) => STRAY.test(one)))
    gaps.push(
      table.report.warn(
        'characters-lost',
        line,
        `In the text of ${name} a "?" stands where another sign seems to be lost`,
        {
          found: paragraphs.find((one) => STRAY.test(one)) ?? '',
        },
      ),
    );
  return {
    kind: 'core-rule',
    id: kebab(name),
    name,
    edition: 'netepic-fr2',
    source: { file: table.file, lines: [line, line] },
    gaps,
    body: paragraphs.map((one) => ({ kind: 'text', text: one, line })),
    parts: [],
    aliases: [],
    topic: 'core-ability',
    ...(parameter === undefined ? {} : { parameter }),
  };
}

/** A question ends a sentence; this one is followed by a small letter. */
const STRAY = /\p{Ll} ?\? \p{Ll}/u;

/** Blocks begin paragraphs, other tags go. */
const BLOCKS: ReadonlySet<string> = new Set(['justifier', 'center', 'left', 'right', 'quote', 'list', '*', 'li', 'p']);

/** Beyond this a text is no ability's, and its tags are not looked into. */
const LONGEST = 20_000;

function paragraphsOf(text: string): readonly string[] {
  if (text.length > LONGEST) return [cleanLine(text.replace(/\[[^\]]{0,40}\]/g, ' '))];
  const parts: string[] = [''];
  const walk = (nodes: readonly (TagNode | string | number | null)[], depth: number): void => {
    for (const node of nodes) {
      if (node === null) continue;
      if (typeof node !== 'object') {
        parts.push(`${parts.pop() ?? ''}${node}`);
        continue;
      }
      const isBlock = BLOCKS.has(node.tag.toLowerCase());
      if (isBlock) parts.push('');
      const inside = Array.isArray(node.content) ? node.content : [node.content ?? ''];
      if (depth < 30) walk(inside as readonly (TagNode | string | number | null)[], depth + 1);
      if (isBlock) parts.push('');
    }
  };
  walk(
    parse(text, { onlyAllowTags: [...BLOCKS, 'b', 'i', 'u', 's', 'color', 'size', 'url'] }) as readonly (
      | TagNode
      | string
    )[],
    0,
  );
  return parts.map((part) => cleanLine(part.replace(/\s+/g, ' '))).filter((part) => part !== '');
}
