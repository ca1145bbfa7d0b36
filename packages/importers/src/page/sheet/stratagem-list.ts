import type { ListedRule } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import type { Report } from '../report.js';

export const COST = /^(\d{1,2})\s?CP(?:\s?\/\s?(\d{1,2})\s?CP)?$/;
const BADGE = /^[A-Z]{1,3}$/;

export interface StratagemList {
  readonly stratagems: readonly ListedRule[];
  /** The index of the first line that is no part of the list. */
  readonly end: number;
}

/** NAME, `1CP`, `Detachment – Type`, and sometimes a badge: a list of what is printed further down. */
export function readStratagemList(lines: readonly Line[], start: number, report: Report): StratagemList {
  const stratagems: ListedRule[] = [];
  let i = start;
  while (i < lines.length) {
    const name = lines[i]!;
    const cost = COST.exec(lines[i + 1]?.text ?? '');
    const group = lines[i + 2]?.text ?? '';
    if (!cost || name.text.length > 80) break;
    if (/\bStratagem$/.test(group)) break;
    const isGroup = group !== '' && group.length <= 80 && !COST.test(group) && !COST.test(lines[i + 3]?.text ?? '');
    if (!isGroup)
      report.warn('stratagem-list-broken', name.number, 'This stratagem is listed without its detachment', {
        found: name.text,
      });
    const [of = ''] = group.split(/\s[–—-]\s/);
    stratagems.push({
      id: stratagemId(name.text, isGroup ? of : ''),
      name: name.text,
      cost: Number(cost[1]),
      ...(isGroup ? { of } : {}),
      line: name.number,
    });
    i += isGroup ? 3 : 2;
    if (isGroup && BADGE.test(lines[i]?.text ?? '') && !COST.test(lines[i + 1]?.text ?? '')) i++;
  }
  return { stratagems, end: i };
}

/** Boarding Actions prints its own versions of core stratagems under the same names. */
export const stratagemId = (name: string, group: string): string =>
  /^Boarding Actions$/i.test(group) ? `ba-${kebab(name)}` : kebab(name);
