import { type Answer, conditionWords, oneLine } from '@umpire/views';
import { conditionsOf } from '../scenario/to-scenario.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';

/** An answer in one line, with every condition that is not the normal case. */
export function useLine(answer: Answer): string {
  const voice = useVoice();
  const words = useWords();
  const { draft, open } = useStore();
  const ruled = Object.entries(draft.options ?? {}).map(
    ([option, value]) => `${open.find((one) => one.option === option)?.ruling || option} ${words.book.ruledSo(value)}`,
  );
  const conditions = conditionWords(conditionsOf(draft.conditions, draft.phase), voice);
  return oneLine(answer, voice, { conditions: [...conditions, ...ruled] });
}
