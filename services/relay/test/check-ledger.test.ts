/** The relay's check of the ledger: silent while every row is explained, else a line and a metric for each row. */
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createPostgresQueues } from '@deckwright/platform/jobs';
import { type Log, silentLog } from '@deckwright/platform/log';
import { createFolderStore } from '@deckwright/platform/object-store';
import { createRegistry, createRelayMetrics } from '@deckwright/platform/telemetry';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger, startRelay } from '../src/relay.ts';

let server: SharedPostgres;
let db: Database;
beforeAll(async () => {
  server = await shareTestPostgres();
  const url = await server.createDatabase();
  db = openDatabase({ url });
  await db.query("INSERT INTO accounts (account_id, name) VALUES ('acc_books', 'books')");
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
});

it('says nothing while every row is explained, and names those that are not', async () => {
  const registry = createRegistry('relay');
  const metrics = createRelayMetrics(registry);
  const lines: { fields: object; message: string }[] = [];
  const log: Log = { ...silentLog, error: (fields, message) => lines.push({ fields, message }) };
  expect(await checkLedger({ db, log, metrics })).toBe(0);
  expect(lines).toEqual([]);
  expect(await registry.metrics()).toContain('deckwright_ledger_unexplained{rule="balance_differs"} 0');

  await db.query("UPDATE wallets SET promo_cents = promo_cents + 1000 WHERE account_id = 'acc_books'");
  expect(await checkLedger({ db, log, metrics })).toBe(1);
  expect(lines[0]).toMatchObject({ fields: { rule: 'balance_differs', account_id: 'acc_books', mendable: true } });
  expect(await registry.metrics()).toContain('deckwright_ledger_unexplained{rule="balance_differs"} 1');
  // Dashboards of the version before read the former name.
  expect(await registry.metrics()).toContain('deckwright_books_unexplained{rule="balance_differs"} 1');
  // It only looks.
  expect((await db.query("SELECT promo_cents FROM wallets WHERE account_id = 'acc_books'")).rows).toEqual([{ promo_cents: 1000 }]);
});

it('is done from time to time by a running relay, and left to one of several relays', async () => {
  const found: object[] = [];
  const log: Log = { ...silentLog, error: (fields) => found.push(fields) };
  const registry = createRegistry('relay');
  const relay = startRelay({
    db,
    queues: createPostgresQueues(db),
    objects: createFolderStore('/nonexistent'),
    log,
    retention_days: 30,
    ledger_check_ms: 50,
    metrics: createRelayMetrics(registry),
  });
  await expect.poll(() => found.length).toBeGreaterThan(2);
  await relay.stop();
  expect(await registry.metrics()).toContain('deckwright_queue_waiting{queue="render-slide"} 0');
  await db.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock(7462001)');
    expect(await checkLedger({ db, log })).toBeNull();
  });
});
