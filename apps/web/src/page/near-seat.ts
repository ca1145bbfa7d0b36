import type { Seat } from '@umpire/rules';
import type { Level } from '../battle/told.js';

type Levels = Readonly<Record<Seat, Level>>;

/** Whose edge of the table is below: the one person's; where two people or none sit at it, the first player's. */
export const nearSeat = ({ levels: { A, B } }: { readonly levels: Levels }): Seat =>
  B === 'person' && A !== 'person' ? 'B' : 'A';

/** Two people at one device. */
export const isShared = ({ A, B }: Levels): boolean => A === 'person' && B === 'person';
