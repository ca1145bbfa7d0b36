import { attackDice, Compiler } from './compile.js';
import { dieAt } from './die.js';
import { exactOutcome } from './exact.js';
import type { PoolNote } from './ledger.js';
import { certain, counted, single, thinned, widest } from './polynomial.js';
import { isDestroyed, keptStandings } from './standings.js';
import { struck } from './strike.js';
import type { Policies, Pool, Sequence, Volley } from './volley.js';

/** The chances of how many saves against one pool fail while the unit stands. */
export function failedSaves(volley: Volley, policies: Policies, { starts }: PoolNote): Float64Array {
  const chances: number[] = [1];
  for (const { pool, from } of starts) {
    const own = simpleFailures(volley, policies, pool, from);
    if (!own) return countedFailures(volley, policies, starts);
    const mass = own.reduce((sum, chance) => sum + chance, 0);
    chances[0]! -= mass;
    own.forEach((chance, n) => {
      chances[n] = (chances[n] ?? 0) + chance;
    });
  }
  return Float64Array.from(chances, (chance) => Math.max(0, chance ?? 0));
}

/** One kind of save dice that all fail alike: the k-th is failed while the unit stands if so many fail, and it stands so long. */
function simpleFailures(volley: Volley, policies: Policies, pool: Pool, from: Float64Array): number[] | undefined {
  const standings = keptStandings(volley.groups, volley.uses);
  const at = standings.standing(from.findIndex((chance) => chance > 0));
  const sequence = pool.sequence(at);
  const saved = sequence.order.filter((kind) => sequence.blows.get(kind)!.save);
  const mass = from.reduce((sum, chance) => sum + chance, 0);
  if (saved.length === 0) return [mass];
  const stream = new Compiler(standings, policies).stream(sequence.blows.get(saved[0]!)!, at, 'all');
  if (saved.length > 1 || stream.bands.length > 1 || !stream.alike) return undefined;
  const [band] = stream.bands;
  if (!band || band.chance === 0) return [mass];
  const die = thinned(
    dieAt(sequence, policies, sequence.steps.length, (kind) => (kind === saved[0] ? single(0) : certain)),
    0,
    band.chance,
  );
  const dice = attackDice(sequence, policies);
  const failures = counted(die, dice, [(dice.length - 1) * widest(die, 0)]);
  const gone = Uint8Array.from(from, (_, s) => (isDestroyed(standings.groups, standings.standing(s)) ? 1 : 0));
  const alive = (vector: Float64Array): number => vector.reduce((sum, chance, s) => sum + (gone[s] ? 0 : chance), 0);
  const atLeast: number[] = [mass];
  let tail = 1;
  let now = from;
  for (let k = 1; k < failures.length; k++) {
    tail = Math.max(0, tail - failures[k - 1]!);
    const stands = alive(now);
    if (tail === 0 || stands === 0) break;
    atLeast.push(tail * stands);
    now = struck(band.strike, now);
  }
  return atLeast.map((chance, k) => Math.max(0, chance - (atLeast[k + 1] ?? 0)));
}

/** Where dice fail differently by group, or in kinds: by a counter beside the standing. */
function countedFailures(volley: Volley, policies: Policies, starts: PoolNote['starts']): Float64Array {
  const known = keptStandings(volley.groups, volley.uses);
  const thrown = starts.map(({ pool, from }) => pool.sequence(known.standing(from.findIndex((chance) => chance > 0))));
  const saved = new Set(
    thrown.flatMap(({ order, blows, kinds }) =>
      order.filter((kind) => blows.get(kind)!.save).map((kind) => kinds[kind]!),
    ),
  );
  const of = (kind: string): boolean => saved.has(kind);
  const mostOf = (sequence: Sequence): number => {
    const die = dieAt(sequence, policies, sequence.steps.length, (kind) =>
      of(sequence.kinds[kind]!) ? single(0) : certain,
    );
    return (attackDice(sequence, policies).length - 1) * widest(die, 0);
  };
  const most = Math.max(...thrown.map(mostOf));
  const pools = new Set(starts.map(({ pool }) => pool));
  const { standings, afterEach } = exactOutcome(volley, policies, { tally: { pools, of, most } });
  const counts = new Float64Array(most + 1);
  afterEach.at(-1)!.forEach((chance, s) => {
    counts[Math.floor(s / standings.tallyStride)]! += chance;
  });
  return counts;
}
