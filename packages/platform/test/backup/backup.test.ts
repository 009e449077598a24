/** A back-up made while the service works, restored elsewhere: the same rows, every file, a whole ledger, links that still work. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestS3, type TestS3 } from '@deckwright/testkit/s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../src/backup/index.ts';
import { credit, holdForSlides, reconcileLedger } from '../../src/billing/index.ts';
import { type Database, migrateDatabase, openDatabase } from '../../src/database/index.ts';
import { createAccounts, createKeyStore, createSealer } from '../../src/identity/index.ts';
import { createJobStore, type JobStore } from '../../src/jobs/index.ts';
import {
  createFolderStore,
  createKeepFiles,
  type ObjectStore,
  ObjectStoreError,
  readChecked,
  sweepObjects,
} from '../../src/object-store/index.ts';
import { createS3Store } from '../../src/object-store/s3-store.ts';
import { createLinkSigner } from '../../src/signing/index.ts';
import { startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';

const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';
let source: TestDatabase;
let jobs: JobStore;
let s3: TestS3;
let objects: ObjectStore;
let folder: string;
let account_id: string;
let api_key: string;

beforeAll(async () => {
  [source, s3] = await Promise.all([startTestDatabase(), startTestS3()]);
  folder = mkdtempSync(join(tmpdir(), 'deckwright-backup-'));
  objects = createS3Store({
    bucket: s3.bucket,
    region: 'us-east-1',
    endpoint: s3.endpoint,
    credentials: s3.credentials,
    timeout_ms: 600_000,
    connect_ms: 600_000,
  });
  jobs = createJobStore(source.db);
  const made = await createAccounts(source.db, createSealer([SIGNING_KEY])).provision({ external_id: 'idp:1', email: null, name: 'Ada' });
  if (made.outcome !== 'created') throw new Error(made.outcome);
  account_id = made.account_id;
  await credit(source.db, { account_id, kind: 'topup', amount: 500_000, reference: 'pi_backup', reason: 'enough for a load' });
  api_key = made.key.text;
});

afterAll(async () => {
  await jobs?.close();
  await objects?.close();
  await source?.stop();
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

let serial = 0;
/** A slide that is accepted, drawn, stored and paid for. */
async function finish(content = `slide ${++serial}`, begin = true): Promise<string> {
  const input_hash = `${++serial}`.padStart(64, '0');
  const accepted = await jobs.accept({
    account_id,
    job_type: 'slide',
    name: 'Größe 📈',
    // Keys in the order sent, a number that no float holds, and a line break.
    request_text: '{"z":1,"2024":12345678901234567890,\n"a":"\\u0000"}',
    input_hash,
    outputs: ['pptx'],
    hold: holdForSlides(1, input_hash, 'live'),
    idempotency: { key: `k${serial}`, body_sha256: 'x' },
  });
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  const { job_id } = accepted.job;
  if (!begin) return job_id;
  await jobs.begin(job_id, 1, { worker_id: 'wrk_backup', lease_ms: 60_000 });
  const [stored] = await createKeepFiles(source.db, objects)([{ content: Buffer.from(content), extension: 'pptx', mime: 'x/pptx' }]);
  const files = [{ kind: 'pptx' as const, mime: 'x/pptx', ...stored! }];
  await jobs.complete(job_id, 1, { result: { status: 'complete', zeta: 1, alpha: 2 }, files, cost_cents: 5 });
  await jobs.putAnswer(account_id, `k${serial}`, { status: 200, headers: { b: '1', a: '2' }, body: '{"z":1,"a":2}' });
  return job_id;
}

/** Every row of every table that is kept, as text. */
async function contents(db: Database): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await db.query<{ name: string }>(
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'workers', 'doorbell_rings')",
  );
  const all: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.query<{ line: string }>(`SELECT row_to_json(t)::text AS line FROM ${name} t ORDER BY 1`);
    all[name] = rows.map((row) => row.line);
  }
  return all;
}

/** A database and a folder that hold the back-up, until `use` is done. */
async function elsewhere(from: string, use: (db: Database, files: ObjectStore, data_dir: string) => Promise<void>): Promise<void> {
  const url = await source.server.createEmptyDatabase();
  const db = openDatabase({ url, max: 8 });
  const data_dir = mkdtempSync(join(folder, 'restored-'));
  const files = createFolderStore(join(data_dir, 'files'));
  try {
    await restore({ url, db, objects: files, folder: from, data_dir });
    await use(db, files, data_dir);
  } finally {
    await db.close();
  }
}

async function everyFileReads(db: Database, files: ObjectStore): Promise<number> {
  const { rows } = await db.query<{ object_key: string; sha256: string; bytes: number }>('SELECT object_key, sha256, bytes FROM job_files');
  for (const row of rows) expect(await readChecked(files, row), row.object_key).not.toBeNull();
  return rows.length;
}

describe('a back-up', () => {
  it('holds every row and every file as they were, and what comes later does not change it', async () => {
    const [first] = [await finish(), await finish('shared'), await finish('shared'), await finish('waiting', false)];
    await source.db.query("INSERT INTO feedback (account_id, category, severity, message) VALUES ($1, 'bug', 'bug', E'two\\nlines')", [
      account_id,
    ]);
    const data_dir = mkdtempSync(join(folder, 'data-'));
    writeFileSync(join(data_dir, 'signing-key'), `${SIGNING_KEY}\n`);
    const before = await contents(source.db);
    const to = join(folder, 'one');
    const made = await backUp({ db: source.db, objects, folder: to, data_dir, now_ms: () => Date.UTC(2026, 10, 21) });
    expect(made).toMatchObject({ objects: 2, lost: [] });
    expect(statSync(to).mode & 0o077).toBe(0);
    expect(statSync(join(to, 'accounts.jsonl.gz')).mode & 0o077).toBe(0);

    // The service goes on: jobs come, the first one goes with its bytes.
    await finish();
    await jobs.remove({ account_id, mode: 'live' }, first ?? '');
    await source.db.query("UPDATE stored_objects SET claimed_until = now() - interval '1 second'");
    expect(await sweepObjects(source.db, objects)).toBeGreaterThan(0);

    await elsewhere(to, async (db, files, restored_dir) => {
      expect(await contents(db)).toEqual(before);
      expect(await everyFileReads(db, files)).toBe(3);
      expect(await reconcileLedger(db)).toEqual([]);

      // Links, keys, the sealed default key and kept answers work on the restored side.
      const there = createJobStore(db);
      const file = (await there.get({ account_id, mode: 'live' }, first ?? ''))?.files[0];
      const claims = {
        file_id: file?.file_id ?? '',
        name: '',
        disposition: 'attachment',
        expires_at_s: Math.floor(Date.now() / 1000) + 60,
      } as const;
      const link = new URL(createLinkSigner({ keys: [SIGNING_KEY], now_ms: Date.now }).sign(claims), 'http://localhost');
      const now_signing = readFileSync(join(restored_dir, 'signing-key'), 'utf8').trim();
      expect(createLinkSigner({ keys: [now_signing], now_ms: Date.now }).verify(claims.file_id, link.searchParams)).toEqual(claims);
      expect((await there.getFile(claims.file_id))?.file.sha256).toBe(file?.sha256);
      expect(await createKeyStore(db, () => Date.now()).authenticate(api_key)).toMatchObject({ account_id });
      expect((await createAccounts(db, createSealer([SIGNING_KEY])).defaultKey(account_id))?.text).toBe(api_key);
      // The signing key is changed: sealed anew under the next one, the default key outlives the old one.
      const NEXT_KEY = 'another-signing-key-of-at-least-32-bytes';
      expect(await createAccounts(db, createSealer([NEXT_KEY, SIGNING_KEY])).reseal()).toEqual({ resealed: 1, unreadable: 0 });
      expect((await createAccounts(db, createSealer([NEXT_KEY])).defaultKey(account_id))?.text).toBe(api_key);
      expect(await createAccounts(db, createSealer([SIGNING_KEY])).reseal()).toEqual({ resealed: 0, unreadable: 1 });
      expect(await there.claimKey(account_id, 'k2', 'x')).toMatchObject({ outcome: 'replay', answer: { body: '{"z":1,"a":2}' } });

      // Triggers and counters are in force again: the ledger cannot be changed, new rows take new numbers, work goes on.
      await expect(db.query('DELETE FROM ledger_transfers')).rejects.toThrow(/append-only/);
      const { key_id } = await createKeyStore(db, () => Date.now()).createKey(account_id, 'after', 'live');
      expect(key_id).toBeGreaterThan(1);
      const { rows: waiting } = await db.query<{ job_id: string }>("SELECT job_id FROM jobs WHERE status = 'queued'");
      expect(await there.begin(waiting[0]!.job_id, 1, { worker_id: 'wrk_new', lease_ms: 60_000 })).not.toBeNull();
      await there.cancel({ account_id, mode: 'live' }, waiting[0]!.job_id);
      expect(await reconcileLedger(db)).toEqual([]);
      await there.close();
    });
  });

  it('taken at a random moment under load restores to a whole ledger with every file, three times of three', async () => {
    const tooLate = (error: unknown) => {
      // Refused at the end, or already when the bytes were read back.
      if (!(error instanceof ObjectStoreError || (error instanceof Error && 'code' in error && error.code === 'DW410'))) throw error;
    };
    let working = true;
    const made: string[] = [];
    const writers = [0, 1, 2].map(async () => {
      // No claim lasts here, so that some come too late; a worker would try again.
      while (working) await finish(`load ${serial % 7}`).then((job_id) => made.push(job_id), tooLate);
    });
    const remover = (async () => {
      while (working) {
        const job_id = made.shift();
        if (job_id !== undefined) await jobs.remove({ account_id, mode: 'live' }, job_id);
        await source.db.query("UPDATE stored_objects SET claimed_until = now() - interval '1 second' WHERE claimed_until > now()");
        await sweepObjects(source.db, objects);
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const to = join(folder, `load-${round}`);
      expect((await backUp({ db: source.db, objects, folder: to, now_ms: Date.now })).lost).toEqual([]);
      await elsewhere(to, async (db, files) => {
        expect(await reconcileLedger(db)).toEqual([]);
        expect(await everyFileReads(db, files)).toBeGreaterThan(0);
      });
    }
    working = false;
    await Promise.all([...writers, remover]);
  });

  it('names what the store had lost already, and keeps the rest', async () => {
    const job_id = await finish('about to be lost');
    const { object_key } = (await jobs.get({ account_id, mode: 'live' }, job_id))!.files[0]!;
    await objects.delete(object_key);
    const to = join(folder, 'lossy');
    expect((await backUp({ db: source.db, objects, folder: to, now_ms: Date.now })).lost).toEqual([object_key]);
    await elsewhere(to, async (db) => {
      expect((await db.query('SELECT 1 FROM job_files WHERE object_key = $1', [object_key])).rowCount).toBe(1);
    });
    await jobs.remove({ account_id, mode: 'live' }, job_id);
  });
});

describe('a restore', () => {
  const attempt = async (from: string, url: string) => {
    const db = openDatabase({ url });
    const files = createFolderStore(join(folder, 'attempt'));
    try {
      await restore({ url, db, objects: files, folder: from });
    } finally {
      await db.close();
    }
  };

  it('refuses a database in use, a back-up that was cut off, and one that was changed', async () => {
    const to = join(folder, 'two');
    await backUp({ db: source.db, objects, folder: to, now_ms: Date.now });
    await expect(attempt(to, source.url)).rejects.toThrow(/not empty/);
    await expect(attempt(join(folder, 'nothing'), source.url)).rejects.toThrow(/holds no back-up/);
    await expect(backUp({ db: source.db, objects, folder: to, now_ms: Date.now })).rejects.toThrow(/holds a back-up already/);
    const url = await source.server.createEmptyDatabase();
    writeFileSync(join(to, 'accounts.jsonl.gz'), 'x');
    await expect(attempt(to, url)).rejects.toThrow(/accounts.jsonl.gz is not what was written/);
    rmSync(join(to, 'accounts.jsonl.gz'));
    await expect(attempt(to, url)).rejects.toThrow(/is missing/);
    rmSync(join(to, 'manifest.json'));
    await expect(attempt(to, url)).rejects.toThrow(/cut off/);
    expect(existsSync(join(folder, 'attempt'))).toBe(false);
  });

  it('refuses a back-up of a newer version, and one that lacks a file', async () => {
    const to = join(folder, 'three');
    await finish();
    await backUp({ db: source.db, objects, folder: to, now_ms: Date.now });
    const path = join(to, 'manifest.json');
    const text = readFileSync(path, 'utf8');
    const url = await source.server.createEmptyDatabase();
    const manifest = JSON.parse(text) as { migrations: string[] };
    writeFileSync(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '29991231000000_tomorrow'] }));
    await expect(attempt(to, url)).rejects.toThrow(/newer version/);
    writeFileSync(path, text);
    rmSync(join(to, 'objects'), { recursive: true });
    await expect(attempt(to, url)).rejects.toThrow(/lacks files\//);
    await migrateDatabase(url);
  });
});
