import { expose } from 'comlink';
import { config } from 'zod/mini';
import { ordealEngine } from './engine.js';

// the content-security policy forbids compiling validators from text
config({ jitless: true });

expose(ordealEngine);
