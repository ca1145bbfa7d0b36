import { parseAbilities } from '../abilities/parse-ability.js';
import type {
  Ability,
  LocationSheet,
  PinningClass,
  StandName,
  StandSheet,
  TargetSaveModifier,
  Weapon,
  WeaponProfile,
  Words,
} from '../table/stand.js';

/** A row of a unit sheet as it is printed. */
export interface PrintedStand {
  readonly id: string;
  /** one, many, m or f; English one and many. */
  readonly name: readonly [one: string, many: string, gender: 'm' | 'f', en: string, enMany: string];
  readonly pinningClass: PinningClass;
  /** cm. */
  readonly move: number;
  /** `4+/5+f`, `5+`, `-`. */
  readonly save: string;
  readonly factor: number;
  readonly morale?: number;
  readonly weapons?: readonly Weapon[];
  /** `Antigrav, PDV (2)`. */
  readonly abilities?: string;
  /** What holds only while its order is Charge. */
  readonly whileCharging?: string;
  readonly hitPoints?: number;
  readonly sheet?: LocationSheet;
}

/** Facts are our own data, so a row that cannot be read is a bug and throws. */
export function stand(row: PrintedStand): StandSheet {
  const [one, many, gender, en, enMany] = row.name;
  const name: StandName = { fr: { one, many, gender }, en: { one: en, many: enMany } };
  const abilities = [
    ...abilitiesIn(row.abilities ?? ''),
    ...abilitiesIn(row.whileCharging ?? '').map((ability): Ability => ({ ...ability, while: 'charge' })),
  ];
  const printed = abilities.find(({ id }) => id === 'wounds')?.value;
  return {
    id: row.id,
    name,
    pinningClass: row.pinningClass,
    move: row.move,
    ...saves(row.save),
    hitPoints: row.hitPoints ?? (typeof printed === 'number' ? printed : 1),
    closeAssaultFactor: row.factor,
    morale: row.morale ?? null,
    weapons: row.weapons ?? [],
    abilities,
    ...(row.sheet ? { locationSheet: row.sheet } : {}),
  };
}

/** `4+/5+f`: the armour save, and the fixed one. */
export function saves(text: string): { readonly save: number | null; readonly fixedSave: number | null } {
  const found = /^(?:(\d)\+|-|)(?:\/?(\d)\+f)?$/.exec(text);
  if (!found) throw new Error(`a save cannot be read: ${text}`);
  const [, armour, fixed] = found;
  return { save: armour === undefined ? null : Number(armour), fixedSave: fixed === undefined ? null : Number(fixed) };
}

/** `gun('gauss-flayer', 'écorcheur Gauss', 'gauss flayer', '50 / 1 / 5+ / 0')`: range in cm, dice, to hit, modifier, abilities. */
export const gun = (id: string, fr: string, en: string, ...profiles: readonly string[]): Weapon => ({
  id,
  name: { fr, en },
  profiles: profiles.map((text) => profile(text)),
});

/** A weapon with modes: name, then its profile; `still` and `otherwise` as `only`. */
export const modes = (
  id: string,
  name: Words,
  ...ways: readonly (readonly [mode: Words, text: string, only?: 'still' | 'otherwise'])[]
): Weapon => ({
  id,
  name,
  profiles: ways.map(([mode, text, only]) => ({ ...profile(text), mode, ...(only ? { only } : {}) })),
});

function profile(text: string): WeaponProfile {
  const [range = '', dice = '', toHit = '', modifier = '', abilities = ''] = text.split(/\s*\/\s*/);
  return {
    range: Number(range),
    dice: Number(dice),
    toHit: Number(toHit.replace('+', '')),
    targetSaveModifier: modifierOf(modifier),
    abilities: abilitiesIn(abilities),
  };
}

function modifierOf(text: string): TargetSaveModifier {
  const plain = text.replace('−', '-');
  if (plain === '-D6') return plain;
  return plain === '' ? null : Number(plain) + 0;
}

function abilitiesIn(text: string): readonly Ability[] {
  const names = text.split(/,\s*/).filter((name) => name !== '');
  const parsed = parseAbilities(names, 'abilities');
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join(' '));
  return parsed.value;
}
