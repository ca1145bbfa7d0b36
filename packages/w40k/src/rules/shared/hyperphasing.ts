import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../../attack/hooks.js';
import { carriedOut } from '../record.js';
import { every, not, state, unit } from '../terms.js';

type Units = Readonly<Record<'incursion' | 'strike-force' | 'onslaught', number>>;

/** Hypercrypt Legion: unengaged units go into reserves as the opponent's turn ends, so many by the size of the battle. */
export const hyperphasing = (source: Citation, units: Units): AttackRule =>
  carriedOut(
    {
      id: 'hyperphasing',
      name: 'Hyperphasing',
      kind: 'detachment-rule',
      source,
      summary: `Up to ${Object.values(units).join(' / ')} unengaged units go into reserves as the opponent's turn ends.`,
      of: 'Hypercrypt Legion',
    },
    {
      when: { at: 'turn-end', edge: 'during', turn: 'theirs' },
      do: [
        {
          choose: unit('mine', ['NECRONS'], every(state('on-the-battlefield', 'it'), not(state('engaged', 'it')))),
          as: 'units',
          min: 0,
          max: {
            op: '+',
            of: [
              { table: units, by: { the: 'battle-size', of: 'mine' } },
              { count: unit('mine', [], state('dimensional-overseer', 'it')) },
            ],
          },
        },
        { reserve: 'units', as: 'repositioned' },
      ],
    },
  );
