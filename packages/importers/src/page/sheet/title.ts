import type { Line } from '@umpire/text';
import { isBullet } from '../fragment.js';

export interface Title {
  readonly faction: string;
  readonly name: string;
  readonly line: number;
}

const TITLE = /^([^|:]{2,60}?)\s+[–—-]\s+([^|:]{2,80})$/;

/** The second half of a line in a list of stratagems: `Core – Strategic Ploy`. */
const STRATAGEM_KIND = /^(?:Battle Tactic|Strategic Ploy|Epic Deed|Wargear|Requisition)$/;

/** `Potters – Clay Walker`: who has it, and what it is called. */
export function parseTitle({ text, number }: Line): Title | undefined {
  const match = TITLE.exec(text);
  return match &&
    !isBullet(text) &&
    !/\bStratagem$/.test(text) &&
    !/[.!?]$/.test(text) &&
    !STRATAGEM_KIND.test(match[2] ?? '')
    ? { faction: match[1] ?? '', name: match[2] ?? '', line: number }
    : undefined;
}
