/** Mails from the transaction that stores them to a real mail server: what is sent, tried again, given up, suppressed, and never lost. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Database, migrateDatabase, openDatabase } from '@deckwright/platform/database';
import { type Log, silentLog } from '@deckwright/platform/log';
import {
  addMail,
  createWishSigner,
  expireMails,
  followWish,
  listMails,
  openMail,
  openTransport,
  readMailBacklog,
  retryMails,
} from '@deckwright/platform/mail';
import { createRegistry, createRelayMetrics } from '@deckwright/platform/telemetry';
import {
  type MailBehaviour,
  type MailServer,
  type MailServerOptions,
  startMailServer,
  watchConnections,
} from '@deckwright/testkit/mail-server';
import { startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes, until } from '@deckwright/testkit/processes';
import { limit, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailerDeps, startMailer } from '../src/mailer.ts';

const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';
const BASE = 'https://slides.example.com';
const FROM = { name: 'Deckwright', address: 'mail@example.com' };
const RECEIPT = { amount_cents: 5_000, bonus_cents: 500, balance_cents: 5_750 };
let server: TestPostgres;
let url: string;
let db: Database;
let mail: MailServer;
let stop: (() => Promise<void>) | undefined;
let serial = 0;
const watch = watchConnections();

beforeAll(async () => {
  server = await startTestPostgres();
  url = await server.createDatabase();
  await migrateDatabase(url);
  db = openDatabase({ url });
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
  watch.restore();
  // Whatever a test did: no mail, and no question for a name, has left this machine.
  expect(watch.strays).toEqual([]);
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await mail?.close();
  await db.query('TRUNCATE mails, mail_bounces, mail_opt_outs');
});

interface Sending extends Partial<MailerDeps> {
  readonly behave?: (attempt: number, recipient: string) => MailBehaviour;
  readonly server?: MailServerOptions;
  readonly address?: (port: number) => string;
}

/** A mailer beside a mail server, with short times. */
async function send({ behave, server: options, address = (port) => `smtp://127.0.0.1:${port}`, ...more }: Sending = {}) {
  mail = await startMailServer(options);
  if (behave !== undefined) mail.behave = behave;
  const kit = openMail({ smtp_url: address(mail.port), mail_from: FROM }, { base_url: () => BASE, signing_keys: [SIGNING_KEY] });
  if (kit === null) throw new Error('no mail');
  const transport = openTransport(address(mail.port), { silence_ms: 400, whole_ms: 1_500 });
  const running = startMailer({ db, log: silentLog, ...kit, transport, pauseAfter: () => 20, poll_ms: 50, ...more });
  stop = () => running.stop(2_000);
}

async function account(name = 'Ada', email: string | null = `ada${++serial}@example.com`, language: string | null = null): Promise<string> {
  const account_id = `acc_mail_${++serial}`;
  await db.query('INSERT INTO accounts (account_id, name, email, language) VALUES ($1, $2, $3, $4)', [account_id, name, email, language]);
  return account_id;
}

const receipt = (account_id: string, key = `topup:${++serial}`) => addMail(db, 'topup_receipt', { account_id, key, data: RECEIPT });
const ended = async (state: string, count = 1) =>
  until(`${count} ${state}`, async () => (await listMails(db, { limit: 1000 })).filter((one) => one.state === state).length >= count);

describe('a mail', () => {
  it('reads as mail clients and servers want it', async () => {
    const account_id = await account('Zoë Grün', 'zoe@example.com', 'de-AT');
    await receipt(account_id);
    await send();
    await ended('sent');
    const [one] = mail.received;
    const [row] = await listMails(db, { limit: 1 });
    expect(mail.received).toHaveLength(1);
    expect([one?.from, one?.to]).toEqual(['mail@example.com', 'zoe@example.com']);
    if (one === undefined) throw new Error('no mail');
    const { headers, html = '', text = '', ...parsed } = one.parsed;
    const count = (name: string) => headers.filter(({ key }) => key === name).length;
    // What a DKIM signature covers stands there once each.
    for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'content-type', 'content-language'])
      expect([name, count(name)]).toEqual([name, 1]);
    expect(parsed.from).toEqual({ name: 'Deckwright', address: 'mail@example.com' });
    expect(parsed.to).toEqual([{ name: 'Zoë Grün', address: 'zoe@example.com' }]);
    expect(parsed.subject).toBe('Beleg: 50,00\u00a0$ Ihrem Guthaben gutgeschrieben');
    expect(parsed.messageId).toBe(`<${row?.mail_id}@example.com>`);
    expect(new Date(parsed.date ?? '').getTime()).toBe(Math.floor(new Date(row?.created_at ?? '').getTime() / 1000) * 1000);
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(count('list-unsubscribe')).toBe(0);
    // On the wire: encoded words in ASCII headers, quoted-printable parts, no line that servers cut.
    const [head = '', ...body] = (one?.raw ?? '').split('\r\n\r\n');
    expect(head).toMatch(/^To: =\?UTF-8\?[QB]\?.+\?= <zoe@example\.com>$/m);
    expect(one?.raw).toMatch(/^[\t\r\n\x20-\x7e]*$/);
    expect(Math.max(...(one?.raw ?? '').split('\r\n').map((line) => line.length))).toBeLessThan(200);
    expect(body.join('').match(/Content-Transfer-Encoding: quoted-printable/g)).toHaveLength(2);
    expect(text).toContain('Guten Tag Zoë Grün,');
    expect(text).toContain('Guthaben jetzt: 57,50\u00a0$');
    expect(text).toContain(`${BASE}/account`);
    expect(html).toContain('<html lang="de">');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|table)|url\(/);
  });

  it('of the kind that can be left says how, so that a mail client can do it with one click', async () => {
    const account_id = await account();
    await db.query(`SELECT mail_add($1, 'free_slides_used', 'n', '{}', 0)`, [account_id]);
    await db.query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1 || ':x', $1, 'SLIDE', 'free_slides', 'held_slides', 60, 'hold')`,
      [account_id],
    );
    await send();
    await ended('sent');
    const { headers = [], text = '', html = '' } = mail.received[0]?.parsed ?? {};
    const value = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] =
      /^<(https:\/\/slides\.example\.com\/v1\/email\/unsubscribe\?t=[\w.-]+)>$/.exec(value('list-unsubscribe') ?? '') ?? [];
    expect(createWishSigner([SIGNING_KEY]).read(new URL(link).searchParams.get('t') ?? '')).toEqual({
      account_id,
      list: 'notices',
      act: 'leave',
    });
    expect(text).toContain(link);
    expect(html).toContain(link);
    // In one piece on the wire, as the header is read by programs.
    expect(mail.received[0]?.raw).toContain(`List-Unsubscribe: <${link}>\r\n`);
  });

  it.each([
    ['a line break and a header', 'Eve\r\nBcc: victim@example.com\r\n\r\n<b>hi</b>'],
    ['only a line feed', 'Eve\nSubject: won'],
    ['quotes and brackets', '"Eve" <other@example.com>, second@example.com'],
    ['Japanese', '株式会社 山田'],
    ['Arabic, with marks of direction', '\u202eعلي\u202c حسن'],
    ['an emoji of several characters', 'Ada 👩‍🔬'],
    ['Devanagari', 'अदिति शर्मा'],
    ['markup', '<script>alert(1)</script> & Co'],
  ])('to a name with %s has one recipient and no header of its own', async (_what, name) => {
    const account_id = await account(name, 'one@example.com');
    await addMail(db, 'agent_limit_reached', {
      account_id,
      key: `a:${++serial}`,
      data: { agent: name, limit_cents: 500, spent_cents: 500, resets_at: '2026-12-01T00:00:00Z' },
    });
    await send();
    await ended('sent');
    const [one] = mail.received;
    expect(one?.to).toBe('one@example.com');
    expect(one?.parsed.to?.map(({ address }) => address)).toEqual(['one@example.com']);
    expect(one?.parsed.bcc ?? []).toEqual([]);
    const clean = name.replace(/[\r\n]+/g, ' ').replace(/[\u202a-\u202e]/g, '');
    expect(one?.parsed.subject).toBe(`${clean} has reached its spending limit`);
    expect(one?.parsed.headers.filter(({ key }) => ['bcc', 'subject', 'to'].includes(key))).toHaveLength(2);
    expect(one?.parsed.html).not.toContain('<script>');
    expect(one?.parsed.html).not.toContain('<b>hi');
    expect(one?.parsed.text).toContain(clean);
  });

  it('is not stored for what is rolled back, for an account without an address, or for one that is none', async () => {
    const account_id = await account();
    await expect(
      db.transaction(async (sql) => {
        await addMail(sql, 'topup_receipt', { account_id, key: 'rolled', data: RECEIPT });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    for (const email of [null, '', 'nobody', 'a@b\r\nRCPT TO:<c@d>', 'a@b,c@d', '<a@b>', 'a b@c']) {
      expect(await receipt(await account('x', email))).toBe(false);
    }
    expect(await listMails(db, { limit: 10 })).toEqual([]);
  });
});

describe('the mail server', () => {
  it('greylists: the mail comes later, once, and as the same mail', async () => {
    await receipt(await account());
    const lines: object[] = [];
    const log: Log = { ...silentLog, info: (fields) => lines.push(fields) };
    await send({ behave: (n) => (n <= 3 ? { refuse_recipient: '451 4.7.1 <ada@example.com> greylisted' } : 'take'), log });
    await ended('sent');
    expect(mail.attempts()).toBe(4);
    expect(mail.received).toHaveLength(1);
    const [row] = await listMails(db, { limit: 1 });
    expect(row).toMatchObject({ tries: 4, state: 'sent' });
    // Logs have no address of a person.
    expect(JSON.stringify(lines)).toContain('a***@example.com');
    expect(JSON.stringify(lines)).not.toMatch(/ada\d*@/);
  });

  it.each([
    ['says that there is no such address', { refuse_recipient: '550 5.1.1 no such user' }, true],
    ['refuses a recipient without a code', { refuse_recipient: '550 unknown' }, true],
    ['refuses for its policy', { refuse_recipient: '550 5.7.1 we do not like you' }, false],
    ['refuses the content', { refuse_data: '554 5.7.1 spam' }, false],
    ['refuses the sender', { refuse_sender: '550 5.1.8 no such sender' }, false],
  ] as const)('%s: the mail is given up with its reason', async (_what, behaviour, is_bounce) => {
    const account_id = await account();
    await receipt(account_id);
    await send({ behave: (n) => (n === 1 ? behaviour : 'take') });
    await ended('failed');
    const [row] = await listMails(db, { limit: 1 });
    expect(row?.answer).toContain(Object.values(behaviour)[0]?.slice(0, 9));
    expect(row?.tries).toBe(1);
    await receipt(account_id);
    await ended(is_bounce ? 'suppressed' : 'sent');
    expect(mail.received).toHaveLength(is_bounce ? 0 : 1);
    // An operator who knows better sends it again.
    expect(await retryMails(db, row?.mail_id ?? '')).toBe(1);
    await ended('sent', is_bounce ? 1 : 2);
    expect((await db.query('SELECT 1 FROM mail_bounces')).rowCount).toBe(0);
  });

  it.each(['hang', 'hang_up'] as const)('%ss in the middle: the mail is sent another time', async (behaviour) => {
    await receipt(await account());
    await send({ behave: (n) => (n === 1 ? behaviour : 'take') });
    await ended('sent');
    expect(mail.received).toHaveLength(1);
    expect(mail.attempts()).toBe(2);
  });

  it('takes a mail whose answer is lost: it comes twice, byte for byte the same, under one Message-Id', async () => {
    await receipt(await account());
    await send({ behave: (n) => (n === 1 ? 'lose_answer' : 'take') });
    await ended('sent');
    expect(mail.received).toHaveLength(2);
    expect(mail.received[1]?.raw).toBe(mail.received[0]?.raw);
  });

  it('shows a certificate that nobody has signed: nothing is sent', async () => {
    await receipt(await account());
    await send({ server: { starttls: true } });
    await until('two tries', async () => ((await listMails(db, { limit: 1 }))[0]?.tries ?? 0) >= 2);
    expect((await listMails(db, { limit: 1 }))[0]).toMatchObject({
      state: 'waiting',
      answer: expect.stringMatching(/self.signed|certificate/i),
    });
    expect(mail.received).toEqual([]);
  });

  it('has no TLS and is not on this machine: nothing is sent, unless the settings say so', async () => {
    await receipt(await account());
    // A spelling of loopback that counts as another machine.
    await send({ address: (port) => `smtp://127.1:${port}` });
    await until('two tries', async () => ((await listMails(db, { limit: 1 }))[0]?.tries ?? 0) >= 2);
    expect((await listMails(db, { limit: 1 }))[0]?.answer).toMatch(/STARTTLS/);
    expect([mail.received, mail.attempts()]).toEqual([[], 0]);
    await stop?.();
    await mail.close();
    await send({ address: (port) => `smtp://127.1:${port}?tls=off` });
    await ended('sent');
  });

  it('wants a password: a wrong one is waited out, as operators mend it', async () => {
    await receipt(await account());
    const auth = { user: 'us@er', pass: 'p:a/ss' };
    await send({ server: { auth }, address: (port) => `smtp://us%40er:wrong@127.0.0.1:${port}` });
    await until('two tries', async () => ((await listMails(db, { limit: 1 }))[0]?.tries ?? 0) >= 2);
    expect((await listMails(db, { limit: 1 }))[0]).toMatchObject({ state: 'waiting', answer: expect.stringContaining('535') });
    await stop?.();
    await mail.close();
    await send({ server: { auth }, address: (port) => `smtp://us%40er:p%3Aa%2Fss@127.0.0.1:${port}` });
    await ended('sent');
  });

  it('does not answer at all: the mail waits, shows in metrics, and is given up after three days', async () => {
    await receipt(await account());
    await send({ address: () => 'smtp://127.0.0.1:1', metrics: createRelayMetrics(createRegistry()) });
    await until('a try', async () => ((await listMails(db, { limit: 1 }))[0]?.tries ?? 0) >= 1);
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 1 });
    await stop?.();
    await db.query(`UPDATE mails SET created_at = now() - interval '73 hours', next_try_at = now() - interval '1 second'`);
    expect(await expireMails(db)).toBe(1);
    expect((await listMails(db, { limit: 1 }))[0]).toMatchObject({
      state: 'failed',
      answer: expect.stringMatching(/^Not sent within 3 days\. Last: .*ECONNREFUSED/),
    });
    await db.query(`UPDATE mails SET ended_at = now() - interval '91 days'`);
    expect(await expireMails(db)).toBe(1);
    expect(await listMails(db, { limit: 1 })).toEqual([]);
  });
});

describe('notices', () => {
  const move = (account_id: string, from: string, to: string, amount: number, kind: string, unit = 'USD') =>
    db.query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [`t:${++serial}`, account_id, unit, from, to, amount, kind],
    );
  const fill = (account_id: string, cents: number) => move(account_id, 'processor_clearing', 'paid', cents, 'topup');
  const spend = (account_id: string, cents: number) => move(account_id, 'paid', 'held', cents, 'hold');
  const kinds = async () => (await listMails(db, { limit: 100 })).map(({ kind }) => kind);
  /** As if two minutes had passed. */
  const hurry = () => db.query(`UPDATE mails SET next_try_at = now() WHERE state = 'waiting'`);

  it('tell of a low balance once after each filling, however often it is crossed', async () => {
    const account_id = await account();
    await fill(account_id, 100);
    await spend(account_id, 50);
    // Ten slides are left: that is not below ten.
    expect(await kinds()).toEqual([]);
    await spend(account_id, 5);
    for (let again = 0; again < 3; again += 1) {
      await move(account_id, 'held', 'paid', 5, 'release');
      await spend(account_id, 5);
    }
    expect(await kinds()).toEqual(['low_balance']);
    await hurry();
    await send();
    await ended('sent');
    expect(mail.received[0]?.parsed.subject).toBe('Your balance is down to $0.45');
    expect(mail.received[0]?.parsed.text).toContain('Your balance pays for 9 more slides');
    await fill(account_id, 100);
    await spend(account_id, 100);
    expect(await kinds()).toEqual(['low_balance', 'low_balance']);
  });

  it('are dropped where it is no longer so, and the next time tells of it', async () => {
    const account_id = await account();
    await fill(account_id, 100);
    await spend(account_id, 100);
    await move(account_id, 'held', 'paid', 100, 'release');
    await hurry();
    await send();
    await until('it is gone', async () => (await kinds()).length === 0);
    await spend(account_id, 100);
    expect(await kinds()).toEqual(['low_balance']);
    expect(mail.received).toEqual([]);
  });

  it('wait while a running job may give back what it holds', async () => {
    const account_id = await account();
    await fill(account_id, 100);
    await spend(account_id, 100);
    await db.query(
      `INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, paid_cents) VALUES ($1, $2, 'open', 20, 5, 100)`,
      [`job_${++serial}`, account_id],
    );
    await hurry();
    await send();
    await until('it is looked at again later', async () => {
      const [row] = await listMails(db, { limit: 1 });
      return row?.tries === 0 && new Date(row.next_try_at ?? 0).getTime() > Date.now() + 60_000;
    });
    expect(mail.received).toEqual([]);
    await db.query(`UPDATE wallet_holds SET state = 'captured', captured_units = 20, ended_at = now() WHERE account_id = $1`, [account_id]);
    await hurry();
    await ended('sent');
  });

  it('of a low balance are not stored where automatic top-ups are on, the threshold is 0, or another was set', async () => {
    const [automatic, never, high] = [await account(), await account(), await account()];
    await db.query(
      'INSERT INTO auto_topups (account_id, enabled, threshold_cents, amount_cents, monthly_cap_cents) VALUES ($1, true, 100, 100, 100)',
      [automatic],
    );
    await db.query('UPDATE wallets SET low_balance_cents = CASE account_id WHEN $1 THEN 0 ELSE 500 END WHERE account_id IN ($1, $2)', [
      never,
      high,
    ]);
    for (const one of [automatic, never, high]) {
      await fill(one, 1_000);
      await spend(one, 501);
    }
    expect((await listMails(db, { limit: 10 })).map(({ account_id }) => account_id)).toEqual([high]);
  });

  it('tell once that free slides are used up, and not of ones that expire', async () => {
    const [used, expired] = [await account(), await account()];
    await move(used, 'free_slides', 'held_slides', 60, 'hold', 'SLIDE');
    await move(expired, 'free_slides', 'slides_granted', 60, 'expiry', 'SLIDE');
    expect((await listMails(db, { limit: 2 })).map(({ account_id }) => account_id)).toEqual([used]);
    await hurry();
    await send();
    await ended('sent');
    expect(mail.received[0]?.parsed.subject).toBe('Your free slides are used up');
  });

  it('are not sent to who has left, while receipts are; and again once they are back', async () => {
    const account_id = await account();
    const wish = { account_id, list: 'notices', act: 'leave' } as const;
    await followWish(db, wish);
    await fill(account_id, 100);
    await spend(account_id, 100);
    await hurry();
    await receipt(account_id);
    await send();
    await ended('sent');
    await ended('suppressed');
    expect(mail.received.map(({ parsed }) => parsed.subject)).toEqual(['Receipt: $50.00 added to your balance']);
    await followWish(db, { ...wish, act: 'join' });
    await fill(account_id, 100);
    await spend(account_id, 100);
    await hurry();
    await ended('sent', 2);
  });
});

it('goes into a folder on a laptop, one whole file a mail, readable by its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-mails-'));
  try {
    await receipt(await account());
    await send({ transport: openTransport(pathToFileURL(join(folder, 'mails')).href) });
    await ended('sent');
    const [name = '', ...rest] = readdirSync(join(folder, 'mails'));
    const [row] = await listMails(db, { limit: 1 });
    expect([name, rest]).toEqual([`topup_receipt-${row?.mail_id}.eml`, []]);
    expect(readFileSync(join(folder, 'mails', name), 'utf8')).toContain('Subject: Receipt: $50.00 added to your balance');
    expect(mail.attempts()).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('relays', () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await bundleProcesses({ relay: 'services/relay/test/_relay-process.ts' });
  }, 60_000);
  afterAll(() => processes?.remove());

  it(
    'of which one is killed send each of 100 events that are told three times, once',
    async () => {
      const events = sized(100, 2_000);
      const folder = mkdtempSync(join(tmpdir(), 'deckwright-mail-relay-'));
      mail = await startMailServer();
      // Some are greylisted, some connections break: all of that is tried again.
      mail.behave = (n) => (n % 7 === 0 ? { refuse_recipient: '451 4.7.1 later' } : n % 11 === 0 ? 'hang_up' : 'take');
      try {
        const settings = { url, folder, smtp_port: mail.port, signing_key: SIGNING_KEY };
        const dying = processes.start('relay', { ...settings, die_after_mails: 20 });
        const other = processes.start('relay', settings);
        await Promise.all([dying.ready, other.ready]);
        const account_id = await account('Many', 'many@example.com');
        const told: boolean[] = [];
        for (let round = 0; round < 3; round += 1)
          for (let event = 0; event < events; event += 10)
            told.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => receipt(account_id, `event:${event + i}`)))));
        expect(told.filter(Boolean)).toHaveLength(events);
        await dying.exited;
        await until('all are sent', async () => (await listMails(db, { state: 'sent', limit: 5_000 })).length === events, limit(20_000));
        await other.end('SIGTERM');
        const ids = mail.received.map(({ parsed }) => parsed.messageId);
        const rows = await listMails(db, { limit: 5_000 });
        expect(new Set(ids)).toEqual(new Set(rows.map(({ message_id }) => message_id)));
        expect(new Set(ids).size).toBe(events);
        // What the killed relay had handed over and not written down is all that came twice: at most the four that it sends at once.
        const twice = ids.length - new Set(ids).size;
        expect(twice).toBeGreaterThan(0);
        expect(twice).toBeLessThanOrEqual(4);
        expect([...dying.lines, ...other.lines].filter(({ message }) => message === 'stray')).toEqual([]);
        tally('mails of two relays, one killed', {
          events,
          told: told.length,
          arrived: ids.length,
          twice,
          lost: events - new Set(ids).size,
        });
      } finally {
        await processes.killAll();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    limit(40_000),
  );
});
