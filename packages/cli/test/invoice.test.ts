/** `deckwright invoice` against a real gateway: profile, list, issue, show and download. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@deckwright/gateway';
import { credit } from '@deckwright/platform/billing';
import { SAMPLE_ISSUER } from '@deckwright/platform/config';
import { openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { createJobStore, openQueues } from '@deckwright/platform/jobs';
import { createFolderStore } from '@deckwright/platform/object-store';
import { createLogger } from '@deckwright/platform/telemetry';
import { shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

let stop: () => Promise<void>;
let at: readonly string[] = [];
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-invoice-'));
  const postgres = await shareTestPostgres();
  const url = await postgres.createDatabase();
  const db = openDatabase({ url });
  const queues = await openQueues({ db, redis_url: undefined, onError: () => {} });
  const gateway = await startGateway({
    config: {
      port: 0,
      metrics_port: undefined,
      base_url: undefined,
      redis_url: undefined,
      trusted_proxies: undefined,
      drawing_threads: 1,
      invoice_issuer: SAMPLE_ISSUER,
    },
    host: '127.0.0.1',
    db,
    jobs: createJobStore(db),
    files: createFolderStore(join(folder, 'objects')),
    queues,
    signing_keys: ['a-signing-key-for-tests-of-at-least-32-bytes'],
    log: createLogger({ level: 'silent', service: 'test' }),
  });
  const keys = createKeyStore(db, () => Date.now());
  const account_id = await keys.createAccount('a');
  at = ['--server', gateway.base_url, '--key', (await keys.createKey(account_id, 'a', 'live')).text];
  // What the operator was paid by bank.
  await credit(db, { account_id, kind: 'topup', amount: 5_000, reference: 'bank-1', reason: 'bank transfer' });
  stop = async () => {
    await gateway.close({ grace_ms: 0 });
    await queues.close();
    await db.close();
    await postgres.stop();
  };
}, 120_000);
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

const invoice = (...args: readonly string[]) => run('invoice', ...args, ...at);

it('lists, refuses without a profile, takes one, issues, shows and downloads', async () => {
  expect((await invoice('list')).out).toMatch(/^\S+ +\$50\.00 +top-up +no invoice yet +topup:bank-1\n$/);
  const refused = await invoice('issue', 'topup:bank-1');
  expect([refused.code, refused.err]).toMatchObject([1, expect.stringContaining('PUT /v1/billing/profile')]);
  const profile = join(folder, 'company.json');
  writeFileSync(
    profile,
    JSON.stringify({ kind: 'company', name: 'Acme', address: { line1: '1 Main Street', city: 'Austin' }, country: 'XX' }),
  );
  expect((await invoice('profile', profile)).err).toContain('country');
  writeFileSync(
    profile,
    JSON.stringify({ kind: 'company', name: 'Acme', address: { line1: '1 Main Street', city: 'Austin' }, country: 'US' }),
  );
  expect(JSON.parse((await invoice('profile', profile)).out)).toMatchObject({ name: 'Acme', language: 'en' });
  const issued = await invoice('issue', 'topup:bank-1');
  const number = /^Invoice (DW-\d{4}-00001), /.exec(issued.out)?.[1] ?? '';
  expect(issued.out).toContain('net $50.00, tax $0.00, total $50.00');
  expect((await invoice('show', number)).out).toBe(issued.out);
  expect(JSON.parse((await invoice('list', '--json')).out)).toMatchObject([{ amount: 50, bonus: 5, invoice: { invoice_number: number } }]);
  const path = join(folder, 'invoice.pdf');
  expect((await invoice('download', number, '--out', path)).out).toBe(`${path}\n`);
  expect(existsSync(path) && readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
  const unknown = await invoice('show', 'DW-2026-99999');
  expect([unknown.code, unknown.err]).toMatchObject([1, expect.stringContaining('has no invoice DW-2026-99999')]);
});
