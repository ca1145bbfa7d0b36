import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The migrations of a folder, in the order of their names. */
export const migrationsIn = (folder: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }));

/**
 * Brings a database up to date, each step in a transaction of its own. Throws where the database was made by a later version,
 * whose steps this one does not know.
 */
export async function migrate(database: PGlite, migrations: readonly Migration[]): Promise<void> {
  await database.exec(
    'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, done timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await database.query<{ readonly name: string }>('SELECT name FROM migration ORDER BY name');
  const known = new Set(migrations.map(({ name }) => name));
  const foreign = rows.find(({ name }) => !known.has(name));
  if (foreign !== undefined) throw new Error(`the store was made by a later version: it has ${foreign.name}`);
  const done = new Set(rows.map(({ name }) => name));
  for (const { name, sql } of migrations.filter((one) => !done.has(one.name)))
    await database.transaction(async (step) => {
      await step.exec(sql);
      await step.query('INSERT INTO migration (name) VALUES ($1)', [name]);
    });
}
