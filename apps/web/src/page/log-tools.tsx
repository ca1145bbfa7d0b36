import { useState } from 'react';
import { copy, save } from '../share/files.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';
import type { Wanted } from './log-filter.js';

interface ToolsProps {
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly rounds: readonly number[];
  readonly toText: () => string;
  readonly toDice: () => string;
}

const HAS = ['all', 'roll', 'rule'] as const;
const SEATS = ['both', 'A', 'B'] as const;

/** What of a log is looked for, and its lines as text. */
export function LogTools({ wanted, onWant, rounds, toText, toDice }: ToolsProps) {
  const words = useWords();
  const { log } = useTableWords();
  const [said, setSaid] = useState('');
  const want = (some: Partial<Wanted>): void => onWant({ ...wanted, ...some });
  return (
    <search className="log-tools row" aria-label={log.search}>
      <input
        id="search-rules"
        type="search"
        aria-label={log.search}
        placeholder={log.search}
        value={wanted.typed}
        onChange={(e) => want({ typed: e.target.value })}
      />
      <Choice
        label={log.show}
        of={HAS}
        value={wanted.has}
        say={(one) => log.has[one]}
        onPick={(has) => want({ has })}
      />
      <Choice
        label={log.seat}
        of={SEATS}
        value={wanted.seat}
        say={(one) => (one === 'both' ? log.bothSeats : one)}
        onPick={(seat) => want({ seat })}
      />
      {rounds.length > 1 && (
        <Choice
          label={log.round}
          of={['all', ...rounds]}
          value={wanted.round}
          say={(one) => (one === 'all' ? log.allRounds : words.battle.roundShort(Number(one)))}
          onPick={(round) => want({ round })}
        />
      )}
      <button
        type="button"
        className="plain small"
        onClick={() => void copy(toText()).then((isDone) => setSaid(isDone ? words.copied : words.copyFailed))}
      >
        {log.copy}
      </button>
      <button
        type="button"
        className="plain small"
        onClick={() => save('dice.csv', new Blob(['\ufeff', toDice()], { type: 'text/csv' }))}
      >
        {log.dice}
      </button>
      <span role="status" className="quiet">
        {said}
      </span>
    </search>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly of: readonly T[];
  readonly value: T;
  readonly say: (one: T) => string;
  readonly onPick: (one: T) => void;
}

function Choice<T extends string | number>({ label, of, value, say, onPick }: ChoiceProps<T>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(e) => {
        const picked = of.find((one) => `${one}` === e.target.value);
        if (picked !== undefined) onPick(picked);
      }}
    >
      {of.map((one) => (
        <option key={one} value={one}>
          {say(one)}
        </option>
      ))}
    </select>
  );
}
