/** Grants that further consents had added are folded into the newest one of their account, client and resource. */
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase, openDatabase } from '../../src/database/index.ts';
import { readMigrations } from '../../src/database/migrations.ts';
import { createKeyStore } from '../../src/identity/index.ts';

let server: SharedPostgres;
beforeAll(async () => {
  server = await shareTestPostgres();
}, 60_000);
afterAll(() => server?.stop());

it('keeps the newest with the scopes of all, their tokens and what they have spent, and leaves others alone', async () => {
  const url = await server.createEmptyDatabase();
  const migrations = readMigrations();
  const at = migrations.findIndex(({ name }) => name.endsWith('_one_grant'));
  await migrateDatabase(url, migrations.slice(0, at));
  const db = openDatabase({ url });
  const accounts = createKeyStore(db, () => Date.now());
  const [owner, other] = [await accounts.createAccount('owner'), await accounts.createAccount('other')];
  await db.query(
    `INSERT INTO oauth_clients (client_id, kind, name, redirect_uris, auth_method, metadata) VALUES ('c', 'registered', 'x', '{}', 'none', '{}')`,
  );
  const keys = new Map<string, number>();
  const grant = async (id: string, account_id: string, resource: string, days_old: number, scopes: string, ends = '1 day') => {
    const { rows } = await db.query<{ key_id: number }>(
      `INSERT INTO api_keys (account_id, name, kind, prefix, secret_sha256) VALUES ($1, 'x', 'agent', $2, repeat('0', 64)) RETURNING key_id`,
      [account_id, `agent_${id}`],
    );
    const key_id = rows[0]?.key_id ?? 0;
    keys.set(id, key_id);
    await db.query(
      `INSERT INTO oauth_grants (grant_id, account_id, client_id, client_name, key_id, resource, scopes, created_at, expires_at, last_token_at, limit_cents)
       VALUES ($1, $2, 'c', 'x', $3, $4, $5, now() - $6 * interval '1 day', now() + $7::interval, now(), $3)`,
      [id, account_id, key_id, resource, scopes.split(' '), days_old, ends],
    );
    await db.query('INSERT INTO oauth_refresh_tokens (token_sha256, grant_id, created_at) VALUES ($1, $2, now())', [`t-${id}`, id]);
    await db.query(
      `INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, captured_units, agent_key_id, ended_at)
       VALUES ($1, $2, 'captured', 1, 5, 1, $3, now())`,
      [`job-${id}`, account_id, key_id],
    );
  };
  await grant('oldest', owner, '/mcp', 9, 'slides assets');
  await grant('older', owner, '/mcp', 5, 'slides account');
  await grant('newest', owner, '/mcp', 1, 'slides repair');
  await grant('ended', owner, '/mcp', 2, 'slides webhooks', '-1 hour');
  await grant('elsewhere', owner, '', 9, 'slides account');
  await grant('another', other, '/mcp', 9, 'slides');
  await migrateDatabase(url);

  const grants = await db.query<{ grant_id: string; scopes: string[]; spent: number; kept: boolean }>(
    `SELECT g.grant_id, g.scopes, agent_spent(g.key_id)::int AS spent, g.limit_cents = g.key_id AS kept FROM oauth_grants g ORDER BY 1`,
  );
  expect(grants.rows).toEqual([
    { grant_id: 'another', scopes: ['slides'], spent: 5, kept: true },
    { grant_id: 'elsewhere', scopes: ['slides', 'account'], spent: 5, kept: true },
    { grant_id: 'ended', scopes: ['slides', 'webhooks'], spent: 5, kept: true },
    { grant_id: 'newest', scopes: ['slides', 'repair', 'assets', 'account'], spent: 15, kept: true },
  ]);
  const tokens = await db.query<{ token: string; grant_id: string; scopes: string[] }>(
    'SELECT token_sha256 AS token, grant_id, scopes FROM oauth_refresh_tokens ORDER BY 1',
  );
  expect(tokens.rows).toEqual([
    { token: 't-another', grant_id: 'another', scopes: ['slides'] },
    { token: 't-elsewhere', grant_id: 'elsewhere', scopes: ['slides', 'account'] },
    { token: 't-ended', grant_id: 'ended', scopes: ['slides', 'webhooks'] },
    { token: 't-newest', grant_id: 'newest', scopes: ['slides', 'repair'] },
    { token: 't-older', grant_id: 'newest', scopes: ['slides', 'account'] },
    { token: 't-oldest', grant_id: 'newest', scopes: ['slides', 'assets'] },
  ]);
  const revoked = await db.query<{ key_id: number }>('SELECT key_id FROM api_keys WHERE revoked_at IS NOT NULL ORDER BY 1');
  expect(revoked.rows.map(({ key_id }) => key_id)).toEqual([keys.get('oldest'), keys.get('older')]);
  await db.close();
});
