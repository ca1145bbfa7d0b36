import type { Ability } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import type { PageContext } from '../page-context.js';
import { unglue } from '../split-glued.js';
import { namedAbility } from './abilities.js';
import { isAbilityName } from './ability-name.js';

const MOST_WORDS = 9;

/** 9th prints all abilities on one line: a list of army rules, then `Name: text Name (Aura): text`, unseparated. */
export function readNinthAbilities(lines: readonly Line[], page: PageContext): readonly Ability[] {
  return lines.flatMap(({ number, text }) => splitAbilities(text.replace(/\s*\|\s*$/, ''), { line: number, page }));
}

interface Where {
  readonly line: number;
  readonly page: PageContext;
}

function splitAbilities(text: string, { line, page }: Where): readonly Ability[] {
  const starts = nameStarts(text);
  const [first] = starts;
  if (first === undefined) return armyRules(text, { line, page });
  const { listed, from, isSure } = takeListed(text.slice(0, first.colon), page);
  const named = starts.map((start, i) => {
    const name = i === 0 ? text.slice(from, start.colon) : text.slice(start.at, start.colon);
    const body = unglue(text.slice(start.colon + 1, starts[i + 1]?.at ?? text.length)).join('\n');
    const ability = namedAbility(name.trim(), { text: body, lines: [line, line], place: 'datasheet', page });
    if (isAbilityName(name.trim()) && (i > 0 || isSure)) return ability;
    const gap = page.report.warn(
      'ability-name-unclear',
      line,
      'Where the list of rules ends and this name begins is not printed',
      { found: name.trim() },
    );
    return { ...ability, gaps: [...ability.gaps, gap] };
  });
  return [...listed.map((name) => listedRule(name, { line, page })), ...named];
}

interface NameStart {
  readonly at: number;
  readonly colon: number;
}

/** Every colon with Title Case words before it that follow the end of a sentence. The first has no sentence before it. */
function nameStarts(text: string): readonly NameStart[] {
  const starts: NameStart[] = [];
  const firstEnd = text.search(/[.!?][’”"')]? /);
  for (let colon = text.indexOf(': '); colon !== -1; colon = text.indexOf(': ', colon + 1)) {
    const isFirst = starts.length === 0 && (firstEnd === -1 || colon < firstEnd);
    const at = isFirst ? 0 : sentenceStart(text, colon);
    if (at !== undefined && (isFirst || isAbilityName(text.slice(at, colon)))) starts.push({ at, colon });
  }
  return starts;
}

/** Looks back from a colon to the end of the sentence before, over as many words as a name may have. */
function sentenceStart(text: string, colon: number): number | undefined {
  let at = colon;
  for (let words = 0; words <= MOST_WORDS; words++) {
    const space = text.lastIndexOf(' ', at - 1);
    if (space === -1) return 0;
    if (/[.!?][’”"')]?$/.test(text.slice(Math.max(0, space - 2), space))) return space + 1;
    at = space;
  }
  return undefined;
}

interface Listed {
  readonly listed: readonly string[];
  /** Where the first name begins. */
  readonly from: number;
  /** Whether the page shows where the list ends and the name begins. */
  readonly isSure: boolean;
}

/** `Rule A, Rule B First Name`: what the page prints as rules further down ends the list. */
function takeListed(prefix: string, { hasRule }: PageContext): Listed {
  const listed: string[] = [];
  let from = 0;
  for (;;) {
    const rest = prefix.slice(from);
    const comma = rest.indexOf(', ');
    const item = comma === -1 ? undefined : rest.slice(0, comma);
    if (item !== undefined && isAbilityName(item)) {
      listed.push(item);
      from += comma + 2;
      continue;
    }
    const known = knownPrefix(rest, hasRule);
    if (known === undefined) return { listed, from, isSure: listed.length === 0 };
    listed.push(known);
    return { listed, from: from + known.length + 1, isSure: true };
  }
}

/** The longest run of words at the front, short of the whole, that names a rule of the page. */
function knownPrefix(text: string, hasRule: (id: string) => boolean): string | undefined {
  const words = text.split(' ', MOST_WORDS + 1);
  for (let n = words.length - 1; n > 0; n--) {
    const candidate = words.slice(0, n).join(' ');
    if (hasRule(kebab(candidate))) return candidate;
  }
  return undefined;
}

const armyRules = (text: string, where: Where): readonly Ability[] => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.every(isAbilityName)) return names.map((name) => listedRule(name, where));
  where.page.report.warn('line-unread', where.line, 'This line stands under ABILITIES and names none', { found: text });
  return [];
};

const listedRule = (name: string, { line, page }: Where): Ability => ({
  id: kebab(name),
  name,
  tags: [],
  place: 'faction',
  edition: page.edition,
  source: { file: page.file, lines: [line, line] },
  gaps: [],
});
