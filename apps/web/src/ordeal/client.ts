import { type Remote, wrap } from 'comlink';
import type { OrdealEngine } from './engine.js';

let started: Remote<OrdealEngine> | undefined;

/** A worker that starts with the first question of such a game. */
export function ordeals(): Remote<OrdealEngine> {
  started ??= wrap<OrdealEngine>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ordeals' }),
  );
  return started;
}
