/**
 * `node deploy/make-secrets.mjs [--out DIR]`: makes the secrets of deploy/compose.yaml, once, as files in deploy/secrets. What is there stays.
 * Without Node on this machine: `docker run --rm -v "$PWD/deploy:/deploy" node:24-slim node /deploy/make-secrets.mjs`.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log('node deploy/make-secrets.mjs [--out DIR]: makes the secrets of deploy/compose.yaml, once, as files in deploy/secrets.');
  process.exit(0);
}
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = resolve(values.out ?? join(dirname(fileURLToPath(import.meta.url)), 'secrets'));
mkdirSync(folder, { recursive: true });
// Containers read the files as users of their own, so the folder keeps others of this machine out.
chmodSync(folder, 0o700);

const hex = (bytes) => randomBytes(bytes).toString('hex');
let made = 0;
/** The file's text, made where it is missing. */
function secret(name, make) {
  const path = join(folder, name);
  if (!existsSync(path)) {
    writeFileSync(path, make());
    chmodSync(path, 0o644);
    made += 1;
  }
  return readFileSync(path, 'utf8');
}

const database_password = secret('database_password', () => hex(24));
secret('database_url', () => `postgresql://deckwright:${database_password}@postgres:5432/deckwright`);
const redis_password = secret('redis_password', () => hex(24));
secret('redis_url', () => `redis://deckwright:${redis_password}@redis:6379`);
secret('redis_acl', () => `user default off\nuser deckwright on >${redis_password} ~* &* +@all\n`);
const accessKey = secret('s3_access_key', () => hex(10));
const secretKey = secret('s3_secret_key', () => hex(24));
secret('s3_config', () => {
  const identity = { name: 'deckwright', credentials: [{ accessKey, secretKey }], actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'] };
  return `${JSON.stringify({ identities: [identity] }, null, 2)}\n`;
});
secret('signing_key', () => randomBytes(48).toString('base64'));
// Of the Stripe double: no money moves by them.
secret('stripe_secret_key', () => `sk_test_${hex(16)}`);
secret('stripe_webhook_secret', () => `whsec_${hex(24)}`);
console.log(made === 0 ? `Nothing is missing in ${folder}.` : `${made} secrets made in ${folder}; keep them as you keep the data.`);
