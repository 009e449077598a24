/** Accounts with addresses, and a mailer with short times beside a real mail server. Nothing leaves this machine. */
import { type Database, openDatabase } from '@deckwright/platform/database';
import { silentLog } from '@deckwright/platform/log';
import { addMail, listMails, openMail, openTransport } from '@deckwright/platform/mail';
import {
  type MailBehaviour,
  type MailServer,
  type MailServerOptions,
  startMailServer,
  watchConnections,
} from '@deckwright/testkit/mail-server';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { until } from '@deckwright/testkit/processes';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type MailerDeps, startMailer } from '../src/mailer.ts';

export const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';
export const BASE = 'https://slides.example.com';
const FROM = { name: 'Deckwright', address: 'mail@example.com' };
export const RECEIPT = { amount_cents: 5_000, bonus_cents: 500, balance_cents: 5_750 };
let server: SharedPostgres;
export let url: string;
export let db: Database;
export let mail: MailServer;
export let stop: (() => Promise<void>) | undefined;
let numbers = 0;
/** A number that was not given before. */
export const serial = (): number => ++numbers;
const watch = watchConnections();

/** For the tests of a file. */
export function useMailStand(): void {
  beforeAll(async () => {
    server = await shareTestPostgres();
    url = await server.createDatabase();
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
}

export async function startServer(options: MailServerOptions = {}): Promise<MailServer> {
  mail = await startMailServer(options);
  return mail;
}

interface Sending extends Partial<MailerDeps> {
  readonly behave?: (attempt: number, recipient: string) => MailBehaviour;
  readonly server?: MailServerOptions;
  readonly address?: (port: number) => string;
}

/** A mailer beside a mail server, with short times. */
export async function send({ behave, server: options, address = (port) => `smtp://127.0.0.1:${port}`, ...more }: Sending = {}) {
  await startServer(options);
  if (behave !== undefined) mail.behave = behave;
  const kit = openMail({ smtp_url: address(mail.port), mail_from: FROM }, { base_url: () => BASE, signing_keys: [SIGNING_KEY] });
  if (kit === null) throw new Error('no mail');
  const transport = openTransport(address(mail.port), { silence_ms: 400, whole_ms: 1_500 });
  const running = startMailer({ db, log: silentLog, ...kit, transport, pauseAfter: () => 20, poll_ms: 50, ...more });
  stop = () => running.stop(2_000);
}

export async function account(
  name = 'Ada',
  email: string | null = `ada${serial()}@example.com`,
  language: string | null = null,
): Promise<string> {
  const account_id = `acc_mail_${serial()}`;
  await db.query('INSERT INTO accounts (account_id, name, email, language) VALUES ($1, $2, $3, $4)', [account_id, name, email, language]);
  return account_id;
}

export const receipt = (account_id: string, key = `topup:${serial()}`) => addMail(db, 'topup_receipt', { account_id, key, data: RECEIPT });
export const ended = async (state: string, count = 1) =>
  until(`${count} ${state}`, async () => (await listMails(db, { limit: 1000 })).filter((one) => one.state === state).length >= count);
