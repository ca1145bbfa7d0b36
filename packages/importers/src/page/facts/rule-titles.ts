import type { CoreRuleTopic } from '@umpire/datasheets';

/** Titles of core rules in any edition, as ids, and what each is about. Facts: names only. */
const BY_TOPIC: readonly (readonly [CoreRuleTopic, string])[] = [
  [
    'phase',
    `normal-move normal-moves advance advance-moves fall-back fall-back-moves remain-stationary move-units reinforcements
    charging-with-a-unit charge-bonus charge-move charge-moves overwatch performing-a-heroic-intervention heroic-interventions
    select-weapon select-weapons select-targets pile-in consolidate fight make-melee-attacks manifesting-psychic-powers
    deny-the-witch psychic-tests perils-of-the-warp smite morale-tests combat-attrition battle-shock battle-shock-tests
    declare-charges resolve-attacks flying-moves disembark embark transports strategic-reserves`,
  ],
  [
    'core',
    `engagement-range unit-coherency hit-roll hit-rolls wound-roll wound-rolls saving-throw saving-throws save-roll
    save-rolls allocate-attack inflict-damage destroyed mortal-wounds invulnerable-saves aura-abilities characters
    look-out-sir command-points the-warlord re-rolls objective-markers visibility psychic-weapons-and-abilities attached-units starting-strength below-half-strength
    psykers monsters vehicles aircraft titanic reserves modifying-characteristics random-characteristics roll-offs
    sequencing measuring-distances actions performing-actions`,
  ],
  [
    'terrain',
    `light-cover heavy-cover dense-cover defensible obscuring breachable scaleable difficult-ground
    exposed-position unstable-position inspiring fire-points terrain-and-cover terrain-features benefit-of-cover
    plunging-fire ruins woods hills obstacles craters`,
  ],
  ['boarding', 'operate-hatchway set-to-defend hatchways secure-site'],
  [
    'core-ability',
    'deep-strike feel-no-pain deadly-demise scouts fights-first infiltrators leader lone-operative stealth hover firing-deck support',
  ],
];

export const RULE_TOPICS: ReadonlyMap<string, CoreRuleTopic> = new Map(
  BY_TOPIC.flatMap(([topic, titles]) => titles.split(/\s+/).map((id) => [id, topic] as const)),
);

/** Rules that pages print under another rule's heading. */
export const PRINTED_WITHIN: Readonly<Record<string, readonly string[]>> = {
  'desperate-escape-tests': ['fall-back-moves', 'fall-back'],
};

/** 11th: the sections whose rules move or shoot units, by how their numbers begin. */
export function topicOfSection(section: string): CoreRuleTopic {
  if (/^(09|11|18|20|21)\./.test(section)) return 'move';
  if (/^(10|15)\./.test(section)) return 'shooting';
  if (section.startsWith('13')) return 'terrain';
  return 'core';
}

/** Steps that a sequence of the core rules has; a page that stops before the last has lost some. */
export const SEQUENCES: Readonly<Record<string, { readonly afterStep: string; readonly missing: string }>> = {
  'save-rolls': { afterStep: 'make-save-rolls', missing: 'the step that allocates the attacks' },
};
