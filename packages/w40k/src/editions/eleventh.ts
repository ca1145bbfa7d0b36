import { eligibilityAbility } from '../abilities/ability.js';
import { anti } from '../abilities/anti.js';
import { assault } from '../abilities/assault.js';
import { coverSkill } from '../abilities/benefit-of-cover.js';
import { blastPerFive } from '../abilities/blast.js';
import { cleave } from '../abilities/cleave.js';
import { devastatingWounds } from '../abilities/devastating-wounds.js';
import { hazardous } from '../abilities/hazardous.js';
import { heavyBonus } from '../abilities/heavy.js';
import { ignoresCover } from '../abilities/ignores-cover.js';
import { indirectFire } from '../abilities/indirect-fire.js';
import { lance } from '../abilities/lance.js';
import { lethalHits } from '../abilities/lethal-hits.js';
import { melta } from '../abilities/melta.js';
import { precision } from '../abilities/precision.js';
import { psychicUnhindered } from '../abilities/psychic.js';
import { rapidFire } from '../abilities/rapid-fire.js';
import { snapShooting } from '../abilities/snap-shooting.js';
import { stealthCover } from '../abilities/stealth.js';
import { sustainedHits } from '../abilities/sustained-hits.js';
import { torrent } from '../abilities/torrent.js';
import { twinLinked } from '../abilities/twin-linked.js';
import { eleventhRules } from '../rules/eleventh/index.js';
import { eleventhCore as core } from '../sources.js';
import { adds, type W40kLayer } from './layer.js';
import { commonLimits } from './limits.js';

const isHeavy = (keywords: ReadonlySet<string>): boolean => keywords.has('MONSTER') || keywords.has('VEHICLE');

export const eleventh: W40kLayer = {
  id: 'w40k-11',
  name: 'Warhammer 40,000, eleventh edition',
  on: 'w40k',
  playable: true,
  options: {
    reviveExcludesCharacters: {
      default: true,
      ruling: 'V-05',
      summary: 'Whether healing brings back no CHARACTER models.',
    },
    hiddenNeedsDenseOnly: {
      default: false,
      ruling: 'V-03',
      summary: 'Whether only dense terrain hides models, and light terrain none.',
    },
    consolidationForcesFightsInOngoing: {
      default: true,
      ruling: 'V-06',
      summary: 'Whether enemies that come to be engaged by an ongoing consolidation fight at once.',
    },
    torrentHitsWhenSnapShooting: {
      default: true,
      ruling: 'G-07',
      summary: 'Whether Torrent weapons hit automatically while snap shooting.',
    },
    cosmicPrecisionIgnoresEnemyDZ: {
      default: true,
      ruling: 'G-12',
      summary: 'Whether Cosmic Precision lets a unit into the enemy deployment zone before round three.',
    },
    fightOnDeath: {
      default: 'withUnit',
      among: ['withUnit', 'immediate'],
      ruling: 'V-09',
      summary:
        'Whether models that fight on death wait for their unit to fight, or fight as soon as who destroyed them has.',
    },
    snapHitsAreCritical: {
      default: true,
      ruling: 'V-01',
      summary: 'Whether an unmodified 6 while snap shooting is a critical hit.',
    },
  },
  apartDigest: '5144c0bb',
  numbers: {
    operations: ['set', 'multiply', 'add', 'divide', 'subtract'],
    limits: { ...commonLimits, skill: { improves: 'down', least: 2, most: 6 } },
    saves: 'lowest-first',
    saveImprovesBy: 99,
    toughness: 'highest-bodyguard',
    toughnessAsked: 'pool',
    allocation: 'allocation-groups',
    mortalWoundsSpareCharacters: true,
    spareAttacks: 'die',
    spareBatches: true,
    mortalWoundsWait: { from: 1, until: 'pool' },
    shooting: {
      afterAdvance: ['assault'],
      isOneOfAdvanceAndEngaged: true,
      notAtEngaged: ['blast'],
      afterFallBack: [],
      notLent: ['one-shot'],
      engaged: { abilities: ['close-quarters', 'pistol'], keywords: ['MONSTER', 'VEHICLE'] },
      snapRange: 24,
      snapNeedsSight: true,
    },
  },
  entries: adds(
    anti(core('24.03')),
    assault(core('24.04')),
    blastPerFive(core('24.05')),
    cleave(core('24.06')),
    eligibilityAbility({
      id: 'close-quarters',
      name: 'Close-quarters',
      source: core('24.07'),
      summary: 'May be fired by an engaged unit, at units it is engaged with.',
    }),
    eligibilityAbility({
      id: 'pistol',
      name: 'Pistol',
      source: core('24.27'),
      summary: 'The older name of Close-quarters.',
    }),
    devastatingWounds({ source: core('24.10', 'G-06'), wounds: 'mortal', after: 'pool', reducedByTarget: false }),
    eligibilityAbility({
      id: 'extra-attacks',
      name: 'Extra Attacks',
      source: core('24.11'),
      summary: 'Attacks besides the one melee weapon chosen.',
    }),
    hazardous({
      source: core('24.15, 06.03'),
      summary:
        'One hazard roll for each such weapon selected; 1-2 is 1 mortal wound for the unit, 3 if all its models are MONSTERS or VEHICLES.',
      failsUpTo: 2,
      suffers: (models) => (models.every(isHeavy) ? 3 : 1),
      spills: true,
      when: 'selected',
    }),
    heavyBonus(
      core('24.16'),
      'Adds 1 to the hit roll in your Shooting phase if unengaged, not set up this turn, and no model moved more than 3".',
      { state: 'shooting-phase', of: 'mine' },
    ),
    ignoresCover(core('24.18')),
    indirectFire({
      source: core('24.19, 10.07'),
      summary:
        'Its targets have cover, seen or not; no hit is re-rolled, and unmodified 1-5 miss (1-3 if stationary with a friend who sees it).',
      penalty: false,
      missesUpTo: 5,
      missesWithSpotter: 3,
      hitRerolls: false,
      atAnyTarget: true,
    }),
    lance(core('24.21')),
    lethalHits({ source: core('24.23'), woundIs: 'offered' }),
    melta(core('24.25')),
    eligibilityAbility({
      id: 'one-shot',
      name: 'One Shot',
      source: core('24.26'),
      summary: 'May be selected once in a battle.',
    }),
    precision(
      core('24.28'),
      'The attacker may make the group of a visible CHARACTER the current one until these attacks are done or it is destroyed.',
    ),
    psychicUnhindered(core('24.29')),
    rapidFire(core('24.30')),
    stealthCover(core('24.33')),
    sustainedHits({ source: core('24.36', 'G-05, G-37') }),
    torrent(core('24.37', 'G-07')),
    twinLinked(core('24.38')),
    coverSkill(core('13.08')),
    snapShooting({
      source: core('15.09', 'V-01'),
      name: 'Snap Shooting',
      summary: 'Only unmodified hit rolls of 6 hit, whatever skill and modifiers say; no hit is re-rolled.',
      hitsFrom: 6,
      rerolls: false,
    }),
    ...eleventhRules,
  ),
};

/** The newest public text where it differs from the page. */
export const eleventhApp: W40kLayer = {
  id: 'app-2026-09',
  name: 'Newest public text, September 2026',
  playable: false,
  set: { snapHitsAreCritical: false },
  entries: [],
};
