import type { WeaponProfile } from '@umpire/datasheets';
import { type Entity, type EntityKind, text, texts } from './kdc-file.js';
import { readKdcWeapon } from './kdc-weapons.js';

/** Everything by its id, since files name each other by ids. */
export interface KdcIndex {
  readonly names: ReadonlyMap<string, string>;
  readonly weapons: ReadonlyMap<string, readonly WeaponProfile[]>;
  readonly abilities: ReadonlyMap<string, Entity>;
  readonly compositions: ReadonlyMap<string, Entity>;
  readonly options: ReadonlyMap<string, readonly Entity[]>;
  /** The units that a leader may join. */
  readonly leaders: ReadonlyMap<string, readonly string[]>;
  readonly phases: ReadonlyMap<string, readonly string[]>;
  /** Units by the id of an enhancement, where a detachment lists it. */
  readonly detachmentNames: ReadonlyMap<string, string>;
}

export type Entities = ReadonlyMap<EntityKind, readonly Entity[]>;

export function indexOf(entities: Entities, editionOf: (entity: Entity) => string): KdcIndex {
  const all = (kind: EntityKind): readonly Entity[] => entities.get(kind) ?? [];
  const named = (['faction', 'wargear', 'weapon', 'unit'] as const).flatMap(all);
  const options = new Map<string, Entity[]>();
  for (const one of all('option')) {
    const unit = text(one.value['unit_id']);
    options.set(unit, [...(options.get(unit) ?? []), one]);
  }
  return {
    names: new Map(named.map(({ value }) => [text(value['id']), text(value['name'])])),
    weapons: new Map(all('weapon').map((one) => [text(one.value['id']), readKdcWeapon(one, editionOf(one))])),
    abilities: new Map(all('ability').map((one) => [text(one.value['ability_id']), one])),
    compositions: new Map(all('composition').map((one) => [text(one.value['unit_id']), one])),
    options,
    leaders: new Map(
      all('leader').map((one) => [text(one.value['leader_id']), texts(one.value['eligible_bodyguard_ids'])]),
    ),
    phases: new Map(all('phases').map((one) => [text(one.value['source_id']), texts(one.value['phases'])])),
    detachmentNames: new Map(all('detachment').map(({ value }) => [text(value['id']), text(value['name'])])),
  };
}
