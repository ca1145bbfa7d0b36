import type { LayerEntry } from '@umpire/rules';
import { devastatingWounds } from '../abilities/devastating-wounds.js';
import { hazardous } from '../abilities/hazardous.js';
import { indirectFire } from '../abilities/indirect-fire.js';
import type { AttackHooks, AttackRule } from '../attack/hooks.js';
import { lateRules } from '../rules/tenth/index.js';
import { tenthUpdate as update } from '../sources.js';
import type { W40kLayer } from './layer.js';
import { tenthLaunch, tenthShooting } from './tenth-launch.js';

const overrides = new Map<string, AttackRule>(
  [
    devastatingWounds({ source: update('Devastating Wounds'), wounds: 'mortal', after: 'unit', reducedByTarget: true }),
    hazardous({
      source: update('Hazardous'),
      summary:
        'One roll for each such weapon with a target; a 1 is 3 mortal wounds for one model with one, never for a second model.',
      failsUpTo: 1,
      suffers: () => 3,
      spills: false,
      when: 'targeted',
    }),
    indirectFire({
      source: update('Indirect Fire'),
      summary: 'An unseen target has the benefit of cover, the hit roll is lowered by 1, and unmodified 1-3 miss.',
      penalty: true,
      missesUpTo: 3,
      missesWithSpotter: 3,
      hitRerolls: true,
    }),
    ...lateRules,
  ].map((rule) => [rule.id, rule]),
);

const entries: readonly LayerEntry<AttackHooks>[] = tenthLaunch.entries.map((entry) =>
  'add' in entry ? { add: overrides.get(entry.add.id) ?? entry.add } : entry,
);

/** Tenth edition with the core rules update of autumn 2024: a sibling of the early one, with the same ground. */
export const tenth: W40kLayer = {
  ...tenthLaunch,
  id: 'w40k-10',
  name: 'Warhammer 40,000, tenth edition',
  apartDigest: '23701b75',
  numbers: {
    ...tenthLaunch.numbers,
    spareBatches: true,
    shooting: {
      ...tenthShooting,
      snapNeedsSight: true,
      needsTarget: true,
      neverUnseen: ['torrent'],
      notLent: ['one-shot'],
    },
  },
  entries,
};
