import type { Datasheet, WeaponProfile } from '@umpire/datasheets';
import { printDice } from '@umpire/dice';
import { kebab } from '@umpire/kernel';
import { type WeaponFacts, weaponsIn } from '../facts/index.js';
import type { UnitSource, WeaponPart } from './unit-source.js';

/** A weapon line that a unit may attack with. */
export interface Candidate {
  readonly name: string;
  readonly aliases: readonly string[];
  /** The weapon without its mode: of a weapon's modes one is chosen. */
  readonly weapon: string;
  readonly sort: 'ranged' | 'melee';
  /** As a scenario has it; skill, attacks and strength may be its bearer's. */
  readonly part: WeaponPart;
  readonly takesSkill: boolean;
  /** Only there where an option of the sheet brings it in. */
  readonly isOption: boolean;
}

/** The page's weapons, else those that the tables know of the unit. */
export function candidatesOf({ sheet, facts, name }: UnitSource, edition: string): readonly Candidate[] {
  if (sheet !== undefined && sheet.weapons.length > 0) {
    const optional = broughtIn(sheet);
    return sheet.weapons.map((weapon) => fromProfile(weapon, optional.has(kebab(weapon.weapon))));
  }
  return weaponsIn(edition, facts?.name ?? name).map(fromFacts);
}

/** Lines that belong to no unit: any may be named. */
export const looseCandidates = (edition: string): readonly Candidate[] => weaponsIn(edition).map(fromFacts);

function fromProfile(profile: WeaponProfile, isOption: boolean): Candidate {
  const { name, weapon, mode, type, skill } = profile;
  return {
    name,
    aliases: mode === undefined ? [] : [`${weapon} ${mode}`],
    weapon,
    sort: type,
    takesSkill: skill === 'model',
    isOption,
    part: weaponPartOf(profile),
  };
}

/** A weapon line of a sheet as a scenario has it; what is its bearer's is left out. */
export function weaponPartOf(profile: WeaponProfile): WeaponPart {
  const { name, type, range, attacks, skill, strength, armourPenetration, damage, abilities, text } = profile;
  const more = additional(text);
  return {
    name,
    kind: type,
    ...(typeof range === 'number' ? { range } : {}),
    ...(attacks === 'model' ? {} : { attacks: printDice(attacks) }),
    ...(skill === 'model' ? {} : { skill: skill === 'automatic' ? 'N/A' : `${skill}+` }),
    strength: strengthOf(strength),
    armourPenetration,
    damage: printDice(damage),
    abilities: [...abilities.filter(({ id }) => id !== 'melee').map(({ printed }) => printed), ...more],
    // words that are no numbers: read as an effect, or listed as not modelled
    ...(text === undefined || more.length > 0 ? {} : { effects: [text.slice(0, LONGEST)] }),
  };
}

const LONGEST = 400;

function strengthOf(strength: WeaponProfile['strength']): string {
  if (strength.kind === 'fixed') return String(strength.value);
  if (strength.kind === 'dice') return printDice(strength.dice);
  if (strength.times !== 1) return `x${strength.times}`;
  return strength.plus === 0 ? 'User' : `+${strength.plus}`;
}

/** Ninth edition: so many attacks besides the bearer's, and no more with this weapon. */
function additional(text = ''): string[] {
  const [, more, most] =
    /makes (\d) additional attacks? with this weapon and no more than (\d) attacks?/i.exec(text) ?? [];
  return more !== undefined && more === most ? [`${more} additional attacks`] : [];
}

function fromFacts({ name, range, of: _, attacks, skill, abilities, ...rest }: WeaponFacts): Candidate {
  const sort = range === 'melee' ? 'melee' : 'ranged';
  return {
    name,
    aliases: [],
    weapon: name.split(/ – |, /)[0] ?? name,
    sort,
    takesSkill: skill === undefined,
    isOption: false,
    part: {
      name,
      kind: sort,
      ...(range === 'melee' ? {} : { range }),
      ...(attacks === undefined ? {} : { attacks }),
      ...(skill === undefined ? {} : { skill }),
      ...rest,
      abilities: [...abilities],
    },
  };
}

/** The weapons that an option of the sheet brings in: `… can be replaced with 1 tesla cannon`. */
function broughtIn({ options, weapons }: Datasheet): ReadonlySet<string> {
  const names = new Set(weapons.map(({ weapon }) => weapon));
  const given = options.map(
    ({ text }) => /\b(?:replaced with|equipped with|exchanged for)\b(.*)$/is.exec(text)?.[1] ?? '',
  );
  return new Set([...names].filter((name) => given.some((text) => isNamed(name, text))).map(kebab));
}

const isNamed = (name: string, text: string): boolean => `-${kebab(text)}-`.includes(`-${kebab(name)}-`);

/** Who bears what, where the sheet says it in a sentence. */
export function bearerOf(weapon: string, { sheet }: UnitSource): string | undefined {
  const sentences = (sheet?.equipment ?? '').split(/\.\s+|\.$/);
  for (const sentence of sentences) {
    const [, who = '', what = ''] =
      /^(?:every |each )?(.+?) (?:is|are) equipped with:? (.+)$/i.exec(sentence.trim()) ?? [];
    if (isNamed(weapon.replace(/\s*\(.*\)$/, ''), what)) return who;
  }
  return undefined;
}
