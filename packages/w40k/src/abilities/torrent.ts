import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { nativeAbility } from './ability.js';

/** Hits automatically: no roll is made, so nothing keyed to one happens, and nothing can forbid it; snap shooting only where an option says so (G-07). */
export const torrent = (source: Citation): AttackRule =>
  nativeAbility(
    {
      id: 'torrent',
      name: 'Torrent',
      source,
      summary: 'The attack hits automatically; no hit roll is made, so it is never a critical hit.',
    },
    {
      plan: (plan, { conditions }, options) => ({
        ...plan,
        hit: conditions.snapShooting && options.torrentHitsWhenSnapShooting === false ? 'rolled' : 'automatic',
      }),
    },
  );
