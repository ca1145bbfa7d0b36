import { FACTION_GROUPS } from '../facts/words.js';

/** `Imperium - Adeptus Astartes - Black Templars`: the group in front goes; a chapter stands behind. */
export function parseFaction(printed: string): { readonly faction?: string; readonly subfaction?: string } {
  const parts = printed
    .split(/\s+[-–—]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = ''] = parts;
  const [faction, subfaction] = parts.length > 1 && FACTION_GROUPS.has(foldGroup(first)) ? parts.slice(1) : parts;
  return { ...(faction === undefined ? {} : { faction }), ...(subfaction === undefined ? {} : { subfaction }) };
}

export const isFactionGroup = (name: string): boolean => FACTION_GROUPS.has(foldGroup(name));

const foldGroup = (name: string): string => name.trim().toLowerCase();

/** `A, B, and C`, `A and B`: names of detachments have no commas. `count` is how many there are, where that is known. */
export function splitNames(printed: string): string[] {
  const parts = printed.split(/\s*,\s*(?:and |et )?/).filter((part) => part !== '');
  if (parts.length > 1) return parts;
  return printed.split(/ (?:and|et) (?=\p{Lu})/u);
}
