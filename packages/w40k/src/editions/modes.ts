import type { AttackRule } from '../attack/hooks.js';
import { boardingAdds, boardingReplaces } from '../rules/eleventh/index.js';
import { boardingDisruptionFields, ninthBoardingRules } from '../rules/ninth/index.js';
import { combatPatrolRules } from '../rules/tenth/index.js';
import { adds, type W40kLayer } from './layer.js';

interface Mode {
  readonly id: string;
  readonly name: string;
  readonly on: string;
  readonly adds: readonly AttackRule[];
  readonly replaces?: readonly AttackRule[];
}

/** A way of playing an edition: its own rules, and what it prints in place of the edition's. */
const mode = ({ id, name, on, adds: added, replaces = [] }: Mode): W40kLayer => ({
  id,
  name: `Warhammer 40,000, ${name}`,
  on,
  playable: true,
  entries: [...adds(...added), ...replaces.map((rule) => ({ override: rule, because: 'the mode prints its own' }))],
});

export const ninthBoarding = mode({
  id: 'w40k-9-boarding',
  name: 'ninth edition, Boarding Actions',
  on: 'w40k-9',
  adds: ninthBoardingRules,
  replaces: [boardingDisruptionFields],
});

export const combatPatrol = mode({
  id: 'w40k-10-combat-patrol',
  name: 'tenth edition, Combat Patrol',
  on: 'w40k-10',
  adds: combatPatrolRules,
});

export const eleventhBoarding = mode({
  id: 'w40k-11-boarding',
  name: 'eleventh edition, Boarding Actions',
  on: 'w40k-11',
  adds: boardingAdds,
  replaces: boardingReplaces,
});
