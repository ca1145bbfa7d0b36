import { expose } from 'comlink';
import { config } from 'zod/mini';
import { engine } from './engine.js';
import { AheadMissing, readyAhead } from './look-ahead.js';
import { ready } from './understand.js';

// the content-security policy forbids compiling validators from text
config({ jitless: true });

/** The editions that a question is about: by id, of a scenario, or of several. */
const editionsIn = (asked: unknown): readonly unknown[] => {
  if (Array.isArray(asked)) return asked.flatMap(editionsIn);
  return typeof asked === 'object' && asked !== null && 'edition' in asked ? [asked.edition] : [asked];
};

/** The same engine, which loads an edition before it answers for it, and what looks ahead once a question needs it. */
const loading = Object.entries(engine).map(([name, method]) => [
  name,
  async (...asked: unknown[]): Promise<unknown> => {
    await ready(...editionsIn(asked[0]));
    try {
      return await Reflect.apply(method, engine, asked);
    } catch (error) {
      if (!(error instanceof AheadMissing)) throw error;
      await readyAhead();
      return Reflect.apply(method, engine, asked);
    }
  },
]);
expose(Object.fromEntries(loading));
