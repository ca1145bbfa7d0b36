import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../../attack/hooks.js';
import { carriedOut } from '../../rules/record.js';
import { eleventhCore as core } from '../../sources.js';

/** An ability by name that is no effect: who reads it is its `why`. */
export const nameOnly = (id: string, name: string, source: Citation, summary: string, why: string): AttackRule => ({
  ...carriedOut({ id, name, kind: 'core-ability', source, summary }),
  why,
});

export const coreAbilities: readonly AttackRule[] = [
  nameOnly('leader', 'Leader', core('24.22'), 'May be attached to a bodyguard unit.', 'the muster reads it'),
  nameOnly('support', 'Support', core('24.34'), 'Must be attached to a bodyguard unit.', 'the muster reads it'),
  nameOnly(
    'feel-no-pain',
    'Feel No Pain',
    core('24.12'),
    'A wound about to be lost is not lost on this roll.',
    'it stands in the line of the model',
  ),
  nameOnly(
    'scouts',
    'Scouts',
    core('24.32'),
    'A move before the battle, or set up from reserves at home.',
    'the steps before the battle read it',
  ),
  nameOnly(
    'infiltrators',
    'Infiltrators',
    core('24.20'),
    'Deploys more than 8" from the enemy.',
    'deployment reads it',
  ),
];
