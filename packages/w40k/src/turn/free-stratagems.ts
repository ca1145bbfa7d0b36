import { kebab } from '@umpire/kernel';
import type { Acting, Context } from '@umpire/rules';
import { grantedNames } from '../table/granted.js';
import type { Edition } from '../table/reading.js';
import { hasDone, unitOf } from '../table/reads.js';
import type { Table } from '../table/table.js';
import { read } from './kit.js';

/** Grants of a stratagem for nothing; the second also where its player has used it on another unit this phase. */
export const freeStratagems: readonly string[] = ['free-stratagem', 'free-stratagem-again'];

/** More often than any phase asks. */
const OFTEN = 99;

/** A use of a stratagem that a rule on its unit makes free, and lets it have though others have had it. */
export function freed(edition: Edition, context: Context<Table>, acting: Acting, rule: string): Acting {
  const unit = unitOf(context.state, acting.about[0] ?? '');
  if (!unit || unit.seat !== acting.seat) return acting;
  const reading = read(edition, context);
  const is = (grant: string): boolean => grantedNames(reading, grant, unit).some((name) => kebab(name) === rule);
  const isAgain = is('free-stratagem-again');
  if (!isAgain && !is('free-stratagem')) return acting;
  const isFirst = !hasDone(context.state, unit, `targeted-${acting.seat}`, 'phase');
  return { ...acting, cost: 0, ...(isAgain && isFirst ? { times: OFTEN } : {}) };
}
