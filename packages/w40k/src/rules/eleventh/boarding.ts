import type { AttackRule } from '../../attack/hooks.js';
import { eleventhBoarding as boarding } from '../../sources.js';
import { compiled, exact, inText, type Printed } from '../record.js';
import { beforeShooting, offered, state } from '../terms.js';
import { commandReroll } from './core-stratagems.js';

const printed = (id: string, name: string, cost: number, summary: string, ruling = 'G-14'): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: boarding('Stratagems', ruling),
  summary,
  cost,
});

/** They replace the core stratagems of the same name. */
export const boardingReplaces: readonly AttackRule[] = [
  commandReroll(
    printed('command-re-roll', 'Command Re-roll', 1, 'One roll, test or save again; a sum as a whole.', 'G-15'),
    'desperate-escape',
  ),
  inText(
    printed(
      'insane-bravery',
      'Insane Bravery',
      1,
      'A failed battle-shock roll counts as passed, even for a battle-shocked unit.',
    ),
  ),
  compiled(
    printed(
      'counteroffensive',
      'Counter-offensive',
      2,
      'After an enemy fought, an engaged unit that has not been selected fights next.',
    ),
    offered({ at: 'unit-fought', edge: 'after' }, 2, [], state('engaged', 'it'), [
      { mark: 'must-fight-next', on: 'unit', until: 'phase' },
    ]),
  ),
];

/** All models of the target count for [BLAST] already, seen or not: the odds know of no walls. */
export const boardingAdds: readonly AttackRule[] = [
  exact(
    printed(
      'ba-explosive-clearance',
      'Explosive Clearance',
      1,
      'Unseen models count for one [BLAST] weapon, and it may strike them.',
    ),
    beforeShooting({ cost: 1, keywords: [] }, [
      { allow: 'count-unseen-models-for-blast', for: 'unit', until: 'phase' },
      { allow: 'allocate-to-unseen-models', for: 'unit', until: 'phase' },
    ]),
  ),
];
