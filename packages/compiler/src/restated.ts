import type { Effect, GrantedRule } from '@umpire/effects';
import { tagOf } from './text/tags.js';

/*
 * Core rules that catalogues print in full under their own name. Games carry them out by that name, so a text is taken for one
 * when it is called so and says what the rule turns on, with no number that the rule has not.
 */

interface Core {
  /** What the rule turns on, in its order. */
  readonly says: RegExp;
  /** The numbers that it names, in any edition. */
  readonly numbers: string;
  /** Of weapons that have it; else of units. */
  readonly ofWeapons?: true;
}

const unit = (says: RegExp, numbers = ''): Core => ({ says, numbers });
const weapon = (says: RegExp, numbers = ''): Core => ({ says, numbers, ofWeapons: true });

const cores: Readonly<Record<string, Core>> = {
  'feel-no-pain': unit(/lose a wound.*d6/, '1'),
  'deadly-demise': unit(/destroyed.*d6.*each unit within 6.*mortal wounds/, '1 6'),
  scouts: unit(/every model in a unit.*(?:normal|scout) move/, '1 9'),
  infiltrators: unit(/deploy.*every model in a unit.*horizontally/, '8 9'),
  'deep-strike': unit(/every model in.*horizontally/, '8 9 20 04'),
  'firing-deck': unit(/shoot.*embarked.*one shot.*not eligible to shoot/, '1 2 3 4'),
  hover: unit(/aircraft.*move characteristic.*20"|takes to the skies.*2"/, '2 20 21 03'),
  'fights-first': unit(/fights first/, '12 04'),
  'lone-operative': unit(/attached.*(?:visible|ranged attack).*within 12"/, '12'),
  stealth: unit(/every model.*ranged attack/, '1 13 08'),
  leader: unit(/attached unit.*toughness.*bodyguard/, '12'),
  'super-heavy-walker': unit(/move.*through models.*titanic/, '1 4 13 06'),
  assault: weapon(/assault.*(?:assault shooting|advanced)/, '10 05'),
  blast: weapon(/blast.*every five models/, '1 2 3 5'),
  cleave: weapon(/cleave.*every five models/, ''),
  'devastating-wounds': weapon(/critical wound.*mortal wounds/, ''),
  'extra-attacks': weapon(/extra attacks.*fights.*melee weapons/, '04 01'),
  hazardous: weapon(/resolved all of its attacks.*hazard/, '1 3 06 03'),
  heavy: weapon(/heavy.*hit roll/, '1 3'),
  'indirect-fire': weapon(/indirect.*(?:shooting|not visible)/, '1 3 10 07'),
  anti: weapon(/wound roll.*critical wound/, ''),
  melta: weapon(/half.*damage|half range.*\bd\b/, ''),
  'rapid-fire': weapon(/half/, ''),
  'sustained-hits': weapon(/critical hit.*additional hits/, ''),
  precision: weapon(/character.*(?:allocat)/, '05 03'),
  pistol: weapon(/close-quarters shooting|pistols.*engagement range/, '10 06'),
  'close-quarters': weapon(/close-quarters shooting/, '10 06'),
  psychic: weapon(/psychic/, ''),
  'one-shot': weapon(/once per battle/, ''),
};

/** "Rapid Fire 1", "Feel No Pain 5+", "Anti-": the rule and its number. */
function named(name: string): { readonly id: string; readonly by?: string } {
  const [, words = name, by] = /^(.*?)[- ]*(?:\(Aura\))?(?: (\d*D?\d+(?:\+\d)?)["”+]*)?$/i.exec(name.trim()) ?? [];
  const id = words
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return { id, ...(by !== undefined && { by }) };
}

/** What is no example, in small letters, with plain marks. */
const plain = (text: string): string =>
  text
    .replace(/[*^_[\]]+/g, '')
    .replace(/[^\n]*\bexample:[^\n]*/gi, '')
    .replace(/[^\n]*\bdesigner.s note:[^\n]*/gi, '')
    .replace(/[”″]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** The effect of a core rule of that name that the text prints in full; nothing where it is none, or says other numbers. */
export function restated(name: string, text: string): readonly Effect[] | undefined {
  const { id, by } = named(name);
  const core = Object.hasOwn(cores, id) ? cores[id] : undefined;
  if (!core) return undefined;
  const said = plain(text);
  const known = new Set([...core.numbers.split(' '), ...(by === undefined ? [] : by.split(/\D+/))]);
  const numbers = said.replace(/\bd[36]\b/g, '').match(/\d+/g) ?? [];
  if (!core.says.test(said) || numbers.some((number) => !known.has(number))) return undefined;
  const grant = grantOf(id, by);
  if (id === 'feel-no-pain' && typeof grant === 'object' && typeof grant.parameter === 'number')
    return [{ do: [{ modify: 'feel-no-pain', how: 'best-of', by: grant.parameter, for: 'self' }] }];
  const whom = core.ofWeapons
    ? { attacks: 'any' as const, by: 'self', where: { is: 'weapon', keywords: [id] } }
    : 'self';
  return [{ do: [{ grant, for: whom }] }];
}

function grantOf(id: string, by: string | undefined): string | GrantedRule {
  if (by === undefined) return id;
  const tag = tagOf(`${id.replaceAll('-', ' ')} ${by}`);
  return tag ?? { rule: id, parameter: /^\d+$/.test(by) ? Number(by) : { dice: by } };
}
