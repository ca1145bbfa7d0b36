import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../../attack/hooks.js';
import { carriedOut } from '../record.js';
import { state } from '../terms.js';

/** 10th and 11th: wounds one by one, as the Command phase ends. */
export const reanimationByWounds = (source: Citation): AttackRule =>
  carriedOut(
    {
      id: 'reanimation-protocols',
      name: 'Reanimation Protocols',
      kind: 'army-rule',
      source,
      summary: 'As your Command phase ends each unit on the battlefield heals D3 wounds, reviving models.',
      of: 'Necrons',
    },
    {
      when: { at: 'command-end', edge: 'during', turn: 'mine' },
      if: state('on-the-battlefield', 'self'),
      do: [
        {
          heal: { op: '+', of: [{ dice: 'D3' }, { the: 'reanimation-roll', of: 'self' }] },
          on: 'self',
          revive: true,
        },
      ],
    },
  );
