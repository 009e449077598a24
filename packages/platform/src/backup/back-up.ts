/**
 * Makes a back-up while the service runs: one snapshot of all tables, then the files that it points to. None of these is deleted
 * meanwhile.
 */
import { createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Queryable } from '../database/database.ts';
import { BACKUP_LOCK, createFolderStore, type ObjectStore, ObjectStoreError, readChecked } from '../object-store/index.ts';
import { BackupError, DATA_FILES, type Manifest, OBJECTS, readManifest, sha256OfFile, writeManifest } from './manifest.ts';
import { listTables, quote, readSequences, type Table } from './tables.ts';

export interface BackUpOptions {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** Made when it is not there. Holds secrets: hashes of keys, sealed keys, the signing key of an embedded service. */
  readonly folder: string;
  /** Where an embedded service keeps its generated keys; unset for a service whose settings bring their own. */
  readonly data_dir?: string | undefined;
  readonly now_ms: () => number;
}

/** What a back-up holds. */
export interface BackedUp {
  readonly tables: number;
  readonly rows: number;
  readonly objects: number;
  readonly bytes: number;
  /** Keys of files that the store had lost or that were damaged; everything else is in the back-up. */
  readonly lost: readonly string[];
}

/** Rows fetched at once; a row may hold ten megabytes of request. */
const PAGE = 50;
const LANES = 4;

/** @throws BackupError when the folder holds a back-up already */
export async function backUp(options: BackUpOptions): Promise<BackedUp> {
  const folder = resolve(options.folder);
  if ((await readManifest(folder)) !== null) throw new BackupError(`${folder} holds a back-up already. Name another folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return options.db.transaction(async (guard) => {
    // Held until the end, so that no sweep deletes a file of the snapshot before it is copied.
    await guard.query('SELECT pg_advisory_xact_lock($1)', [BACKUP_LOCK]);
    const taken = await options.db.transaction((snapshot) => takeSnapshot(snapshot, folder));
    const lost = await copyObjects(guard, options.objects, taken.objects, folder);
    const data_files = options.data_dir === undefined ? [] : await copyKeys(options.data_dir, folder);
    const stored = taken.objects.filter((object) => !lost.includes(object.object_key));
    const manifest: Manifest = {
      format: 1,
      created_at: new Date(options.now_ms()).toISOString(),
      migrations: taken.migrations,
      tables: taken.tables,
      sequences: taken.sequences,
      objects: stored.length,
      bytes: stored.reduce((sum, object) => sum + object.bytes, 0),
      lost,
      data_files,
    };
    await writeManifest(folder, manifest);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: manifest.tables.length, rows, objects: manifest.objects, bytes: manifest.bytes, lost };
  });
}

interface BackedObject {
  readonly object_key: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly mime: string;
}

interface Snapshot extends Pick<Manifest, 'migrations' | 'tables'> {
  readonly sequences: Manifest['sequences'];
  readonly objects: readonly BackedObject[];
}

async function takeSnapshot(sql: Queryable, folder: string): Promise<Snapshot> {
  await sql.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const { rows: applied } = await sql.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
  );
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(sql)) tables.push(await writeTable(sql, table, folder));
  const { rows: objects } = await sql.query<BackedObject & Record<string, unknown>>(
    `SELECT DISTINCT ON (object_key) object_key, sha256, bytes, mime FROM (
       SELECT object_key, sha256, bytes, mime FROM job_files UNION ALL SELECT object_key, sha256, bytes, mime FROM brand_files
       UNION ALL SELECT object_key, sha256, bytes, mime FROM assets UNION ALL SELECT object_key, sha256, bytes, mime FROM ledger_archives
     ) AS held ORDER BY object_key`,
  );
  return { migrations: applied.map((row) => row.name), tables, sequences: [...(await readSequences(sql))], objects };
}

/** A row a line, as Postgres writes it: no number passes through a float, no key of a request moves. */
async function writeTable(sql: Queryable, { name, own_parent }: Table, folder: string): Promise<Manifest['tables'][number]> {
  const file = `${name}.jsonl.gz`;
  const path = join(folder, file);
  let rows = 0;
  const lines = async function* () {
    const order = own_parent === null ? '' : ` ORDER BY ${quote(own_parent)} NULLS FIRST`;
    await sql.query(`DECLARE backed_up NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${quote(name)} t${order}`);
    for (;;) {
      const page = await sql.query<{ line: string }>(`FETCH ${PAGE} FROM backed_up`);
      if (page.rows.length === 0) break;
      rows += page.rows.length;
      // Inside JSON a line break can only stand between tokens.
      yield page.rows.map((row) => `${row.line.replaceAll(/[\r\n]/g, ' ')}\n`).join('');
    }
    await sql.query('CLOSE backed_up');
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
  return { name, rows, file, sha256: await sha256OfFile(path) };
}

/** Returns the keys of what could not be copied, because the store no longer has it whole. */
async function copyObjects(guard: Queryable, from: ObjectStore, objects: readonly BackedObject[], folder: string): Promise<string[]> {
  const to = createFolderStore(join(folder, OBJECTS));
  const left = [...objects];
  const lost: string[] = [];
  const lane = async () => {
    for (let object = left.pop(); object !== undefined; object = left.pop()) {
      const content = await readChecked(from, object).catch((error: unknown) => {
        if (error instanceof ObjectStoreError && !error.retryable) return null;
        throw error;
      });
      if (content === null) lost.push(object.object_key);
      else await to.put(content, placeOf(object));
      // Also says whether the lock is still ours: a server that ends idle transactions would have ended this one.
      if (left.length % 200 === 0) await guard.query('SELECT 1');
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await guard.query('SELECT 1');
  return lost.sort();
}

/** Where `put` places the same bytes under the same key again. @throws BackupError for a key that is not made of the bytes */
export function placeOf({ object_key, sha256, mime }: Omit<BackedObject, 'bytes'>): { prefix: string; extension: string; mime: string } {
  const [, prefix = '', hash = '', extension = ''] = /^(.+)\/([0-9a-f]{64})\.([^./]+)$/.exec(object_key) ?? [];
  if (hash !== sha256) throw new BackupError(`The key ${object_key} is not made of the hash of its bytes.`);
  return { prefix, extension, mime };
}

async function copyKeys(data_dir: string, folder: string): Promise<string[]> {
  const copied: string[] = [];
  for (const name of DATA_FILES) {
    const target = join(folder, name);
    try {
      await copyFile(join(data_dir, name), target);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue;
      throw error;
    }
    await chmod(target, 0o600);
    const file = await open(target, 'r');
    await file.sync().finally(() => file.close());
    copied.push(name);
  }
  return copied;
}
