import type { Told } from '../battle/told.js';
import { lessonOf, useBattle } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';

/** In a first battle: the next deed in a line, which goes once it was done. */
export function Guide({ told }: { readonly told: Told }) {
  const { guide } = useTableWords();
  const isGuided = useBattle((state) => state.isGuided);
  const learned = useBattle((state) => state.learned);
  const [question] = told.questions;
  if (!isGuided || question === undefined) return null;
  const lesson = lessonOf(question);
  const says = guide[lesson];
  if (says === undefined || learned.includes(lesson)) return null;
  return <p className="guide">{says}</p>;
}
