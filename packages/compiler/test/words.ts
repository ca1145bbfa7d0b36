import type { Vocabulary } from '@umpire/effects';
import { binds } from '../src/binds.js';

/*
 * The words of Warhammer 40,000 that compiled effects use beyond those of an attack. The game system takes them into its
 * vocabulary; a test holds every effect that the compiler makes to both lists.
 */

const words = {
  states:
    `just-opened open in-terrain-feature across-opened-hatchway order-received lost-models-to-self arrived-by-deep-strike arrived-this-turn arriving arriving-by-deep-strike at-half-range battle-shocked bearer below-half-strength
below-starting-strength bodyguard carries-self carrying held-unshocked-with-this-ability held-with-this-ability attached-to-another-kind charge-target charged closest-eligible-of-its-kind closest-eligible-target could-charge-subject could-shoot critical-hit
critical-wound damage-roll-shown damaged destroyed destroyed-by-self destroyed-by-subject destroyed-enemies disembarked
disembarked-from-self disembarked-after-advancing eligible-to-fight embarked embarked-in-self engaged failed-last-test fell-back advanced stationary has-this-ability hidden
hit-by-subject hit-by-self hit-roll-shown wound-roll-shown save-roll-shown charge-roll-shown advance-roll-shown attacks-roll-shown in-cover in-cover-of-self in-enemy-deployment-zone in-own-deployment-zone
in-range-of-enemy-objective in-range-of-objective in-range-of-own-objective in-reserves in-synapse-range in-synapse-range-of-others in-terrain-area just-destroyed just-selected-to-shoot just-selected-to-fight just-shot just-fought just-destroyed-enemies destroyed-in-melee chosen-target moved
leading lost-models-to-subject lost-wounds-to-subject made-advance-move made-charge-move made-consolidation-move made-disembark-move
made-fall-back-move made-ingress-move made-normal-move made-pile-in-move made-scout-move made-surge-move moved-over-by-subject
near-enemy-deployment-zone on-the-battlefield passed-last-test ranged-attack screened-by-self screened-by-unit secured set-up-this-turn targeted-by-subject targeted-this-phase one-side-of-hatchway slayer-of-unit visible-to-each-of-unit visible-to-each-of-both lost-wounds-this-phase lost-wounds-this-turn performing-an-action
under-my-control of-another-chapter under-order visible visible-to-self visible-to-subject visible-to-unit warlord was-charged was-engaged-with-subject
where-it-fell wholly-in-enemy-deployment-zone wholly-in-own-deployment-zone within-half-range focus-of-hatred must-fight-next subject saved-by-invulnerable moved-through-high-terrain used-from-firing-deck engaged-with-fortifications-only harmed-by-self
must-be-charged target-of-the-charge could-charge
fight-phase shooting-phase movement-phase charge-phase command-phase reinforcements battle-shock-step`.split(/\s+/),
  /** With the names that a step binds. */
  steps: {
    ...Object.fromEntries(
      `power-manifested psychic-phase hatchway-opened hatchway-operated weapon-target-chosen target-resolved reanimation advance-move any-move command-points-gained arrived arrived-by-deep-strike battle battle-round battle-shock-failed battle-shock-passed battle-shock-step
battle-shock-test charge-declared charge-move charge-phase command-phase consolidation-move declare-battle-formations deployment
disembark-move disembarked fall-back-move fight-phase ingress-move mortal-wounds-suffered move move-or-advance movement-phase muster
normal-move order-issued order-received phase pile-in-move reinforcements remained-stationary scout-move selected-to-advance selected-to-attack selected-to-charge
selected-to-consolidation selected-to-disembark selected-to-fall-back selected-to-fight selected-to-ingress selected-to-move
selected-to-normal selected-to-pile-in selected-to-scout selected-to-shoot selected-to-surge set-up shooting-phase stratagem-used
fired-overwatch surge-move targets-selected turn-end turn-start unit-fought unit-shot wounds-lost`
        .split(/\s+/)
        .map((step): [string, readonly string[]] => [step, []]),
    ),
    ...binds,
  } as Readonly<Record<string, readonly string[]>>,
  numbers:
    `parameter additional-attacks warp-charge own-dice own-dice-re-rollable surge-distance fight-reach additional-hits hits-on-unmodified transport-capacity consolidation-distance-if-engaging pile-in-distance-if-engaging advance-roll last-test orders order-range orders-at-once starting-strength points-of-included uncounted-units least-included most-included deadly-demise-on battle-round battle-shock-roll charge-roll command-points consolidation-distance desperate-escape-roll
detection-range engagement-range leadership leadership-roll move objective-control objective-range pile-in-distance stratagem-cost
toughness wounds wounds-left damage-roll attacks-roll`.split(/\s+/),
  rules:
    `operate-hatchway open-hatchway close-hatchway mortal-wounds-besides mortal-wounds-instead same-order ability-range-set ability-range-most cannot-perform more-for-rule ability embark-as dearer-stratagem mortal-wounds-as lost-ability both-abilities-of ability-roll stratagem-wounds-on stratagem-again stratagem-again-elsewhere set-up-in-parts always-within-half-range firing-deck-weapons disembark attach-beside attach-to attach-to-self join-host majority-toughness terrain-as leaders split-unit transport-only only-order
under-order orders-to issue-order battle-shock-dice attach-to-self-as battle-shock-test benefit-of-cover cannot-embark cannot-transport charge deadly-demise deep-strike
desperate-escape-tests embark detachment-tag die-becomes end-battle-shock fight fight-on-death fight-on-death-in-any-phase
shoot-on-death shoot-on-death-in-any-phase shoot-or-fight-on-death shoot-or-fight-on-death-in-any-phase fights-first
firing-deck free-stratagem free-stratagem-again hover infiltrators keyword leader leadership-test lone-operative lost-keyword orders
overwatch-hits-on ability-range reanimation-protocols scouts shoot shoot-at-subject shoot-at-attacker shoot-at-enemy charge-at-enemy charge-who-is-near snap-shooting snap-shoot-the-subject single-re-roll stealth stratagem-cost super-heavy-walker
transport transport-space`.split(/\s+/),
  rerolls: ['surge', 'reanimation', 'advance', 'charge', 'battle-shock', 'leadership', 'desperate-escape'],
  permissions:
    `target-unseen ignore-look-out-sir uncounted-order be-army-faction embark-after-disembarking fire-overwatch operate-hatchway prevent-hatchway charge-unseen ignore-lone-operative perform-a-manoeuvre perform-a-manoeuvre-after-falling-back perform-a-manoeuvre-after-advancing split-unit see-through-own-unit blast-bonus use-while-embarked charge-bonus blast-while-engaged advance-roll no-control-when-battle-shocked turn-while-moving re-roll-invulnerable-saves be-targeted-by-stratagems uncounted-in-reserves embark-in-self include include-together issue-orders-while-embarked orders-while-battle-shocked advance arrive-a-round-earlier arrive-in-any-round arrive-in-enemy-zone attacks be-overwatched be-warlord bear-enhancement
indirect-fire-penalty
battle-shock benefit-of-cover big-guns-never-tire charge-after-advancing charge-after-disembarking charge-after-falling-back
declare-a-charge disembark-after-advancing embark-with-bodyguard fall-back firing-deck include-several lone-operative move
pile-in-freely pile-in-towards-enemy be-targeted end-surge-engaged surge-towards-objective shoot-beyond-engagement attacks-but-at-subject attacks-but-at-enemy attacks-but-at-attacker split-attacks desperate-escape-tests-when-battle-shocked pile-in-towards-objective stand-on-top-of-self reserve-when-redeployed set-up-near shoot shoot-after-advancing shoot-after-falling-back start-an-action
start-an-action-after-advancing start-an-action-after-falling-back stratagems-while-battle-shocked desperate-escape-tests`.split(
      /\s+/,
    ),
} as const;

const throughs = [
  'models',
  'enemy-models',
  'terrain',
  'low-terrain',
  'high-terrain',
  'models-but-titanic',
  'models-but-monsters-and-vehicles',
  'enemy-models-but-monsters-and-vehicles',
  'friendly-monsters-and-vehicles',
  'engagement-range',
];
const moves = [
  'normal',
  'advance',
  'fall-back',
  'charge',
  'pile-in',
  'consolidation',
  'ingress',
  'disembark',
  'surge',
  'scout',
];

/** What a sort of move may pass through. */
const passages: readonly string[] = moves.flatMap((move) => [
  `${move}-ignoring-height`,
  `${move}-near`,
  ...throughs.map((what) => `${move}-through-${what}`),
]);

/** States, steps, counters and lists of abilities that rules of an army declare: a Waaagh! that is active, who has an ability, a Dark Pact. */
const isArmyName = (name: string): boolean =>
  /^(?:abilities-of|has|under|using|made|used|does|army|hit-with|destroyed-with|targeted-by|(?:wholly-)?in-range-of)-.+|.+-(?:active|target|points)$/.test(
    name,
  );

/** A game system's vocabulary with the words that compiled effects use; an army's own names are known by their form. */
export function withWords(base: Vocabulary): Vocabulary {
  const bindsOf = (step: string): readonly string[] => [
    ...new Set([...(base.steps.get(step)?.binds ?? []), ...(words.steps[step] ?? [])]),
  ];
  const steps = [...new Set([...base.steps.keys(), ...Object.keys(words.steps)])];
  return {
    states: new Set([...base.states, ...words.states]),
    steps: new Map(steps.map((step) => [step, { ...base.steps.get(step), binds: bindsOf(step) }])),
    numbers: new Set([...base.numbers, ...words.numbers]),
    rules: new Set([...base.rules, ...words.rules]),
    verbs: base.verbs,
    rerolls: new Set([...(base.rerolls ?? []), ...words.rerolls]),
    permissions: new Set([...(base.permissions ?? []), ...words.permissions, ...words.rules, ...passages]),
    coined: isArmyName,
  };
}
