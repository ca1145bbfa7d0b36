import type { Ability, Datasheet, Gap } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import type { PageContext } from '../page-context.js';
import { readOptions } from './composition.js';
import type { ReadSheet } from './datasheet.js';
import { readKeywords } from './keywords.js';
import { readNinthAbilities } from './ninth-abilities.js';
import { readNinthModels } from './ninth-models.js';
import { cutNinthSections, type NinthSections } from './ninth-sections.js';
import { readNinthWeapons } from './ninth-weapons.js';
import { parseTitle, type Title } from './title.js';

/** The datasheet part of a 9th edition page. */
export function readNinthSheet(lines: readonly Line[], page: PageContext): ReadSheet {
  const sections = cutNinthSections(lines);
  const found = lines[0] && parseTitle(lines[0]);
  const hasSheet =
    sections.headings.has('models') ||
    sections.headings.has('weapons') ||
    sections.headings.has('keywords') ||
    sections.headings.has('abilities');
  if (!found && !hasSheet) return { end: 0, lostArmyKeyword: false };
  const title = found ?? { faction: '', name: 'Unnamed datasheet', line: lines[0]?.number ?? 1 };
  const sheet = assemble(sections, { title, page });
  const gaps = found
    ? []
    : [page.report.warn('title-missing', title.line, 'The page does not begin with "Faction – Unit"')];
  const last = lines[Math.max(0, sections.end - 1)]?.number ?? title.line;
  return {
    datasheet: {
      ...sheet,
      gaps: [...gaps, ...sheet.gaps],
      source: { file: page.file, lines: [lines[0]?.number ?? 1, last] },
    },
    end: sections.end,
    lostArmyKeyword: sheet.gaps.some(({ code }) => code === 'faction-keyword-lost'),
  };
}

function assemble(
  { lines, headings }: NinthSections,
  { title, page }: { readonly title: Title; readonly page: PageContext },
): Datasheet {
  const id = kebab(title.name) || 'unnamed-datasheet';
  const keywords = readKeywords(lines.keywords, page);
  const equipment = lines.equipment.map(({ text }) => text).join('\n');
  for (const { number, text } of lines.head) {
    if (number !== title.line)
      page.report.warn('line-unread', number, 'This line stands before the statline and is not known', { found: text });
  }
  const models = readNinthModels(lines.models, page);
  return {
    kind: 'datasheet',
    id,
    name: title.name,
    faction: title.faction,
    edition: page.edition,
    source: { file: page.file, lines: [title.line, title.line] },
    gaps: [...sectionGaps(headings, { title, page, hasModels: models.length > 0 }), ...keywords.gaps],
    models,
    weapons: readNinthWeapons(lines.weapons, page),
    abilities: [...readNinthAbilities(lines.abilities, page), ...warlordTraits(lines['warlord-trait'], page)],
    options: readOptions(lines.options, id),
    composition: [],
    ...(equipment === '' ? {} : { equipment }),
    costs: [],
    keywords: keywords.keywords,
    factionKeywords: keywords.factionKeywords,
    modelKeywords: keywords.modelKeywords,
    stratagems: [],
    detachmentRules: [],
    other: lines.other.map(({ number, text }) => ({ heading: '', text, line: number })),
  };
}

const warlordTraits = (lines: readonly Line[], page: PageContext): readonly Ability[] =>
  readNinthAbilities(lines, page).map((ability) => ({ ...ability, place: 'warlord-trait' as const }));

interface Context {
  readonly title: Title;
  readonly page: PageContext;
  readonly hasModels: boolean;
}

function sectionGaps(headings: NinthSections['headings'], { title, page, hasModels }: Context): readonly Gap[] {
  const gaps: Gap[] = [];
  if (!hasModels) {
    const what = ['movement', 'toughness', 'save', 'wounds'];
    gaps.push(
      page.report.warn('statline-missing', title.line, `The page has no statline for ${title.name}`, {
        hint: 'take it from a catalogue or type it in',
        what,
      }),
    );
  }
  const missing = (['weapons', 'abilities', 'keywords'] as const).filter((section) => !headings.has(section));
  if (missing.length > 0) {
    gaps.push(
      page.report.warn('section-missing', title.line, `The datasheet has no section for ${missing.join(', ')}`, {
        hint: 'the page may have been cut',
        what: missing,
      }),
    );
  }
  return gaps;
}
