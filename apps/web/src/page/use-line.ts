import { type Answer, conditionWords, oneLine } from '@umpire/views';
import { conditionsOf } from '../scenario/to-scenario.js';
import { useStore } from '../state/store.js';
import { useVoice } from '../words/use-words.js';

/** An answer in one line, with every condition that is not the normal case. */
export function useLine(answer: Answer): string {
  const voice = useVoice();
  const { draft } = useStore();
  return oneLine(answer, voice, { conditions: conditionWords(conditionsOf(draft.conditions, draft.phase), voice) });
}
