import { gameOf } from '../game.js';
import type { W40kLayer } from './layer.js';
import { type EditionName, playable } from './names.js';
import { neutral } from './neutral.js';

type Load = () => Promise<readonly W40kLayer[]>;

const ninth: Load = async () => [(await import('./ninth.js')).ninth];
const launch: Load = async () => [(await import('./tenth-launch.js')).tenthLaunch];
const tenth: Load = async () => [(await import('./tenth.js')).tenth];
const eleventh: Load = async () => {
  const { eleventh: edition, eleventhApp } = await import('./eleventh.js');
  return [edition, eleventhApp];
};

/** A mode with the edition that it stands on. */
const mode =
  (on: Load, load: () => Promise<W40kLayer>): Load =>
  async () => [...(await on()), await load()];

const loads: Readonly<Record<(typeof playable)[number]['id'], Load>> = {
  'w40k-9': ninth,
  'w40k-9-boarding': mode(ninth, async () => (await import('./modes/ninth-boarding.js')).ninthBoarding),
  'w40k-10-launch': launch,
  'w40k-10': tenth,
  'w40k-10-combat-patrol': mode(tenth, async () => (await import('./modes/combat-patrol.js')).combatPatrol),
  'w40k-11': eleventh,
  'w40k-11-boarding': mode(eleventh, async () => (await import('./modes/eleventh-boarding.js')).eleventhBoarding),
};

/** The editions and modes that can be played, without a rule of theirs. */
export const editionNames: readonly EditionName[] = playable;

/**
 * The game with the layers of one edition, loaded when it is asked for: a page that answers one edition need not have the
 * others. What is no edition gives the game without any, and its `ruleSet` says so.
 */
export async function w40kWith(edition: string): Promise<ReturnType<typeof gameOf>> {
  const [id = ''] = edition.split('+');
  const load = Object.entries(loads).find(([known]) => known === id)?.[1];
  return gameOf([neutral, ...(load === undefined ? [] : await load())]);
}
