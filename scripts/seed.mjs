// The laws draw the same cases in every run, so that a red run is red again; UMPIRE_SEED=N draws others.
import fc from 'fast-check';

const seed = Number(process.env.UMPIRE_SEED ?? 1);
if (!Number.isSafeInteger(seed))
  throw new Error(`UMPIRE_SEED must be a whole number; it is ${process.env.UMPIRE_SEED}`);
fc.configureGlobal({ seed });
