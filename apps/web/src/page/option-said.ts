import type { Reply } from '@umpire/rules';
import type { Question, Told, ToldOption } from '../battle/told.js';
import { answer } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';

/** What each way to answer is given. */
export interface QuestionProps {
  readonly question: Question;
  readonly told: Told;
}

export const reply = (question: Question, said: Reply): void => void answer(question, said);

/** Dice that may be thrown again are named by what they show: `1:6` of a kind, `0:3+5:3` the 3 of a sum. */
export const diceIn = (key: string): string | undefined => {
  const [, faces, one] = /^\d+:(\d+(?:\+\d+)*)(?::(\d+))?$/.exec(key) ?? [];
  return one === undefined || one === '0' ? faces : one;
};

/** An option in words: what, of whom, at what price. */
export function useSaid(told: Told): (option: ToldOption) => string {
  const words = useWords();
  const { ask } = useTableWords();
  return ({ key, refs, rule, cost }) => {
    const dice = diceIn(key);
    if (dice !== undefined && rule === undefined) return ask.throwAgain(dice);
    const [deed = '', rest] = key.split('>', 2);
    const of = refs.map((ref) => told.names[ref] ?? ref).join(', ');
    const what = rule ?? (rest === undefined && refs.includes(deed) ? '' : words.battle.deed(deed));
    const price = cost === undefined || cost === 0 ? '' : ` (${words.commandPoints(`${cost}`)})`;
    return [what, of].filter(Boolean).join(' · ') + price;
  };
}
