import type { ArmyModel, ArmyWeapon, WeaponLine } from './army.js';
import type { Bearing } from './book.js';

/** The model with what it carries written into its lines. */
export function bear(model: ArmyModel, bearing: Bearing | undefined): ArmyModel {
  if (bearing === undefined) return model;
  const { characteristics = {}, movement = 0, keywords = [] } = bearing;
  const own = { ...model.characteristics, ...characteristics };
  return {
    ...model,
    characteristics: { ...own, movement: own.movement === null ? null : own.movement + movement },
    keywords: [...new Set([...model.keywords, ...keywords])],
    weapons: model.weapons.map((weapon) => armed(weapon, bearing)),
  };
}

function armed({ name, lines: [first, ...others] }: ArmyWeapon, { weapons }: Bearing): ArmyWeapon {
  if (weapons === undefined || first.kind !== weapons.kind) return { name, lines: [first, ...others] };
  const { abilities = [], attacks = 0 } = weapons;
  const better = (line: WeaponLine): WeaponLine => ({
    ...line,
    attacks: moreAttacks(line.attacks, attacks),
    abilities: [...new Set([...line.abilities, ...abilities])],
  });
  return { name, lines: [better(first), ...others.map(better)] };
}

/** `4` and 2 are `6`, `D6` and 2 are `D6+2`, `D3+1` and 2 are `D3+3`. */
function moreAttacks(attacks: string, more: number): string {
  if (more === 0) return attacks;
  const [, dice = '', fixed = '0'] = /^(\d*D\d+)?\+?(\d+)?$/.exec(attacks) ?? [];
  const sum = Number(fixed) + more;
  return dice === '' ? `${sum}` : `${dice}+${sum}`;
}
