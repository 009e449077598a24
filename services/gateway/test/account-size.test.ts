/** The account page of who has very much: a ledger of 20,000 movements (100,000 in a soak), 10,000 keys and agents. What it reads stays small. */
import { listGrants, replayGrants } from '@deckwright/platform/billing';
import { sized } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signedIn, startAccountStand } from './_account-stand.ts';
import type { PaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let stand: PaymentsStand;
let as: Account;
let who: Person;
const JOBS = sized(10_000, 50_000);
const MANY = 10_000;

beforeAll(async () => {
  stand = await startAccountStand();
  as = await stand.newAccount(60, 1_000_000);
  const { db } = stand.harness;
  const { account_id } = as;
  // Each job is a hold and a capture of one slide from the wallet, within the last months, the last of them today.
  await db.query(
    `WITH moments AS (SELECT i, now() - interval '2 hours' - (${JOBS} - i) * interval '2 minutes' AS at FROM generate_series(1, ${JOBS}) i),
          held AS (INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, paid_cents, captured_units, created_at, ended_at)
                   SELECT 'job_' || i, $1, 'captured', 1, 5, 5, 1, at, at FROM moments)
     INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id, created_at)
     SELECT 'job_' || i || ':' || kind, $1, 'USD', CASE kind WHEN 'hold' THEN 'paid' ELSE 'held' END, CASE kind WHEN 'hold' THEN 'held' ELSE 'revenue' END, 5, kind, 'job_' || i, at
     FROM moments CROSS JOIN (VALUES ('hold'), ('capture')) AS k(kind) ORDER BY i, kind DESC`,
    [account_id],
  );
  await db.query(
    `INSERT INTO api_keys (account_id, name, prefix, secret_sha256) SELECT $1, 'key ' || i || '<b>', 'dw_live_many' || i, repeat('0', 64) FROM generate_series(1, ${MANY}) i`,
    [account_id],
  );
  await db.query(
    `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata) VALUES ('dwc_many', 'registered', 'x', '{}', 'none', '{}')`,
  );
  await db.query(
    `WITH keys AS (INSERT INTO api_keys (account_id, name, kind, prefix, secret_sha256)
                   SELECT $1, 'agent', 'agent', 'agent_many' || i, repeat('0', 64) FROM generate_series(1, ${MANY}) i RETURNING key_id)
     INSERT INTO oauth_grants (grant_id, account_id, client_id, client_name, key_id, resource, scopes, created_at, expires_at, last_token_at, limit_cents)
     SELECT 'grant_' || key_id, $1, 'dwc_many', 'agent ' || key_id, key_id, 'x', '{slides}', now(), now() + interval '9 days', now(), 500 FROM keys`,
    [account_id],
  );
  await db.query('ANALYZE');
  who = await signedIn(stand, as);
}, 240_000);
afterAll(() => stand?.close());

/** What one opening of a page asks the database: statements, rows, and how long they took one after the other. */
async function readsOf(path: string) {
  const { db } = stand.harness;
  const query = db.query.bind(db);
  const seen = { statements: 0, rows: 0, ms: 0 };
  Object.assign(db, {
    query: async (...asked: Parameters<typeof query>) => {
      const began = performance.now();
      const answer = await query(...asked);
      seen.statements += 1;
      seen.rows += answer.rows.length;
      seen.ms += performance.now() - began;
      return answer;
    },
  });
  const page = await who.get(path).finally(() => Object.assign(db, { query }));
  return { ...page, ...seen };
}

it.each(['', '/usage', '/billing', '/keys', '/keys?page=400', '/agents', '/agents?page=400', '/ledger'])(
  '/account%s reads little',
  async (path) => {
    const { status, rows, statements, ms, html } = await readsOf(`/account${path}`);
    if (process.env['DECKWRIGHT_MEASURE'] !== undefined)
      console.log(path, { rows, statements, ms: Math.round(ms), kib: Math.round(html.length / 1024) });
    expect(status).toBe(200);
    expect(rows).toBeLessThan(5_000);
    expect(statements).toBeLessThan(30);
    expect(html.length).toBeLessThan(200_000);
  },
);

it('names where a page stands among the others, and escapes what it lists', async () => {
  const { html } = await who.get('/account/keys?page=401');
  expect(html).toContain('10,001 to 10,001 of 10,001');
  const first = await who.get('/account/keys');
  expect([first.html.includes('key 10000&lt;b&gt;'), first.html.includes('key 10000<b>')]).toEqual([true, false]);
});

it('follows the ledger from where it was left to the same grants as from its beginning', async () => {
  const { db } = stand.harness;
  const { rows } = await db.query<{ seq: number }>('SELECT seq FROM credit_states WHERE account_id = $1', [as.account_id]);
  expect(rows[0]?.seq).toBeGreaterThan(2 * JOBS - 4_000);
  const continued = await listGrants(db, as.account_id);
  await db.query('DELETE FROM credit_states WHERE account_id = $1', [as.account_id]);
  expect(await listGrants(db, as.account_id)).toEqual(continued);
  expect((await replayGrants(db, as.account_id)).debt('paid')).toBe(0);
  expect(continued.reduce((sum, { unit, remaining }) => sum + (unit === 'USD' ? remaining : 0), 0)).toBe(1_000_000 + 200_000 - 5 * JOBS);
});
