import type { Issue } from '@umpire/kernel';
import { placeOf } from '@umpire/views';
import { useVoice } from '../words/use-words.js';

/** What is wrong, where, and what to do; the same codes as everywhere. */
export function IssueList({ issues }: { readonly issues: readonly (Issue & { readonly by?: string })[] }) {
  const { say } = useVoice();
  return (
    <ul className="issues">
      {issues
        .slice(0, 8)
        .map((one) => ({ ...say.issue(one), by: one.by }))
        .map(({ code, severity, message, path, span, found, hint, near = [], by }) => (
          <li key={`${code}${path}${span?.line}${message}`}>
            <span className={severity === 'error' ? 'wrong' : 'warning'}>
              {severity === 'error' ? '✕' : '▲'} {message}
            </span>{' '}
            <span className="quiet">
              {[by, found, path, placeOf(span).replace(/^paste:/, ''), hint, near.join(', ')]
                .filter((part) => part !== undefined && part !== '')
                .join(' · ')}
            </span>{' '}
            <code className="quiet">{code}</code>
          </li>
        ))}
    </ul>
  );
}
