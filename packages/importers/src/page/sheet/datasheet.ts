import type { Ability, Datasheet, Gap } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import type { PageContext } from '../page-context.js';
import { readAbilities } from './abilities.js';
import { readComposition, readCosts, readOptions } from './composition.js';
import { readKeywords } from './keywords.js';
import { invulnerableSaveOf, readModelTable } from './model-table.js';
import { cutSections, isOwnHeading, type SectionName, type SheetSections } from './sections.js';
import { parseTitle, type Title } from './title.js';
import { readWeapons } from './weapons.js';

export interface ReadSheet {
  /** Absent where the page has no datasheet part at all. */
  readonly datasheet?: Datasheet;
  /** The index of the first line after the sheet. */
  readonly end: number;
  readonly lostArmyKeyword: boolean;
}

/** The datasheet part of a 10th, 11th or Combat Patrol page. */
export function readDatasheet(lines: readonly Line[], page: PageContext): ReadSheet {
  const sections = cutSections(lines, page.report);
  const [firstLine] = sections.lines.head;
  const title = firstLine && parseTitle(firstLine);
  if (!title && sections.headings.size === 0)
    return { end: sections.lines.head.length > 0 ? 0 : sections.end, lostArmyKeyword: false };
  const named = title ?? untitled(lines, page);
  const sheet = assemble(sections, { title: named, page });
  const last = lines[Math.max(0, sections.end - 1)]?.number ?? 1;
  const gaps = title ? sheet.gaps : [{ code: 'title-missing', line: named.line }, ...sheet.gaps];
  return {
    datasheet: { ...sheet, gaps, source: { file: page.file, lines: [lines[0]?.number ?? 1, last] } },
    end: sections.end,
    lostArmyKeyword: sheet.gaps.some(({ code }) => code === 'faction-keyword-lost'),
  };
}

/** A page whose head was cut: the sheet keeps its place and says that its name is not known. */
function untitled(lines: readonly Line[], { report }: PageContext): Title {
  const line = lines[0]?.number ?? 1;
  report.warn('title-missing', line, 'The page does not begin with "Faction – Unit"', {
    hint: 'copy the page from its title on',
  });
  return { faction: '', name: 'Unnamed datasheet', line };
}

function assemble(
  sections: SheetSections,
  { title, page }: { readonly title: Title; readonly page: PageContext },
): Datasheet {
  const id = kebab(title.name) || 'unnamed-datasheet';
  const head = sections.lines.head.filter(({ number }) => number !== title.line);
  const table = readModelTable(head, { unit: title.name, page });
  for (const { number, text } of table.rest)
    page.report.warn('line-unread', number, 'This line stands before the weapons and is not known', { found: text });
  const keywords = readKeywords(sections.lines.keywords, page);
  const other = ownSections(sections.lines.other);
  const invulnerable = other
    .map(({ heading, text }) => invulnerableSaveOf(heading, text))
    .find((save) => save !== undefined);
  const models = table.models.map((model) =>
    invulnerable === undefined
      ? model
      : { ...model, characteristics: { ...model.characteristics, invulnerableSave: invulnerable } },
  );
  const abilities = [
    ...readAbilities(sections.lines.abilities, 'datasheet', page),
    ...readAbilities(sections.lines.wargear, 'wargear', page),
  ];
  return {
    kind: 'datasheet',
    id,
    name: title.name,
    faction: title.faction,
    edition: page.edition,
    source: { file: page.file, lines: [title.line, title.line] },
    gaps: [...sheetGaps(sections, { title, page, hasModels: models.length > 0 }), ...keywords.gaps],
    models,
    weapons: readWeapons(sections.lines.weapons, page),
    abilities: cutAbilities(abilities, sections, page),
    options: readOptions(sections.lines.options, id),
    ...readComposition(sections.lines.composition, page),
    costs: readCosts(sections.lines.costs, page),
    keywords: keywords.keywords,
    factionKeywords: keywords.factionKeywords,
    modelKeywords: keywords.modelKeywords,
    stratagems: sections.stratagems,
    detachmentRules: sections.detachmentRules,
    other: [...other, ...enhancementList(sections)],
  };
}

interface GapContext {
  readonly title: Title;
  readonly page: PageContext;
  readonly hasModels: boolean;
}

const STATLINE = ['movement', 'toughness', 'save', 'wounds', 'leadership', 'objectiveControl', 'invulnerableSave'];

function sheetGaps({ headings }: SheetSections, { title, page, hasModels }: GapContext): readonly Gap[] {
  const { report, edition } = page;
  const gaps: Gap[] = [];
  if (!hasModels) {
    gaps.push(
      report.warn(
        'statline-missing',
        title.line,
        `The page has no statline for ${title.name}: ${STATLINE.join(', ')} are not known`,
        {
          hint: 'take them from a catalogue or type them in',
          what: STATLINE,
        },
      ),
    );
  }
  const patrol = edition === 'w40k-10-combat-patrol';
  const expected: readonly SectionName[] = patrol
    ? ['weapons', 'abilities', 'keywords']
    : ['weapons', 'abilities', 'composition', 'costs', 'keywords'];
  const missing = expected.filter((section) => !headings.has(section));
  if (missing.length > 0) {
    gaps.push(
      report.warn('section-missing', title.line, `The datasheet has no section for ${missing.join(', ')}`, {
        hint: 'the page may have been cut',
        what: missing,
      }),
    );
  }
  return gaps;
}

/** Where the sheet breaks off inside its abilities, the last of them may be half. */
function cutAbilities(
  abilities: readonly Ability[],
  { headings, end }: SheetSections,
  { report }: PageContext,
): readonly Ability[] {
  const last = abilities.at(-1);
  if (!last || headings.has('keywords') || end === 0) return abilities;
  const gap = report.warn('may-be-cut', last.source.lines[1], `The page ends here; ${last.name} may go on`, {
    hint: 'copy the page to its end',
  });
  return abilities.map((ability) => (ability === last ? { ...ability, gaps: [...ability.gaps, gap] } : ability));
}

/** The names of the enhancements its bearer may take, as a section of the sheet. */
function enhancementList({ enhancements }: SheetSections): Datasheet['other'] {
  const [first] = enhancements;
  return first
    ? [{ heading: ENHANCEMENTS, text: enhancements.map(({ name }) => name).join('\n'), line: first.line }]
    : [];
}

export const ENHANCEMENTS = 'ENHANCEMENTS';

function ownSections(lines: readonly Line[]): Datasheet['other'] {
  const other: { heading: string; text: string; line: number }[] = [];
  for (const { number, text } of lines) {
    const last = other.at(-1);
    if (isOwnHeading(text) || !last) other.push({ heading: text, text: '', line: number });
    else last.text = last.text === '' ? text : `${last.text}\n${text}`;
  }
  return other;
}
