import { type IDBPDatabase, openDB } from 'idb';
import { serverShelf } from './server-shelf.js';

/** Where the library is kept: on this device, with the server that the page came from, or nowhere, and why. */
export type Where = 'device' | 'server' | 'full' | 'blocked';

/** Keeps values by their `id`; every method fails where the store does. */
export interface Shelf {
  readonly where: 'device' | 'server';
  readonly all: () => Promise<readonly unknown[]>;
  readonly put: (value: { readonly id: string }) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const NAME = 'umpire';
const VERSION = 1;
const STORE = 'packs';

async function deviceShelf(): Promise<Shelf> {
  const store: IDBPDatabase = await openDB(NAME, VERSION, {
    upgrade: (database) => {
      if (!database.objectStoreNames.contains(STORE)) database.createObjectStore(STORE, { keyPath: 'id' });
    },
  });
  return {
    where: 'device',
    all: () => store.getAll(STORE),
    put: async (value) => {
      await store.put(STORE, value);
    },
    remove: (id) => store.delete(STORE, id),
  };
}

/** The server's store where there is one, else the device's. */
export const openShelf = async (): Promise<Shelf> => (await serverShelf('library')) ?? deviceShelf();

export const troubleOf = (error: unknown): 'full' | 'blocked' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
