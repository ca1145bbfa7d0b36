import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from './folder-lock.js';
import { migrate, migrationsIn } from './migrate.js';

export const kinds = ['library', 'battle'] as const;
export type Kind = (typeof kinds)[number];

/** What a player keeps with this server: values as JSON text, by kind and id. */
export interface Store {
  readonly all: (kind: Kind) => Promise<readonly string[]>;
  readonly put: (kind: Kind, id: string, value: string) => Promise<void>;
  /** Whether there was one. */
  readonly remove: (kind: Kind, id: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Opens, or makes, the store of a folder, brought up to date; without a folder one that is forgotten. Throws as `lockFolder` and `migrate` do. */
export async function openStore(folder?: string): Promise<Store> {
  const release = folder === undefined ? (): void => {} : lockFolder(folder);
  try {
    const database = await PGlite.create(folder === undefined ? {} : { dataDir: path.join(folder, 'database') });
    await migrate(database, migrationsIn(MIGRATIONS));
    return storeOf(database, release);
  } catch (error) {
    release();
    throw error;
  }
}

const storeOf = (database: PGlite, release: () => void): Store => ({
  all: async (kind) => {
    const { rows } = await database.query<{ readonly value: string }>(
      'SELECT value FROM kept WHERE kind = $1 ORDER BY changed, id',
      [kind],
    );
    return rows.map(({ value }) => value);
  },
  put: async (kind, id, value) => {
    await database.query(
      'INSERT INTO kept (kind, id, value) VALUES ($1, $2, $3) ON CONFLICT (kind, id) DO UPDATE SET value = $3, changed = now()',
      [kind, id, value],
    );
  },
  remove: async (kind, id) => {
    const { affectedRows = 0 } = await database.query('DELETE FROM kept WHERE kind = $1 AND id = $2', [kind, id]);
    return affectedRows > 0;
  },
  close: async () => {
    await database.close();
    release();
  },
});
