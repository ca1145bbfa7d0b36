import { useState } from 'react';
import { copy } from '../share/files.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';

interface ToolsProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly toText: () => string;
}

/** What is looked for in a log, and its lines as text. */
export function LogTools({ typed, onType, toText }: ToolsProps) {
  const words = useWords();
  const { log } = useTableWords();
  const [said, setSaid] = useState('');
  return (
    <search className="log-tools row" aria-label={log.search}>
      <input
        id="search-rules"
        type="search"
        aria-label={log.search}
        placeholder={log.search}
        value={typed}
        onChange={(e) => onType(e.target.value)}
      />
      <button
        type="button"
        className="plain small"
        onClick={() => void copy(toText()).then((isDone) => setSaid(isDone ? words.copied : words.copyFailed))}
      >
        {log.copy}
      </button>
      <span role="status" className="quiet">
        {said}
      </span>
    </search>
  );
}
