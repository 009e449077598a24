/** Every table, prefix of objects and prefix of keys has its line in docs/operating/retention.md, and what is said to expire does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireFeedback, LEDGER_PREFIX } from '../../src/billing/index.ts';
import { deleteRows } from '../../src/database/index.ts';
import { expireAgents } from '../../src/identity/index.ts';
import { expireMails } from '../../src/mail/index.ts';
import { FILES_PREFIX } from '../../src/object-store/index.ts';
import { expirePaymentEvents, expireTopups } from '../../src/payments/index.ts';
import { ACCOUNT, startTestDatabase, type TestDatabase } from '../jobs/_setup.ts';

const root = resolve(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/operating/retention.md'), 'utf8');

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());

/** The first cells of the rows of the tables below a heading. */
function named(heading: string): readonly string[] {
  const rows = page.split('\n').map((line) => /^\| `([^`]+)` \|/.exec(line)?.[1]);
  const from = heading === 'Table' ? 0 : page.split('\n').indexOf(`## ${heading}`);
  const next = page.split('\n').findIndex((line, i) => i > from && line.startsWith('## '));
  const until = heading === 'Table' ? page.split('\n').indexOf('## Objects in the store') : next < 0 ? rows.length : next;
  return rows.slice(from, until).flatMap((name) => (name === undefined ? [] : [name]));
}

it('names every table of the schema, each once, and none that is gone', async () => {
  const { rows } = await test.db.query<{ name: string }>(
    "SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')",
  );
  expect(named('Table').toSorted()).toEqual(rows.map((row) => row.name).toSorted());
});

it('says of every row for how long', () => {
  for (const line of page.split('\n').filter((one) => one.startsWith('| `'))) {
    const [, , what, how_long] = line.split(' | ').map((cell) => cell.trim());
    expect([line, what, how_long].every((cell) => cell !== undefined && cell !== '')).toBe(true);
  }
});

it('names every prefix of objects, and every one that the sources have', () => {
  expect(named('Objects in the store').toSorted()).toEqual([`${FILES_PREFIX}/`, `${LEDGER_PREFIX}/`]);
  // Whoever gives objects a prefix of their own exports it.
  const prefixes = sources().flatMap((text) =>
    [...text.matchAll(/export const [A-Z]+_PREFIX = '([^']+)';/g)].map((found) => `${found[1]}/`),
  );
  expect(prefixes.toSorted()).toEqual(named('Objects in the store').toSorted());
});

it('names every prefix of keys in Redis', () => {
  const used = sources().flatMap((text) => [
    ...[...text.matchAll(/keyPrefix: `([^$`]+)/g)].map((found) => found[1]),
    ...[...text.matchAll(/prefix \?\? '([a-z]+)'/g)].map((found) => `${found[1]}:`),
  ]);
  expect(used.length).toBeGreaterThan(1);
  for (const prefix of used) expect(named('Keys in Redis')).toContain(prefix);
});

const sources = (folder = join(root, 'packages/platform/src')): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return entry.name.endsWith('.ts') && !entry.name.includes('.generated.') ? [readFileSync(path, 'utf8')] : [];
  });

it('deletes in batches, and leaves what somebody has locked', async () => {
  const { db } = test;
  await db.query(
    "INSERT INTO mail_bounces (address, answer, created_at) SELECT 'a' || i || '@example.com', '', now() - interval '2 years' FROM generate_series(1, 25) AS i",
  );
  await db.transaction(async (sql) => {
    await sql.query("SELECT 1 FROM mail_bounces WHERE address = 'a7@example.com' FOR UPDATE");
    expect(await deleteRows(db, 'mail_bounces', "created_at < now() - interval '1 year'", [], 10)).toBe(24);
  });
  expect(await deleteRows(db, 'mail_bounces', "created_at < now() - interval '1 year'", [], 10)).toBe(1);
});

it('deletes keys, feedback, top-ups, events and bounces after their time, and nothing younger', async () => {
  const { db } = test;
  const old = "now() - interval '800 days'";
  await db.query(
    `INSERT INTO api_keys (account_id, name, prefix, secret_sha256, kind, created_at, revoked_at) VALUES
       ($1, 'revoked long ago', 'p1', repeat('0', 64), 'key', ${old}, ${old}), ($1, 'revoked', 'p2', repeat('0', 64), 'key', ${old}, now()), ($1, 'used', 'p3', repeat('0', 64), 'key', ${old}, NULL),
       ($1, 'agent of long ago', 'p4', repeat('0', 64), 'agent', ${old}, NULL), ($1, 'agent', 'p5', repeat('0', 64), 'agent', now(), NULL)`,
    [ACCOUNT],
  );
  await db.query(
    `INSERT INTO feedback (account_id, category, severity, message, status, created_at, resolved_at) VALUES
       ($1, 'bug', 'minor', 'settled long ago', 'resolved', ${old}, ${old}), ($1, 'bug', 'minor', 'open', 'open', ${old}, NULL), ($1, 'bug', 'minor', 'settled', 'declined', ${old}, now())`,
    [ACCOUNT],
  );
  await db.query(
    `INSERT INTO topups (topup_id, account_id, origin, status, amount_cents, created_at, ended_at) VALUES
       ('failed long ago', $1, 'checkout', 'failed', 1000, ${old}, ${old}), ('failed', $1, 'checkout', 'failed', 1000, now(), now())`,
    [ACCOUNT],
  );
  await db.query(
    `INSERT INTO payment_events (event_id, type, payload, state, received_at) VALUES
       ('handled long ago', 't', '{}', 'handled', ${old}), ('failed long ago', 't', '{}', 'failed', ${old}), ('failed', 't', '{}', 'failed', now() - interval '100 days')`,
  );
  await db.query(`INSERT INTO mail_bounces (address, answer, created_at) VALUES ('old', '', ${old}), ('new', '', now())`);
  for (const expire of [expireAgents, expireFeedback, expireTopups, expirePaymentEvents, expireMails]) await expire(db);

  const left = async (sql: string) => (await db.query<{ name: string }>(sql)).rows.map((row) => row.name).toSorted();
  expect(await left(`SELECT name FROM api_keys WHERE account_id = '${ACCOUNT}'`)).toEqual(['agent', 'revoked', 'used']);
  expect(await left('SELECT message AS name FROM feedback')).toEqual(['open', 'settled']);
  expect(await left('SELECT topup_id AS name FROM topups')).toEqual(['failed']);
  expect(await left('SELECT event_id AS name FROM payment_events')).toEqual(['failed']);
  expect(await left('SELECT address AS name FROM mail_bounces')).toEqual(['new']);
});
