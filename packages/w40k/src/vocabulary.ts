import { attackNumbers, attackRerolls, type StepWords, type Vocabulary, verbTags } from '@umpire/effects';
import { layers } from './editions/index.js';
import { states } from './states.js';

/*
 * Every word that effects of this game system may use. What is not here is a mistake, and the linter says so.
 */

const plain: StepWords = {};

const steps: ReadonlyMap<string, StepWords> = new Map<string, StepWords>([
  ...[
    'battle',
    'deployment',
    'battle-round',
    'phase',
    'command-phase',
    'battle-shock-roll',
    'command-end',
    'command-control',
    'points-gained',
    'price-lowered',
    'stratagem-used',
    'movement-phase',
    'reinforcements',
    'shooting-phase',
    'subject',
    'charge-phase',
    'fight-phase',
    'turn-end',
    'turn-start',
    'selected-to-move',
    'selected-to-fall-back',
    'normal-move',
    'charge-declared',
    'declared-charge',
    'make-charge-move',
    'disembarked',
    'selected-to-shoot',
    'selected-to-fight',
    'targets-selected',
    'target-resolved',
    'power-attempted',
  ].map((step): [string, StepWords] => [step, plain]),
  ...['move', 'charge-move', 'close-in-ended'].map((step): [string, StepWords] => [step, { binds: ['moved'] }]),
  ['weapon-target-chosen', { binds: ['target', 'weapon'] }],
  ['hit-roll', { binds: ['attack', 'attacker', 'target', 'weapon'] }],
  ['wound-roll', { binds: ['attack', 'attacker', 'target', 'weapon'] }],
  ['dice-shown', { binds: ['shown'] }],
  ['unit-attacked', { binds: ['fallen', 'attacker'] }],
  ['unit-shot', { binds: ['fallen'] }],
  ['unit-fought', { binds: ['fallen'] }],
  ['mortal-wound-allocated', { binds: ['wounds'] }],
  ['model-destroyed', { binds: ['attacker'] }],
  ['unit-destroyed', { binds: ['attacker'] }],
  ['psychic-test-passed', { binds: ['test'] }],
]);

/** Numbers beside those of an attack. */
const numbers = [
  'advance-roll',
  'aura-range',
  'battle-shock-dice',
  'command-points',
  'battle-shock-roll',
  'battle-round',
  'battle-size',
  'charge-roll',
  'close-in-move',
  'cult-ambush',
  'deadly-demise-on',
  'deep-strike-clearance',
  'detection-range',
  'engagement-range',
  'fives',
  'hit-needed',
  'ingress-clearance',
  'leadership',
  'leadership-roll',
  'living-metal',
  'models-escaping',
  'move',
  'my-will-be-done',
  'objective-control',
  'objective-range',
  'ones',
  'printed-objective-control',
  'reanimation-roll',
  'stratagem-cost',
  'targeted-within',
  'wounds',
  'wounds-left',
] as const;

/** What `allow` and `forbid` may name, beside the rules that `forbid` may take away. */
const permissions = [
  'allocate-to-unseen-models',
  'attacks',
  'charge-after-advancing',
  'charge-after-disembarking',
  'charge-after-falling-back',
  'disembark-after-advancing',
  'displace',
  'fall-back',
  'move',
  'count-unseen-models-for-blast',
  'declare-a-charge',
  'ingress-anywhere',
  'indirect-fire-penalty',
  'invulnerable-save',
  'move-through-models-and-terrain',
  'reserve-when-redeployed',
  'shoot-after-advancing',
  'shoot-after-falling-back',
  'shoot-while-performing-an-action',
  'start-an-action',
  'start-an-action-after-advancing',
  'start-an-action-after-falling-back',
  'start-an-action-while-battle-shocked',
  'stride-over-low-terrain',
] as const;

/** What moves of a sort may pass. */
const passages = ['normal', 'advance', 'fall-back', 'surge'].flatMap((move) =>
  ['models', 'enemy-models', 'terrain'].map((what) => `${move}-through-${what}`),
);

/** Rules that effects name and that no layer has yet: each waits for the engine that carries it out. */
const awaited = ['automatic-wound', 'fight-on-death', 'shoot-on-death'] as const;

/** Grants that only steps of the battle read. */
const ofTheTable = ['free-stratagem', 'free-stratagem-again', 'set-up-apart'] as const;

/** Abilities that stand in the army books alone. */
const ofTheBooks = ['infiltrators', 'scouts'] as const;

/** What a rule may tell a unit to do, beside rules of that name: ways to act that only other rules give. */
const acts = [
  'battle-shock-test',
  'charge-at-enemy',
  'end-battle-shock',
  'fight',
  'leadership-test',
  'shoot',
  'shoot-at-attacker',
  'shoot-at-enemy',
  'shoot-at-subject',
  'charge-the-subject',
  'charge-who-is-near',
  'deep-strike-move',
  'into-the-fray',
  'leap-to-defend',
  'secure-objectives',
  'secure-one-objective',
  'shoot-the-subject',
  'snap-shoot-the-subject',
] as const;

const ruleIds: readonly string[] = layers.flatMap(({ entries }) =>
  entries.map((entry) => ('add' in entry ? entry.add.id : 'override' in entry ? entry.override.id : entry.remove)),
);

/** What `lintEffect` and the compiler are handed for Warhammer 40,000. */
export const vocabulary: Vocabulary = {
  states,
  steps,
  numbers: new Set([...Object.keys(attackNumbers), ...numbers]),
  rules: new Set([...ruleIds, ...awaited, ...ofTheTable, ...ofTheBooks, ...acts]),
  verbs: new Set(verbTags),
  rerolls: new Set([...attackRerolls, 'advance', 'charge', 'battle-shock', 'reanimation']),
  permissions: new Set([...permissions, ...passages, ...ruleIds]),
};
