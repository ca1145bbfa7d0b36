import { create } from 'zustand';
import type { Picture } from '../battle/told.js';
import { useBattle } from './battle.js';
import { desk } from './battle-desk.js';
import { useHabits } from './battle-habits.js';

interface PastState {
  /** The table as it stood; nothing while the table is shown as it is. */
  readonly picture: Picture | undefined;
  readonly isPlaying: boolean;
  /** Whom the line that was tapped is about. */
  readonly about: readonly string[];
}

export const usePast = create<PastState>()(() => ({ picture: undefined, isPlaying: false, about: [] }));

let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Turns the board to how it stood after so many answers, and to some that were there. */
export async function lookAt(at: number, about: readonly string[]): Promise<void> {
  clearTimeout(timer);
  if (await turnTo(at)) usePast.setState({ isPlaying: false, about });
}

async function turnTo(at: number): Promise<boolean> {
  const mine = ++asked;
  const picture = await desk().past(at);
  if (mine !== asked) return false;
  usePast.setState({ picture, about: picture?.about ?? [] });
  return picture !== undefined;
}

/** Back to the table as it is. */
export function backToNow(): void {
  asked++;
  clearTimeout(timer);
  usePast.setState({ picture: undefined, isPlaying: false, about: [] });
}

/** What an answer takes at pace 1 when it is shown again, in milliseconds. */
const EVENT = 600;

/** Shows again what happened at these answers, one after the other at the pace of programs, and then the table as it is. */
export async function showAgain(ats: readonly number[]): Promise<void> {
  const [first, ...later] = ats;
  if (first === undefined) return backToNow();
  if (!(await turnTo(first))) return;
  usePast.setState({ isPlaying: true });
  const { pace } = useHabits.getState();
  clearTimeout(timer);
  timer = setTimeout(() => void showAgain(later), EVENT / (pace === 'skip' ? 1 : pace));
}

// whoever answers, goes back or leaves looks at the table as it is
useBattle.subscribe(({ told }, before) => {
  if (told !== before.told && usePast.getState().picture !== undefined) backToNow();
});
