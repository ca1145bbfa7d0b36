import { useEffect } from 'react';
import { swap } from '../state/edit.js';
import { go } from '../state/places.js';
import { useStore } from '../state/store.js';

const pressOption = (n: string): void => document.querySelector<HTMLElement>(`[data-key="${n}"]`)?.click();
const press = (id: string): void => document.getElementById(id)?.click();

/** To the search of the place that one is at, else to that of the rules. */
function search(): void {
  const field = document.querySelector<HTMLElement>('#search-rules, main input[type="search"]');
  if (field === null) go({ view: 'rules' });
  else field.focus();
}

/** Single keys, where no field has the keyboard. */
const KEYS: Readonly<Record<string, () => void>> = {
  s: () => {
    if (useStore.getState().place.view === 'odds') swap();
  },
  c: () => press('copy-line'),
  t: () => press('as-table'),
  w: () => press('why'),
  f: () => press('large'),
  '?': () => useStore.setState(({ keys }) => ({ keys: !keys })),
  '/': search,
};

export function useKeys(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
        event.preventDefault();
        search();
        return;
      }
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, select, textarea, [role="listbox"]') !== null;
      // digits by their place on the keyboard: on some they need a shift
      const [, digit] = event.shiftKey ? [] : (/^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? []);
      const deed = digit === undefined ? KEYS[event.key] : () => pressOption(digit);
      if (
        deed === undefined ||
        isTyping ||
        !useStore.getState().singleKeys ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
