import { eleventhNecrons as necrons } from '../../sources.js';
import type { Printed } from '../record.js';
import { every, isAny, isNone } from '../terms.js';

/* Words that the stratagems of the Necrons share. */

/** A stratagem of a detachment, at its price in command points. */
export const printed = (
  of: string,
  cost: number,
  id: string,
  name: string,
  summary: string,
  ruling?: string,
): Printed => ({ id, name, kind: 'stratagem', source: necrons(of, ruling), summary, of, cost });

export const reanimates = { activate: 'reanimation-protocols', for: 'unit' } as const;

/** DESTROYER CULT or FLAYED ONES. */
export const murderous = isAny('it', 'DESTROYER CULT', 'FLAYED ONES');

/** Neither MONSTER nor VEHICLE. */
export const onFoot = every(...isNone('it', 'MONSTER', 'VEHICLE'));

export const canoptek = isAny('it', 'CRYPTEK', 'CANOPTEK');
