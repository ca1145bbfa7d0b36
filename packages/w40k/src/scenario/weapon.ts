import { constant, type DiceExpression, printDice } from '@umpire/dice';
import { type Effect, type GrantedRule, grantedRule, readEffect } from '@umpire/effects';
import { issue, kebab, nearest } from '@umpire/kernel';
import type { NotModelled } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import { NONE, type Weapon } from '../attack/scene.js';
import { WITHOUT_NUMBER, wantsNumber } from './numbered.js';
import { type Reader, readDice, readNeeded } from './numbers.js';
import type { ScenarioAttacker, ScenarioWeapon } from './schema.js';
import { wrongSide } from './wrong-side.js';

export interface WeaponReader extends Reader {
  readonly rules: W40kRules;
  readonly notModelled: NotModelled[];
}

/** One weapon as its edition prints it: types with numbers, strength taken from the bearer, the row of a degrading profile. */
export function readWeapon(
  reader: WeaponReader,
  attacker: ScenarioAttacker,
  weapon: ScenarioWeapon,
  path: string,
): Weapon {
  const { issues } = reader;
  const row = rowOf(attacker);
  const { abilities, type } = readAbilities(reader, weapon, path);
  const sort =
    weapon.kind ?? (weapon.range === undefined || `${weapon.range}`.toLowerCase() === 'melee' ? 'melee' : 'ranged');
  const range = sort === 'melee' ? undefined : rangeOf(weapon.range);
  const skill = weapon.skill ?? row?.skill;
  if (skill === undefined && !abilities.some(({ rule }) => rule === 'torrent')) {
    issues.push(
      issue('missing-field', `${path}.skill is missing`, {
        path: `${path}.skill`,
        hint: '3+, or "N/A" where the weapon needs none',
      }),
    );
  }
  const isAutomatic = typeof skill === 'string' && /^\s*(n\/a|-)\s*$/i.test(skill);
  return {
    name: weapon.name,
    count: weapon.count,
    sort,
    ...(range === undefined ? {} : { range }),
    attacks: attacksOf(reader, attacker, weapon, type, path),
    skill: isAutomatic || skill === undefined ? 'automatic' : skillOf(reader, skill, `${path}.skill`),
    strength: strengthOf(reader, attacker, weapon, path),
    armourPenetration: weapon.armourPenetration,
    damage: readDice(reader, weapon.damage, `${path}.damage`),
    abilities:
      isAutomatic && !abilities.some(({ rule }) => rule === 'torrent') && reader.rules.rules.has('torrent')
        ? [...abilities, { rule: 'torrent' }]
        : abilities,
  };
}

/** 2+ to 6+: a weapon that rolls to hit can hit. */
function skillOf(reader: Reader, value: NonNullable<ScenarioWeapon['skill']> | null, path: string): number {
  const before = reader.issues.length;
  const skill = readNeeded(reader, value, path);
  if (skill !== NONE || reader.issues.length > before) return skill;
  reader.issues.push(
    issue('out-of-range', `${path} is no roll that can hit`, {
      path,
      found: String(value).slice(0, 20),
      hint: '2+ to 6+, or "N/A" where the weapon hits without a roll',
    }),
  );
  return NONE;
}

const rangeOf = (range: ScenarioWeapon['range']): number | undefined => {
  const inches = typeof range === 'string' ? Number.parseFloat(range) : range;
  return inches === undefined || Number.isNaN(inches) ? undefined : inches;
};

/** The row for the wounds that are left now. */
function rowOf({ brackets, wounds, woundsLost }: ScenarioAttacker) {
  const left = (wounds ?? 0) - woundsLost;
  return brackets?.find(({ from, to }) => Math.min(from, to) <= left && left <= Math.max(from, to));
}

interface TypeWord {
  readonly name: string;
  readonly attacks: string;
}

function readAbilities(
  reader: WeaponReader,
  weapon: ScenarioWeapon,
  path: string,
): { abilities: GrantedRule[]; type?: TypeWord } {
  const abilities: GrantedRule[] = [];
  let type: TypeWord | undefined;
  weapon.abilities.forEach((words, i) => {
    const asType = typeWord(reader.rules, words);
    if (asType) {
      if (asType.attacks) type = asType;
      abilities.push({ rule: kebab(asType.name) });
      return;
    }
    const read = readEffect(words, { side: 'attacker' });
    const given = read.ok ? grantedBy(read.value) : undefined;
    if (read.ok && given === undefined) return;
    const wrong = read.ok ? wrongSide(read.value, 'attacker') : undefined;
    if (wrong) {
      reader.notModelled.push({ what: words, of: weapon.name, why: wrong, restStands: true });
      return;
    }
    const rule = given && reader.rules.rules.get(given.rule);
    if (given && rule) abilities.push(given);
    else
      reader.notModelled.push(
        unknownAbility(reader.rules, words, weapon.name, given !== undefined, `${path}.abilities[${i}]`),
      );
  });
  return { abilities, ...(type ? { type } : {}) };
}

/** `heavy 4` in an edition where that is a weapon type: the number is its attacks. */
function typeWord(rules: W40kRules, words: string): TypeWord | undefined {
  const [, name = '', attacks = ''] = /^\s*([a-z][a-z ]*?)\s*(\d*[dD]\d+(?:\+\d+)?|\d+)?\s*$/i.exec(words) ?? [];
  return rules.rules.get(kebab(name))?.kind === 'weapon-type' ? { name, attacks } : undefined;
}

/** The ability that plain words name. */
const grantedBy = ({ do: [verb] }: Effect): GrantedRule | undefined =>
  verb && 'grant' in verb ? grantedRule(verb.grant) : undefined;

/** A plain wording among a weapon's abilities that grants nothing: an effect of the weapon. */
export function isWording(words: string): boolean {
  const read = readEffect(words, { side: 'attacker' });
  return read.ok && grantedBy(read.value) === undefined;
}

function unknownAbility(
  rules: W40kRules,
  words: string,
  of: string,
  isKnownElsewhere: boolean,
  _path: string,
): NotModelled {
  const names = [...rules.rules.values()]
    .filter(({ kind }) => kind === 'weapon-ability' || kind === 'weapon-type')
    .map(({ name }) => name);
  const near = nearest(words, names);
  if (isKnownElsewhere)
    return { what: words, of, why: `${rules.name} has no such weapon ability`, restStands: true, near };
  const why = wantsNumber(words) ? WITHOUT_NUMBER : 'no weapon ability of this name is known';
  return { what: words, of, why, restStands: true, near };
}

function attacksOf(
  reader: WeaponReader,
  attacker: ScenarioAttacker,
  weapon: ScenarioWeapon,
  type: TypeWord | undefined,
  path: string,
): DiceExpression {
  const own = weapon.attacks ?? type?.attacks ?? rowOf(attacker)?.attacks ?? attacker.attacks;
  const at = `${path}.attacks`;
  if (own === undefined || own === '') {
    reader.issues.push(issue('missing-field', `${at} is missing`, { path: at, hint: 'a number or dice such as D6' }));
    return constant(1);
  }
  const attacks = readDice(reader, own, at);
  if (
    type?.attacks &&
    weapon.attacks !== undefined &&
    printDice(readDice(reader, type.attacks, at)) !== printDice(attacks)
  ) {
    reader.issues.push(
      issue('attacks-disagree', `${at} does not agree with ${type.name} ${type.attacks}`, {
        path: at,
        found: String(weapon.attacks),
        hint: type.attacks,
      }),
    );
  }
  return attacks;
}

/** A number, or `User`, `+2`, `x2` of the bearer's own. */
function strengthOf(
  { issues }: Reader,
  attacker: ScenarioAttacker,
  { strength }: ScenarioWeapon,
  path: string,
): number {
  const at = `${path}.strength`;
  const said = String(strength).trim();
  const text = said.toLowerCase();
  const fixed = /^\d+$/.exec(text) ? Number(text) : undefined;
  if (fixed !== undefined) {
    if (fixed < 1 || fixed > 100)
      issues.push(issue('out-of-range', `${at} is out of range`, { path: at, found: said, hint: '1 to 100' }));
    return Math.max(1, fixed);
  }
  const [, sign, number] = /^(?:(\+|x|×)\s*(\d{1,2}))$/.exec(text) ?? [];
  if (text !== 'user' && !sign) {
    issues.push(
      issue('wrong-type', `${at} is not a strength`, {
        path: at,
        found: said.slice(0, 20),
        hint: 'a number, or User, +2 or x2 for a melee weapon of the ninth edition',
      }),
    );
    return 1;
  }
  const bearer = rowOf(attacker)?.strength ?? attacker.strength;
  if (bearer === undefined) {
    issues.push(
      issue('missing-field', `${at} needs the strength of its bearer`, {
        path: at,
        found: text,
        hint: 'give the attacker a strength',
      }),
    );
    return 1;
  }
  return sign === '+' ? bearer + Number(number) : sign ? bearer * Number(number) : bearer;
}
