import { french as catalogue, voiceOf } from '@umpire/views';
import { french } from './french.js';

/** What a page in French says first. */
export const spokenFrench = { words: french, voice: voiceOf('fr', catalogue) };
