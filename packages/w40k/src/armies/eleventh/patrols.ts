import type { ArmyList } from '@umpire/armies';
import { unit, warlord } from '../list-rows.js';

/* Patrols that board a ship: infantry, five hundred points. */

const patrol = (name: string, detachment: string, units: ArmyList['units']): ArmyList => ({
  umpire: 1,
  name,
  edition: 'w40k-11-boarding',
  faction: name.split(':')[0]!,
  battleSize: 'boarding-patrol',
  detachments: [detachment],
  units,
});

export const eleventhPatrols: readonly ArmyList[] = [
  patrol('Necrons: boarding patrol', 'Awakened Dynasty', [
    unit('Overlord', { ...warlord, attachedTo: 'immortals' }),
    unit('Immortals', { id: 'immortals', models: 5 }),
    unit('Necron Warriors'),
    unit('Skorpekh Destroyers'),
    unit('Lychguard'),
    unit('Flayed Ones'),
  ]),
  patrol('Space Marines: boarding patrol', 'Gladius Task Force', [
    unit('Captain', { ...warlord, attachedTo: 'hellblasters' }),
    unit('Hellblaster Squad', { id: 'hellblasters' }),
    unit('Intercessor Squad', {
      models: [
        { model: 'Intercessor Sergeant', count: 1 },
        { model: 'Intercessor', count: 1, wargear: ['Astartes grenade launcher'] },
        { model: 'Intercessor', count: 3 },
      ],
    }),
    unit('Intercessor Squad', { models: 10, wargear: ['Power fist'] }),
  ]),
];
