/** `deckwright admin grant`, `feedback` and `reconcile`: what moves credit, and the check of the ledger. */
import type { CreditKind } from '@deckwright/platform/billing';
import type { Database } from '@deckwright/platform/database';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { time, usd, walletLine, whole, withDatabase } from './_admin-database.ts';

export function adminLedgerCommands(admin: Command, io: Io, dataDir: () => Option): void {
  admin
    .command('grant')
    .description('Credit an account, once for each reference.')
    .argument('<account_id>', 'as `admin accounts` lists it')
    .addOption(dataDir())
    .addOption(new Option('--usd <amount>', 'US dollars, such as 5 or 0.25').argParser(cents).conflicts('slides'))
    .option('--slides <n>', 'free slides', whole)
    .option('--paid', 'the dollars were paid for: counts as a top-up, with its bonus')
    .option('--expires <time>', 'what is left then is taken back, such as 2027-01-31', time)
    .option('--priority <n>', 'what is lower is used first, 0 to 1000', priority)
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
    .action((feedback_id: number, options: FeedbackOptions) =>
      withDatabase(options.dataDir, (db) => settleFeedback(db, feedback_id, options, io)),
    );

  admin
    .command('reconcile')
    .description('Explain every row of the ledger; the exit code is 1 when something is left unexplained.')
    .addOption(dataDir())
    .option('--mend', 'mend what has one right answer')
    .option('--json', 'one JSON array of findings')
    .addHelpText('after', '\nExample:\n  $ deckwright admin reconcile --mend')
    .action((options: ReconcileOptions) => withDatabase(options.dataDir, (db) => reconcile(db, options, io)));
}

interface GrantOptions {
  readonly dataDir?: string;
  readonly usd?: number;
  readonly slides?: number;
  readonly paid?: boolean;
  readonly expires?: string;
  readonly priority?: number;
  readonly reference: string;
  readonly reason: string;
}

async function grant(db: Database, account_id: string, options: GrantOptions, io: Io): Promise<void> {
  const amount = options.usd ?? options.slides;
  if (amount === undefined) throw new Error('Say how much: --usd or --slides.');
  const { credit, DEFAULT_PRIORITY, readWallet } = await import('@deckwright/platform/billing');
  if ((await readWallet(db, account_id)) === null) throw new Error(`There is no account ${account_id}.`);
  const kind: CreditKind = options.usd === undefined ? 'slides' : options.paid ? 'topup' : 'grant';
  const { expires, priority: rank, reference, reason } = options;
  if (kind === 'topup' && (expires ?? rank) !== undefined) throw new Error('What was paid for does not expire, and is used last.');
  const terms = (expires ?? rank) === undefined ? undefined : { expires_at: expires ?? null, priority: rank ?? DEFAULT_PRIORITY };
  const isNew = await credit(db, { account_id, kind, amount, reference, reason, terms });
  const wallet = await readWallet(db, account_id);
  io.out(`${isNew ? 'credited' : 'credited before, nothing changed'}\n${wallet === null ? '' : walletLine(wallet)}`);
}

interface FeedbackOptions {
  readonly dataDir?: string;
  readonly approve?: boolean;
  readonly decline?: boolean;
  readonly resolution: string;
}

async function settleFeedback(db: Database, feedback_id: number, options: FeedbackOptions, io: Io): Promise<void> {
  if (!options.approve && !options.decline) throw new Error('Say --approve or --decline.');
  const { resolveFeedback } = await import('@deckwright/platform/billing');
  const settled = await resolveFeedback(db, feedback_id, { approved: options.approve === true, resolution: options.resolution });
  if (settled === null) throw new Error(`There is no feedback ${feedback_id}.`);
  io.out(`feedback ${feedback_id} is ${settled.status}; credited ${usd(settled.award_cents)}\n`);
}

interface ReconcileOptions {
  readonly dataDir?: string;
  readonly mend?: boolean;
  readonly json?: boolean;
}

async function reconcile(db: Database, options: ReconcileOptions, io: Io): Promise<void> {
  const { reconcileLedger } = await import('@deckwright/platform/billing');
  const findings = await reconcileLedger(db, { mend: options.mend === true });
  if (options.json) io.out(`${JSON.stringify(findings)}\n`);
  else {
    for (const { name, account_id, job_id, detail, mended } of findings)
      io.out(`${mended ? 'mended ' : '       '}${name}  ${account_id}  ${job_id ?? '-'}  ${detail}\n`);
    io.out(`${findings.length} unexplained, ${findings.filter((finding) => finding.mended).length} mended\n`);
  }
  if (findings.some((finding) => !finding.mended)) io.fail();
}

/** Dollars with at most two decimals, read without a float in between. */
function cents(text: string): number {
  const [, dollars, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const value = dollars === undefined ? 0 : Number(dollars) * 100 + Number(part.padEnd(2, '0'));
  if (value === 0) throw new InvalidArgumentError('This is an amount of dollars above zero, such as 5 or 0.25.');
  return value;
}

function priority(text: string): number {
  if (!/^(?:\d{1,3}|1000)$/.test(text)) throw new InvalidArgumentError('This is a whole number from 0 to 1000.');
  return Number(text);
}
