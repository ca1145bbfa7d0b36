import type { MusterNumbers } from '@umpire/armies';
import { eleventhCore as core } from '../../sources.js';

/** Section 25 of the eleventh edition, with the sections that it points to. */
export const eleventhMuster: MusterNumbers = {
  sizes: [
    { id: 'incursion', name: 'Incursion', points: 1000, detachmentPoints: 2, aloneUpTo: 3, enhancements: 2, copies: 2 },
    { id: 'strike-force', name: 'Strike Force', points: 2000, detachmentPoints: 3, enhancements: 4, copies: 3 },
    { id: 'onslaught', name: 'Onslaught', points: 3000, detachmentPoints: 3, enhancements: 4, copies: 3 },
  ],
  detachments: { least: 0, most: null },
  copies: { doubled: ['BATTLELINE', 'DEDICATED TRANSPORT'], single: ['EPIC HERO'] },
  upgrades: { most: 3, counted: 1 },
  reserves: { share: 1 / 2, never: ['FORTIFICATION'], always: ['AIRCRAFT'], free: [] },
  attached: { leaders: 1, supports: 1 },
  dedicatedCarry: true,
  supportsMustJoin: true,
  sources: {
    'army-faction': core('25.02'),
    'battle-size': core('25.03', 'V-08'),
    'unit-limit': core('25.03'),
    detachments: core('25.04'),
    units: core('25.04'),
    warlord: core('25.04'),
    enhancements: core('25.04'),
    'attached-units': core('19.01, 25.04'),
    'dedicated-transports': core('18.01'),
    'transport-capacity': core('18.01'),
    'strategic-reserves': core('20.01, 23.01'),
  },
};
