/** `deckwright admin backup` and `restore`: from a database and folder to an embedded service's data folder, and on from there. */
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore } from '@deckwright/platform/jobs';
import { createFolderStore, createKeepFiles, recordDownload } from '@deckwright/platform/object-store';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { run } from './_run.ts';

let server: SharedPostgres;
let url: string;
let db: Database;
let dir: string;
beforeAll(async () => {
  server = await shareTestPostgres();
  url = await server.createDatabase();
  db = openDatabase({ url });
  dir = mkdtempSync(join(tmpdir(), 'deckwright-admin-'));
  // Where root runs the tests, the database's own user must be able to enter.
  chmodSync(dir, 0o755);
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
  rmSync(dir, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

it('backs up, restores into an empty data folder, and backs that up again while nobody serves it', async () => {
  const source = join(dir, 'source');
  const keys = createKeyStore(db, Date.now);
  const account_id = await keys.createAccount('Ada');
  const { text, key_id } = await keys.createKey(account_id, 'first', 'live');
  const jobs = createJobStore(db);
  const accepted = await jobs.accept({ account_id, job_type: 'slide', name: null, request_text: '{}', input_hash: 'x', outputs: ['pptx'] });
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  const { job_id } = accepted.job;
  await jobs.begin(job_id, 1, { worker_id: 'wrk', lease_ms: 60_000 });
  const [stored] = await createKeepFiles(
    db,
    createFolderStore(join(source, 'files')),
  )([{ content: Buffer.from('slide'), extension: 'pptx', mime: 'x' }]);
  await jobs.complete(job_id, 1, { result: {}, files: [{ kind: 'pptx', mime: 'x', ...stored! }], cost_cents: 0 });
  await recordDownload(db, { file_id: 'fil_1', job_id, account_id, key_id, address: '192.0.2.1', request_id: 'r' });
  await jobs.close();
  writeFileSync(join(source, 'signing-key'), `${'k'.repeat(40)}\n`);

  vi.stubEnv('DECKWRIGHT_DATABASE_URL', url);
  const first = join(dir, 'first');
  expect(await run('admin', 'backup', '--to', first, '--data-dir', source)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^backed up \d+ rows and 1 files, \d+ tables, to .*first in \d+\.\d s\n$/),
  });
  expect((await run('admin', 'downloads', '--account', account_id)).out).toMatch(`fil_1  ${job_id}  key ${key_id}  192.0.2.1`);
  expect(await run('admin', 'backup', '--to', first, '--data-dir', source)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/already/),
  });
  expect(await run('admin', 'restore', '--from', first, '--data-dir', source)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/not empty/),
  });

  vi.stubEnv('DECKWRIGHT_DATABASE_URL', '');
  const restored = join(dir, 'restored');
  expect(await run('admin', 'backup', '--to', join(dir, 'none'), '--data-dir', restored)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/no service has run/),
  });
  expect(await run('admin', 'restore', '--from', first, '--data-dir', restored)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/1 files \(0\.0 MB\), 0 of them gone or damaged\n0 rows of the ledger unexplained\n$/),
  });
  expect(existsSync(join(restored, 'signing-key'))).toBe(true);
  const second = join(dir, 'second');
  expect(await run('admin', 'backup', '--to', second, '--data-dir', restored)).toMatchObject({ code: 0, err: '' });

  const other = await server.createEmptyDatabase();
  vi.stubEnv('DECKWRIGHT_DATABASE_URL', other);
  expect(await run('admin', 'restore', '--from', second, '--data-dir', join(dir, 'third'))).toMatchObject({ code: 0, err: '' });
  const back = openDatabase({ url: other });
  expect(await createKeyStore(back, Date.now).authenticate(text)).toMatchObject({ account_id });
  await back.close();

  expect(await run('admin', 'reseal', '--data-dir', join(dir, 'third'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^resealed 0 default keys and 0 secrets of webhooks; 0 /),
  });
  // The folder itself stays: without it the store is away, and nothing is taken for lost.
  rmSync(join(dir, 'third', 'files', 'files'), { recursive: true });
  expect(await run('admin', 'files', '--data-dir', join(dir, 'third'))).toMatchObject({
    code: 1,
    out: expect.stringMatching(new RegExp(`^gone ${stored?.object_key}  ${job_id}\n1 files`)),
  });
});
