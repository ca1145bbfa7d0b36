import { useMemo } from 'react';
import { copyOf, type UnitDraft } from '../scenario/draft.js';
import { sampleUnits, USUAL, usualTarget } from '../scenario/samples.js';
import { armedIn } from '../scenario/to-scenario.js';
import { useWords } from '../words/use-words.js';
import { replaceDraft } from './edit.js';
import { HOME } from './place.js';
import { go } from './places.js';
import { useStore } from './store.js';
import { usePicks } from './use-picks.js';

const isFirstOfName = ({ name }: UnitDraft, i: number, list: readonly UnitDraft[]): boolean =>
  list.findIndex((one) => one.name === name) === i;

/** The units that may be asked about: those in the fields, my army, kept, recent; samples where there is no army. Each name once. */
export function useArmed(): readonly UnitDraft[] {
  const attackers = useStore(({ draft }) => draft.attackers);
  const phase = useStore(({ draft }) => draft.phase);
  const units = useStore((state) => state.units);
  const recent = useStore((state) => state.recent);
  const { mine } = usePicks();
  return useMemo(
    () =>
      [...attackers, ...mine, ...units, ...recent, ...(mine.length > 0 ? [] : sampleUnits())]
        .filter((unit) => unit.name !== '' && armedIn(unit, phase).length > 0)
        .filter(isFirstOfName),
    [attackers, phase, mine, units, recent],
  );
}

/** The target in the fields, their army, and the usual ones. */
export function useTargets(): readonly UnitDraft[] {
  const words = useWords();
  const target = useStore(({ draft }) => draft.target);
  const { theirs } = usePicks();
  return useMemo(
    () => [target, ...theirs, ...USUAL.map((id) => usualTarget(id, words.usual[id]))].filter(isFirstOfName),
    [target, theirs, words],
  );
}

/** Opens one pair as the question of the single view. */
export const openPair = (attacker: UnitDraft, target: UnitDraft): void => {
  const { draft } = useStore.getState();
  replaceDraft({ ...draft, attackers: [copyOf(attacker)], target: copyOf(target) });
  go(HOME);
};
