/** The face needed to wound: strength against toughness. The same rows in all editions (9th 7.2, 10th 6.2, 11th 05.02). */
export function woundOn(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}
