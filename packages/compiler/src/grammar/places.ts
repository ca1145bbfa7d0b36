import type { Condition } from '@umpire/effects';
import { every, not, said } from '../meaning/fill.js';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import { state } from './build.js';
import { say } from './say.js';

/* Where someone is: ranges, zones, objectives, reserves. Each place is said once and serves every way to be there. */

/** Within a unit's engagement range: of anybody of the enemy, or of those described. */
function reachOf({ who }: Np): Condition {
  const isAnyEnemy = typeof who === 'object' && who.side === 'theirs' && !who.keywords && !who.where;
  return isAnyEnemy ? state('engaged') : { within: { the: 'engagement-range', of: 'mine' }, of: '?x', from: who };
}

export const places: readonly Rule[] = [
  // Objectives, and who holds them.
  say('marker', '(a|one or more|any) objective [marker]', () => state('in-range-of-objective')),
  say('marker', '(a|one or more|any|the) objective [marker] {held}', (held) => held),
  say('held', '[that] (you|your army) control', () => state('in-range-of-own-objective')),
  say('held', '[that] (your|the) opponent control', () => state('in-range-of-enemy-objective')),
  say('held', '[that] you do not control', () =>
    every([state('in-range-of-objective'), not(state('in-range-of-own-objective'))]),
  ),

  // Areas.
  say('area', 'engagement range of {np}', reachOf),
  say('area', '(range|engagement range) of {marker}', (marker) => marker),
  say('area', '{holder} deployment zone', (holder) => state(`in-${holder}-deployment-zone`)),
  say('area', 'half range', () => state('within-half-range')),
  say('area', 'a terrain area', () => state('in-terrain-area')),
  say('area', '(reserve|strategic reserve)', () => state('in-reserves')),
  say('holder', 'your', () => 'own'),
  say('holder', "(your|the) opponent 's", () => 'enemy'),

  // Being there.
  say('at', '(within|in) {area}', (area) => area),
  say('at', 'engaged with {np}', reachOf),
  say('at', 'wholly within {holder} deployment zone', (holder) => state(`wholly-in-${holder}-deployment-zone`)),
  say('at', 'on (a|one or more) objective', () => state('in-range-of-objective')),
  say('at', '(within|on) a terrain area', () => state('in-terrain-area')),
  say('pred', 'be [currently|already] {at}', (at) => at),
  say('pred', 'be not [currently|already] {at}', (at) => not(at)),
  say('relative', '[that be] [currently|already] {at}', (at) => at),
  say('relative', 'that be not [currently|already] {at}', (at) => not(at)),
  say('place', '{at}', (at) => at),
  say('place', 'not {at}', (at) => not(at)),
  say('at', '[wholly] within {far} of that objective [marker]', (far) => ({ within: far, of: '?x', from: '?marker' })),
  say('cond', '{np} control (a|one or more) objective [marker]', (np) =>
    np.any ? undefined : said(state('in-range-of-own-objective'), np.who),
  ),
];
