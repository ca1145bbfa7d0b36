import { type IDBPDatabase, openDB } from 'idb';

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

const SERVED = '/api/library';

/** The store of `umpire serve`, where the page came from one. */
async function serverShelf(): Promise<Shelf | undefined> {
  const ask = async (path: string, options: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${SERVED}${path}`, options);
    if (response.ok) return response;
    throw new DOMException(
      `the server answered ${response.status}`,
      response.status === 413 ? 'QuotaExceededError' : 'NetworkError',
    );
  };
  try {
    const found = await ask('');
    if (!(found.headers.get('content-type') ?? '').startsWith('application/json')) return undefined;
  } catch {
    return undefined;
  }
  return {
    where: 'server',
    all: async () => {
      const { values }: { readonly values: readonly unknown[] } = await (await ask('')).json();
      return values;
    },
    put: async (value) => {
      const headers = { 'content-type': 'application/json' };
      await ask(`/${encodeURIComponent(value.id)}`, { method: 'PUT', headers, body: JSON.stringify(value) });
    },
    remove: async (id) => {
      await ask(`/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
  };
}

/** The server's store where there is one, else the device's. */
export const openShelf = async (): Promise<Shelf> => (await serverShelf()) ?? deviceShelf();

export const troubleOf = (error: unknown): 'full' | 'blocked' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
