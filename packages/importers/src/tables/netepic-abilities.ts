import type { CoreRule, Gap } from '@umpire/datasheets';
import { issue, kebab } from '@umpire/kernel';
import { cleanLine } from '@umpire/text';
import type { IssueDetails, Report } from '../page/report.js';
import { displayed, paragraphsOf, type TagFault } from './bb-code.js';

/** Where the printed table separates with a semicolon; other signs are read too, and reported. */
const HEADER = /^\s*"?nom\b[^;,\t|"]*"?([;,\t|])\s*"?textes?"?\s*$/iu;
const SWAPPED = /^\s*"?textes?"?([;,\t|])\s*"?nom\b[^;,\t|"]*"?\s*$/iu;
/** A row of the table where its header should stand. */
const ROW = /^[^;]+;\s*"?\[justifier\]/iu;

export const isAbilityTable = (header: string): boolean =>
  HEADER.test(header) || SWAPPED.test(header) || ROW.test(header);

interface AbilityRow {
  readonly name: string;
  readonly text: string;
  readonly line: number;
}

interface Reading {
  readonly file: string;
  readonly report: Report;
}

/**
 * Names of abilities with their texts in BBCode, `(XX)` standing for the number that a stand gives to its own. A row that repeats
 * another, whatever its accents and capitals, is counted with it; what is wrong with one row never reaches the next.
 */
export function readNetepicAbilities(text: string, { file, report }: Reading): readonly CoreRule[] {
  const rules = new Map<string, { readonly rule: CoreRule; readonly repeats: number[] }>();
  const tags = new Set<string>();
  for (const row of rowsOf(text, report)) {
    const key = kebab(row.name);
    const before = rules.get(key);
    if (before === undefined) rules.set(key, { rule: ruleOf(row, { file, report }, tags), repeats: [] });
    else if (before.rule.printed === row.text) before.repeats.push(row.line);
    else {
      const [first] = before.rule.source.lines;
      said(report, 'rule-differs', row, `texte différent de la ligne ${first}, ignoré.`, {
        english: `${row.name} differs from line ${first}; the first was kept.`,
        hint: `le texte de la ligne ${first}`,
      });
    }
    dashes(report, row);
  }
  const repeats = [...rules.values()].reduce((sum, { repeats: lines }) => sum + lines.length, 0);
  if (repeats > 0)
    report.warn(
      'row-repeated',
      1,
      repeats === 1
        ? '1 ligne répétée à l’identique, lue une fois.'
        : `${repeats} lignes répétées à l’identique, lues une fois.`,
      {
        english: `${repeats} ${repeats === 1 ? 'row repeats' : 'rows repeat'} another and ${repeats === 1 ? 'was' : 'were'} read once.`,
      },
    );
  if (rules.size === 0)
    report.take([
      issue('file-without-rows', 'Aucune capacité sous l’en-tête.', {
        english: 'No ability stands below the header.',
        span: { file, line: 1 },
        hint: 'Antigrav;[justifier]…[/justifier]',
      }),
    ]);
  return [...rules.values()].map(({ rule, repeats: lines }) => (lines.length > 0 ? { ...rule, repeats: lines } : rule));
}

/** What the first line says of all others; what is odd about it is reported once. */
interface Columns {
  /** The number of the first row. */
  readonly from: number;
  readonly separator: string;
  /** Texts stand before their names. */
  readonly isSwapped: boolean;
}

function columnsOf(lines: readonly string[], report: Report): Columns {
  const top = lines.findIndex((line) => line.trim() !== '');
  const header = lines[top] ?? '';
  const warn = (code: string, what: string, details: IssueDetails): void => {
    report.warn(code, top + 1, `Ligne ${top + 1}\u00a0: ${what}`, { hint: RIGHT_HEADER, ...details });
  };
  const swapped = SWAPPED.exec(header)?.[1];
  const separator = HEADER.exec(header)?.[1] ?? swapped ?? ';';
  const isRow = ROW.test(header);
  if (isRow) warn('header-missing', 'en-tête manquant, lu tout de même.', { english: 'The header is missing.' });
  if (swapped !== undefined)
    warn('columns-swapped', 'colonnes interverties, lues tout de même.', {
      english: 'The columns stand the wrong way round; they were read all the same.',
      found: header.trim(),
    });
  if (header.includes('"'))
    warn('fields-quoted', 'guillemets autour des champs, retirés.', {
      english: 'The fields stand in quotation marks, which were taken off.',
      found: header.trim(),
    });
  if (separator !== ';')
    warn('separator-wrong', 'séparateur inattendu, lu tout de même.', {
      english: 'The columns are not separated by a semicolon; they were read all the same.',
      found: separator === '\t' ? 'tabulation' : separator,
      hint: 'un point-virgule',
    });
  return { from: isRow ? top : top + 1, separator, isSwapped: swapped !== undefined };
}

const RIGHT_HEADER = 'nom capacité;texte';

/** A spreadsheet puts a field in quotation marks, and those within it twice. */
const unquoted = (field: string): string =>
  /^"[\s\S]*"$/.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field;

/** Rows split at their first separator; later ones belong to the text. */
function rowsOf(text: string, report: Report): readonly AbilityRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const { from, separator, isSwapped } = columnsOf(lines, report);
  return lines.flatMap((raw, i): AbilityRow[] => {
    const line = i + 1;
    if (i < from || raw.trim() === '') return [];
    const at = isSwapped ? raw.lastIndexOf(separator) : raw.indexOf(separator);
    const [before, after] = [raw.slice(0, Math.max(0, at)), raw.slice(at + 1)].map((one) => unquoted(one.trim()));
    const [name = '', printed = ''] = isSwapped ? [after, before] : [before, after];
    const row = { name: cleanLine(name), text: printed, line };
    if (at < 0) {
      said(report, 'row-without-separator', { ...row, name: raw }, 'point-virgule manquant.', {
        english: 'The row has no semicolon; it was left out.',
        severity: 'error',
        hint: `${raw.trim().slice(0, 40)};texte`,
      });
      return [];
    }
    if (row.name === '') {
      said(report, 'row-without-name', { ...row, name: row.text }, 'nom vide.', {
        english: 'The row has no name; it was left out.',
        severity: 'error',
        hint: 'un nom de capacité avant le point-virgule',
      });
      return [];
    }
    return [row];
  });
}

function said(
  report: Report,
  code: string,
  { name, line }: Pick<AbilityRow, 'name' | 'line'>,
  what: string,
  details: IssueDetails,
): Gap {
  return report.warn(code, line, `Ligne ${line}\u00a0: ${what}`, { found: name, ...details });
}

function ruleOf(row: AbilityRow, { file, report }: Reading, tags: Set<string>): CoreRule {
  const { name: printed, text, line } = row;
  const match = /^(.*?)\s*\((\+?X+\+?)\)$/.exec(printed);
  const name = match?.[1] ?? printed;
  const parameter = match?.[2];
  const short = /\((\p{Lu}{2,4})\)$/u.exec(name)?.[1];
  const isEmpty = /^[-–—]?$/.test(text);
  const gaps: Gap[] = [];
  if (isEmpty)
    gaps.push(
      said(report, 'ability-text-missing', row, 'capacité sans texte.', {
        english: `${name} has no text.`,
        what: [text === '' ? 'empty' : 'no-text'],
      }),
    );
  const { paragraphs, faults } = isEmpty ? { paragraphs: [], faults: [] } : paragraphsOf(text);
  gaps.push(...faults.flatMap((fault) => faultOf(report, row, fault, tags)));
  return {
    kind: 'core-rule',
    id: kebab(name),
    name,
    edition: 'netepic-fr2',
    source: { file, lines: [line, line] },
    gaps,
    body: paragraphs.map((one) => ({ kind: 'text', text: displayed(cleanLine(one)), line })),
    parts: [],
    aliases: short === undefined ? [] : [kebab(short)],
    topic: 'core-ability',
    printed: text,
    ...(parameter === undefined ? {} : { parameter }),
  };
}

/** Unknown tags once in the file, broken ones each time. */
function faultOf(report: Report, row: AbilityRow, { kind, tag }: TagFault, tags: Set<string>): readonly Gap[] {
  if (kind === 'unknown') {
    if (tags.has(tag)) return [];
    tags.add(tag);
    return [
      said(report, 'tag-unknown', row, `balise ${tag} inconnue.`, {
        english: `The tag ${tag} is not known; its content was kept.`,
        found: tag,
        hint: '[justifier]…[/justifier]',
      }),
    ];
  }
  const isOpen = kind === 'unclosed';
  return [
    said(
      report,
      isOpen ? 'tag-unclosed' : 'tag-stray',
      row,
      `balise ${tag} ${isOpen ? 'non fermée' : 'non ouverte'}.`,
      {
        english: isOpen ? `The tag ${tag} is not closed.` : `The tag ${tag} is closed and was never opened.`,
        found: tag,
        hint: `[${tag}]…[/${tag}]`,
      },
    ),
  ];
}

function dashes(report: Report, row: AbilityRow): void {
  if (displayed(row.text) === row.text) return;
  said(report, 'suspect-dash', row, 'tiret perdu, rétabli à l’affichage.', {
    english: 'A "?" stands where a dash was lost; it is shown as one.',
    hint: 'un tiret',
  });
}

/** The table of these abilities as it was read, row by row; of those from elsewhere, one row each. */
export function exportAbilityTable(rules: readonly CoreRule[]): string {
  const rows = rules.flatMap(({ name, parameter, printed, body, source, repeats = [] }) => {
    const text = printed ?? body.map((one) => `[justifier]${one.text}[/justifier]`).join(' ');
    const row = `${name}${parameter === undefined ? '' : ` (${parameter})`};${text}`;
    return [source.lines[0], ...repeats].map((line) => ({ line, row }));
  });
  return ['nom capacité;texte', ...rows.sort((a, b) => a.line - b.line).map(({ row }) => row)].join('\n');
}
