import type { Reply } from '@umpire/rules';
import type { Question, Told, ToldOption } from '../battle/told.js';
import { answer } from '../state/battle.js';
import { useWords } from '../words/use-words.js';

/** What each way to answer is given. */
export interface QuestionProps {
  readonly question: Question;
  readonly told: Told;
}

export const reply = (question: Question, said: Reply): void => void answer(question, said);

/** An option in words: what, of whom, at what price. */
export function useSaid(told: Told): (option: ToldOption) => string {
  const words = useWords();
  return ({ key, refs, rule, cost }) => {
    const [deed = '', rest] = key.split('>', 2);
    const of = refs.map((ref) => told.names[ref] ?? ref).join(', ');
    const what = rule ?? (rest === undefined && refs.includes(deed) ? '' : words.battle.deed(deed));
    const price = cost === undefined || cost === 0 ? '' : ` (${words.commandPoints(`${cost}`)})`;
    return [what, of].filter(Boolean).join(' · ') + price;
  };
}
