/** `deckwright admin mail`, on a real database and a real mail server. */
import { type Database, openDatabase } from '@deckwright/platform/database';
import { addMail } from '@deckwright/platform/mail';
import { type MailServer, startMailServer } from '@deckwright/testkit/mail-server';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from './_run.ts';

let server: SharedPostgres;
let url: string;
let db: Database;
let mail: MailServer;
beforeAll(async () => {
  server = await shareTestPostgres();
  url = await server.createDatabase();
  db = openDatabase({ url });
  mail = await startMailServer();
  await db.query(`INSERT INTO accounts (account_id, name, email) VALUES ('acc_a', 'Ada', 'ada@example.com')`);
});
afterAll(async () => {
  await mail?.close();
  await db?.close();
  await server?.stop();
});
beforeEach(() => {
  vi.stubEnv('DECKWRIGHT_DATABASE_URL', url);
  vi.stubEnv('DECKWRIGHT_SIGNING_KEY', 'a-signing-key-for-tests-of-at-least-32-bytes');
});
afterEach(() => vi.unstubAllEnvs());

const withServer = () => {
  vi.stubEnv('DECKWRIGHT_SMTP_URL', `smtp://127.0.0.1:${mail.port}`);
  vi.stubEnv('DECKWRIGHT_MAIL_FROM', 'Deckwright <mail@example.com>');
};

describe('deckwright admin mail', () => {
  it('lists what was given up with the reason, addresses masked, and sends it again', async () => {
    const data = { amount_cents: 1_000, bonus_cents: 0, balance_cents: 1_000 };
    for (const key of ['one', 'two']) await addMail(db, 'topup_receipt', { account_id: 'acc_a', key, data });
    await db.query(
      `UPDATE mails SET state = 'failed', tries = 1, ended_at = now(), next_try_at = NULL, answer = '550 5.1.1 <ada@example.com> unknown' WHERE key = 'one'`,
    );
    await db.query(`INSERT INTO mail_bounces (address, answer) VALUES ('ada@example.com', '550')`);
    const { out } = await run('admin', 'mail', 'list', '--state', 'failed');
    expect(out).toMatch(
      /^\S+ {2}mail_\w{32} {2}acc_a {2}topup_receipt {2}failed after 1 try {2}a\*\*\*@example\.com {2}550 5\.1\.1 <a\*\*\*@example\.com> unknown\n$/,
    );
    expect((await run('admin', 'mail', 'list', '--addresses')).out).toContain('ada@example.com');
    expect(JSON.parse((await run('admin', 'mail', 'list', '--json')).out)).toHaveLength(2);
    expect((await run('admin', 'mail', 'list', '--account', 'acc_b')).out).toBe('');
    expect((await run('admin', 'mail', 'list', '--state', 'lost')).code).toBe(2);

    expect((await run('admin', 'mail', 'retry')).out).toBe('1 mail is sent again by the relay\n');
    const { rows } = await db.query(`SELECT state, tries FROM mails WHERE key = 'one'`);
    expect(rows).toEqual([{ state: 'waiting', tries: 0 }]);
    expect((await db.query('SELECT 1 FROM mail_bounces')).rowCount).toBe(0);
    expect((await run('admin', 'mail', 'retry')).out).toBe('0 mails are sent again by the relay\n');
    expect(await run('admin', 'mail', 'retry', 'mail_none')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no mail mail_none'),
    });
  });

  it('sends a test, and prints what the mail server says', async () => {
    expect(await run('admin', 'mail', 'test', 'you@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('DECKWRIGHT_SMTP_URL is not set'),
    });
    withServer();
    expect(await run('admin', 'mail', 'test', 'you@example.com', '--language', 'de')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^sent: 250 /),
    });
    expect(mail.received.at(-1)).toMatchObject({
      from: 'mail@example.com',
      to: 'you@example.com',
      parsed: { subject: expect.stringContaining('Ein Test') },
    });
    mail.behave = () => ({ refuse_recipient: '550 5.7.1 not from you' });
    expect(await run('admin', 'mail', 'test', 'you@example.com')).toMatchObject({ code: 1, out: 'refused: 550 5.7.1 not from you\n' });
    expect((await run('admin', 'mail', 'test', 'nobody')).code).toBe(2);
  });

  it('sets the language and the low balance of an account', async () => {
    expect((await run('admin', 'mail', 'settings', 'acc_a', '--language', 'de', '--low-balance', '5.50')).out).toBe('set\n');
    const { rows } = await db.query('SELECT a.language, w.low_balance_cents FROM accounts a JOIN wallets w USING (account_id)');
    expect(rows).toEqual([{ language: 'de', low_balance_cents: 550 }]);
    expect(await run('admin', 'mail', 'settings', 'acc_b', '--language', 'de')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no account acc_b'),
    });
    expect((await run('admin', 'mail', 'settings', 'acc_a')).code).toBe(1);
    for (const wrong of ['--language=fr', '--low-balance=-1', '--low-balance=1.234'])
      expect((await run('admin', 'mail', 'settings', 'acc_a', wrong)).code).toBe(2);
  });

  it.each([
    ['smtp:///', 'must name a host'],
    ['http://mail.example.com', 'must be a URL that begins with smtp'],
    ['smtp://me:secret@mail.example.com?tls=off', 'without a password'],
    ['smtp://mail.example.com?tls=no', 'nothing else'],
  ])('refuses the mail server %s', async (address, reason) => {
    withServer();
    vi.stubEnv('DECKWRIGHT_SMTP_URL', address);
    const { code, err } = await run('admin', 'mail', 'test', 'you@example.com');
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(err).not.toContain('secret');
  });

  it.each(['mail', 'a@b@c', 'X\r\nBcc: y <a@b.example>', 'A, B <a@b.example>, c@d.example'])('refuses the sender %j', async (from) => {
    withServer();
    vi.stubEnv('DECKWRIGHT_MAIL_FROM', from);
    expect(await run('admin', 'mail', 'test', 'you@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('DECKWRIGHT_MAIL_FROM'),
    });
  });
});
