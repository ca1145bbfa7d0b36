import { create } from 'zustand';

/** What is said to whoever listens: the newest only, after a rest. */
export const useSaid = create<{ readonly text: string }>()(() => ({ text: '' }));

const REST = 400;
let later: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  clearTimeout(later);
  later = setTimeout(() => useSaid.setState({ text }), REST);
}
