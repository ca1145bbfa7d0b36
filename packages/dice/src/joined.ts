import type { Compiled } from './compile.js';
import { merged, type Polynomial } from './polynomial.js';
import { isSameStrike } from './strike.js';

/** With nothing after the pool, streams that follow each other and do the same are one. */
export function joined(compiled: Compiled): Compiled {
  if (compiled.streams.length <= 1) return compiled;
  const streams = [...compiled.streams];
  const later = [...compiled.later];
  let { die, now } = compiled;
  for (let k = streams.length - 1; k > 0; k--) {
    const [a, b] = [streams[k - 1]!, streams[k]!];
    const same = a.bands.length === 1 && b.bands.length === 1 && isSameStrike(a.bands[0]!.strike, b.bands[0]!.strike);
    if (!same || later[k]) continue;
    die = dropped(merged(die, k, k - 1), k, streams.length);
    streams.splice(k, 1);
    later.splice(k, 1);
    if (k < now) now--;
  }
  return { ...compiled, streams, die, later, now: Math.min(now, streams.length) };
}

/** Closes the gap that a merged kind leaves. */
function dropped(die: Polynomial, kind: number, kinds: number): Polynomial {
  let closed = die;
  for (let k = kind + 1; k < kinds; k++) closed = merged(closed, k, k - 1);
  return closed;
}
