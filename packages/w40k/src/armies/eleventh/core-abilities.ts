import type { AttackRule } from '../../attack/hooks.js';
import { compiled } from '../../rules/record.js';
import { eleventhCore as core } from '../../sources.js';

const named = (id: string, name: string, section: string, summary: string, why: string): AttackRule => ({
  ...compiled({ id, name, kind: 'core-ability', source: core(section), summary }),
  why,
});

/** Abilities by name that are no effects: what reads them stands beside each. */
export const coreAbilities: readonly AttackRule[] = [
  named('leader', 'Leader', '24.22', 'May be attached to a bodyguard unit.', 'the muster reads it'),
  named('support', 'Support', '24.34', 'Must be attached to a bodyguard unit.', 'the muster reads it'),
  named(
    'feel-no-pain',
    'Feel No Pain',
    '24.12',
    'A wound about to be lost is not lost on this roll.',
    'it stands in the line of the model',
  ),
  named(
    'scouts',
    'Scouts',
    '24.32',
    'A move before the battle, or set up from reserves at home.',
    'deployment reads it',
  ),
  named('infiltrators', 'Infiltrators', '24.20', 'Deploys more than 8" from the enemy.', 'deployment reads it'),
];
