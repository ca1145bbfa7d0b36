import type { MusterNumbers } from '@umpire/armies';
import { eleventhBoarding as boarding } from '../../sources.js';
import { eleventhMuster } from './eleventh.js';

/** Who fits through a hatchway, and no more of it than a patrol (G-14). */
export const eleventhBoardingMuster: MusterNumbers = {
  ...eleventhMuster,
  sizes: [
    {
      id: 'boarding-patrol',
      name: 'Boarding Patrol',
      points: 500,
      detachmentPoints: 2,
      aloneUpTo: 3,
      enhancements: 1,
      copies: 2,
    },
  ],
  only: ['INFANTRY', 'BEAST', 'SWARM'],
  sources: {
    ...eleventhMuster.sources,
    'battle-size': boarding('Muster', 'G-14'),
    units: boarding('Muster', 'G-14'),
  },
};
