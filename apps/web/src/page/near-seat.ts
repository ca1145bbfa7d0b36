import type { Seat } from '@umpire/rules';
import type { Level } from '../battle/told.js';

/** Whose edge of the table is below: the one person's; where two people or none sit at it, the first player's. */
export const nearSeat = ({ levels: { A, B } }: { readonly levels: Readonly<Record<Seat, Level>> }): Seat =>
  B === 'person' && A !== 'person' ? 'B' : 'A';
