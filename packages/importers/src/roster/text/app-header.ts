import { emptyHeader, type RosterHeader } from '../draft.js';
import * as words from '../facts/words.js';
import { foldName } from '../fold-name.js';
import { parsePoints } from '../numbers.js';
import type { RosterLine } from '../roster-lines.js';
import { parseFaction, splitNames } from './faction.js';
import type { ReadHeader } from './wtc-header.js';

const TITLE = /^(.*?)\s*[([]([\d.,\s]+?) ?(?:points?|pts)[)\]]$/i;
const SIZE = /^(?:battle size: )?(.+?) ?[([]([\d.,\s]+?) ?(?:points?|pts)(?: limit)?[)\]]$/i;

const KEYED = /^(?:detachments?|force dispositions?)\s?: /i;

/** Title, faction, battle size, detachments and dispositions: the app and its imitators print them in several orders. */
export function readAppHeader(lines: readonly RosterLine[]): ReadHeader {
  const header = emptyHeader();
  const end = headerEnd(lines);
  const titled = lines.slice(0, end).findIndex(({ text }) => TITLE.test(text) && !isSize(text));
  readTitle(header, lines.slice(0, titled + 1));
  let state: Seen = { hasSize: false, hasDetachment: false };
  for (const { text } of lines.slice(titled + 1, end)) state = readLine(header, text, state);
  settle(header, state.plain ?? [], state.hasDetachment);
  return { header, rest: lines.slice(end) };
}

/** The first heading, or the line above the first bullet: that is a unit. */
function headerEnd(lines: readonly RosterLine[]): number {
  const heading = lines.findIndex(
    ({ text, bullet }, i) =>
      i > 0 && bullet === '' && (words.ATTACHED_UNITS.test(text) || isCapitalHeading(text, lines[i + 1])),
  );
  const keyed = lines.findLastIndex(({ text }, i) => i < 12 && KEYED.test(text));
  if (keyed !== -1) return isSize(lines[keyed + 1]?.text ?? '') ? keyed + 2 : keyed + 1;
  const bulleted = lines.findIndex(({ bullet }) => bullet !== '');
  const unit = bulleted <= 0 ? lines.length : bulleted - 1;
  return heading === -1 ? unit : Math.min(heading, unit);
}

const isCapitalHeading = (text: string, next: RosterLine | undefined): boolean =>
  (/^\p{Lu}[\p{Lu} ’'-]+$/u.test(text) || words.SECTIONS.has(foldName(text))) &&
  next !== undefined &&
  TITLE.test(next.text) &&
  !isSize(next.text);

const isSize = (text: string): boolean => {
  const size = SIZE.exec(text)?.[1];
  return size !== undefined && words.KNOWN_BATTLE_SIZES.has(size.toLowerCase().replace(/^\d\. /, ''));
};

function readTitle(header: RosterHeader, lines: readonly RosterLine[]): void {
  const last = TITLE.exec(lines.at(-1)?.text ?? '');
  const points = last?.[2] === undefined ? undefined : parsePoints(last[2]);
  if (points !== undefined) header.points = points;
  const name = [...lines.slice(0, -1).map(({ text }) => text), last?.[1] ?? ''].join(' ').trim();
  if (name !== '') header.name = name;
}

interface Seen {
  readonly hasSize: boolean;
  readonly hasDetachment: boolean;
  /** Lines that only their order explains. */
  readonly plain?: readonly Plain[];
}

interface Plain {
  readonly text: string;
  readonly after: 'title' | 'size' | 'detachment';
}

function readLine(header: RosterHeader, text: string, seen: Seen): Seen {
  const counted = words.DETACHMENT_POINTS.exec(text);
  const named = /^detachments?\s?: (.+)$/i.exec(counted ? text.slice(0, counted.index).trim() : text)?.[1];
  if (counted || named !== undefined) {
    header.detachments.push(...splitNames(named ?? text.slice(0, counted?.index).trim()));
    return { ...seen, hasDetachment: true };
  }
  const dispositions = words.DISPOSITIONS.exec(text)?.[1];
  if (dispositions !== undefined) {
    header.dispositions.push(...dispositions.split(/\s*,\s*/).map(inEnglish));
    return seen;
  }
  const size = SIZE.exec(text);
  if (size?.[1] !== undefined && size[2] !== undefined) {
    setSize(header, size[1], size[2]);
    return { ...seen, hasSize: true };
  }
  const after = seen.hasSize ? 'size' : seen.hasDetachment ? 'detachment' : 'title';
  return { ...seen, plain: [...(seen.plain ?? []), { text, after }] };
}

export function setSize(header: RosterHeader, name: string, limit: string): void {
  const plain = name.replace(/^\d\. /, '').trim();
  header.battleSize = words.BATTLE_SIZE_NAMES[plain.toLowerCase()] ?? plain;
  const points = parsePoints(limit);
  if (points !== undefined) header.pointsLimit = points;
}

export const inEnglish = (disposition: string): string =>
  words.DISPOSITION_NAMES.get(foldName(disposition)) ?? disposition.trim();

/** Faction, then perhaps a chapter; the detachment of the 10th stands last; a bare disposition is known by its name. */
function settle(header: RosterHeader, plain: readonly Plain[], hasDetachment: boolean): void {
  const rest = plain.filter(({ text }) => {
    const disposition = inEnglish(text);
    if (!words.DISPOSITION_NAMES.has(foldName(text))) return true;
    header.dispositions.push(disposition);
    return false;
  });
  const [faction, ...more] = rest;
  if (faction) Object.assign(header, parseFaction(faction.text));
  const last = more.at(-1);
  if (!hasDetachment && last && (last.after === 'size' || header.battleSize !== undefined)) {
    header.detachments.push(...last.text.split(/\s*,\s*/));
    more.pop();
  } else if (last?.after === 'detachment') {
    header.dispositions.push(last.text);
    more.pop();
  }
  if (more[0] && header.subfaction === undefined) header.subfaction = more[0].text;
}
