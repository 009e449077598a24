/** `deckwright admin stripe`: handles stored events again, and compares with what Stripe has. */

import type { PaymentKit } from '@deckwright/platform/payments';
import type { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { time, usd, whole, withDatabase } from './_admin-database.ts';

export function adminStripeCommands(admin: Command, io: Io, dataDir: () => Option): void {
  const stripe = admin
    .command('stripe')
    .description('Events and payments of Stripe. Needs DECKWRIGHT_STRIPE_SECRET_KEY.')
    .addHelpText('after', '\nExample:\n  $ deckwright admin stripe replay');

  stripe
    .command('replay')
    .description(
      'Handle stored events again: those that failed, or those named. Nothing is credited twice. The exit code is 1 when one fails.',
    )
    .addOption(dataDir())
    .option('--event <id>', 'this one, whatever became of it')
    .option('--since <time>', 'all that came since, such as 2026-11-01', time)
    .addHelpText('after', '\nExample:\n  $ deckwright admin stripe replay --since 2026-11-01')
    .action((options: ReplayOptions) => withPayments(options.dataDir, (payments) => replay(payments, options, io)));

  stripe
    .command('reconcile')
    .description(
      'Credit payments, and grant periods of plans, that Stripe has and no event told of. The exit code is 1 when one cannot be credited.',
    )
    .addOption(dataDir())
    .option('--days <n>', 'how far back', whole, 30)
    .addHelpText('after', '\nExample:\n  $ deckwright admin stripe reconcile --days 90')
    .action((options: { readonly dataDir?: string; readonly days: number }) =>
      withPayments(options.dataDir, (payments) => reconcile(payments, options.days, io)),
    );
}

interface ReplayOptions {
  readonly dataDir?: string;
  readonly event?: string;
  readonly since?: string;
}

async function replay(payments: PaymentKit, { event, since }: ReplayOptions, io: Io): Promise<void> {
  const { replayEvents } = await import('@deckwright/platform/payments');
  const replayed = await replayEvents(payments, { event_id: event, since });
  if (event !== undefined && replayed.length === 0) throw new Error(`There is no stored event ${event}.`);
  for (const { event_id, type, outcome, error } of replayed)
    io.out(`${event_id}  ${type}  ${outcome}${error === null ? '' : `: ${error}`}\n`);
  const failed = replayed.filter(({ outcome }) => outcome === 'failed').length;
  io.out(
    `${replayed.length} handled again, ${replayed.filter(({ outcome }) => outcome === 'credited').length} credited, ${failed} failed\n`,
  );
  if (failed > 0) io.fail();
}

async function reconcile(payments: PaymentKit, days: number, io: Io): Promise<void> {
  const { reconcilePayments, reconcilePlans } = await import('@deckwright/platform/payments');
  const findings = await reconcilePayments(payments, days);
  for (const { payment_intent_id, account_id, amount_cents, outcome, error } of findings)
    io.out(`${outcome}  ${payment_intent_id}  ${account_id}  ${usd(amount_cents)}${error === null ? '' : `  ${error}`}\n`);
  io.out(`${findings.length} payments were not in the ledger\n`);
  const plans = await reconcilePlans(payments);
  for (const { subscription_id, account_id, outcome, error } of plans)
    io.out(`${outcome}  ${subscription_id}  ${account_id}${error === null ? '' : `  ${error}`}\n`);
  io.out(`${plans.length} plans had a paid period that was not in the ledger\n`);
  if ([...findings, ...plans].some(({ outcome }) => outcome === 'failed')) io.fail();
}

/** The payments of the settings. @throws Error when there are none */
const withPayments = (data_dir: string | undefined, work: (payments: PaymentKit) => Promise<void>): Promise<void> =>
  withDatabase(data_dir, async (db) => {
    const [{ readConfig }, { openPayments }, { silentLog }] = await Promise.all([
      import('@deckwright/platform/config'),
      import('@deckwright/platform/payments'),
      import('@deckwright/platform/log'),
    ]);
    const payments = openPayments(readConfig(process.env), { db, log: silentLog });
    if (payments === null) throw new Error('DECKWRIGHT_STRIPE_SECRET_KEY is not set: there is no Stripe to ask.');
    await work(payments);
  });
