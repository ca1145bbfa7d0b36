import { proxy, type Remote } from 'comlink';
import type { Engine } from './engine.js';
/** The engine, in a worker of its own: the page never waits for it. */
export declare function engine(): Remote<Engine>;
export { proxy };
//# sourceMappingURL=client.d.ts.map