import { availableParallelism } from 'node:os';
import { issue } from '@umpire/kernel';
import { answer, type Context, refuse, type Status } from '../context.js';
import { askedOf, type BattleFlags } from './battle.js';

export interface SimulateOptions extends BattleFlags {
  readonly battles: string;
  readonly workers?: string;
  readonly rules?: boolean;
}

const MOST = 10_000_000;

/** Plays many battles, and says who wins how often. */
export async function simulate(context: Context, options: SimulateOptions): Promise<Status> {
  const battles = Number(options.battles);
  const workers = options.workers === undefined ? availableParallelism() : Number(options.workers);
  const wrong = [
    ...(isCount(battles) ? [] : [{ flag: '--battles', found: options.battles, fits: `1 to ${MOST}` }]),
    ...(isCount(workers) && workers <= 256
      ? []
      : [{ flag: '--workers', found: `${options.workers}`, fits: '1 to 256' }]),
    ...(options.seed === undefined || /^\d{1,15}$/.test(options.seed)
      ? []
      : [{ flag: '--seed', found: options.seed, fits: 'of at most 15 digits' }]),
  ];
  if (wrong.length > 0)
    return refuse(
      context,
      wrong.map(({ flag, found, fits }) =>
        issue('bad-number', `${flag} wants a whole number ${fits}.`, { found, hint: `for example ${flag} 100` }),
      ),
    );
  const asked = await askedOf(context, options);
  if (!asked.ok) return refuse(context, asked.error);
  const progress = await context.terminal.progress('battles');
  const found = await context.services
    .simulate(asked.value, { battles, workers, rules: options.rules === true, progress: progress.show })
    .finally(progress.stop);
  if (!found.ok) return refuse(context, found.error);
  answer(context, found.value, () => [
    { kind: 'lines', lines: context.voice.say.battle.simulated(found.value).map((line) => [line]) },
  ]);
  return 0;
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= MOST;
