/** The names that a step binds, beside whom it is about. Every other step binds none. */
export const binds: Readonly<Record<string, readonly string[]>> = {
  'attack-allocated': ['attack', 'attacker', 'target', 'weapon'],
  'save-failed': ['attack', 'attacker', 'target', 'weapon'],
  'weapon-target-chosen': ['target', 'weapon'],
  'model-destroyed': ['attacker'],
  'unit-destroyed': ['attacker'],
  'dice-shown': ['shown'],
};
