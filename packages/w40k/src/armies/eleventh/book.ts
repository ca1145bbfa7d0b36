import type { ArmyBook } from '@umpire/armies';
import { militarumSheets } from './astra-militarum.js';
import { eleventhDetachments } from './detachments.js';
import { knightSheets } from './imperial-knights.js';
import { necronSheets } from './necrons.js';
import { orkSheets } from './orks.js';
import { spaceMarineSheets } from './space-marines.js';
import { tyranidSheets } from './tyranids.js';

export const eleventhBook: ArmyBook = {
  edition: 'w40k-11',
  pricesFrom: {
    source: 'Munitorum Field Manual 1.1, and 1.2 where the table of statlines prints it',
    date: '2026-08-05',
  },
  factions: [
    { name: 'Necrons', keyword: 'NECRONS', rules: ['reanimation-protocols'], notModelled: [] },
    { name: 'Tyranids', keyword: 'TYRANIDS', rules: [], notModelled: [] },
    { name: 'Space Marines', keyword: 'ADEPTUS ASTARTES', rules: ['oath-of-moment'], notModelled: [] },
    { name: 'Orks', keyword: 'ORKS', rules: ['waaagh'], notModelled: [] },
    { name: 'Astra Militarum', keyword: 'ASTRA MILITARUM', rules: [], notModelled: ['orders after setting up'] },
    { name: 'Imperial Knights', keyword: 'IMPERIAL KNIGHTS', rules: [], notModelled: ['Code Chivalric', 'Bondsman'] },
  ],
  sheets: [...necronSheets, ...tyranidSheets, ...spaceMarineSheets, ...orkSheets, ...militarumSheets, ...knightSheets],
  detachments: eleventhDetachments,
};
