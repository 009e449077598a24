/** API keys: their text, and who they let in. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/database/index.ts';
import {
  createApiKey,
  createKeyStore,
  hashSecret,
  type KeyStore,
  parseApiKey,
  secretMatches,
  seedAccount,
} from '../../src/identity/index.ts';

describe('the text of a key', () => {
  it('has a public part, a secret part and a checksum', () => {
    const key = createApiKey('live');
    expect(key.text).toMatch(/^dw_live_[0-9A-Za-z]{30}_[0-9A-Za-z]{6}$/);
    expect(parseApiKey(key.text)).toEqual({ mode: 'live', prefix: key.prefix, secret: key.secret });
    expect(createApiKey('test').text).toMatch(/^dw_test_/);
  });
  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 500 }, () => createApiKey('live').text)).size).toBe(500);
  });
  it('shows a slip in any one character', () => {
    const { text } = createApiKey('live');
    for (let i = 0; i < text.length; i++) {
      const slipped = text.slice(0, i) + (text[i] === 'a' ? 'b' : 'a') + text.slice(i + 1);
      expect(parseApiKey(slipped)).toBeNull();
    }
  });
  it.each(['', 'dw_live_', `dw_live_${'a'.repeat(30)}`, `sf_live_${'a'.repeat(30)}_aaaaaa`, 'x'.repeat(10_000)])('is not %j', (text) => {
    expect(parseApiKey(text)).toBeNull();
  });
  it('matches its own hash only', () => {
    const { secret } = createApiKey('live');
    expect(secretMatches(secret, hashSecret(secret))).toBe(true);
    expect(secretMatches(secret, hashSecret(`${secret}x`))).toBe(false);
    expect(secretMatches(secret, 'not a hash')).toBe(false);
  });
});

describe('the key store', () => {
  let postgres: SharedPostgres;
  let db: Database;
  let keys: KeyStore;
  let account_id: string;
  beforeAll(async () => {
    postgres = await shareTestPostgres();
    const url = await postgres.createDatabase();
    db = openDatabase({ url });
    keys = createKeyStore(db, () => Date.now());
    account_id = await keys.createAccount('someone');
  });
  afterAll(async () => {
    await db.close();
    await postgres.stop();
  });

  it('lets a key in until it is revoked, by its own account only', async () => {
    const { key_id, text } = await keys.createKey(account_id, 'laptop', 'live');
    const other = await keys.createAccount('other');
    expect(await keys.authenticate(text)).toEqual({ account_id, key_id, mode: 'live', rate_limits: {} });
    expect(await keys.revoke(other, key_id)).toBe(false);
    expect(await keys.revoke(account_id, key_id)).toBe(true);
    expect(await keys.revoke(account_id, key_id)).toBe(false);
    expect(await keys.authenticate(text)).toBeNull();
  });
  it('keeps a hash and shows a prefix, never the key', async () => {
    const { key_id, text, prefix } = await keys.createKey(account_id, 'hidden', 'test');
    const secret = parseApiKey(text)?.secret ?? '';
    const { rows } = await db.query('SELECT * FROM api_keys WHERE key_id = $1', [key_id]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const listed = await keys.list(account_id);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect(listed.find((key) => key.key_id === key_id)).toMatchObject({ prefix, name: 'hidden', mode: 'test', revoked_at: null });
  });
  it('refuses a right prefix with another secret', async () => {
    const one = await keys.createKey(account_id, 'one', 'live');
    const forged = createApiKey('live');
    await db.query('UPDATE api_keys SET prefix = $1 WHERE key_id = $2', [forged.prefix, one.key_id]);
    expect(await keys.authenticate(forged.text)).toBeNull();
  });
  it('stamps the last use, once a minute', async () => {
    const { key_id, text } = await keys.createKey(account_id, 'stamped', 'live');
    await keys.authenticate(text);
    await keys.authenticate(text);
    await expect.poll(async () => (await keys.list(account_id)).find((key) => key.key_id === key_id)?.last_used_at).toMatch(/^\d{4}-/);
  });

  it('seeds one account a data folder and finds its key again', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'deckwright-seed-'));
    const first = await seedAccount(keys, dir);
    expect(first.created).toBe(true);
    expect(await seedAccount(keys, dir)).toEqual({ ...first, created: false });
    expect(statSync(join(dir, 'api-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'api-key'), 'utf8').trim()).toBe(first.api_key);
    // A folder whose database was lost gets a key that works.
    writeFileSync(join(dir, 'api-key'), `${createApiKey('live').text}\n`);
    const again = await seedAccount(keys, dir);
    expect(await keys.authenticate(again.api_key)).toMatchObject({ account_id: again.account_id });
    rmSync(dir, { recursive: true });
  });
});
