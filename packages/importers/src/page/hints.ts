import type { AbilityPlace, Datasheet } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import { codedHeading, idOfHeading, isTitle } from './popups/heading.js';
import type { Hints } from './popups/segment.js';
import { ENHANCEMENTS } from './sheet/datasheet.js';

/** The lists of a datasheet, as a key to the unlabelled text after it. */
export function hintsOf(sheet: Datasheet | undefined): Hints {
  const placed = (place: AbilityPlace): ReadonlySet<string> =>
    new Set((sheet?.abilities ?? []).filter((ability) => ability.place === place).map(({ id }) => id));
  const tags = (sheet?.weapons ?? []).flatMap(({ abilities }) => abilities.map(({ id }) => id));
  const listed = sheet?.other ?? [];
  return {
    stratagems: new Map((sheet?.stratagems ?? []).map((listed) => [listed.id, listed] as const)),
    detachmentRules: new Set((sheet?.detachmentRules ?? []).map(({ id }) => id)),
    factionAbilities: placed('faction'),
    coreAbilities: placed('core'),
    weaponTags: new Set(tags),
    enhancements: new Set(
      listed.filter(({ heading }) => heading === ENHANCEMENTS).flatMap(({ text }) => text.split('\n').map(kebab)),
    ),
  };
}

/** Whether any line of the page is the heading of a rule with this id; the last line heads nothing. */
export function headingsOf(lines: readonly Line[]): (id: string) => boolean {
  const ids = new Set<string>();
  for (const { text } of lines.slice(0, -1)) {
    if (text.length > 80) continue;
    const coded = codedHeading(text);
    if (coded) ids.add(idOfHeading(coded.name));
    else if (isTitle(text)) ids.add(idOfHeading(text));
  }
  for (const { text } of lines) {
    const glued = /\[([A-Z][A-Z -]{2,30})\]\d\d\.\d\d$/.exec(text)?.[1];
    if (glued !== undefined) ids.add(kebab(glued));
  }
  return (id) => ids.has(id);
}
