/** What agents have left is cleared away when it has had its time, and nothing before. */
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/index.ts';
import { createKeyStore, expireAgents } from '../../src/identity/index.ts';

let server: SharedPostgres;
beforeAll(async () => {
  server = await shareTestPostgres();
}, 60_000);
afterAll(() => server?.stop());

it('removes what ended more than a day ago, and documents of clients that nobody uses', async () => {
  const url = await server.createDatabase();
  const db = openDatabase({ url });
  const account_id = await createKeyStore(db, () => Date.now()).createAccount('owner');
  const ages = ['2 days', '1 hour'] as const;
  for (const [i, age] of ages.entries()) {
    const ended = `now() - interval '${age}'`;
    await db.query(
      `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata, read_at)
       VALUES ('used-${i}', 'document', 'x', '{}', 'none', '{}', now() - interval '8 days'), ('idle-${i}', 'document', 'x', '{}', 'none', '{}', ${i === 0 ? "now() - interval '8 days'" : 'now()'}),
              ('registered-${i}', 'registered', 'x', '{}', 'none', '{}', NULL)`,
    );
    await db.query(
      `INSERT INTO oauth_authorizations (request_sha256, client_id, redirect_uri, code_challenge, resource, scopes, browser_sha256, created_at, expires_at)
       VALUES ('r${i}', 'registered-${i}', 'x', 'x', 'x', '{}', 'x', now(), ${ended})`,
    );
    await db.query(
      `INSERT INTO oauth_codes (code_sha256, client_id, redirect_uri, code_challenge, resource, scopes, account_id, days, created_at, expires_at)
       VALUES ('c${i}', 'registered-${i}', 'x', 'x', 'x', '{}', $1, 7, now(), ${ended})`,
      [account_id],
    );
    const { rows } = await db.query<{ key_id: number }>(
      `INSERT INTO api_keys (account_id, name, kind, prefix, secret_sha256) VALUES ($1, 'x', 'agent', 'agent_${i}', repeat('0', 64)) RETURNING key_id`,
      [account_id],
    );
    await db.query(
      `INSERT INTO oauth_grants (grant_id, account_id, client_id, client_name, key_id, resource, scopes, created_at, expires_at, last_token_at)
       VALUES ('g${i}', $1, 'used-${i}', 'x', $2, 'x', '{}', now(), ${ended}, now())`,
      [account_id, rows[0]?.key_id],
    );
    await db.query(`INSERT INTO sign_in_records (model, id, payload, expires_at) VALUES ('Session', 's${i}', '{}', ${ended})`);
    await db.query(
      `INSERT INTO account_sign_ins (state_sha256, browser_sha256, nonce, verifier, return_to, created_at, expires_at)
       VALUES ('a${i}', 'x', 'x', 'x', '/account', now(), ${ended})`,
    );
    await db.query(
      `INSERT INTO account_sessions (session_sha256, account_id, created_at, expires_at) VALUES ('p${i}', $1, now(), ${ended})`,
      [account_id],
    );
  }
  // A request, a code, a grant with its client, two sessions and a sign-in, and the client that nobody has used.
  expect(await expireAgents(db)).toBe(8);
  expect(await expireAgents(db)).toBe(0);
  const left = await db.query<{ id: string }>('SELECT client_id AS id FROM oauth_clients ORDER BY 1');
  expect(left.rows.map(({ id }) => id)).toEqual(['idle-1', 'registered-0', 'registered-1', 'used-1']);
  expect((await db.query("SELECT 1 FROM oauth_grants WHERE grant_id = 'g1'")).rowCount).toBe(1);
  await db.close();
});
