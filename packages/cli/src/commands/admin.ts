/** `deckwright admin`: accounts, credit, feedback and the check of the books, straight on the database. */
import { resolve } from 'node:path';
import type { CreditKind, Wallet } from '@deckwright/platform/billing';
import type { Database } from '@deckwright/platform/database';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { adminFilesCommands } from './admin-files.ts';
import { defineCommand } from './define-command.ts';

const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const command = defineCommand({ help_position: 150, register: adminCommand });

function adminCommand(program: Command, io: Io): void {
  const admin = program
    .command('admin')
    .description('Look after accounts, books and files: list, credit, award, reconcile, back up, restore.')
    .addHelpText(
      'after',
      '\nWorks on DECKWRIGHT_DATABASE_URL, or on the database of a `deckwright serve` that runs on the same data folder.' +
        '\n\nExamples:\n  $ deckwright admin accounts\n  $ deckwright admin grant acc_… --usd 5 --reference welcome-2026 --reason "sorry"\n  $ deckwright admin reconcile --mend',
    );
  const dataDir = () => new Option('--data-dir <dir>', 'folder of the embedded service (default: DECKWRIGHT_DATA_DIR, else ./.deckwright)');

  admin
    .command('accounts')
    .description('List accounts with their balances.')
    .addOption(dataDir())
    .option('--limit <n>', 'most accounts shown', whole, 1000)
    .option('--json', 'one JSON array')
    .addHelpText('after', '\nExample:\n  $ deckwright admin accounts --data-dir ./.deckwright')
    .action((options: { readonly dataDir?: string; readonly limit: number; readonly json?: boolean }) =>
      withDatabase(options.dataDir, async (db) => {
        const { listWallets } = await import('@deckwright/platform/billing');
        const wallets = await listWallets(db, options.limit);
        io.out(options.json ? `${JSON.stringify(wallets)}\n` : wallets.map(walletLine).join(''));
      }),
    );

  admin
    .command('create-account')
    .description('Make an account and print its key.')
    .argument('<name>', 'what the account is called')
    .addOption(dataDir())
    .option('--unmetered', 'an account of your own, which pays nothing')
    .addHelpText('after', '\nExample:\n  $ deckwright admin create-account "Acme GmbH"')
    .action((name: string, options: { readonly dataDir?: string; readonly unmetered?: boolean }) =>
      withDatabase(options.dataDir, async (db) => {
        const { createKeyStore } = await import('@deckwright/platform/identity');
        const keys = createKeyStore(db, () => Date.now());
        const account_id = await keys.createAccount(name, { billing: options.unmetered ? 'unmetered' : 'metered' });
        const { text } = await keys.createKey(account_id, 'first', 'live');
        io.out(`${JSON.stringify({ account_id, api_key: text })}\n`);
      }),
    );

  admin
    .command('grant')
    .description('Credit an account, once for each reference.')
    .argument('<account_id>', 'as `admin accounts` lists it')
    .addOption(dataDir())
    .addOption(new Option('--usd <amount>', 'US dollars, such as 5 or 0.25').argParser(cents).conflicts('slides'))
    .option('--slides <n>', 'free slides', whole)
    .option('--paid', 'the dollars were paid for: counts as a top-up, with its bonus')
    .requiredOption('--reference <id>', 'yours; the same one again credits nothing')
    .option('--reason <text>', 'stands in the ledger', 'granted by the operator')
    .addHelpText('after', '\nExample:\n  $ deckwright admin grant acc_… --slides 60 --reference welcome-2026')
    .action((account_id: string, options: GrantOptions) => withDatabase(options.dataDir, (db) => grant(db, account_id, options, io)));

  admin
    .command('feedback')
    .description('Settle feedback; an approved feature request earns $5, a testimonial $2.')
    .argument('<feedback_id>', 'number of the feedback', whole)
    .addOption(dataDir())
    .addOption(new Option('--approve', 'it helped').conflicts('decline'))
    .option('--decline', 'it did not')
    .requiredOption('--resolution <text>', 'what its sender reads')
    .addHelpText('after', '\nExample:\n  $ deckwright admin feedback 17 --approve --resolution "Bars can be sorted by name now."')
    .action(
      (
        feedback_id: number,
        options: { readonly dataDir?: string; readonly approve?: boolean; readonly decline?: boolean; readonly resolution: string },
      ) =>
        withDatabase(options.dataDir, async (db) => {
          if (!options.approve && !options.decline) throw new Error('Say --approve or --decline.');
          const { resolveFeedback } = await import('@deckwright/platform/billing');
          const settled = await resolveFeedback(db, feedback_id, { approved: options.approve === true, resolution: options.resolution });
          if (settled === null) throw new Error(`There is no feedback ${feedback_id}.`);
          io.out(`feedback ${feedback_id} is ${settled.status}; credited ${usd(settled.award_cents)}\n`);
        }),
    );

  admin
    .command('reconcile')
    .description('Explain every row of the books; the exit code is 1 when something is left unexplained.')
    .addOption(dataDir())
    .option('--mend', 'mend what has one right answer')
    .option('--json', 'one JSON array of findings')
    .addHelpText('after', '\nExample:\n  $ deckwright admin reconcile --mend')
    .action((options: { readonly dataDir?: string; readonly mend?: boolean; readonly json?: boolean }) =>
      withDatabase(options.dataDir, async (db) => {
        const { reconcileBooks } = await import('@deckwright/platform/billing');
        const findings = await reconcileBooks(db, { mend: options.mend === true });
        if (options.json) io.out(`${JSON.stringify(findings)}\n`);
        else {
          for (const { name, account_id, job_id, detail, mended } of findings)
            io.out(`${mended ? 'mended ' : '       '}${name}  ${account_id}  ${job_id ?? '-'}  ${detail}\n`);
          io.out(`${findings.length} unexplained, ${findings.filter((finding) => finding.mended).length} mended\n`);
        }
        if (findings.some((finding) => !finding.mended)) io.fail();
      }),
    );

  adminFilesCommands(admin, io, dataDir);
}

interface GrantOptions {
  readonly dataDir?: string;
  readonly usd?: number;
  readonly slides?: number;
  readonly paid?: boolean;
  readonly reference: string;
  readonly reason: string;
}

async function grant(db: Database, account_id: string, options: GrantOptions, io: Io): Promise<void> {
  const amount = options.usd ?? options.slides;
  if (amount === undefined) throw new Error('Say how much: --usd or --slides.');
  const { credit, readWallet } = await import('@deckwright/platform/billing');
  if ((await readWallet(db, account_id)) === null) throw new Error(`There is no account ${account_id}.`);
  const kind: CreditKind = options.usd === undefined ? 'slides' : options.paid ? 'topup' : 'grant';
  const isNew = await credit(db, { account_id, kind, amount, reference: options.reference, reason: options.reason });
  const wallet = await readWallet(db, account_id);
  io.out(`${isNew ? 'credited' : 'credited before, nothing changed'}\n${wallet === null ? '' : walletLine(wallet)}`);
}

const walletLine = (wallet: Wallet): string =>
  `${wallet.account_id}  ${usd(wallet.paid_cents + wallet.promo_cents)} (${usd(wallet.held_cents)} held)  ${wallet.free_slides} free slides  ${wallet.billing}  ${wallet.name}\n`;

async function withDatabase(data_dir: string | undefined, work: (db: Database) => Promise<void>): Promise<void> {
  const [{ readConfig }, { embeddedUrl, migrateDatabase, openDatabase }] = await Promise.all([
    import('@deckwright/platform/config'),
    import('@deckwright/platform/database'),
  ]);
  const config = readConfig({ ...process.env, ...(data_dir === undefined ? {} : { DECKWRIGHT_DATA_DIR: data_dir }) });
  const url = config.database_url ?? embeddedUrl(resolve(config.data_dir));
  if (url === undefined) {
    throw new Error(
      `DECKWRIGHT_DATABASE_URL is not set, and no service has run on ${config.data_dir}. Set it, or start \`deckwright serve\`.`,
    );
  }
  await migrateDatabase(url).catch((error: unknown) => {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
    throw isGone ? new Error('The database does not answer. Start `deckwright serve` on this data folder, then try again.') : error;
  });
  const db = openDatabase({ url, max: 2, application_name: 'deckwright-admin' });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('This is a whole number above zero.');
  return Number(text);
}

/** Dollars with at most two decimals, read without a float in between. */
function cents(text: string): number {
  const [, dollars, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const value = dollars === undefined ? 0 : Number(dollars) * 100 + Number(part.padEnd(2, '0'));
  if (value === 0) throw new InvalidArgumentError('This is an amount of dollars above zero, such as 5 or 0.25.');
  return value;
}
