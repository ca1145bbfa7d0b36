import type { ArmyFacts, StandSheet } from '../table/stand.js';
import { darkEldar, darkEldarArmy } from './dark-eldar.js';
import { greatNecronArmy, greatOrkArmy } from './great-armies.js';
import { marines } from './marines.js';
import { necrons } from './necrons.js';
import { orkArmy, orks } from './orks.js';
import { marineArmy, necronArmy, skirmishArmies } from './test-armies.js';

/** Every shipped unit sheet, by id. */
export const sheets: ReadonlyMap<string, StandSheet> = new Map(
  [...necrons, ...marines, ...orks, ...darkEldar].map((sheet) => [sheet.id, sheet]),
);

/** The shipped armies; the first two play where none is named. */
export const armies: readonly ArmyFacts[] = [
  necronArmy,
  marineArmy,
  orkArmy,
  darkEldarArmy,
  greatNecronArmy,
  greatOrkArmy,
  ...skirmishArmies,
];
