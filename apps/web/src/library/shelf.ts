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
/** The second added battles. */
const VERSION = 2;
const STORES = { library: 'packs', battle: 'battles' } as const;

type Kind = keyof typeof STORES;

async function deviceShelf(kind: Kind): Promise<Shelf> {
  const name = STORES[kind];
  const store: IDBPDatabase = await openDB(NAME, VERSION, {
    upgrade: (database) => {
      for (const one of Object.values(STORES))
        if (!database.objectStoreNames.contains(one)) database.createObjectStore(one, { keyPath: 'id' });
    },
    // another tab wants a newer one: it must not wait for this
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    where: 'device',
    all: () => store.getAll(name),
    put: async (value) => {
      await store.put(name, value);
    },
    remove: (id) => store.delete(name, id),
  };
}

/** The server's store where there is one, else the device's. */
export const openShelf = async (kind: Kind = 'library'): Promise<Shelf> =>
  (await serverShelf(kind)) ?? deviceShelf(kind);

export const troubleOf = (error: unknown): 'full' | 'blocked' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
