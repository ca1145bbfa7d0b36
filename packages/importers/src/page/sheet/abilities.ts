import type { Ability, AbilityPlace, Gap } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import { CORE_ABILITIES } from '../facts/core-abilities.js';
import type { PageContext } from '../page-context.js';
import { textGaps } from '../text-checks.js';
import { isAbilityName, splitTags } from './ability-name.js';

const LISTED = /^(CORE|FACTION)\s*:\s*(.*)$/i;

/** The lines under ABILITIES or WARGEAR ABILITIES: lists of names, then `Name (Aura): text`, one a line. */
export function readAbilities(lines: readonly Line[], place: AbilityPlace, page: PageContext): readonly Ability[] {
  const abilities: Ability[] = [];
  const open: { name: string; text: string[]; first: number; last: number }[] = [];
  for (const line of lines) {
    const listed = LISTED.exec(line.text);
    if (listed) {
      abilities.push(
        ...listedAbilities(listed[2] ?? '', {
          line: line.number,
          place: listed[1]?.toUpperCase() === 'CORE' ? 'core' : 'faction',
          page,
        }),
      );
      continue;
    }
    const cut = line.text.indexOf(': ');
    const name = cut > 0 ? line.text.slice(0, cut) : line.text.endsWith(':') ? line.text.slice(0, -1) : '';
    const last = open.at(-1);
    if (isAbilityName(name)) {
      open.push({ name, text: [line.text.slice(name.length + 1).trim()], first: line.number, last: line.number });
    } else if (last) {
      last.text.push(line.text);
      last.last = line.number;
    } else {
      page.report.warn('line-unread', line.number, 'This line stands under ABILITIES and names none', {
        found: line.text,
      });
    }
  }
  for (const { name, text, first, last } of open) {
    abilities.push(
      namedAbility(name, { text: text.filter((t) => t !== '').join('\n'), lines: [first, last], place, page }),
    );
  }
  return abilities;
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
export function listedAbilities(list: string, { line, place, page }: Listed): readonly Ability[] {
  const items = list
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.map((item, i) => {
    const match = /^(.*?)\s+(\d?D[36](?:\+\d+)?|\d+(?:\+|"|”)?)$/i.exec(item);
    const name = match?.[1] ?? item;
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
      tags: [],
      place,
      edition: page.edition,
      source: { file: page.file, lines: [line, line] },
      gaps,
      ...(value === undefined ? {} : { value }),
    };
  });
}
