import type { RosterModels, RosterUnit, Selection } from '@umpire/datasheets';
import { isSameName } from '../fold-name.js';

export const modelCount = ({ models }: RosterUnit): number => models.reduce((sum, { count }) => sum + count, 0);

/** A unit that is one model and needs no line for it. */
export const loneModel = ({ name, models }: RosterUnit): RosterModels | undefined => {
  const [only, ...others] = models;
  return only && others.length === 0 && only.count === 1 && isSameName(only.name, name) ? only : undefined;
};

/** What all models of a group carry together. */
export const totalGear = ({ count, wargear, shared }: RosterModels): readonly Selection[] => [
  ...wargear.map((one) => ({ ...one, count: one.count * count })),
  ...shared,
];

export const counted = ({ count, name }: Selection): string => `${count}x ${name}`;

/** In lists parted by commas a name can have none. */
export const uncountedOne = ({ count, name }: Selection): string =>
  count === 1 ? withoutCommas(name) : `${count}x ${withoutCommas(name)}`;

export const withoutCommas = (name: string): string => name.replace(/,\s*/g, ' ');
