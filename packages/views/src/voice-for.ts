import type { Answer } from './answer.js';
import type { Voice } from './voice.js';

/** The voice for an answer: where its game counts stands it says stands. */
export function voiceFor(voice: Voice, { counted = 'models' }: Pick<Answer, 'counted'>): Voice {
  if (counted === 'models') return voice;
  return { ...voice, say: { ...voice.say, ...voice.say.counted[counted] } };
}
