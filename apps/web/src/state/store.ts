import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import type { EditionName, NamedRule, Offer, OpenRuling, RawScenario, Reply } from '../engine/reply.js';
import type { Draft, Options, UnitDraft } from '../scenario/draft.js';
import { firstDraft } from '../scenario/samples.js';
import type { Matchup } from './matchups.js';
import { HOME, type Place } from './place.js';

export type Theme = 'system' | 'light' | 'dark';
export const PANELS = ['funnel', 'why', 'compare', 'rank', 'share'] as const;
export type Panel = (typeof PANELS)[number];

/** An answer kept for comparison, with the question that it answers. */
export interface Pinned {
  readonly draft: Draft;
  readonly scenario: RawScenario;
}

/** What is kept on this device. */
export interface Kept {
  readonly draft: Draft;
  /** By edition, rulings of ours that the player decides otherwise. */
  readonly rulings: Readonly<Record<string, Options>>;
  readonly locale: 'en' | 'fr';
  readonly theme: Theme;
  readonly measure: 'models' | 'wounds';
  readonly shape: 'at-least' | 'exactly';
  readonly recent: readonly UnitDraft[];
  /** Starred or pasted. */
  readonly units: readonly UnitDraft[];
  readonly pinned: readonly Pinned[];
  /** Questions kept by name, the newest first. */
  readonly matchups: readonly Matchup[];
  /** Whether anything was imported, so that the library is worth starting. */
  readonly hasLibrary: boolean;
  /** When the library was last saved as a file, as an ISO date. */
  readonly backup: string | undefined;
  /** The edition of another game that odds are asked about, in place of the draft’s. */
  readonly desk: string | undefined;
  /** Whether single keys act where no field has the keyboard. */
  readonly singleKeys: boolean;
}

export interface State extends Kept {
  readonly place: Place;
  /** What is opened under the answer. */
  readonly panel: Panel | undefined;
  readonly reply: Reply | undefined;
  /** The last answer, which stays while there is none to what stands in the fields. */
  readonly last: Reply | undefined;
  readonly busy: boolean;
  readonly details: Reply | undefined;
  readonly offers: Readonly<Record<string, Offer>>;
  readonly editions: readonly EditionName[];
  readonly rules: readonly NamedRule[];
  /** Of the edition, what may be ruled otherwise. */
  readonly open: readonly OpenRuling[];
  /** Whether the list of keys is open. */
  readonly keys: boolean;
  readonly notice: 'link-cut' | 'no-store' | 'new-version' | undefined;
}

const browserLocale = (): 'en' | 'fr' => (globalThis.navigator?.language?.startsWith('fr') ? 'fr' : 'en');

const fresh = (): State => ({
  draft: firstDraft(),
  rulings: {},
  locale: browserLocale(),
  theme: 'system',
  measure: 'models',
  shape: 'at-least',
  recent: [],
  units: [],
  pinned: [],
  matchups: [],
  hasLibrary: false,
  backup: undefined,
  singleKeys: true,
  place: HOME,
  desk: undefined,
  panel: undefined,
  reply: undefined,
  last: undefined,
  busy: false,
  details: undefined,
  offers: {},
  editions: [],
  rules: [],
  open: [],
  keys: false,
  notice: undefined,
});

/** A person types faster than a device need write. */
const REST = 250;

/**
 * Keeps on this device after a rest, and at the latest when the page is left. A store that is full or blocked loses nothing
 * but what it would have kept.
 */
export function quietStorage<T>(): PersistStorage<T> {
  const waiting = new Map<string, StorageValue<T>>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(resting);
    resting = undefined;
    const values = [...waiting];
    waiting.clear();
    for (const [name, value] of values)
      quietly(
        () => localStorage.setItem(name, JSON.stringify(value)),
        // saying so is kept as well, and fails again
        () => useStore.getState().notice === 'no-store' || useStore.setState({ notice: 'no-store' }),
      );
  };
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
  }
  return {
    getItem: (name) => quietly(() => JSON.parse(localStorage.getItem(name) ?? 'null')) ?? null,
    setItem: (name, value) => {
      waiting.set(name, value);
      resting ??= setTimeout(write, REST);
    },
    removeItem: (name) => {
      waiting.delete(name);
      quietly(() => localStorage.removeItem(name));
    },
  };
}

function quietly<T>(what: () => T, otherwise: () => unknown = () => {}): T | undefined {
  try {
    return what();
  } catch {
    otherwise();
    return undefined;
  }
}

export const useStore: UseBoundStore<StoreApi<State>> = create<State>()(
  persist<State, [], [], Kept>(fresh, {
    name: 'umpire',
    version: 1,
    storage: quietStorage<Kept>(),
    partialize: ({
      draft,
      rulings,
      locale,
      theme,
      measure,
      shape,
      recent,
      units,
      pinned,
      matchups,
      hasLibrary,
      backup,
      desk,
      singleKeys,
    }) => ({
      draft,
      rulings,
      locale,
      theme,
      measure,
      shape,
      recent,
      units,
      pinned,
      matchups,
      hasLibrary,
      backup,
      desk,
      singleKeys,
    }),
  }),
);

export const restart = (): void => useStore.setState(fresh());
