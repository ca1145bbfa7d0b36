import { attackStates } from '@umpire/effects';

/*
 * Every state that effects of this game system may ask about. They stand apart from the rest of the vocabulary, which has every layer in it.
 */

/** What a scenario's conditions say by their own fields. */
const conditionStates = [
  'moved',
  'stationary',
  'advanced',
  'charged',
  'fell-back',
  'engaged',
  'visible',
  'in-cover',
  'within-half-range',
  'ranged-attack',
] as const;

/** Facts of attacker or target: where a unit stands, what it did, what was done to it. */
const factStates = [
  'arrived-this-turn',
  'battle-shocked',
  'below-half-strength',
  'below-starting-strength',
  'charge-target',
  'closest-eligible-of-its-kind',
  'closest-eligible-target',
  'dense-cover',
  'heroically-intervened',
  'hold-steady',
  'in-defensible-terrain',
  'in-range-of-enemy-objective',
  'in-range-of-objective-not-own',
  'in-range-of-objective',
  'in-range-of-own-objective',
  'leading',
  'led-by-necrons-character',
  'set-up-this-turn',
  'spotted-by-friend',
  'stationary-this-round',
  'targeted-by-subject',
  'visible-to-self',
  'was-charged',
  'wholly-within-power-matrix',
] as const;

/** States that a rule puts on a unit (`mark`), or that the end of an attack leaves. */
const markedStates = [
  'atomic-disintegrators',
  'broken-by-attacks',
  'dimensional-overseer',
  'cold-fervour-started',
  'crushing-impact-used',
  'fights-last',
  'fights-next',
  'full-wounds-row',
  'has-killed',
  'has-killed-before',
  'hit-by-subject',
  'in-crossfire',
  'in-resonant-focus',
  'lost-models-to-subject',
  'lost-wounds-to-subject',
  'mindshackled',
  'guarding',
  'oath-target',
  'ordered',
  'repaired',
  'must-fight-next',
  'suppressed',
  'swarmed',
  'swarmed-on',
  'terrified',
  'tesla-weave-spent',
  'to-be-killed-first',
  'unravelling',
  'untapped-power',
  'waaagh',
  'was-unravelling',
  'wide-distortion-fields',
  'worthy-foe',
] as const;

/** States that only a battle knows. */
const battleStates = [
  'advance-roll-shown',
  'attacks-roll-shown',
  'charge-roll-shown',
  'charges-a-swarmed-unit',
  'charges-an-engaged-unit',
  'charges-a-weakened-unit',
  'command-phase',
  'damage-roll-shown',
  'deny-the-witch-roll-shown',
  'desperate',
  'desperate-escape-roll-shown',
  'eligible-for-protocols',
  'eligible-to-fight',
  'enemy-charged-within-12',
  'engaged-with-an-attached-unit',
  'engaged-with-self',
  'engaged-with-subject',
  'fight-phase',
  'friendly',
  'hazard-roll-shown',
  'hit-roll-shown',
  'in-cult-ambush',
  'in-reserves',
  'may-deep-strike',
  'may-deny',
  'movement-phase',
  'on-the-battlefield',
  'one-touches-marker',
  'passes-battle-shock',
  'psychic-test-roll-shown',
  'reanimation-roll',
  'save-roll-shown',
  'repositioned',
  'self',
  'shooting-phase',
  'subject',
  'target-of-the-charge',
  'tests-battle-shock',
  'visible-to-unit',
  'wound-roll-shown',
] as const;

/** The facts that a scenario may state of its units, for views and help. */
export const facts: readonly string[] = [...factStates, ...markedStates].sort();

export const states: ReadonlySet<string> = new Set([
  ...attackStates,
  ...conditionStates,
  ...factStates,
  ...markedStates,
  ...battleStates,
]);
