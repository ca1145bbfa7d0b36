import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { ok, type Result } from '@umpire/kernel';
import type { BattleAsked, Simulation, SimulationAsked } from '../services.js';
import { engineOf, headingOf } from './battle.js';
import { type Counted, playShare, type Share, type Used } from './battle-share.js';

/** Plays battles in threads, each its share; which thread plays what changes nothing. */
export async function simulate(
  asked: BattleAsked,
  { battles, workers, rules, progress }: SimulationAsked,
): Promise<Result<Simulation>> {
  const heading = headingOf(asked);
  if (!heading.ok) return heading;
  const engine = engineOf(heading.value);
  if (!engine.ok) return engine;
  const began = performance.now();
  const first = Number(asked.seed);
  const many = Math.min(workers, battles);
  const shares = Array.from(
    { length: many },
    (_, n): Share => ({ heading: heading.value, first: first + n, step: many, end: first + battles, rules }),
  );
  let done = 0;
  const onBattle = (): void => progress(++done, battles);
  const file = new URL('./battle-worker.js', import.meta.url);
  const counted =
    many > 1 && existsSync(file)
      ? await Promise.all(shares.map((share) => inThread(file, share, onBattle)))
      : shares.map((share) => playShare(share, onBattle));
  const found = summed(counted, battles, (performance.now() - began) / 1000);
  return ok(rules ? { ...found, used: usedIn(counted.map(({ used }) => used)) } : found);
}

/** Megabytes for what is gone at once, of which battles make much. */
const YOUNG = 192;

const inThread = (file: URL, share: Share, onBattle: () => void): Promise<Counted> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: share, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.on('message', (message: 'battle' | Counted) => (message === 'battle' ? onBattle() : resolve(message)));
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? undefined : reject(new Error(`a thread ended with ${code}`))));
  });

function summed(counted: readonly Counted[], battles: number, seconds: number): Simulation {
  const total = (of: (one: Counted) => number): number => counted.reduce((sum, one) => sum + of(one), 0);
  const wins = (['A', 'B'] as const).map((seat) => {
    const won = total((one) => one.wins[seat]);
    return { seat, share: won / battles, interval: interval(won, battles) };
  });
  return {
    battles,
    draws: total((one) => one.draws),
    wins,
    score: [total((one) => one.score[0]) / battles, total((one) => one.score[1]) / battles],
    battlesPerSecond: battles / seconds,
  };
}

/** What there was, how much of it was used, and what never. */
function usedIn(all: readonly Used[]): NonNullable<Simulation['used']> {
  const union = (name: keyof Used): ReadonlySet<string> => new Set(all.flatMap((one) => [...one[name]]));
  const [brought, timed] = [union('brought'), union('timed')];
  const of = (there: readonly string[], done: keyof Used) => {
    const was = union(done);
    return { of: there.length, never: there.filter((id) => !was.has(id)).sort() };
  };
  return {
    timed: of(
      [...timed].filter((id) => brought.has(id)),
      'acted',
    ),
    brought: of([...brought], 'traced'),
    sheets: of([...union('fielded')], 'active'),
  };
}

/** Wilson's interval, 95 in a hundred. */
function interval(won: number, of: number): readonly [number, number] {
  const z = 1.959964;
  const share = won / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
