import type { Layer, RuleSet } from '@umpire/rules';
import type { AbilityHooks } from '../abilities/ability.js';
import { allAbilities } from '../abilities/index.js';
import { allOptions } from './register.js';

/** Every number is a ruling, and so an option. */
export type EpicNumbers = Readonly<Record<string, never>>;
export type EpicLayer = Layer<AbilityHooks, EpicNumbers>;
export type EpicRules = RuleSet<AbilityHooks, EpicNumbers>;

const neutral: EpicLayer = { id: 'netepic', name: 'NetEpic', playable: false, entries: [] };

/** The French line, second version: the printed table of abilities, and the reference where it is silent. */
const french: EpicLayer = {
  id: 'netepic-fr2',
  name: 'NetEpic Palladium, version 2',
  on: 'netepic',
  playable: true,
  options: allOptions,
  entries: allAbilities.map((add) => ({ add })),
};

export const layers: readonly EpicLayer[] = [neutral, french];
