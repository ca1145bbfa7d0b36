import type { AttackRule } from '../../attack/hooks.js';
import { eleventhBoarding as boarding } from '../../sources.js';
import { carriedOut, exact, inSteps, type Printed } from '../record.js';
import { beforeShooting, every, offered, state, unit } from '../terms.js';
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
  carriedOut(
    printed(
      'insane-bravery',
      'Insane Bravery',
      1,
      'A failed battle-shock roll counts as passed, even for a battle-shocked unit.',
    ),
    {
      when: { at: 'battle-shock-roll', edge: 'after', turn: 'mine' },
      if: every(state('command-phase', 'mine'), state('battle-shocked', 'subject')),
      offer: {
        cost: 1,
        target: { as: 'unit', from: unit('mine', [], state('subject', 'it')) },
        despite: 'battle-shocked',
      },
      do: [{ lift: 'battle-shocked', from: 'unit' }],
    },
  ),
  carriedOut(
    printed(
      'counteroffensive',
      'Counter-offensive',
      2,
      'After an enemy fought, an engaged unit not yet selected fights next.',
    ),
    offered(
      { at: 'unit-fought', edge: 'after', of: unit('theirs') },
      2,
      [],
      every(state('engaged', 'it'), state('eligible-to-fight', 'it')),
      [{ mark: 'fights-next', on: 'unit', until: 'phase' }],
    ),
  ),
];

/** All models of the target count for [BLAST] already, seen or not: the odds know of no walls. */
export const boardingAdds: readonly AttackRule[] = [
  inSteps({
    id: 'operate-hatchway',
    name: 'Operate Hatchway',
    kind: 'core-rule',
    source: boarding('Hatchways', 'G-14'),
    summary: 'Once moved, a unit opens or shuts a hatchway within 1"; an enemy there may hold it by a roll-off.',
  }),
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
