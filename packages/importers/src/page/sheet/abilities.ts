import type { Ability, AbilityPlace, Gap } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import { CORE_ABILITIES } from '../facts/core-abilities.js';
import type { PageContext } from '../page-context.js';
import { unglue } from '../split-glued.js';
import { textGaps } from '../text-checks.js';
import { couldBeName, isLineAbilityName, splitTags } from './ability-name.js';

const LISTED = /^(CORE|FACTION)\s*:\s*(.*)$/i;

interface OpenAbility {
  readonly name: string;
  readonly first: number;
  last: number;
  readonly text: string[];
  /** Its first words are not of the form of a name. */
  readonly isUnclear: boolean;
}

/** The lines under ABILITIES or WARGEAR ABILITIES: lists of names, then `Name (Aura): text`, one a line. */
export function readAbilities(lines: readonly Line[], place: AbilityPlace, page: PageContext): readonly Ability[] {
  const listed: Ability[] = [];
  const open: OpenAbility[] = [];
  for (const line of lines) {
    const list = LISTED.exec(line.text);
    const begun = list ? undefined : beginsAbility(line);
    const last = open.at(-1);
    if (list) {
      const of = list[1]?.toUpperCase() === 'CORE' ? 'core' : 'faction';
      for (const ability of listedAbilities(list[2] ?? '', { line: line.number, place: of, page }))
        listed.push(ability);
    } else if (begun) open.push(begun);
    else if (last) {
      last.text.push(line.text);
      last.last = line.number;
    } else
      page.report.warn('line-unread', line.number, 'This line stands under ABILITIES and names none', {
        found: line.text,
      });
  }
  return [...listed, ...open.map((ability) => closeAbility(ability, place, page))];
}

/** `Name: text`. A beginning that could be a name and is in no known form keeps the text before it from growing. */
function beginsAbility({ text, number }: Line): OpenAbility | undefined {
  const cut = text.indexOf(': ');
  const name = cut > 0 ? text.slice(0, cut) : text.endsWith(':') ? text.slice(0, -1) : '';
  const isName = isLineAbilityName(name);
  if (!isName && !couldBeName(name)) return undefined;
  return { name, first: number, last: number, text: [text.slice(name.length + 1).trim()], isUnclear: !isName };
}

function closeAbility(
  { name, first, last, text, isUnclear }: OpenAbility,
  place: AbilityPlace,
  page: PageContext,
): Ability {
  const pieces = text.filter((piece) => piece !== '').flatMap(unglue);
  const ability = namedAbility(name, { text: pieces.join('\n'), lines: [first, last], place, page });
  if (!isUnclear) return ability;
  const gap = page.report.warn('ability-name-unclear', first, 'It is not certain that this is the name of an ability', {
    found: name,
  });
  return { ...ability, gaps: [...ability.gaps, gap] };
}

interface Named {
  readonly text: string;
  readonly lines: readonly [number, number];
  readonly place: AbilityPlace;
  readonly page: PageContext;
}

export function namedAbility(printed: string, { text, lines, place, page }: Named): Ability {
  const { name, tags } = splitTags(printed);
  const gaps: Gap[] = [...textGaps(text, { line: lines[1], page })];
  if (text === '') gaps.push(page.report.warn('ability-text-missing', lines[0], `${name} is named without its text`));
  return {
    id: kebab(name),
    name,
    tags,
    place,
    edition: page.edition,
    source: { file: page.file, lines: [lines[0], lines[1]] },
    gaps,
    ...(text === '' ? {} : { text }),
  };
}

interface Listed {
  readonly line: number;
  readonly place: AbilityPlace;
  readonly page: PageContext;
}

/** `Deadly Demise D3, Deep Strike`: names with the value that some of them have. */
function listedAbilities(list: string, { line, place, page }: Listed): readonly Ability[] {
  const items = list
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.map((item, i) => {
    const { name: bare, tags } = splitTags(item);
    const match = /^(.*?)\s+(\d?D[36](?:\+\d+)?|\d+(?:\+|"|”)?)$/i.exec(bare);
    const name = match?.[1] ?? bare;
    const mayBeCut = line === page.openLine && i === items.length - 1;
    const value = mayBeCut ? undefined : match?.[2];
    const id = kebab(name);
    const lacks = CORE_ABILITIES[id] === 'value' && value === undefined;
    const gaps = lacks
      ? [
          page.report.warn('ability-value-missing', line, `${name} is printed without its value`, {
            found: item,
            hint: 'take it from the datasheet',
            what: ['value'],
          }),
        ]
      : mayBeCut
        ? [page.report.warn('text-cut', line, 'The page ends inside this list', { found: item })]
        : [];
    return {
      id,
      name,
      tags,
      place,
      edition: page.edition,
      source: { file: page.file, lines: [line, line] },
      gaps,
      ...(value === undefined ? {} : { value }),
    };
  });
}
