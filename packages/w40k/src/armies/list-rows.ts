import type { ArmyList, ListedUnit } from '@umpire/armies';

/* Words for army lists. */

type Listed = Omit<ListedUnit, 'datasheet' | 'id'>;

/** The id of a unit is given where another names it. */
export const unit = (datasheet: string, more: Listed & { readonly id?: string } = {}): ListedUnit => ({
  datasheet,
  ...more,
});

export const warlord = { warlord: true } as const;

/** Lists of one edition, each of one detachment or of several. */
export const listsIn =
  (edition: string) =>
  (
    name: string,
    battleSize: 'incursion' | 'strike-force',
    detachments: string | readonly string[],
    units: readonly ListedUnit[],
  ): ArmyList => {
    const [faction = ''] = name.split(':').map((part) => part.trim());
    return { umpire: 1, name, edition, faction, battleSize, detachments: [detachments].flat(), units };
  };

/** Three units a side, to learn with: their sheets are in every army book here. */
export const firstBattle = (edition: string): readonly ArmyList[] => {
  const named = (name: string, faction: string, detachment: string, units: readonly ListedUnit[]): ArmyList => ({
    umpire: 1,
    name,
    edition,
    faction,
    battleSize: 'incursion',
    detachments: [detachment],
    units,
  });
  return [
    named('First battle: Necrons', 'Necrons', 'Awakened Dynasty', [
      unit('Overlord', { id: 'overlord', ...warlord, attachedTo: 'immortals' }),
      unit('Immortals', { id: 'immortals' }),
      unit('Lokhust Destroyers', { id: 'lokhust-destroyers', models: 3 }),
      unit('Annihilation Barge', { id: 'annihilation-barge' }),
    ]),
    named('First battle: Tyranids', 'Tyranids', 'Invasion Fleet', [
      unit('Hive Tyrant', { id: 'hive-tyrant', ...warlord }),
      unit('Termagants', { id: 'termagants' }),
      unit('Genestealers', { id: 'genestealers' }),
    ]),
  ];
};
