import type { Seat } from '@umpire/rules';
import { useEffect, useRef } from 'react';
import type { Told } from '../battle/told.js';
import { holdDevice } from '../state/battle.js';
import { useTableWords } from '../words/use-table-words.js';

/** Hides everything until the device is in the right hands. */
export function Cover({ told, seat }: { readonly told: Told; readonly seat: Seat }) {
  const { cover } = useTableWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={`cover cover-${seat}`} id="content" tabIndex={-1}>
      <p className={`seat-${seat} whose`}>{seat}</p>
      <h2>{cover.give(seat, told.titles[seat])}</h2>
      <p className="quiet">{cover.why}</p>
      <button ref={button} type="button" className="main" onClick={() => void holdDevice(seat)}>
        {cover.iAm(seat)}
      </button>
    </main>
  );
}
