/** The migrations of this version: folders of prisma/migrations, each with a `migration.sql`; beside a bundle the folder `migrations`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One migration: the folder's name and its SQL. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * All of them, in the order in which they are applied.
 * @throws Error when the folder is missing, as beside a bundle that was moved without it
 */
export function readMigrations(): readonly Migration[] {
  const here = dirname(fileURLToPath(import.meta.url));
  const folder = [join(here, 'migrations'), join(here, '../../prisma/migrations')].find(existsSync);
  if (folder === undefined)
    throw new Error(`The migrations of the database were not found: a bundle needs them in ${join(here, 'migrations')}.`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
