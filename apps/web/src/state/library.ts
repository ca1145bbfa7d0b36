import { type Remote, wrap } from 'comlink';
import { create } from 'zustand';
import type { LibraryDesk } from '../library/desk.js';
import type { Owner } from '../library/pack.js';
import type { ImportTold, LibraryTold } from '../library/told.js';
import { takeMatchups } from './matchups.js';
import { useStore } from './store.js';

interface LibraryState {
  readonly told: LibraryTold | undefined;
  readonly last: ImportTold | undefined;
  readonly isReading: boolean;
}

export const useLibrary = create<LibraryState>()(() => ({ told: undefined, last: undefined, isReading: false }));

let started: Remote<LibraryDesk> | undefined;

/** The library, in a worker of its own with the importers and the compiler; it starts when it is first asked. */
export function library(): Remote<LibraryDesk> {
  started ??= wrap<LibraryDesk>(
    new Worker(new URL('../library/worker.ts', import.meta.url), { type: 'module', name: 'library' }),
  );
  return started;
}

const show = (told: LibraryTold): void => {
  useLibrary.setState({ told });
  useStore.setState({ hasLibrary: told.packs.length > 0 });
};

export const openLibrary = async (): Promise<void> => show(await library().library());

/** Reads whatever was given, and keeps it. After the first time the browser is asked to keep its store. */
async function readIn(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): Promise<ImportTold> {
  useLibrary.setState({ isReading: true });
  const { edition } = useStore.getState().draft;
  const last = await library().read(files, { edition, added: new Date().toISOString() });
  useLibrary.setState({ last, isReading: false });
  show(last.library);
  takeMatchups(last.matchups);
  if (last.packs.length > 0) void navigator.storage?.persist?.();
  return last;
}

/** The name of a text that came without one. */
const PASTED = 'pasted';

export const readText = (text: string): Promise<ImportTold> =>
  readIn([{ name: PASTED, bytes: new TextEncoder().encode(text) }]);

export const readFiles = async (files: readonly File[]): Promise<ImportTold> =>
  readIn(
    await Promise.all(
      files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    ),
  );

export async function chooseName(pack: string, name: string, meant: string): Promise<void> {
  show(await library().choose(pack, name, meant));
}

export async function takeSample(): Promise<void> {
  const { edition } = useStore.getState().draft;
  show(await library().sample({ edition, added: new Date().toISOString() }));
}

export const own = async (pack: string, owner: Owner): Promise<void> => show(await library().own(pack, owner));
export const removePack = async (pack: string): Promise<void> => show(await library().remove(pack));

/** The whole library as a file; the day is remembered. */
export async function backup(): Promise<Blob> {
  const file = new Blob([await library().file(useStore.getState().matchups)], { type: 'application/json' });
  useStore.setState({ backup: new Date().toISOString() });
  return file;
}
