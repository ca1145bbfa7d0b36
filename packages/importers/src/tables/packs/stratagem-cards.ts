import type { ImportRecord } from '@umpire/datasheets';
import { isRecord, records } from '../kdc/kdc-file.js';
import { type Fields, type Pack, stratagemOf } from './printed.js';

/** Cards of stratagems by faction: those of its combat patrols, those of its detachments. */
export const isStratagemCards = (root: Fields): boolean =>
  isRecord(root['factions']) &&
  Object.values(root['factions']).some(
    (one) => isRecord(one) && (isRecord(one['combatPatrols']) || isRecord(one['detachments'])),
  );

/** Cards of a combat patrol belong to that mode of the tenth edition. */
export function readStratagemCards(root: Fields, pack: Pack): readonly ImportRecord[] {
  const factions = isRecord(root['factions']) ? Object.values(root['factions']).filter(isRecord) : [];
  return factions.flatMap((faction) => [
    ...named(faction['combatPatrols']).flatMap(([patrol, cards]) =>
      cards.flatMap((card) =>
        stratagemOf(
          card,
          { group: 'detachment', detachment: patrol },
          { ...pack, edition: patrolEdition(pack.edition) },
        ),
      ),
    ),
    ...named(faction['detachments']).flatMap(([detachment, cards]) =>
      cards.flatMap((card) =>
        stratagemOf(
          card,
          isNone(detachment) || isCore(card) ? { group: 'core' } : { group: 'detachment', detachment },
          pack,
        ),
      ),
    ),
  ]);
}

const named = (groups: unknown): readonly (readonly [string, readonly Fields[]])[] =>
  isRecord(groups) ? Object.entries(groups).map(([name, cards]) => [name, records(cards)]) : [];

const isNone = (detachment: string): boolean => /^\(?none\)?$/i.test(detachment);
const isCore = ({ group }: Fields): boolean => typeof group === 'string' && /^core$/i.test(group);

const patrolEdition = (edition: string): string => (edition === 'w40k-10' ? 'w40k-10-combat-patrol' : edition);
