import { parentPort, workerData } from 'node:worker_threads';
import { playShare, type Share } from './battle-share.js';

parentPort?.postMessage(playShare(workerData as Share, () => parentPort?.postMessage('battle')));
