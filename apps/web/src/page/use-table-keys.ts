import { useEffect } from 'react';
import type { Told } from '../battle/told.js';
import { UNIT } from '../board/measure.js';
import { announce } from '../state/announce.js';
import { undo, useBattle } from '../state/battle.js';
import { setHabits, useHabits } from '../state/battle-habits.js';
import { useStore } from '../state/store.js';
import { useTableWords } from '../words/use-table-words.js';
import { useWords } from '../words/use-words.js';

/** What made the newest number of the log, which takes the keyboard. */
function openNewestWhy(): void {
  const newest = [...document.querySelectorAll<HTMLDetailsElement>('.panel.log details.why')].at(-1);
  if (newest === undefined) return;
  newest.open = true;
  newest.querySelector('summary')?.focus();
}

/** Single keys that act wherever one stands on the page of a battle, where no field has the keyboard. */
export function useTableKeys(told: Told): void {
  const words = useWords();
  const table = useTableWords();
  useEffect(() => {
    const { scene, titles } = told;
    const overlays = (): void => {
      const { sight, threat } = useHabits.getState();
      setHabits(sight ? { sight: false, threat: true } : { sight: !threat, threat: false });
    };
    const near = (): void => {
      const { survey } = useBattle.getState();
      const [one, two, three] = (survey?.others ?? []).toSorted((a, b) => a.apart - b.apart);
      const said = [one, two, three].flatMap((other) =>
        other === undefined
          ? []
          : [
              `${told.names[other.of] ?? other.of}, ${table.list.apart(other.apart / UNIT[scene.measure], scene.measure)}`,
            ],
      );
      announce(said.length === 0 ? table.list.nobodyNear : said.join('. '));
    };
    const deeds = new Map<string, () => void>([
      ['p', () => document.querySelector<HTMLElement>('[data-pass]')?.click()],
      ['z', undo],
      ['o', overlays],
      [
        'v',
        () =>
          announce(
            [
              words.battle.round(scene.round, scene.rounds),
              `${titles.A} ${scene.score.A}`,
              `${titles.B} ${scene.score.B}`,
            ].join(', '),
          ),
      ],
      ['n', near],
      ['a', () => announce([...document.querySelectorAll('.panel.log .block-line')].at(-1)?.textContent ?? '')],
      ['w', () => openNewestWhy()],
      ['Enter', () => document.querySelector<HTMLElement>('[data-enter]')?.click()],
    ]);
    const heard = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, select, textarea, [role="listbox"], summary') !== null;
      const isOnButton = target instanceof HTMLElement && target.closest('button, a') !== null;
      const isOff = event.key !== 'Enter' && !useStore.getState().singleKeys;
      const deed = isOff ? undefined : deeds.get(event.key);
      if (deed === undefined || isTyping || (event.key === 'Enter' && isOnButton)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [told, words, table]);
}
