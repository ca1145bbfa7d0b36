import { boardingAdds, boardingReplaces } from '../../rules/eleventh/index.js';
import { mode } from './mode.js';

export const eleventhBoarding = mode({
  id: 'w40k-11-boarding',
  name: 'eleventh edition, Boarding Actions',
  on: 'w40k-11',
  adds: boardingAdds,
  replaces: boardingReplaces,
  apartDigest: 'bf9d7357',
});
