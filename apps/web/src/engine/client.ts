import { proxy, type Remote, wrap } from 'comlink';
import type { Engine } from './engine.js';

let started: Remote<Engine> | undefined;

/** The engine, in a worker of its own: the page never waits for it. */
export function engine(): Remote<Engine> {
  started ??= wrap<Engine>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' }));
  return started;
}

export { proxy };
