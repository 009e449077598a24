/** What the commands of `deckwright admin` share: the database that the settings name, and how amounts are read and shown. */
import { resolve } from 'node:path';
import type { Wallet } from '@deckwright/platform/billing';
import type { Database } from '@deckwright/platform/database';
import { InvalidArgumentError } from 'commander';

/** Opens the database of the settings, or of the service that runs on `data_dir`, brings its tables up to date, and closes it after the work. */
export async function withDatabase(data_dir: string | undefined, work: (db: Database) => Promise<void>): Promise<void> {
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

export function whole(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('This is a whole number above zero.');
  return Number(text);
}

export function time(text: string): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError('This is a time, such as 2026-11-01 or 2026-11-01T12:00Z.');
  return at.toISOString();
}

export const usd = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const walletLine = (wallet: Wallet): string =>
  `${wallet.account_id}  ${usd(wallet.paid_cents + wallet.promo_cents)} (${usd(wallet.held_cents)} held)  ${wallet.free_slides} free slides  ${wallet.billing}  ${wallet.name}\n`;
