import type { ArmyList } from '@umpire/armies';

/** Three units a side, to learn with. */
const firstNecrons: ArmyList = {
  name: 'First battle: Necrons',
  edition: 'w40k-11',
  faction: 'Necrons',
  battleSize: 'incursion',
  detachments: ['Awakened Dynasty'],
  units: [
    { id: 'overlord', datasheet: 'Overlord', warlord: true, attachedTo: 'immortals' },
    { id: 'immortals', datasheet: 'Immortals', models: 5 },
    { id: 'lokhust-destroyers', datasheet: 'Lokhust Destroyers', models: 3 },
    { id: 'annihilation-barge', datasheet: 'Annihilation Barge' },
  ],
};

const firstTyranids: ArmyList = {
  name: 'First battle: Tyranids',
  edition: 'w40k-11',
  faction: 'Tyranids',
  battleSize: 'incursion',
  detachments: ['Invasion Fleet'],
  units: [
    { id: 'hive-tyrant', datasheet: 'Hive Tyrant', warlord: true },
    { id: 'termagants', datasheet: 'Termagants', models: 10 },
    { id: 'genestealers', datasheet: 'Genestealers', models: 5 },
  ],
};

export const eleventhLists: readonly ArmyList[] = [firstNecrons, firstTyranids];
