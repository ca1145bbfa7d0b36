import { emptyHeader, type RosterHeader } from '../draft.js';
import { parsePoints } from '../numbers.js';
import type { RosterLine } from '../roster-lines.js';
import { inEnglish, setSize } from './app-header.js';
import { isFactionGroup, parseFaction } from './faction.js';
import type { ReadHeader } from './wtc-header.js';

const PRICE = /\s*[-–—]?\s*[([]([\d.,\s]+?) ?(?:points?|pts)[)\]]$/i;

/** `Name - Faction - Detachment (P Points)` in one line. */
export function readListforgeHeader(lines: readonly RosterLine[]): ReadHeader {
  const header = emptyHeader();
  const text = lines[0]?.text ?? '';
  const points = parsePoints(PRICE.exec(text)?.[1] ?? '');
  if (points !== undefined) header.points = points;
  const parts = text.replace(PRICE, '').split(' - ');
  const detachment = parts.pop();
  if (detachment !== undefined) header.detachments.push(...detachment.split(/\s*,\s*/));
  const faction = parts.pop();
  if (faction !== undefined) header.faction = faction;
  if (parts.length > 0) header.name = parts.join(' - ');
  return { header, rest: lines.slice(1) };
}

/** `Group - Faction - Name - [limit pts]`, `# ++ Army Roster ++ [P pts]`, and a section of configuration. */
export function readNewRecruitHeader(lines: readonly RosterLine[]): ReadHeader {
  const header = emptyHeader();
  const mark = lines.findIndex(({ text }) => /^(?:# ?)?\+\+ .*\+\+/.test(text));
  readFirstLine(header, lines.slice(0, Math.max(0, mark)));
  const points = parsePoints(PRICE.exec(lines[mark]?.text ?? '')?.[1] ?? '');
  if (points !== undefined) header.points = points;
  let at = mark + 1;
  if (/^(?:## ?)?Configuration\b/i.test(lines[at]?.text ?? '')) {
    at++;
    while (at < lines.length && !isSectionOrUnit(lines[at]?.text ?? '')) readSetting(header, lines[at++]?.text ?? '');
  }
  return { header, rest: lines.slice(at) };
}

const isSectionOrUnit = (text: string): boolean => /^## /.test(text) || /\[[\d.,]+ ?pts\]/i.test(text);

function readFirstLine(header: RosterHeader, lines: readonly RosterLine[]): void {
  const text = lines.map((line) => line.text).join(' ');
  const limit = parsePoints(PRICE.exec(text)?.[1] ?? '');
  if (limit !== undefined) header.pointsLimit = limit;
  const parts = text.replace(PRICE, '').split(' - ');
  const many = isFactionGroup(parts[0] ?? '') ? 2 : 1;
  Object.assign(header, parseFaction(parts.slice(0, many).join(' - ')));
  const name = parts.slice(many).join(' - ').trim();
  if (name !== '') header.name = name;
}

function readSetting(header: RosterHeader, text: string): void {
  const [, key = '', value = ''] = /^([^:]{1,30}): (.+)$/.exec(text) ?? [];
  if (/^detachment/i.test(key)) header.detachments.push(...value.split(/\s*,\s*/));
  if (/^force disposition/i.test(key)) header.dispositions.push(...value.split(/\s*,\s*/).map(inEnglish));
  const size = /^battle size$/i.test(key) ? /^(.+?) \(([\d.,]+)/.exec(value) : null;
  if (size?.[1] !== undefined && size[2] !== undefined) setSize(header, size[1], size[2]);
}
