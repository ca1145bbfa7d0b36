import type { DetachmentRule, Enhancement, ImportRecord, Paragraph, Passage, Stratagem } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { PlacedRow } from './export.js';
import { htmlLine, htmlText } from './html-text.js';
import type { SheetContext } from './sheet-rows.js';

const LABEL = /^(WHEN|TARGET|EFFECT|RESTRICTIONS)\s*:\s*/i;

type Part = 'when' | 'target' | 'effect' | 'restrictions';

/** A row of the table of stratagems. */
export function readStratagemRow(row: PlacedRow, { edition }: SheetContext): Stratagem {
  const name = htmlLine(row.cell('name'));
  const printed = htmlLine(row.cell('type'));
  const [owner = '', ...rest] = printed.split(/ [–—-] /);
  const detachment = row.cell('detachment');
  const parts = partsOf(htmlText(row.cell('description')), row.line);
  const missing = (['when', 'target', 'effect'] as const).filter((part) => parts[part] === undefined);
  const { report, file } = row.table;
  const gaps =
    missing.length === 0
      ? []
      : [report.warn('stratagem-incomplete', row.line, `${name} lacks ${missing.join(', ')}`, { what: missing })];
  const cost = /^\d{1,2}/.exec(row.cell('cp_cost'))?.[0];
  if (cost === undefined)
    gaps.push(report.warn('stratagem-incomplete', row.line, `${name} has no price`, { what: ['cost'] }));
  const flavour = htmlLine(row.cell('legend'));
  const type = (rest.at(-1) ?? owner).replace(/\s*stratagem$/i, '').trim();
  return {
    kind: 'stratagem',
    id: kebab(name),
    name,
    edition,
    source: sourceOf(row),
    gaps: file === '' ? [] : gaps,
    cost: Number(cost ?? 0),
    group: groupOf(printed, detachment),
    ...(detachment === '' ? {} : { detachment }),
    ...(type === '' ? {} : { type }),
    ...(flavour === '' ? {} : { flavour }),
    ...parts,
    aliases: [],
    states: [],
  };
}

function groupOf(type: string, detachment: string): Stratagem['group'] {
  if (/\bboarding actions\b/i.test(type)) return 'boarding-actions';
  return detachment === '' || /^core\b/i.test(type) ? 'core' : 'detachment';
}

function partsOf(text: string, line: number): Partial<Record<Part, Passage>> {
  const parts: Partial<Record<Part, string[]>> = {};
  let now: Part | undefined;
  for (const one of text.split('\n')) {
    const label = LABEL.exec(one)?.[1]?.toLowerCase() as Part | undefined;
    now = label ?? now;
    if (now === undefined) continue;
    parts[now] = [...(parts[now] ?? []), one.replace(LABEL, '')];
  }
  const passages: Partial<Record<Part, Passage>> = {};
  for (const [part, lines] of Object.entries(parts) as [Part, string[]][])
    passages[part] = { text: lines.join('\n').trim(), lines: [line, line] };
  return passages;
}

export function readEnhancementRow(row: PlacedRow, { edition, names, from }: SheetContext): Enhancement {
  const name = htmlLine(row.cell('name'));
  const text = htmlText(row.cell('description'));
  const detachment = row.cell('detachment');
  const key = row.cell('id');
  const units = from
    .rows('datasheetEnhancements')
    .filter((one) => one.cell('enhancement_id') === key)
    .flatMap((one) => names.get(`datasheet ${one.cell('datasheet_id')}`) ?? []);
  const faction = names.get(`faction ${row.cell('faction_id')}`);
  return {
    kind: 'enhancement',
    id: kebab(name),
    name,
    edition,
    source: sourceOf(row),
    gaps: text === '' ? [{ code: 'ability-text-missing', line: row.line }] : [],
    ...(faction === undefined ? {} : { faction }),
    detachments: detachment === '' ? [] : [detachment],
    ...(/^\d{1,4}$/.test(row.cell('cost')) ? { points: Number(row.cell('cost')) } : {}),
    type: /\bupgrade\b/i.test(name) ? 'upgrade' : 'enhancement',
    ...(text === '' ? {} : { text }),
    weapons: [],
    units: [...new Set(units)],
  };
}

const sourceOf = (row: PlacedRow): ImportRecord['source'] => {
  const entry = row.cell('id');
  return { file: row.table.file, lines: [row.line, row.line], ...(entry === '' ? {} : { entry }) };
};

function paragraphs(row: PlacedRow): readonly Paragraph[] {
  return htmlText(row.cell('description'))
    .split('\n')
    .filter((text) => text !== '')
    .map((text) =>
      text.startsWith('- ')
        ? { kind: 'bullet', text: text.slice(2), line: row.line }
        : { kind: 'text', text, line: row.line },
    );
}

function ruleFields(row: PlacedRow, edition: string) {
  const name = htmlLine(row.cell('name'));
  const body = paragraphs(row);
  return {
    id: kebab(name),
    name,
    edition,
    source: sourceOf(row),
    gaps: body.length === 0 ? [{ code: 'rule-text-missing', line: row.line }] : [],
    body,
    parts: [],
    aliases: [],
  };
}

export function readDetachmentRow(row: PlacedRow, { edition, names }: SheetContext): DetachmentRule {
  const faction = names.get(`faction ${row.cell('faction_id')}`);
  return {
    kind: 'detachment',
    ...ruleFields(row, edition),
    detachment: row.cell('detachment'),
    ...(faction === undefined ? {} : { faction }),
  };
}

/** Abilities of a faction are its army rules; the others are core. */
export function readSharedAbility(row: PlacedRow, { edition, names }: SheetContext): ImportRecord {
  const faction = row.cell('faction_id');
  if (faction === '') return { kind: 'core-rule', ...ruleFields(row, edition), topic: 'core-ability' };
  return { kind: 'army-rule', ...ruleFields(row, edition), faction: names.get(`faction ${faction}`) ?? faction };
}
