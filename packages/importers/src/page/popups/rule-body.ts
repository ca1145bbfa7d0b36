import type { Gap, Paragraph, RulePart } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { isEmptyRow } from '@umpire/text';
import { bulletText, type Fragment, isBullet } from '../fragment.js';
import type { PageContext } from '../page-context.js';
import { isAbilityName, splitTags } from '../sheet/ability-name.js';
import { textGaps } from '../text-checks.js';
import { BulletOwners } from './bullet-owners.js';
import { headingName, idOfHeading, isBody, isTitle, LABEL } from './heading.js';
import { namesByNumber, numberedItem } from './numbered-item.js';
import { statesIn } from './states.js';

export interface RuleBody {
  readonly body: readonly Paragraph[];
  readonly parts: readonly RulePart[];
  readonly gaps: readonly Gap[];
}

interface Reading {
  readonly body: Paragraph[];
  readonly parts: RulePart[];
  readonly partIds: Set<string>;
  readonly gaps: Gap[];
  readonly seen: Set<string>;
  readonly bullets: BulletOwners;
  part?: string;
  seeAlso: boolean;
}

/** What stands below a rule's heading, as paragraphs; what the page prints twice is kept once. */
export function readRuleBody(
  fragments: readonly Fragment[],
  { owner, page }: { readonly owner: string; readonly page: PageContext },
): RuleBody {
  const reading: Reading = {
    body: [],
    parts: [],
    partIds: new Set(),
    gaps: [],
    seen: new Set(),
    bullets: new BulletOwners(),
    seeAlso: false,
  };
  const names = namesByNumber(fragments);
  fragments.forEach((fragment, i) => {
    readFragment(fragment, { reading, owner, page, next: fragments[i + 1], names });
  });
  return { body: markFlavour(reading.body), parts: reading.parts, gaps: reading.gaps };
}

interface Context {
  readonly reading: Reading;
  readonly owner: string;
  readonly page: PageContext;
  readonly next: Fragment | undefined;
  readonly names: ReadonlyMap<string, string>;
}

function readFragment({ text, line }: Fragment, context: Context): void {
  const { reading, owner, page, next, names } = context;
  if (/^SEE ALSO:?$/i.test(text)) {
    reading.seeAlso = true;
    return;
  }
  if (isEmptyRow(text)) {
    const gap = page.report.warn('table-lost', line, 'A table stood here and the page has lost what was in it', {
      hint: 'look it up in the rules',
      what: ['table'],
    });
    reading.gaps.push(gap);
    reading.body.push({ kind: 'table-lost', text: '', line, ...partOf(reading) });
    return;
  }
  const item = numberedItem(text, names);
  if (item) addPart(item.name, line, reading);
  else if (isTitle(text) && isBody(next)) {
    if (idOfHeading(text) !== owner) addPart(text, line, reading);
    else delete reading.part;
    reading.seeAlso = false;
    return;
  }
  addParagraph(item ? { kind: 'text', text: item.rest, line } : paragraphOf(text, line, reading), context);
}

type Draft = Pick<Paragraph, 'kind' | 'text' | 'line' | 'label'>;

function paragraphOf(text: string, line: number, { bullets, seeAlso }: Reading): Draft {
  if (isBullet(text)) {
    if (seeAlso) return { kind: 'see-also', text: bulletText(text), line };
    const owner = bullets.ownerOf(line);
    return { kind: 'bullet', text: bulletText(text), line, ...(owner === undefined ? {} : { label: owner }) };
  }
  const label = LABEL.exec(text);
  if (label) {
    bullets.open(label[1] ?? '', label[2] ?? '');
    return { kind: 'text', text: label[2] ?? '', line, label: label[1] ?? '' };
  }
  bullets.pause();
  if (/^Example\s*:/.test(text)) return { kind: 'example', text: text.replace(/^Example\s*:\s*/, ''), line };
  if (/^Designer[’']s Note\s*:/.test(text))
    return { kind: 'note', text: text.replace(/^Designer[’']s Note\s*:\s*/, ''), line };
  return { kind: 'text', text, line };
}

function addParagraph(draft: Draft, { reading, page }: Context): void {
  const key = `${draft.kind === 'bullet' ? '' : (draft.label ?? '')}|${draft.text}`;
  const isLong = draft.text.length > 25 || draft.label !== undefined;
  if (isLong && reading.seen.has(key)) return;
  reading.seen.add(key);
  reading.body.push({ ...draft, ...partOf(reading) });
  if (draft.kind === 'text' || draft.kind === 'bullet') {
    reading.gaps.push(...textGaps(draft.text, { line: draft.line, page }));
    for (const name of namesIn(draft.text, draft.kind)) addNamed(name, draft.line, reading);
    for (const { id, name } of statesIn(draft.text)) addUnique({ id, name, line: draft.line }, reading);
  }
}

/** `Kiln Heat: add 1 …` in a bullet, or `ability:Kiln Heat (Aura): …` in a sentence, names a piece of the rule. */
function namesIn(text: string, kind: Paragraph['kind']): readonly string[] {
  const cut = text.indexOf(': ');
  const name = cut > 0 ? text.slice(0, cut) : '';
  if (isAbilityName(name)) return [name];
  const inner = kind === 'text' ? /: ?(\p{Lu}[^:()]{2,60}\([A-Z][a-z]{2,20}\)): /u.exec(text)?.[1] : undefined;
  return inner !== undefined && isAbilityName(inner) ? [inner] : [];
}

function addNamed(printed: string, line: number, reading: Reading): void {
  const { name, tags } = splitTags(printed);
  addUnique({ id: kebab(name), name, line }, reading);
  for (const tag of tags) addUnique({ id: kebab(`${name} ${tag}`), name: printed, line }, reading);
}

function addUnique(part: RulePart, reading: Reading): void {
  if (part.id === '' || reading.partIds.has(part.id)) return;
  reading.partIds.add(part.id);
  reading.parts.push(part);
}

function addPart(printed: string, line: number, reading: Reading): void {
  const name = headingName(printed);
  const id = idOfHeading(name);
  addUnique({ id, name, line }, reading);
  reading.part = id;
}

const partOf = ({ part }: Reading): { readonly part?: string } => (part === undefined ? {} : { part });

const RULE_WORDS =
  /\b(?:units?|models?|rolls?|phases?|attacks?|army|armies|D3|D6|characteristics?|battlefield edges?|turns?|battle rounds?|each time|you)\b|\d"/i;

/** The first paragraph of a rule is flavour where it has no word that a rule is made of and others follow. */
function markFlavour(body: readonly Paragraph[]): readonly Paragraph[] {
  const [first] = body;
  const texts = body.filter(({ kind }) => kind === 'text').length;
  if (first?.kind !== 'text' || first.label !== undefined || texts < 2 || RULE_WORDS.test(first.text)) return body;
  return [{ ...first, kind: 'flavour' }, ...body.slice(1)];
}
