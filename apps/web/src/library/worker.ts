import { expose } from 'comlink';
import { config } from 'zod';
import { LibraryDesk } from './desk.js';

// the content-security policy forbids compiling validators from text
config({ jitless: true });
expose(new LibraryDesk());
