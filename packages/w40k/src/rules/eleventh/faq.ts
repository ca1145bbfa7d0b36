import type { AttackRule } from '../../attack/hooks.js';
import { eleventhCore as core, eleventhNecrons as necrons } from '../../sources.js';
import { ground, inSteps, table } from '../record.js';

/** Answers that the attack sequence follows. */
const followed = table('faq', core, ground, [
  ['faq-crit-4-not-in-snap', 'Critical hits on 4+ and snap shooting', '05.01', 'They do not work there.'],
  ['faq-crit-4-beats-bs', 'Critical hits on 4+ and a skill of 5+', '05.01', 'A 4 hits all the same.'],
  ['faq-mortal-wound-allocated', 'When a mortal wound is allocated', '06.02', 'As its model is selected.'],
  [
    'faq-hazardous-allocation',
    'Who suffers for [HAZARDOUS]',
    '06.03',
    'The unit, by the order of mortal wounds, and not the bearer.',
  ],
  ['faq-hazard-one-roll', 'A unit makes a hazard roll', '06.03', 'One roll, whatever the number of models.'],
  ['faq-two-wounded-groups', 'Several wounded groups', '05.03', 'In any order, before the unwounded ones.'],
  [
    'faq-roll-hopeless-saves',
    'Saves that cannot succeed',
    '05.03',
    'Rolled all the same: a later group may save better.',
  ],
  ['faq-no-allocation-to-destroyed', 'Destroyed models', '05.03', 'Neither grouped nor struck.'],
]);

const coreAnswers = table('faq', core, inSteps, [
  ['faq-los-any-part', 'Line of sight', '06.01', 'From any part to any part, hull and weapon too.'],
  [
    'faq-passing-engagement-range',
    'Passing through engagement range',
    '03.04',
    'Engages nobody; where a move ends counts.',
  ],
  ['faq-terrain-above-ground', 'Above the ground', '13.01', 'Parts above a terrain area are within it.'],
  [
    'faq-battle-shock-action-allowed',
    'Actions while battle-shocked',
    '01.07',
    'A rule that lets one start lets it go on.',
  ],
  ['faq-battle-shock-stops-action', 'Battle-shock in an action', '01.07', 'Ends it.'],
  ['faq-tank-shock', 'Tank Shock', '15.06', 'Is Crushing Impact.'],
]);

const necronAnswers = table('faq', necrons, inSteps, [
  [
    'faq-rp-bodyguard',
    'Reanimation of a bodyguard unit',
    'Reanimation Protocols',
    'While one of its own models is left.',
  ],
  ['faq-rp-heals-d3', 'Reanimation Protocols', 'Reanimation Protocols', 'Heals D3 wounds.'],
  [
    'faq-cosmic-precision-anywhere',
    'Cosmic Precision: where',
    'Hypercrypt Legion',
    'Really anywhere; no edge and no Deep Strike needed.',
  ],
  [
    'faq-cosmic-precision-large-models',
    'Cosmic Precision: large models',
    'Hypercrypt Legion',
    'Follow the rule for large models.',
  ],
  ['faq-cosmic-precision-target', 'Cosmic Precision: whom', 'Hypercrypt Legion', 'No MONSTER unit.'],
  [
    'faq-hyperphasing-table',
    'Hyperphasing: how many',
    'Hypercrypt Legion',
    '1, 2 or 3 units by the size of the battle.',
  ],
  ['faq-frame-keyword', 'FRAME', 'Datasheets', 'Added to ten Necron datasheets.'],
]);

const twoConditions = table('faq', necrons, ground, [
  [
    'faq-conquering-tyrant',
    'Conquering Tyrant and Hard-wired for Destruction',
    'Awakened Dynasty',
    'The wider re-roll needs both conditions.',
  ],
]);

export const eleventhFaq: readonly AttackRule[] = [...followed, ...twoConditions, ...coreAnswers, ...necronAnswers];
