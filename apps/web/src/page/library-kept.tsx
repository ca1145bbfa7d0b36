import type { LibraryTold } from '../library/told.js';
import { save } from '../share/files.js';
import { backup, removePack } from '../state/library.js';
import { useStore } from '../state/store.js';
import { useDay, useLibraryWords } from '../words/use-library-words.js';
import { useVoice } from '../words/use-words.js';

const FILE = 'umpire-library.json';

const saveBackup = async (): Promise<void> => save(FILE, await backup());

/** Where the library is kept, when it was last saved, and all that went into it. */
export function LibraryKept({ told }: { readonly told: LibraryTold }) {
  const words = useLibraryWords();
  const { say, figures } = useVoice();
  const day = useDay();
  const last = useStore((state) => state.backup);
  const hasMatchups = useStore(({ matchups }) => matchups.length > 0);
  if (told.packs.length === 0 && !hasMatchups) return null;
  return (
    <section className="panel" aria-labelledby="kept">
      <h2 id="kept">{words.kept}</h2>
      <div className="row">
        <span>
          {words.lastBackup(last === undefined ? words.never : day(last))}
          {told.where === 'device' || told.where === 'server' ? ` · ${words.where[told.where]}` : ''}
        </span>
        <button type="button" className="plain" onClick={() => void saveBackup()}>
          {words.saveFile}
        </button>
      </div>
      <details>
        <summary>{words.sources(figures.count(told.packs.length))}</summary>
        <ul className="lines">
          {told.packs.map(({ id, name, edition, added }) => (
            <li key={id}>
              <span>
                {name} <span className="quiet">{[say.edition(edition), words.readOn(day(added))].join(' · ')}</span>
              </span>
              <button type="button" className="plain small" onClick={() => void removePack(id)}>
                ✕ {words.remove(name)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Says that nothing will be kept, and offers a file; the page works on. */
export function StoreTrouble({ where }: { readonly where: LibraryTold['where'] }) {
  const words = useLibraryWords();
  if (where === 'device' || where === 'server') return null;
  return (
    <p className="panel trouble" role="alert">
      <span>
        <span className="warning">▲</span> {words.where[where]}
      </span>
      <button type="button" className="plain" onClick={() => void saveBackup()}>
        {words.saveFile}
      </button>
    </p>
  );
}
