import { deskEditions } from '../ordeal/desks.js';
import { setEdition } from '../state/edit.js';
import type { View } from '../state/place.js';
import { useStore } from '../state/store.js';
import { useVoice, useWords } from '../words/use-words.js';
import { Link } from './link.js';

const VIEWS = ['odds', 'matrix', 'battle', 'library', 'rules'] as const satisfies readonly View[];

export function Header() {
  const words = useWords();
  const { view } = useStore(({ place }) => place);
  return (
    <header className="head">
      <h1>
        <img src="/icon.svg" width="24" height="24" alt="" />
        {words.title}
      </h1>
      <nav aria-label={words.views.label}>
        {VIEWS.map((one) => (
          <Link
            key={one}
            to={{ view: one }}
            className="tab"
            current={view === one || (one === 'rules' && view === 'support')}
          >
            {words.views[one]}
          </Link>
        ))}
      </nav>
      <EditionChoice />
      <Link to={{ view: 'settings' }} className="icon" label={words.settings} current={view === 'settings'}>
        ⋯
      </Link>
    </header>
  );
}

function EditionChoice() {
  const words = useWords();
  const { say } = useVoice();
  const editions = useStore((state) => state.editions);
  const edition = useStore(({ draft, desk }) => desk ?? draft.edition);
  const ids = [...editions.map(({ id }) => id), ...deskEditions];
  const shown = ids.includes(edition) ? ids : [edition, ...ids];
  const choose = (next: string): void => {
    if (deskEditions.includes(next)) useStore.setState({ desk: next });
    else {
      useStore.setState({ desk: undefined });
      setEdition(next);
    }
  };
  return (
    <select aria-label={words.edition} value={edition} onChange={(e) => choose(e.target.value)}>
      {shown.map((id) => (
        <option key={id} value={id}>
          {say.edition(id)}
        </option>
      ))}
    </select>
  );
}
