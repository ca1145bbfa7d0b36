import { eligibilityAbility } from '../abilities/ability.js';
import { anti } from '../abilities/anti.js';
import { assault } from '../abilities/assault.js';
import { coverSave } from '../abilities/benefit-of-cover.js';
import { blastPerFive } from '../abilities/blast.js';
import { devastatingWounds } from '../abilities/devastating-wounds.js';
import { hazardous } from '../abilities/hazardous.js';
import { heavyBonus } from '../abilities/heavy.js';
import { ignoresCover } from '../abilities/ignores-cover.js';
import { indirectFire } from '../abilities/indirect-fire.js';
import { lance } from '../abilities/lance.js';
import { lethalHits } from '../abilities/lethal-hits.js';
import { melta } from '../abilities/melta.js';
import { precision } from '../abilities/precision.js';
import { psychicAttack } from '../abilities/psychic.js';
import { rapidFire } from '../abilities/rapid-fire.js';
import { snapShooting } from '../abilities/snap-shooting.js';
import { stealthPenalty } from '../abilities/stealth.js';
import { sustainedHits } from '../abilities/sustained-hits.js';
import { torrent } from '../abilities/torrent.js';
import { twinLinked } from '../abilities/twin-linked.js';
import type { ShootingNumbers } from '../attack/may-attack.js';
import { earlyRules, tenthRules } from '../rules/tenth/index.js';
import { tenthCore as core } from '../sources.js';
import { adds, type W40kLayer } from './layer.js';

const isHardy = (keywords: ReadonlySet<string>): boolean =>
  ['CHARACTER', 'MONSTER', 'VEHICLE'].some((keyword) => keywords.has(keyword));

/** When ranged weapons may be fired. */
export const tenthShooting: ShootingNumbers = {
  afterAdvance: ['assault'],
  notAtEngaged: ['blast'],
  afterFallBack: [],
  engaged: { abilities: ['pistol'], keywords: ['MONSTER', 'VEHICLE'] },
  snapRange: 24,
};

/** Tenth edition as it stood in the first half of 2024. */
export const tenthLaunch: W40kLayer = {
  id: 'w40k-10-launch',
  name: 'Warhammer 40,000, tenth edition (early)',
  on: 'w40k',
  playable: true,
  options: {
    fightOnDeath: {
      default: 'immediate',
      among: ['withUnit', 'immediate'],
      summary:
        'Whether models that fight on death wait for their unit to fight, or fight as soon as who destroyed them has.',
    },
  },
  apartDigest: '8d37ea70',
  numbers: {
    operations: ['set', 'divide', 'multiply', 'add', 'subtract'],
    saves: 'one-by-one',
    saveImprovesBy: 1,
    toughness: 'bodyguard',
    toughnessAsked: 'unit',
    allocation: 'bodyguard-first',
    mortalWoundsSpareCharacters: false,
    spareAttacks: 'roll',
    spareBatches: false,
    mortalWoundsWait: { from: 1, until: 'unit' },
    shooting: tenthShooting,
  },
  entries: adds(
    assault(core('Assault')),
    rapidFire(core('Rapid Fire')),
    ignoresCover(core('Ignores Cover')),
    twinLinked(core('Twin-linked')),
    eligibilityAbility({
      id: 'pistol',
      name: 'Pistol',
      source: core('Pistol'),
      summary: 'May be fired by an engaged unit, at a unit it is engaged with.',
    }),
    torrent(core('Torrent')),
    lethalHits({ source: core('Lethal Hits'), woundIs: 'forced' }),
    lance(core('Lance')),
    indirectFire({
      source: core('Indirect Fire'),
      summary: 'An unseen target has the benefit of cover, and the hit roll is lowered by 1.',
      penalty: true,
      missesUpTo: 1,
      missesWithSpotter: 1,
      hitRerolls: true,
    }),
    precision(
      core('Precision'),
      'An attack that wounds an attached unit may be allocated by the attacker to a CHARACTER it sees.',
    ),
    blastPerFive(core('Blast')),
    melta(core('Melta')),
    heavyBonus(core('Heavy'), 'Adds 1 to the hit roll if the unit remained stationary.'),
    hazardous({
      source: core('Hazardous', 'T2'),
      summary:
        'One roll for each such weapon used; a 1 destroys a model with one, or is 3 mortal wounds for a CHARACTER, MONSTER or VEHICLE.',
      failsUpTo: 1,
      suffers: (models) => (models.some(isHardy) ? 3 : 'destroyed'),
      spills: true,
      when: 'attacked',
    }),
    devastatingWounds({ source: core('Devastating Wounds'), wounds: 'normal', after: 'unit', reducedByTarget: true }),
    sustainedHits({ source: core('Sustained Hits') }),
    eligibilityAbility({
      id: 'extra-attacks',
      name: 'Extra Attacks',
      source: core('Extra Attacks'),
      summary: 'Attacks besides the weapon chosen; their number is not modified.',
    }),
    anti(core('Anti')),
    eligibilityAbility({
      id: 'one-shot',
      name: 'One Shot',
      source: core('One Shot'),
      summary: 'May be used once in a battle.',
    }),
    psychicAttack(core('Psychic weapons and abilities')),
    stealthPenalty(core('Stealth')),
    coverSave(core('Benefit of Cover', 'T1')),
    snapShooting({
      source: core('Fire Overwatch'),
      name: 'Fire Overwatch',
      summary: 'Only unmodified hit rolls of 6 hit; only they are critical.',
      hitsFrom: 6,
      rerolls: true,
    }),
    ...tenthRules,
    ...earlyRules,
  ),
};
