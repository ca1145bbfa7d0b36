import { expose } from 'comlink';
import { config } from 'zod';
import { readPage } from './paste.js';

config({ jitless: true });

const importer = { readPage };
export type Importer = typeof importer;
expose(importer);
