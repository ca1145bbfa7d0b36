import { type Remote, wrap } from 'comlink';
import type { BattleDesk } from '../battle/worker.js';

let started: Remote<BattleDesk> | undefined;

/** The worker that plays battles; begun when it is first asked for. */
export function desk(): Remote<BattleDesk> {
  started ??= wrap<BattleDesk>(
    new Worker(new URL('../battle/worker.ts', import.meta.url), { type: 'module', name: 'battle' }),
  );
  return started;
}
