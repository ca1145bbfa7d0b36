import type { Reply } from '@umpire/rules';
import type { Question, Told, ToldOption } from '../battle/told.js';
import { answer } from '../state/battle.js';
import { useShippedNames } from '../words/shipped-names.js';
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

/**
 * What an option does, whoever does it: `normal+skies>A1` moves through the skies, `A1+skies` does what is asked so. Weapons of
 * one name are told apart by their place in a volley, which says nothing to a player.
 */
export const deedsIn = ({ key, refs }: Pick<ToldOption, 'key' | 'refs'>): readonly string[] =>
  (key.split('>', 1)[0] ?? '')
    .split(/[+=]/)
    .filter((part) => part !== '' && !refs.includes(part))
    .map((part) => part.replace(/#\d+$/, ''));

/** The same in words: a seat by who plays it, a model by its name. */
export function useDeeds(told: Told): (option: Pick<ToldOption, 'key' | 'refs'>) => string {
  const words = useWords();
  return ({ key, refs }) => {
    if (key === 'A' || key === 'B') return told.titles[key];
    return deedsIn({ key, refs })
      .map((deed) => told.names[deed] ?? words.battle.deed(deed))
      .join(', ');
  };
}

/** Whom something is about, by name; a seat is said already. */
export const namesOf = (refs: readonly string[], { names }: Pick<Told, 'names'>): string =>
  refs.flatMap((ref) => (ref === 'A' || ref === 'B' ? [] : (names[ref] ?? ref))).join(', ');

/** An option in words: what, of whom, at what price. */
export function useSaid(told: Told): (option: ToldOption) => string {
  const words = useWords();
  const named = useShippedNames();
  const deeds = useDeeds(told);
  const { ask } = useTableWords();
  return (option) => {
    const { key, refs, rule, cost, faces } = option;
    const dice = faces ?? diceIn(key);
    if (dice !== undefined && rule === undefined) return ask.throwAgain(dice);
    const what = rule === undefined ? deeds(option) : named(rule);
    const price = cost === undefined || cost === 0 ? '' : ` (${words.commandPoints(`${cost}`)})`;
    return [what, namesOf(refs, told)].filter(Boolean).join(' · ') + price;
  };
}
