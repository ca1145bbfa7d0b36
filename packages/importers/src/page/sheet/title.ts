import type { Line } from '@umpire/text';
import { isBullet } from '../fragment.js';

export interface Title {
  readonly faction: string;
  readonly name: string;
  readonly line: number;
}

const TITLE = /^([^|:]{2,60}?)\s+[–—-]\s+([^|:]{2,80})$/;

/** `Potters – Clay Walker`: who has it, and what it is called. */
export function parseTitle({ text, number }: Line): Title | undefined {
  const match = TITLE.exec(text);
  return match && !isBullet(text) && !/\bStratagem$/.test(text) && !/[.!?]$/.test(text)
    ? { faction: match[1] ?? '', name: match[2] ?? '', line: number }
    : undefined;
}
