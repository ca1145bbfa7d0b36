import { proxy, type Remote, wrap } from 'comlink';
import type { Engine } from './engine.js';
import type { Importer } from './import-worker.js';

let running: Worker | undefined;
let started: Remote<Engine> | undefined;

/** The engine, in a worker of its own: the page never waits for it. */
export function engine(): Remote<Engine> {
  if (started === undefined) {
    running = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    started = wrap<Engine>(running);
  }
  return started;
}

/** Ends whatever is being worked out; the next question starts anew. */
export function stopEngine(): void {
  running?.terminate();
  started = undefined;
}

let reading: Remote<Importer> | undefined;

/** What reads pasted pages, in a second worker that starts with the first page: the engine stays small. */
export function importer(): Remote<Importer> {
  reading ??= wrap<Importer>(
    new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module', name: 'import' }),
  );
  return reading;
}

export { proxy };
