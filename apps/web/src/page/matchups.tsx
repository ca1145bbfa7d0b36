import { type FormEvent, useId, useState } from 'react';
import { titleOf } from '../scenario/to-scenario.js';
import { type Matchup, openMatchup, putBack, removeMatchup, renameMatchup, saveMatchup } from '../state/matchups.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';

/** Questions kept by name: the one in the fields is saved, and any is opened, renamed or removed. */
export function Matchups({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const list = useStore((state) => state.matchups);
  const [removed, setRemoved] = useState<{ readonly matchup: Matchup; readonly at: number }>();
  return (
    <fieldset
      className="picker matchups"
      onKeyDown={(e) => {
        if (e.key === 'Escape') onClose();
      }}
    >
      <legend className="aside">{words.matchups.title}</legend>
      <Save />
      {removed !== undefined && (
        <p role="status" className="row">
          <span>{words.matchups.removed(removed.matchup.name)}</span>
          <button
            type="button"
            className="plain small"
            onClick={() => {
              putBack(removed.matchup, removed.at);
              setRemoved(undefined);
            }}
          >
            {words.matchups.putBack}
          </button>
        </p>
      )}
      {list.length > 0 && (
        <ul className="lines" aria-label={words.matchups.title}>
          {list.map((matchup, at) => (
            <Row
              key={matchup.name}
              matchup={matchup}
              onOpen={() => {
                openMatchup(matchup);
                onClose();
              }}
              onRemove={() => {
                removeMatchup(matchup.name);
                setRemoved({ matchup, at });
              }}
            />
          ))}
        </ul>
      )}
      <button type="button" className="plain start flush" onClick={onClose}>
        {words.close}
      </button>
    </fieldset>
  );
}

/** What a matchup is called until somebody calls it otherwise. */
function useTitle(): string {
  const words = useWords();
  const { say } = useVoice();
  const { attackers, target, edition } = useStore((state) => state.draft);
  const sides = [attackers.map(titleOf).filter(Boolean).join(' + '), titleOf(target)].map(
    (side) => side || words.unnamed,
  );
  return `${sides.join(' → ')}, ${say.edition(edition)}`;
}

function Save() {
  const words = useWords();
  const id = useId();
  const title = useTitle();
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const name = (typed ?? title).trim();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name === '') return;
    saveMatchup(name);
    setSaid(words.matchups.saved(name));
    setTyped(undefined);
  };
  return (
    <form className="naming" onSubmit={save}>
      <div className="field wide">
        <label htmlFor={id}>{words.name}</label>
        <input id={id} value={typed ?? title} autoComplete="off" onChange={(e) => setTyped(e.target.value)} />
      </div>
      <button type="submit" className="main" disabled={name === ''}>
        <span aria-hidden="true">★</span> {words.matchups.save}
      </button>
      <p role="status" className="quiet">
        {said}
      </p>
    </form>
  );
}

interface RowProps {
  readonly matchup: Matchup;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Row({ matchup: { name }, onOpen, onRemove }: RowProps) {
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  if (typed === undefined)
    return (
      <li>
        <button type="button" className="plain small flush" onClick={onOpen}>
          {name}
        </button>
        <span className="deeds-of">
          <button
            type="button"
            className="plain small"
            aria-label={words.matchups.rename(name)}
            onClick={() => setTyped(name)}
          >
            {words.matchups.renameShort}
          </button>
          <button type="button" className="icon" aria-label={words.matchups.remove(name)} onClick={onRemove}>
            ✕
          </button>
        </span>
      </li>
    );
  const put = (event: FormEvent): void => {
    event.preventDefault();
    if (renameMatchup(name, typed.trim())) setTyped(undefined);
    else setTaken(true);
  };
  return (
    <li>
      <form className="naming" onSubmit={put}>
        <input
          aria-label={words.matchups.rename(name)}
          aria-invalid={isTaken || undefined}
          value={typed}
          autoComplete="off"
          onChange={(e) => setTyped(e.target.value)}
        />
        <button type="submit" className="plain small">
          {words.done}
        </button>
        {isTaken && (
          <p role="alert" className="wrong">
            ✕ {words.matchups.taken}
          </p>
        )}
      </form>
    </li>
  );
}
