import { emptyHeader, type RosterHeader } from '../draft.js';
import { parsePoints } from '../numbers.js';
import type { RosterLine } from '../roster-lines.js';
import { inEnglish } from './app-header.js';
import { parseFaction } from './faction.js';

export interface ReadHeader {
  readonly header: RosterHeader;
  /** The lines below it. */
  readonly rest: readonly RosterLine[];
}

const FENCE = /^\+{3,}$/;
const pointsIn = (value: string): number | undefined => parsePoints(/[\d][\d.,\s]*/.exec(value)?.[0] ?? '');

/** The fence of `+` with its keys, which New Recruit puts above three of its formats. */
export function readWtcHeader(lines: readonly RosterLine[]): ReadHeader {
  const header = emptyHeader();
  const isInside = ({ text }: Pick<RosterLine, 'text'>): boolean => /^[+&]/.test(text);
  const from = lines.findIndex(isInside);
  let end = from;
  while (end < lines.length && isInside(lines[end] ?? { text: '' })) end++;
  let key = '';
  for (const { text } of lines.slice(from, end)) {
    if (FENCE.test(text)) continue;
    const keyed = /^\+ ([A-Z ]+?)\s?: ?(.*)$/.exec(text);
    if (keyed?.[1] !== undefined) key = keyed[1];
    readKey(header, key, keyed?.[2] ?? text.replace(/^[+&] ?/, ''));
  }
  const title = lines
    .slice(0, Math.max(0, from))
    .map(({ text }) => text)
    .join(' ');
  if (header.name === undefined && title !== '') header.name = title;
  return { header, rest: lines.slice(end) };
}

function readKey(header: RosterHeader, key: string, value: string): void {
  if (value === '') return;
  KEYS[key]?.(header, value);
}

const KEYS: Readonly<Record<string, (header: RosterHeader, value: string) => void>> = {
  'LIST NAME': (header, value) => {
    header.name = value;
  },
  'FACTION KEYWORD': (header, value) => {
    Object.assign(header, parseFaction(value));
  },
  DETACHMENT: (header, value) => {
    header.hasDetachmentRule = /\([^()]+\)/.test(value);
    const names = value.replace(/\s*\([^()]*\)/g, '').split(/\s*,\s*/);
    header.detachments.push(...names.map((name) => name.trim()).filter((name) => name !== ''));
  },
  'FORCE DISPOSITION': (header, value) => {
    header.dispositions.push(...value.split(/\s*,\s*/).map(inEnglish));
  },
  'TOTAL ARMY POINTS': (header, value) => {
    const points = pointsIn(value);
    if (points !== undefined) header.points = points;
  },
  'POINTS LIMIT': (header, value) => {
    const points = pointsIn(value);
    if (points !== undefined) header.pointsLimit = points;
  },
  WARLORD: (header, value) => {
    header.warlord = value;
  },
  ENHANCEMENT: (header, value) => {
    const [, name, label, unit] = /^(.+?) \(on (\w{2,8}\d{1,3}): ([^()]*(?:\([^()]*\))?)\)$/.exec(value) ?? [];
    if (name && label && unit) header.enhancements.push({ name, label, unit });
  },
  'NUMBER OF UNITS': (header, value) => {
    const units = pointsIn(value);
    if (units !== undefined) header.unitCount = units;
  },
};
