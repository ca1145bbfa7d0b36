import { useDeferredValue, useEffect, useState } from 'react';
import { engine } from '../engine/client.js';
import type { UnitDraft } from '../scenario/draft.js';
import { scenarioOf } from '../scenario/to-scenario.js';
import { useArmed } from './lists.js';
import { useStore } from './store.js';

const MOST_TRIED = 8;
const MOST_SHOWN = 3;
/** A person reads before they look further. */
const REST = 600;

/** A unit that may fire next, and the chance of all that it would make. */
export interface Next {
  readonly unit: UnitDraft;
  readonly destroyed: number;
}

/** The units at hand that would do most to the target after all that stand in the fields, the best first. */
export function useNext(): readonly Next[] {
  // nobody who types waits for what else might fire
  const draft = useDeferredValue(useStore((state) => state.draft));
  const reply = useStore((state) => state.reply);
  const units = useArmed();
  const [next, setNext] = useState<readonly Next[]>([]);
  useEffect(() => {
    setNext((before) => (before.length === 0 ? before : []));
    if (reply?.kind !== 'answer' || !reply.answer.exact) return;
    const now = reply.answer.destroyed;
    let stands = true;
    const tryAll = async (): Promise<void> => {
      const names = new Set(draft.attackers.map(({ name }) => name));
      const others = units.filter(({ name }) => !names.has(name)).slice(0, MOST_TRIED);
      const found: Next[] = [];
      for (const unit of others) {
        if (!stands) return;
        const tried = await engine().answerAside(scenarioOf({ ...draft, attackers: [...draft.attackers, unit] }));
        if (tried.kind === 'answer' && tried.answer.exact) found.push({ unit, destroyed: tried.answer.destroyed });
      }
      if (!stands) return;
      found.sort((a, b) => b.destroyed - a.destroyed);
      setNext(found.filter(({ destroyed }) => destroyed > now + WORTH_SAYING).slice(0, MOST_SHOWN));
    };
    const wait = setTimeout(() => void tryAll(), REST);
    return () => {
      stands = false;
      clearTimeout(wait);
    };
  }, [draft, reply, units]);
  return next;
}

/** Half a per cent cannot be seen. */
const WORTH_SAYING = 0.005;
