import type { OptionValue } from '@umpire/rules';
import { useId } from 'react';
import type { OpenRuling } from '../engine/reply.js';
import { setRuling } from '../state/edit.js';
import { useStore } from '../state/store.js';
import { useSummaries } from '../words/use-summaries.js';
import { useWords } from '../words/use-words.js';

interface RulingProps {
  readonly edition: string;
  readonly ruling: Omit<OpenRuling, 'ruling'> & { readonly ruling?: string };
}

/** A question that the book leaves open, how we play it, and a switch to play it otherwise. */
export function RulingSwitch({ edition, ruling: { option, summary, usual, among, ruling } }: RulingProps) {
  const words = useWords();
  const summaryOf = useSummaries();
  const id = useId();
  const own = useStore(({ rulings }) => rulings[edition]?.[option]);
  const value = own ?? usual;
  const put = (next: OptionValue): void => setRuling(edition, option, next === usual ? undefined : next);
  return (
    <div className="ruling">
      <label htmlFor={id}>{summaryOf(summary)}</label>
      <span className="row">
        {typeof usual === 'number' && among === undefined ? (
          <input
            id={id}
            type="number"
            step="any"
            value={Number(value)}
            onChange={(e) => {
              if (e.target.value !== '' && Number.isFinite(e.target.valueAsNumber)) put(e.target.valueAsNumber);
            }}
          />
        ) : (
          <select id={id} value={`${value}`} onChange={(e) => put(answerOf(e.target.value, among ?? [true, false]))}>
            {(among ?? [true, false]).map((one) => (
              <option key={`${one}`} value={`${one}`}>
                {words.book.ruledSo(one)}
              </option>
            ))}
          </select>
        )}
        <span className="quiet">
          {[ruling, own === undefined ? words.book.asWeRule : words.book.weRule(words.book.ruledSo(usual))]
            .filter((part) => part !== undefined && part !== '')
            .join(' · ')}
        </span>
      </span>
    </div>
  );
}

const answerOf = (text: string, among: readonly OptionValue[]): OptionValue =>
  among.find((one) => `${one}` === text) ?? text;

/** What the question in the fields rules otherwise than we do; a tap plays it as usual again. */
export function RuledOtherwise() {
  const words = useWords();
  const summaryOf = useSummaries();
  const { draft, open } = useStore();
  return Object.entries(draft.options ?? {}).map(([option, value]) => {
    const known = open.find((one) => one.option === option);
    return (
      <p key={option} className="quiet ruled">
        <span aria-hidden="true">▲ </span>
        {known === undefined ? option : summaryOf(known.summary)} <b>{words.book.ruledSo(value)}</b>{' '}
        <button type="button" className="plain" onClick={() => setRuling(draft.edition, option, undefined)}>
          {words.book.ruleAsUsual}
        </button>
      </p>
    );
  });
}
