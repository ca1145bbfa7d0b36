import type { MusterNumbers } from '@umpire/armies';
import { tenthCore as core } from '../../sources.js';

const muster = core('Muster Your Army', 'A-01');

/** The tenth edition. Our references print only the share of reserves; the rest is as lists of players keep it. */
export const tenthMuster: MusterNumbers = {
  sizes: [
    { id: 'incursion', name: 'Incursion', points: 1000, enhancements: 3, copies: 3 },
    { id: 'strike-force', name: 'Strike Force', points: 2000, enhancements: 3, copies: 3 },
    { id: 'onslaught', name: 'Onslaught', points: 3000, enhancements: 3, copies: 3 },
  ],
  detachments: { least: 1, most: 1 },
  copies: { doubled: ['BATTLELINE', 'DEDICATED TRANSPORT'], single: ['EPIC HERO'] },
  upgrades: null,
  reserves: { share: 1 / 4, never: ['FORTIFICATION'], always: ['AIRCRAFT'], free: ['deep-strike'] },
  attached: { leaders: 1, supports: null },
  dedicatedCarry: false,
  supportsMustJoin: false,
  sources: {
    'army-faction': muster,
    'battle-size': muster,
    'unit-limit': muster,
    detachments: muster,
    units: muster,
    warlord: muster,
    enhancements: muster,
    'attached-units': core('Leader', 'A-01'),
    'dedicated-transports': core('Transports'),
    'transport-capacity': core('Transports'),
    'strategic-reserves': core('Strategic Reserves'),
  },
};
