import type { Line } from '@umpire/text';
import { parseTitle } from './sheet/title.js';

export interface RecognisedEdition {
  readonly edition: string;
  /** What the guess rests on, in words. */
  readonly because: string;
}

const SECTION_CODE = /(?:^|[\]A-Z?])\d\d\.\d\d(?:\.\d\d)?(?: [A-Z]|$)/;

/** The edition by what only its pages print. Later wordings of one edition are told apart by rules that changed. */
export function recogniseEdition(lines: readonly Line[]): RecognisedEdition | undefined {
  if (lines.some(({ text }) => isNinth(text)))
    return { edition: 'w40k-9', because: 'it has the statline, weapon table or stratagem list of that edition' };
  const codes = lines.filter(({ text }) => SECTION_CODE.test(text)).length;
  if (codes >= 2) return { edition: 'w40k-11', because: `${codes} of its headings carry paragraph numbers` };
  if (lines.some(({ text }) => isBareTagRow(text)))
    return { edition: 'w40k-11', because: 'its weapons print their abilities without brackets' };
  if (lines.some(({ text }) => /^KEYWORDS\s*:[^,]*;/.test(text))) {
    return { edition: 'w40k-11', because: 'its keywords are parted by semicolons' };
  }
  if (!lines.some(({ text }) => isLater(text))) return undefined;
  return patrol(lines) ?? tenth(lines);
}

const isNinth = (text: string): boolean =>
  /\|\s*M\s*\|\s*WS\s*\|\s*BS\s*\|/.test(text) ||
  /^\|?\s*WEAPON\s*\|\s*RANGE\s*\|\s*TYPE\b/.test(text) ||
  /^Datasheet-related Stratagems/.test(text);

const isBareTagRow = (text: string): boolean =>
  /^\|\s*[A-Z][^|[\]]* (?:lethal hits|twin-linked|sustained hits \d|rapid fire \d|devastating wounds|ignores cover|melta \d|close-quarters)\s*\|/.test(
    text,
  );

const isLater = (text: string): boolean =>
  /^\|?\s*(?:RANGED|MELEE) WEAPONS\b/.test(text) ||
  /^(?:CORE|FACTION)\s*:/.test(text) ||
  /^KEYWORDS\s*:/.test(text) ||
  /^WHEN:/.test(text) ||
  /^(?:STRATAGEMS|ABILITIES|WARGEAR OPTIONS|WARGEAR ABILITIES|UNIT COMPOSITION)$/.test(text);

/** A combat patrol's name stands where a faction's would, and its stratagems are the patrol's own. */
function patrol(lines: readonly Line[]): RecognisedEdition | undefined {
  const title = lines[0] && parseTitle(lines[0]);
  if (!title) return undefined;
  const own = lines.some(({ text }) => text.startsWith(`${title.faction} – `) && text !== lines[0]?.text);
  return own
    ? {
        edition: 'w40k-10-combat-patrol',
        because: `its stratagems belong to ${title.faction}, which stands in the title`,
      }
    : undefined;
}

/** What changed between the wordings of 10th edition; the first that the page shows decides. */
function tenth(lines: readonly Line[]): RecognisedEdition {
  const priceAt = lines.findIndex(({ text }) => /^HEROIC INTERVENTION$/.test(text));
  const price = priceAt === -1 ? undefined : lines[priceAt + 1]?.text;
  if (price === '2CP') return { edition: 'w40k-10-launch', because: 'its Heroic Intervention costs 2CP' };
  if (price === '1CP') return { edition: 'w40k-10', because: 'its Heroic Intervention costs 1CP' };
  const wounds = lines.findIndex(({ text }) => /^Devastating Wounds$/i.test(text));
  const rule =
    wounds === -1
      ? ''
      : lines
          .slice(wounds + 1, wounds + 4)
          .map(({ text }) => text)
          .join(' ');
  if (/saving throw of any kind/.test(rule)) {
    return /mortal wounds/.test(rule)
      ? { edition: 'w40k-10', because: 'its Devastating Wounds inflict mortal wounds' }
      : { edition: 'w40k-10-launch', because: 'its Devastating Wounds inflict no mortal wounds' };
  }
  return {
    edition: 'w40k-10',
    because: 'it has the form of 10th edition and shows none of the rules that changed since',
  };
}
