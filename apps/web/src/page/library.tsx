import { useEffect } from 'react';
import { openLibrary, useLibrary } from '../state/library.js';
import { useStore } from '../state/store.js';
import { useLibraryWords } from '../words/use-library-words.js';
import { useWords } from '../words/use-words.js';
import { ArmySheet } from './army-sheet.js';
import { LibraryArmies } from './library-armies.js';
import { LibraryImport } from './library-import.js';
import { LibraryItem } from './library-item.js';
import { LibraryKept, StoreTrouble } from './library-kept.js';
import { LibrarySearch } from './library-search.js';
import '../style/library.css';

/** Everything that the player imported: read, judged, kept; and the sheet of an army. */
export function LibraryView() {
  const words = useLibraryWords();
  const { loading } = useWords();
  const { item, sheet } = useStore(({ place }) => place);
  const { told } = useLibrary();
  useEffect(() => void openLibrary(), []);
  if (sheet !== undefined) return <ArmySheet pack={sheet} />;
  return (
    <main className="library" id="content" tabIndex={-1}>
      <h2 className="aside">{words.title}</h2>
      {told !== undefined && <StoreTrouble where={told.where} />}
      {item !== undefined ? (
        <LibraryItem id={item} />
      ) : (
        <>
          <LibraryImport />
          {told === undefined ? (
            <p role="status">{loading}</p>
          ) : (
            <>
              <LibraryArmies armies={told.armies} />
              <LibrarySearch told={told} />
              <LibraryKept told={told} />
            </>
          )}
        </>
      )}
    </main>
  );
}
