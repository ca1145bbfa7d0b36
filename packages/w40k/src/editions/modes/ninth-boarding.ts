import { boardingDisruptionFields, ninthBoardingRules } from '../../rules/ninth/index.js';
import { mode } from './mode.js';

export const ninthBoarding = mode({
  id: 'w40k-9-boarding',
  name: 'ninth edition, Boarding Actions',
  on: 'w40k-9',
  adds: ninthBoardingRules,
  replaces: [boardingDisruptionFields],
});
