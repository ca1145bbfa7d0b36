import { create } from 'zustand';
import type { Asking } from '../battle/told.js';

const KEPT = 'umpire-battle-habits';

export const PACES = [1, 4, 'skip'] as const;
export type Pace = (typeof PACES)[number];

/** How somebody likes to play, on this device. */
export interface Habits {
  readonly pace: Pace;
  /** Whether a legal drop waits to be confirmed; as the pointer is, where nothing was said. */
  readonly confirm: boolean | undefined;
  /** What each rule asks, by its id. */
  readonly asking: Readonly<Record<string, Asking>>;
  readonly defends: boolean;
  /** How dice that fell are shown. */
  readonly dice: 'at-once' | 'by-step';
  readonly sight: boolean;
  readonly threat: boolean;
  readonly zones: boolean;
  readonly arcs: boolean;
  readonly view: 'board' | 'list';
  /** Whether a question turns to the side of the table of whoever is asked. */
  readonly faces: boolean;
  /** Whether a clock counts how long each is asked. */
  readonly clock: boolean;
}

const usual: Habits = {
  pace: 1,
  confirm: undefined,
  asking: {},
  defends: false,
  dice: 'at-once',
  sight: false,
  threat: false,
  zones: false,
  arcs: false,
  view: 'board',
  faces: false,
  clock: false,
};

export const useHabits = create<Habits>()(() => ({ ...usual, ...kept() }));

export function setHabits(some: Partial<Habits>): void {
  useHabits.setState(some);
  try {
    localStorage.setItem(KEPT, JSON.stringify(useHabits.getState()));
  } catch {
    // a full or blocked store keeps nothing; the page goes on
  }
}

/** What was kept, as far as it is what it should be. */
function kept(): Partial<Habits> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const { pace, confirm, asking, defends, dice, sight, threat, zones, arcs, view, faces, clock } = found as Partial<
      Record<keyof Habits, unknown>
    >;
    return {
      ...(PACES.some((one) => one === pace) ? { pace: pace as Pace } : {}),
      ...(typeof confirm === 'boolean' ? { confirm } : {}),
      ...(typeof asking === 'object' && asking !== null ? { asking: asking as Habits['asking'] } : {}),
      ...(typeof defends === 'boolean' ? { defends } : {}),
      ...(dice === 'by-step' ? { dice } : {}),
      ...(typeof sight === 'boolean' ? { sight } : {}),
      ...(typeof threat === 'boolean' ? { threat } : {}),
      ...(typeof zones === 'boolean' ? { zones } : {}),
      ...(typeof arcs === 'boolean' ? { arcs } : {}),
      ...(view === 'list' ? { view } : {}),
      ...(typeof faces === 'boolean' ? { faces } : {}),
      ...(typeof clock === 'boolean' ? { clock } : {}),
    };
  } catch {
    return {};
  }
}

/** Touch waits to be confirmed, a mouse does not, unless somebody said otherwise. */
export const confirmsMoves = ({ confirm }: Habits): boolean => confirm ?? matchMedia('(pointer: coarse)').matches;
