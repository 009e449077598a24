/** `deckwright admin mail`: what was sent, what was not, and whether mail works. */
import type { Database } from '@deckwright/platform/database';
import type { MailState, StoredMail } from '@deckwright/platform/mail';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { whole, withDatabase } from './_admin-database.ts';

interface Place {
  readonly dataDir?: string;
}

export function adminMailCommands(admin: Command, io: Io, dataDir: () => Option): void {
  const mail = admin
    .command('mail')
    .description('Mails to customers: what was sent, what was not and why, and whether mail works.')
    .addHelpText('after', '\nExample:\n  $ deckwright admin mail list --state failed');

  mail
    .command('list')
    .description('List mails, newest first, with what the mail server said. Addresses are masked.')
    .addOption(dataDir())
    .addOption(new Option('--state <state>', 'only these').choices(['waiting', 'sent', 'failed', 'suppressed']))
    .option('--account <account_id>', 'only those of this account')
    .option('--limit <n>', 'most mails shown', whole, 100)
    .option('--addresses', 'show addresses whole')
    .option('--json', 'one JSON array')
    .addHelpText('after', '\nExample:\n  $ deckwright admin mail list --state failed --limit 20')
    .action((options: ListOptions) => withDatabase(options.dataDir, (db) => list(db, options, io)));

  mail
    .command('retry')
    .description('Send again what was given up: all that failed, or one mail. An address that bounced counts as good again.')
    .argument('[mail_id]', 'as `admin mail list` shows it; absent: all that failed')
    .addOption(dataDir())
    .addHelpText('after', '\nExample:\n  $ deckwright admin mail retry')
    .action((mail_id: string | undefined, options: Place) => withDatabase(options.dataDir, (db) => retry(db, mail_id, io)));

  mail
    .command('test')
    .description('Send a mail now with the settings of the environment, and print what the mail server says.')
    .argument('<address>', 'who gets it', address)
    .option('--language <tag>', 'en or de', language, 'en')
    .addHelpText('after', '\nExample:\n  $ deckwright admin mail test you@example.com')
    .action((to: string, options: { readonly language: string }) => test(to, options.language, io));

  mail
    .command('settings')
    .description('Set the language in which an account gets mails, and the balance below which it is told.')
    .argument('<account_id>', 'as `admin accounts` lists it')
    .addOption(dataDir())
    .option('--language <tag>', 'en or de', language)
    .option('--low-balance <usd>', 'tell when the balance falls below this, such as 5; 0: never', dollars)
    .addHelpText('after', '\nExample:\n  $ deckwright admin mail settings acc_… --language de --low-balance 5')
    .action((account_id: string, options: SettingsOptions) => withDatabase(options.dataDir, (db) => change(db, account_id, options, io)));
}

interface ListOptions extends Place {
  readonly state?: MailState;
  readonly account?: string;
  readonly limit: number;
  readonly addresses?: boolean;
  readonly json?: boolean;
}

async function list(db: Database, options: ListOptions, io: Io): Promise<void> {
  const { listMails, maskAddresses } = await import('@deckwright/platform/mail');
  const found = await listMails(db, { state: options.state, account_id: options.account, limit: options.limit });
  const shown = (text: string): string => (options.addresses ? text : maskAddresses(text));
  const mails = found.map((mail) => ({
    ...mail,
    recipient: shown(mail.recipient),
    answer: mail.answer === null ? null : shown(mail.answer),
  }));
  if (options.json) io.out(`${JSON.stringify(mails)}\n`);
  else for (const mail of mails) io.out(line(mail));
}

const line = ({ created_at, mail_id, account_id, kind, state, tries, recipient, answer }: StoredMail): string =>
  `${created_at}  ${mail_id}  ${account_id}  ${kind}  ${state} after ${tries} ${tries === 1 ? 'try' : 'tries'}  ${recipient}${answer === null ? '' : `  ${answer}`}\n`;

async function retry(db: Database, mail_id: string | undefined, io: Io): Promise<void> {
  const { retryMails } = await import('@deckwright/platform/mail');
  const count = await retryMails(db, mail_id ?? null);
  if (mail_id !== undefined && count === 0)
    throw new Error(`There is no mail ${mail_id} that could be sent again; one that was sent is not.`);
  io.out(`${count} ${count === 1 ? 'mail is' : 'mails are'} sent again by the relay\n`);
}

async function test(recipient: string, language: string, io: Io): Promise<void> {
  const [{ randomUUID }, { readConfig }, { composeMail, openMail }, { keepSigningKey }] = await Promise.all([
    import('node:crypto'),
    import('@deckwright/platform/config'),
    import('@deckwright/platform/mail'),
    import('@deckwright/platform/signing'),
  ]);
  const config = readConfig(process.env);
  const base_url = () => config.base_url ?? `http://127.0.0.1:${config.port}`;
  const kit = openMail(config, { base_url, signing_keys: config.signing_key ?? [await keepSigningKey(config.data_dir)] });
  if (kit === null) throw new Error('DECKWRIGHT_SMTP_URL is not set: there is no mail server to try.');
  const mail_id = `mail_${randomUUID().replaceAll('-', '')}`;
  const domain = kit.from.address.slice(kit.from.address.lastIndexOf('@') + 1);
  const row = { mail_id, account_id: 'none', kind: 'test', recipient, name: null, language, data: {} };
  const created_at = new Date().toISOString();
  const sent = await kit.transport.send(await composeMail(kit, { ...row, message_id: `<${mail_id}@${domain}>`, created_at }));
  io.out(`${sent.outcome}: ${sent.answer}\n`);
  if (sent.outcome !== 'sent') io.fail();
}

interface SettingsOptions extends Place {
  readonly language?: string;
  readonly lowBalance?: number;
}

async function change(db: Database, account_id: string, options: SettingsOptions, io: Io): Promise<void> {
  const { language: tag, lowBalance: low_balance_cents } = options;
  if (tag === undefined && low_balance_cents === undefined) throw new Error('Say what to set: --language or --low-balance.');
  const { changeMailSettings } = await import('@deckwright/platform/mail');
  if (!(await changeMailSettings(db, account_id, { language: tag, low_balance_cents })))
    throw new Error(`There is no account ${account_id}.`);
  io.out('set\n');
}

function address(text: string): string {
  if (!/^[^\s<>@"',;:]+@[^\s<>@"',;:]+$/.test(text)) throw new InvalidArgumentError('This is an address, such as you@example.com.');
  return text;
}

function language(text: string): string {
  if (text !== 'en' && text !== 'de') throw new InvalidArgumentError('This is en or de.');
  return text;
}

function dollars(text: string): number {
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('This is an amount in US dollars, such as 5 or 0.50.');
  return Math.round(Number(text) * 100);
}
