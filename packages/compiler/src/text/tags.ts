import { parseDice, printDice } from '@umpire/dice';
import { type GrantedRule, weaponAbilities } from '@umpire/effects';
import { remembered } from './memo.js';

/** Abilities that belong to the weapons of one unit. */
const ofOneUnit: ReadonlySet<string> = new Set(
  "conversion,psychic assassin,plasma warhead,defensive array,impaled,dead choppy,snagged,bubblechukka,hive defences,harpooned,c'tan power,reverberating summons,linked fire,overcharge".split(
    ',',
  ),
);

/** Abilities of weapons by their printed words. */
export const byWords = new Map(weaponAbilities.map((ability) => [ability.words, ability]));

/** With which words abilities of weapons begin. */
export const tagBegins: ReadonlySet<string> = new Set(
  [...byWords.keys(), ...ofOneUnit, 'anti', 'ignore'].map((words) => words.split(/[ -]/, 1)[0]!),
);

/** The ability of weapons that is named without its number, or with a letter in its place: `sustained hits x`. */
export const typeOf = (plain: string): string | undefined =>
  /^anti(?:-(?:x|keyword) [xy]\+)?$/.test(plain) ? 'anti' : byWords.get(plain.replace(/ x$/, ''))?.rule;

/** What stands in square brackets: `[LETHAL HITS]`, `[ANTI-VEHICLE 4+]`, `[SUSTAINED HITS 1, LANCE]`. */
export function tagsOf(raw: string): readonly GrantedRule[] | undefined {
  const parts = raw
    .replace(/^\[|\]$/g, '')
    .split(/[,.] ?(?=\S)/)
    .map((part) => tagOf(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** One printed tag. */
export const tagOf = (text: string): GrantedRule | undefined => remembered(knownTags, text, () => readTag(text));

/** What attacks have, and no unit: "those attacks that had the Psychic ability". */
export const isOfWeapons = (title: string): boolean =>
  tagOf(title.replaceAll('-', ' ')) !== undefined && !/^(?:support|leader|stealth)$/.test(title);

const knownTags = new Map<string, GrantedRule | undefined>();

function readTag(text: string): GrantedRule | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  // Some prints lose the plus.
  const anti = /^anti[- ](.+?) (\d)\+?$/.exec(plain);
  if (anti?.[1]) return { rule: 'anti', keyword: anti[1].toUpperCase(), parameter: Number(anti[2]) };
  const [, words = plain, parameter] = /^(.*?)(?: (\d{1,2}|\d*d\d(?:\+\d)?))?$/.exec(plain) ?? [];
  const spelled = words === 'ignore cover' ? 'ignores cover' : words === 'twin linked' ? 'twin-linked' : words;
  const ability = byWords.get(spelled);
  if (!ability)
    return ofOneUnit.has(spelled) && parameter === undefined
      ? { rule: spelled.replace(/'/g, '').replaceAll(' ', '-') }
      : undefined;
  if (parameter === undefined)
    return ability.parameter === 'none' || ability.parameter === 'optional-number' ? { rule: ability.rule } : undefined;
  if (ability.parameter === 'none') return undefined;
  const dice = parseDice(parameter);
  if (!dice.ok) return undefined;
  if (dice.value.dice === 0) return { rule: ability.rule, parameter: dice.value.plus };
  return ability.parameter === 'dice' ? { rule: ability.rule, parameter: { dice: printDice(dice.value) } } : undefined;
}
