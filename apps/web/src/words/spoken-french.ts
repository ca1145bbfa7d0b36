import { frenchVoice } from '@umpire/views';
import { french } from './french.js';

/** What a page in French says first. */
export const spokenFrench = { words: french, voice: frenchVoice() };
