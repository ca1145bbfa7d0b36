import type { Question, Told } from '../battle/told.js';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice } from '../words/use-words.js';

const withRule = (text: string, by: string | undefined): string => (by === undefined ? text : `${text} (${by})`);

/** What cannot be had now, and why: folded, so that it is there when somebody asks. */
export function NotAvailable({ question, told }: { readonly question: Question; readonly told: Told }) {
  const { ask } = useTableWords();
  const { say } = useVoice();
  const { refused } = question;
  if (refused.length === 0) return null;
  return (
    <details className="refused">
      <summary>{ask.notAvailable(refused.length)}</summary>
      <ul>
        {refused.map(({ about, rule, why }) => (
          <li key={`${rule}${about.join()}`} className="quiet">
            {[rule, about.map((ref) => told.names[ref] ?? ref).join(', ')].filter(Boolean).join(' · ')}
            {`${say.colon} `}
            {typeof why === 'string'
              ? ask.why[why]
              : why.map((one) => withRule(ask.reason(one.code) ?? say.issue(one).message, one.by)).join('; ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
