import { eligibilityAbility } from '../abilities/ability.js';
import { assaultPenalty } from '../abilities/assault.js';
import { lightCover } from '../abilities/benefit-of-cover.js';
import { blastByMinimum } from '../abilities/blast.js';
import { heavyPenalty } from '../abilities/heavy.js';
import { rapidFireDoubled } from '../abilities/rapid-fire.js';
import { snapShooting } from '../abilities/snap-shooting.js';
import { ninthRules } from '../rules/ninth/index.js';
import { ninthCore as core } from '../sources.js';
import { adds, type W40kLayer } from './layer.js';
import { commonLimits } from './limits.js';

const type = (id: string, name: string, summary: string) => ({
  ...eligibilityAbility({ id, name, source: core(name), summary }),
  kind: 'weapon-type' as const,
});

export const ninth: W40kLayer = {
  id: 'w40k-9',
  name: 'Warhammer 40,000, ninth edition',
  on: 'w40k',
  playable: true,
  apartDigest: '620319b2',
  numbers: {
    operations: ['set', 'divide', 'multiply', 'add', 'subtract'],
    limits: { ...commonLimits, skill: { improves: 'down' } },
    saves: 'one-by-one',
    saveImprovesBy: 99,
    toughness: 'most-models',
    toughnessAsked: 'pool',
    allocation: 'wounded-first',
    mortalWoundsSpareCharacters: false,
    spareAttacks: 'roll',
    spareBatches: 'assumed',
    mortalWoundsWait: { from: 2, until: 'unit' },
    shooting: {
      afterAdvance: ['assault'],
      notAtEngaged: ['blast'],
      afterFallBack: ['TITANIC'],
      engaged: { abilities: ['pistol'], keywords: ['MONSTER', 'VEHICLE'] },
    },
  },
  entries: adds(
    assaultPenalty(core('Assault')),
    heavyPenalty(core('Heavy')),
    rapidFireDoubled(core('Rapid Fire')),
    type('pistol', 'Pistol', 'May be fired by an engaged unit, at a unit within its Engagement Range.'),
    type('grenade', 'Grenade', 'One model of the unit may use one instead of its other weapons.'),
    type('melee', 'Melee', 'Used in the Fight phase.'),
    blastByMinimum(core('Blast')),
    lightCover(core('Light Cover')),
    snapShooting({
      source: core('Overwatch', 'G3'),
      name: 'Overwatch',
      summary: 'Only unmodified hit rolls of 6 hit (5 or 6 while holding steady), whatever skill and modifiers say.',
      hitsFrom: 6,
      rerolls: true,
    }),
    ...ninthRules,
  ),
};
