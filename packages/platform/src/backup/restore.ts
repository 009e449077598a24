/** Restores a back-up into an empty database and a store: files first, then all rows in one transaction, so that no row ever lacks its file. */
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Database, Queryable } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { readMigrations } from '../database/migrations.ts';
import { createFolderStore, type ObjectStore, ObjectStoreError, readChecked } from '../object-store/index.ts';
import { placeOf } from './back-up.ts';
import { BackupError, type Manifest, OBJECTS, readManifest, sha256OfFile } from './manifest.ts';
import { quote } from './tables.ts';

export interface RestoreOptions {
  readonly url: string;
  /** Open on `url`. */
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly folder: string;
  /** Where an embedded service keeps its generated keys; unset for a service whose settings bring their own. */
  readonly data_dir?: string | undefined;
}

/** What came back. */
export interface Restored {
  readonly created_at: string;
  readonly rows: number;
  readonly objects: number;
  /** Keys of files that were lost already when the back-up was made. */
  readonly lost: readonly string[];
}

/** Rows sent at once. */
const BATCH = 50;
const LANES = 4;

/**
 * @throws BackupError when the folder holds no whole back-up, the back-up is of a newer version, or the database is not empty. Nothing has
 * changed then but files in the store, which are harmless.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const folder = resolve(options.folder);
  const manifest = await readManifest(folder);
  if (manifest === null) throw new BackupError(`${folder} holds no back-up, or one that was cut off before its end.`);
  await checkWhole(folder, manifest);
  const applied = readMigrations().filter((migration) => manifest.migrations.includes(migration.name));
  if (applied.length < manifest.migrations.length)
    throw new BackupError('The back-up was made by a newer version. Restore it with that version, or a later one.');
  await refuseFilled(options.db);

  const objects = await restoreObjects(folder, manifest, options.objects);
  await migrateDatabase(options.url, applied);
  await options.db.transaction((sql) => fill(sql, folder, manifest));
  // What has been decided since the back-up, on the rows as they were.
  await migrateDatabase(options.url);
  if (options.data_dir !== undefined) await restoreKeys(folder, manifest, options.data_dir);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { created_at: manifest.created_at, rows, objects, lost: manifest.lost };
}

async function checkWhole(folder: string, { tables, data_files }: Manifest): Promise<void> {
  for (const { file, sha256 } of tables) {
    const found = await sha256OfFile(join(folder, file)).catch(() => 'missing');
    if (found !== sha256) throw new BackupError(`${join(folder, file)} is ${found === 'missing' ? found : 'not what was written'}.`);
  }
  for (const file of data_files) {
    await stat(join(folder, file)).catch(() => {
      throw new BackupError(`${join(folder, file)} is missing.`);
    });
  }
}

async function refuseFilled(db: Database): Promise<void> {
  const { rows } = await db.query<{ there: boolean }>("SELECT to_regclass('public.accounts') IS NOT NULL AS there");
  if (rows[0]?.there !== true) return;
  const { rowCount } = await db.query('SELECT 1 FROM accounts LIMIT 1');
  if (rowCount > 0) throw new BackupError('The database is not empty. Restore into a new one, and point the service at it.');
}

async function restoreObjects(folder: string, manifest: Manifest, to: ObjectStore): Promise<number> {
  const from = createFolderStore(join(folder, OBJECTS));
  const lost = new Set(manifest.lost);
  const seen = new Set<string>();
  // A back-up of an earlier version has no brands and no assets.
  const tables = manifest.tables.filter(({ name }) => ['job_files', 'brand_files', 'assets'].includes(name));
  const copy = async (line: string) => {
    // Small numbers and texts only; the row itself is restored as it was written.
    const file = JSON.parse(line) as { object_key: string; sha256: string; bytes: number; mime: string };
    if (seen.has(file.object_key) || lost.has(file.object_key)) return;
    seen.add(file.object_key);
    const content = await readChecked(from, file).catch((error: unknown) => {
      // A store without its folder counts as unavailable; a back-up without it lacks its files.
      if (error instanceof ObjectStoreError) return null;
      throw error;
    });
    if (content === null) throw new BackupError(`The back-up lacks ${file.object_key}.`);
    await to.put(content, placeOf(file));
  };
  for (const table of tables) {
    for await (const page of pagesOf(folder, table.file, LANES)) await Promise.all(page.map(copy));
  }
  return seen.size;
}

/** Lines of a table's file, some at a time. */
async function* pagesOf(folder: string, file: string, size: number): AsyncIterable<readonly string[]> {
  let page: string[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()), crlfDelay: Infinity })) {
    if (line === '') continue;
    page.push(line);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Our own triggers rest meanwhile: what they would write is in the back-up. Those of foreign keys do not. */
async function fill(sql: Queryable, folder: string, { tables, sequences }: Manifest): Promise<void> {
  for (const { name } of tables) await sql.query(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`);
  for (const { name, file, rows } of tables) {
    // Migrations may have left rows of their own.
    await sql.query(`DELETE FROM ${quote(name)}`);
    let filled = 0;
    for await (const page of pagesOf(folder, file, BATCH)) {
      const sent = await sql.query(`INSERT INTO ${quote(name)} SELECT * FROM json_populate_recordset(NULL::${quote(name)}, $1::json)`, [
        `[${page.join(',')}]`,
      ]);
      filled += sent.rowCount;
    }
    if (filled !== rows) throw new BackupError(`${name} has ${filled} rows where the back-up was made of ${rows}.`);
  }
  for (const { name, value, is_called } of sequences) {
    await sql.query('SELECT setval($1::regclass, $2::bigint, $3)', [quote(name), value, is_called]);
  }
  for (const { name } of tables) await sql.query(`ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`);
}

async function restoreKeys(folder: string, { data_files }: Manifest, data_dir: string): Promise<void> {
  if (data_files.length > 0) await mkdir(data_dir, { recursive: true });
  for (const name of data_files) {
    await copyFile(join(folder, name), join(data_dir, name));
    await chmod(join(data_dir, name), 0o600);
  }
}
