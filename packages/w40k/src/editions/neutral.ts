import { ignoreFirstFailedSave } from '../abilities/ignore-first-failed-save.js';
import type { W40kLayer } from './layer.js';
import { commonLimits } from './limits.js';

/** What all editions share: words and steps, and nothing that any of them prints otherwise. */
export const neutral: W40kLayer = {
  id: 'w40k',
  name: 'Warhammer 40,000',
  playable: false,
  numbers: { limits: commonLimits },
  entries: [{ add: ignoreFirstFailedSave({ document: 'Datasheets' }) }],
};
