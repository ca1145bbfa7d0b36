import { expose } from 'comlink';
import { lookBack } from './look-back.js';

const worker = { lookBack };
export type LookBackWorker = typeof worker;
expose(worker);
