import type { WeaponAbility } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { WEAPON_TAGS } from '../facts/weapon-tags.js';

export interface WeaponName {
  /** As printed, without its abilities. */
  readonly name: string;
  readonly weapon: string;
  readonly mode?: string;
  readonly abilities: readonly WeaponAbility[];
  /** A last word that may be an ability or belong to the name. */
  readonly ambiguous?: string;
}

const VALUE = '(?:\\d*d[36](?:\\+\\d+)?|\\d+)';
const ANTI = /^anti-(.{2,30}?) (\d\+)$/i;
const TAIL_ANTI = /\s(anti-[a-z]+(?: [a-z]+)? \d\+)$/;
const TAILS = WEAPON_TAGS.map((tag) => {
  const value = tag.value === 'must' ? ` ${VALUE}` : tag.value === 'may' ? `(?: ${VALUE})?` : '';
  return { tag, tail: new RegExp(`\\s(${tag.words}${value})$`) };
});

/** `Twin lash – sting [anti-infantry 4+, hazardous]`: 10th prints abilities in brackets. */
export function bracketedName(printed: string): WeaponName {
  const match = /^(.*?)\s*\[([^\]]*)\]?\s*$/.exec(printed);
  const [, name = printed, inside = ''] = match ?? [];
  const abilities = inside
    .split(/[,;]|\.(?=\s|$)/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .map(parseWeaponAbility);
  return { ...withMode(name.trim()), abilities };
}

/**
 * `Twin lash sustained hits 2 twin-linked`: 11th prints abilities bare, in lower case.
 * `hasRule` says whether the page prints the rule of an ability; it settles words that could belong to the name.
 */
export function gluedName(printed: string, hasRule: (id: string) => boolean): WeaponName {
  if (printed.includes('[')) return bracketedName(printed);
  const found: WeaponAbility[] = [];
  let rest = printed;
  let ambiguous: string | undefined;
  for (;;) {
    const tail = lastTag(rest);
    if (tail === undefined || found.some(({ id }) => id === tail.ability.id)) break;
    const left = rest.slice(0, rest.length - tail.ability.printed.length).trim();
    if (tail.endsNames && !left.endsWith(tail.ability.id) && !/ [–-] /.test(left) && lastTag(left) === undefined) {
      if (found.some(({ id }) => id === 'close-quarters')) break;
      ambiguous = tail.ability.printed;
      if (!hasRule(tail.ability.id)) break;
    }
    found.unshift(tail.ability);
    rest = left;
  }
  return { ...withMode(rest), abilities: found, ...(ambiguous === undefined ? {} : { ambiguous }) };
}

/** `sustained hits d3`, `Anti-Infantry 4+`, `one shot`: any case; an unknown ability keeps its words. */
export function parseWeaponAbility(printed: string): WeaponAbility {
  const anti = ANTI.exec(printed);
  if (anti) return { id: 'anti', printed, keyword: anti[1] ?? '', value: anti[2] ?? '' };
  const match = new RegExp(`^(.*?)[ :]+(${VALUE}\\+?)$`, 'i').exec(printed);
  return match
    ? { id: kebab(match[1] ?? ''), printed, value: (match[2] ?? '').toUpperCase() }
    : { id: kebab(printed), printed };
}

function lastTag(text: string): { readonly ability: WeaponAbility; readonly endsNames: boolean } | undefined {
  const anti = TAIL_ANTI.exec(text)?.[1];
  if (anti !== undefined) return { ability: parseWeaponAbility(anti), endsNames: false };
  for (const { tag, tail } of TAILS) {
    const printed = tail.exec(text)?.[1];
    if (printed !== undefined) {
      return { ability: parseWeaponAbility(printed), endsNames: tag.endsNames === true && printed === tag.words };
    }
  }
  return undefined;
}

/** `Lash – sting` is the mode sting of Lash; 9th writes `Lash (melee)`, which is part of the name. */
function withMode(name: string): Pick<WeaponName, 'name' | 'weapon' | 'mode'> {
  const plain = name.replace(/^➤\s*/, '');
  const cut = plain.search(/ [–—-] /);
  if (cut <= 0) return { name: plain, weapon: plain };
  return { name: plain, weapon: plain.slice(0, cut).trim(), mode: plain.slice(cut + 3).trim() };
}
