import { expose } from 'comlink';
import { readBook } from './book.js';

const reader = { read: readBook };
export type BookReader = typeof reader;
expose(reader);
