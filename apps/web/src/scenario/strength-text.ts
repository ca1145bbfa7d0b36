import type { WeaponProfile } from '@umpire/datasheets';
import { printDice } from '@umpire/dice';

/** As a datasheet prints it: `8`, `D6+6`, `User`, `x2`, `+1`. */
export function strengthText(strength: WeaponProfile['strength']): string {
  if (strength.kind === 'fixed') return `${strength.value}`;
  if (strength.kind === 'dice') return printDice(strength.dice);
  if (strength.times > 1) return `x${strength.times}`;
  return strength.plus === 0 ? 'User' : `+${strength.plus}`;
}
