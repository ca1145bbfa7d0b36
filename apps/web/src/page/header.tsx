import { lazy, Suspense } from 'react';
import { setEdition } from '../state/edit.js';
import { useStore, type View } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';

const Settings = lazy(async () => ({ default: (await import('./settings.js')).Settings }));

const VIEWS: readonly View[] = ['odds', 'matrix'];

export function Header() {
  const words = useWords();
  const { view } = useStore();
  return (
    <header className="head">
      <h1>
        <img src="/icon.svg" width="24" height="24" alt="" />
        {words.title}
      </h1>
      <nav aria-label={words.views.label}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            aria-current={view === one ? 'page' : undefined}
            onClick={() => useStore.setState({ view: one })}
          >
            {words.views[one]}
          </button>
        ))}
      </nav>
      <EditionChoice />
      <Suspense>
        <Settings />
      </Suspense>
    </header>
  );
}

function EditionChoice() {
  const words = useWords();
  const { say } = useVoice();
  const { editions, draft } = useStore();
  const ids = editions.map(({ id }) => id);
  const shown = ids.includes(draft.edition) ? ids : [draft.edition, ...ids];
  return (
    <select aria-label={words.edition} value={draft.edition} onChange={(e) => setEdition(e.target.value)}>
      {shown.map((id) => (
        <option key={id} value={id}>
          {say.edition(id)}
        </option>
      ))}
    </select>
  );
}
