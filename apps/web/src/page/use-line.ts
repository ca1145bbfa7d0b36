import { type Answer, conditionWords, oneLine } from '@umpire/views';
import { conditionsOf } from '../scenario/to-scenario.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';

/** An answer in one line, with every condition that is not the normal case. */
export function useLine(answer: Answer): string {
  const voice = useVoice();
  const words = useWords();
  const open = useStore((state) => state.open);
  const options = useStore(({ draft }) => draft.options);
  const situation = useStore(({ draft }) => draft.conditions);
  const phase = useStore(({ draft }) => draft.phase);
  const ruled = Object.entries(options ?? {}).map(
    ([option, value]) => `${open.find((one) => one.option === option)?.ruling || option} ${words.book.ruledSo(value)}`,
  );
  const conditions = conditionWords(conditionsOf(situation, phase), voice);
  return oneLine(answer, voice, { conditions: [...conditions, ...ruled] });
}
