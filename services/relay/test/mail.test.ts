/** Mails from the transaction that stores them to a real mail server: what is sent, tried again, given up, suppressed, and never lost. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Log, silentLog } from '@deckwright/platform/log';
import { addMail, createWishSigner, expireMails, listMails, openTransport, readMailBacklog, retryMails } from '@deckwright/platform/mail';
import { createRegistry, createRelayMetrics } from '@deckwright/platform/telemetry';
import { bundleProcesses, type Processes, until } from '@deckwright/testkit/processes';
import { limit, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  account,
  BASE,
  db,
  ended,
  mail,
  RECEIPT,
  receipt,
  SIGNING_KEY,
  send,
  serial,
  startServer,
  stop,
  url,
  useMailStand,
} from './_mail-stand.ts';

useMailStand();

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
      key: `a:${serial()}`,
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

  it('is sent again to the address for invoices, which was given since', async () => {
    const account_id = await account();
    await receipt(account_id);
    await send({ behave: (n) => (n === 1 ? { refuse_recipient: '550 5.1.1 no such user' } : 'take') });
    await ended('failed');
    await db.query('INSERT INTO billing_profiles (account_id, profile) VALUES ($1, $2)', [account_id, { email: 'bills@example.com' }]);
    expect(await retryMails(db, null)).toBe(1);
    await ended('sent');
    expect(mail.received.map(({ to }) => to)).toEqual(['bills@example.com']);
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
    await send({ address: () => 'smtp://127.0.0.1:1', metrics: createRelayMetrics(createRegistry('relay')) });
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
      await startServer();
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
