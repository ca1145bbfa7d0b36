import { useEffect, useState } from 'react';
import { save } from '../share/files.js';
import { keptBattles } from '../state/kept-battle.js';
import { backup, openLibrary, useLibrary } from '../state/library.js';
import { useStore } from '../state/store.js';
import { useDay, useLibraryWords } from '../words/use-library-words.js';
import { useTableWords } from '../words/use-table-words.js';

interface Stored {
  readonly battles: number;
  /** In bytes; nothing where the browser does not say. */
  readonly size?: { readonly used: number; readonly of: number };
  readonly isLasting: boolean;
}

async function storedNow(): Promise<Stored> {
  const { storage } = navigator;
  const [battles, estimate, isLasting] = await Promise.all([
    keptBattles().then(({ length }) => length),
    storage?.estimate?.(),
    storage?.persisted?.() ?? false,
  ]).catch(() => [0, undefined, false] as const);
  const { usage, quota } = estimate ?? {};
  return {
    battles,
    isLasting,
    ...(usage === undefined || quota === undefined ? {} : { size: { used: usage, of: quota } }),
  };
}

/** What is kept on this device, how large it is, whether the browser will keep it, and when it was last saved as a file. */
export function StorageSettings() {
  const { storage } = useTableWords();
  const words = useLibraryWords();
  const day = useDay();
  const bytes = useBytes();
  const packs = useLibrary(({ told }) => told?.packs.length ?? 0);
  const hasLibrary = useStore((state) => state.hasLibrary);
  const last = useStore((state) => state.backup);
  const [stored, setStored] = useState<Stored>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    void storedNow().then(setStored);
    if (hasLibrary) void openLibrary();
  }, [hasLibrary]);
  const ask = async (): Promise<void> => {
    setRefused((await navigator.storage?.persist?.()) !== true);
    setStored(await storedNow());
  };
  if (stored === undefined) return null;
  return (
    <section className="storage" aria-labelledby="storage">
      <h3 id="storage">{storage.title}</h3>
      <p>{storage.holds(packs, stored.battles)}</p>
      <p className="quiet">
        {stored.size === undefined ? storage.noTelling : storage.size(bytes(stored.size.used), bytes(stored.size.of))}
      </p>
      <p className="quiet">{stored.isLasting ? storage.kept : storage.mayGo}</p>
      {!stored.isLasting && (
        <button type="button" className="plain" onClick={() => void ask()}>
          {storage.ask}
        </button>
      )}
      {isRefused && <p role="status">{storage.refused}</p>}
      <p className="quiet">{words.lastBackup(last === undefined ? words.never : day(last))}</p>
      {hasLibrary && (
        <button
          type="button"
          className="plain"
          onClick={() => void backup().then((file) => save('umpire-library.json', file))}
        >
          {words.saveFile}
        </button>
      )}
    </section>
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the largest unit of which there is one, as the language writes it. */
function useBytes(): (size: number) => string {
  const locale = useStore((state) => state.locale);
  return (size) => {
    const power = size < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(size) / 3));
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: UNITS[power] ?? 'byte',
      unitDisplay: 'short',
      maximumFractionDigits: power === 0 ? 0 : 1,
    }).format(size / 1000 ** power);
  };
}
