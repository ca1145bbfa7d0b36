import { noWeaponTraits, type WeaponTraits } from '../abilities/traits.js';
import { standAt, type Table } from '../table/table.js';

/** What the abilities of a volley's weapon come to; close defence has none. */
export function gunTraits(
  table: Table,
  { by, gun, id }: { readonly by: number; readonly gun: number; readonly id: string },
): WeaponTraits {
  if (gun < 0) return noWeaponTraits;
  return standAt(table, by).weapons[gun]!.profiles[Number(id.split('/')[1] ?? 0)]!.traits;
}
