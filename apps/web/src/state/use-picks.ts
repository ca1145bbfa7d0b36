import { useEffect, useState } from 'react';
import type { Picks } from '../library/told.js';
import { useStore } from './store.js';

const none: Picks = { mine: [], theirs: [], sheets: [] };

/** The units of the library, if there is one; they come after the rest. */
export function usePicks(): Picks {
  const hasLibrary = useStore((state) => state.hasLibrary);
  const edition = useStore(({ draft }) => draft.edition);
  const [picks, setPicks] = useState(none);
  useEffect(() => {
    if (!hasLibrary) return;
    let stands = true;
    void import('./library.js')
      .then(({ library }) => library().picks(edition))
      .then((found) => {
        if (stands) setPicks(found);
      });
    return () => {
      stands = false;
    };
  }, [hasLibrary, edition]);
  return picks;
}
