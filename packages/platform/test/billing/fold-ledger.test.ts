/** Entries of jobs of long ago become sums of their months; what they were is in an archive, and everything that money asks for stays. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../src/backup/index.ts';
import { credit, foldLedger, listGrants, readWallet, reconcileLedger, takeBackIn } from '../../src/billing/index.ts';
import type { JobStore } from '../../src/jobs/index.ts';
import { checkFiles, createFolderStore, type ObjectStore } from '../../src/object-store/index.ts';
import { startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';
import { acceptPriced, createJobStore, endPriced, newAccount, slideHold } from './_jobs.ts';

let test: TestDatabase;
let store: JobStore;
let folder: string;
let archives: ObjectStore;
beforeAll(async () => {
  test = await startTestDatabase();
  store = createJobStore(test.db);
  folder = mkdtempSync(join(tmpdir(), 'deckwright-fold-'));
  archives = createFolderStore(join(folder, 'files'));
});
afterAll(async () => {
  await store.close();
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const soon = () => new Date(Date.now() + 60_000);

/** An account that has paid with free slides and with money, whose jobs are over and gone. */
async function usedAccount(slides: number): Promise<string> {
  const account_id = await newAccount(test.db);
  await credit(test.db, { account_id, kind: 'topup', amount: 5_000, reference: `pi_${account_id}`, reason: 'test' });
  for (let i = 0; i < slides; i += 1) {
    const job = await acceptPriced(store, account_id, slideHold(`${account_id}-${i}`, 20));
    if (job === null) throw new Error('the wallet refused');
    await endPriced(store, job, i % 3 === 2 ? 'failed' : 'complete', i % 3 === 2 ? 0 : 85);
    await store.remove(job, job.job_id);
  }
  return account_id;
}

const rowsOf = async (sql: string, ...values: readonly unknown[]) => (await test.db.query(sql, values)).rows;

it('leaves sums, balances and credits as they were, and the ledger explained', async () => {
  const account_id = await usedAccount(9);
  const [wallet, grants] = await Promise.all([readWallet(test.db, account_id), listGrants(test.db, account_id)]);
  const entries = await rowsOf('SELECT * FROM ledger_transfers WHERE account_id = $1 AND job_id IS NOT NULL ORDER BY seq', account_id);
  const holds = await rowsOf('SELECT * FROM wallet_holds WHERE account_id = $1', account_id);

  const folded = await foldLedger(test.db, archives, { before: soon(), most_holds: 4 });
  expect(folded).toEqual({ archives: 3, holds: 9, entries: entries.length });
  expect(await readWallet(test.db, account_id)).toEqual(wallet);
  expect(await listGrants(test.db, account_id)).toEqual(grants);
  expect(await reconcileLedger(test.db)).toEqual([]);
  expect(await rowsOf('SELECT 1 FROM ledger_transfers WHERE account_id = $1 AND job_id IS NOT NULL', account_id)).toEqual([]);
  const [sum] = await rowsOf('SELECT sum(entries)::int AS entries FROM ledger_months WHERE account_id = $1', account_id);
  expect(sum).toEqual({ entries: entries.length });

  // Every row that went is in an archive, as it was.
  const kept = (await rowsOf('SELECT object_key FROM ledger_archives WHERE account_id = $1', account_id)) as { object_key: string }[];
  const lines: { table: string; row: { seq?: number; job_id: string; amount?: number } }[] = [];
  for (const { object_key } of kept) {
    expect(object_key).toMatch(/^ledger\/\d{4}-\d\d\/[0-9a-f]{64}\.gz$/);
    const bytes = await archives.getBytes(object_key);
    lines.push(
      ...gunzipSync(bytes!)
        .toString('utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as (typeof lines)[number]),
    );
  }
  const archived = (table: string) => lines.filter((line) => line.table === table).map((line) => line.row);
  expect(
    archived('ledger_transfers')
      .map(({ seq, amount }) => [seq, amount])
      .sort(),
  ).toEqual((entries as { seq: number; amount: number }[]).map(({ seq, amount }) => [seq, amount]).sort());
  expect(
    archived('wallet_holds')
      .map(({ job_id }) => job_id)
      .sort(),
  ).toEqual((holds as { job_id: string }[]).map(({ job_id }) => job_id).sort());
}, 120_000);

it('keeps what was paid for free, and what a refund takes back exact', async () => {
  const account_id = await usedAccount(6);
  await foldLedger(test.db, archives, { before: soon() });
  const again = await acceptPriced(store, account_id, slideHold(`${account_id}-0`, 20));
  const [hold] = await rowsOf('SELECT state, free_reason FROM wallet_holds WHERE job_id = $1', again?.job_id);
  expect(hold).toEqual({ state: 'free', free_reason: 'repeat' });
  const before = await readWallet(test.db, account_id);
  await test.db.transaction((sql) =>
    takeBackIn(sql, { account_id, kind: 'refund', reference: 're_1', amount_cents: 500, bonus_cents: 0, reason: 'test' }),
  );
  expect((await readWallet(test.db, account_id))?.paid_cents).toBe((before?.paid_cents ?? 0) - 500);
  // Told twice, a payment of before the fold is credited once.
  await credit(test.db, { account_id, kind: 'topup', amount: 5_000, reference: `pi_${account_id}`, reason: 'test' });
  expect((await readWallet(test.db, account_id))?.paid_cents).toBe((before?.paid_cents ?? 0) - 500);
  expect(await reconcileLedger(test.db)).toEqual([]);
}, 120_000);

it('leaves jobs that are still listed, holds that are open, and what ended later', async () => {
  const account_id = await newAccount(test.db);
  const [listed, open] = [
    await acceptPriced(store, account_id, slideHold('listed')),
    await acceptPriced(store, account_id, slideHold('open')),
  ];
  await endPriced(store, listed!, 'complete', 5);
  expect(await foldLedger(test.db, archives, { before: soon() })).toMatchObject({ holds: 0 });
  await store.remove(listed!, listed!.job_id);
  expect(await foldLedger(test.db, archives, { before: new Date(Date.now() - 60_000) })).toMatchObject({ holds: 0 });
  expect(await foldLedger(test.db, archives, { before: soon() })).toMatchObject({ holds: 1 });
  expect(await rowsOf('SELECT job_id FROM wallet_holds WHERE account_id = $1', account_id)).toEqual([{ job_id: open!.job_id }]);
}, 120_000);

it('folds each entry once where two relays fold, and refuses to delete anything else', async () => {
  const account_id = await usedAccount(12);
  await Promise.all(Array.from({ length: 4 }, () => foldLedger(test.db, archives, { before: soon(), most_holds: 2 })));
  await foldLedger(test.db, archives, { before: soon() });
  expect(await reconcileLedger(test.db)).toEqual([]);
  const [holds] = await rowsOf('SELECT sum(holds)::int AS n FROM ledger_archives WHERE account_id = $1', account_id);
  expect(holds).toEqual({ n: 12 });
  await expect(test.db.query('DELETE FROM ledger_transfers WHERE account_id = $1', [account_id])).rejects.toThrow('append-only');
  await expect(
    test.db.transaction(async (sql) => {
      await sql.query("SELECT set_config('deckwright.folds_ledger', 'on', true)");
      await sql.query("DELETE FROM ledger_transfers WHERE account_id = $1 AND kind = 'topup'", [account_id]);
    }),
  ).rejects.toThrow('append-only');
}, 120_000);

it('changes nothing where an archive cannot be stored', async () => {
  const account_id = await usedAccount(3);
  const broken = { put: () => Promise.reject(new Error('the store is full')) };
  await expect(foldLedger(test.db, broken, { before: soon() })).rejects.toThrow('full');
  expect(await rowsOf('SELECT 1 FROM ledger_months WHERE account_id = $1', account_id)).toEqual([]);
  expect(await rowsOf('SELECT 1 FROM wallet_holds WHERE account_id = $1', account_id)).toHaveLength(3);
}, 120_000);

it('has its archives in every back-up, and has them read by the check of files', async () => {
  const [{ n } = { n: 0 }] = (await rowsOf('SELECT count(*)::int AS n FROM ledger_archives')) as { n: number }[];
  await test.db.query('DELETE FROM job_files');
  expect(await checkFiles(test.db, archives)).toMatchObject({ objects: n, lost: [] });
  const backed = await backUp({ db: test.db, objects: archives, folder: join(folder, 'backup'), now_ms: () => Date.now() });
  expect(backed).toMatchObject({ objects: n, lost: [] });
}, 120_000);
