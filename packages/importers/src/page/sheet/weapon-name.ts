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

/** A name with all its abilities; beyond it something else stands in the cell. */
const LONGEST = 200;

const VALUE = '(?:\\d*d[36](?:\\+\\d+)?|\\d+)';
const ANTI = /^anti-(.{2,30}?) (\d\+)$/i;
const TAIL_ANTI = /\s(anti-[a-z]+(?: [a-z]+)? \d\+)$/i;
const TAILS = WEAPON_TAGS.map((tag) => {
  const value = tag.value === 'must' ? ` ${VALUE}` : tag.value === 'may' ? `(?: ${VALUE})?` : '';
  return { tag, tail: new RegExp(`\\s(${tag.words}${value})$`, 'i') };
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
  if (printed.includes('[') || printed.length > LONGEST) return bracketedName(printed);
  const found: WeaponAbility[] = [];
  let rest = printed;
  let ambiguous: string | undefined;
  for (let tail = lastTag(rest) ?? ownTag(rest); tail !== undefined; tail = lastTag(rest)) {
    const { ability, endsNames } = tail;
    if (found.some((other) => other.printed.toLowerCase() === ability.printed.toLowerCase())) break;
    const left = rest.slice(0, rest.length - ability.printed.length).trim();
    if (
      endsNames &&
      !new RegExp(`${ability.id}s?$`, 'i').test(left) &&
      !/ [–-] /.test(left) &&
      lastTag(left) === undefined
    ) {
      if (found.some(({ id }) => id === 'close-quarters')) break;
      ambiguous = ability.printed;
      if (!hasRule(ability.id)) break;
    }
    found.unshift(ability);
    rest = left;
  }
  return { ...withMode(rest), abilities: found, ...(ambiguous === undefined ? {} : { ambiguous }) };
}

/** An ability of this weapon alone: up to three words after one that only an ability can be. */
function ownTag(text: string): Tail | undefined {
  const words = text.split(' ');
  for (let n = 1; n <= 3 && n < words.length; n++) {
    const own = words.slice(-n).join(' ');
    const before = lastTag(words.slice(0, -n).join(' '));
    if (before && !before.endsNames && own === own.toLowerCase())
      return { ability: parseWeaponAbility(own), endsNames: false };
  }
  return undefined;
}

/** `sustained hits d3`, `Anti-Infantry 4+`, `one shot`: any case; an unknown ability keeps its words. */
function parseWeaponAbility(printed: string): WeaponAbility {
  const anti = ANTI.exec(printed);
  if (anti) return { id: 'anti', printed, keyword: anti[1] ?? '', value: anti[2] ?? '' };
  const match = new RegExp(`^(.*?)[ :]+(${VALUE}\\+?)$`, 'i').exec(printed);
  return match
    ? { id: kebab(match[1] ?? ''), printed, value: (match[2] ?? '').toUpperCase() }
    : { id: kebab(printed), printed };
}

interface Tail {
  readonly ability: WeaponAbility;
  readonly endsNames: boolean;
}

function lastTag(text: string): Tail | undefined {
  const anti = TAIL_ANTI.exec(text)?.[1];
  if (anti !== undefined) return { ability: parseWeaponAbility(anti), endsNames: false };
  for (const { tag, tail } of TAILS) {
    const printed = tail.exec(text)?.[1];
    if (printed !== undefined && isOneCase(printed)) {
      return {
        ability: parseWeaponAbility(printed),
        endsNames: tag.endsNames === true && printed.toLowerCase() === tag.words,
      };
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

/** Abilities are printed small or in capitals, names neither: `Heavy` in a name is no ability. Dice may be capitals. */
const isOneCase = (printed: string): boolean => {
  const letters = printed.replace(/\bd\d/gi, '');
  return letters === letters.toLowerCase() || letters === letters.toUpperCase();
};
