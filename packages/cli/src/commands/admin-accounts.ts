/** `deckwright admin accounts` and `create-account`. */
import type { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { walletLine, whole, withDatabase } from './_admin-database.ts';

export function adminAccountsCommands(admin: Command, io: Io, dataDir: () => Option): void {
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
}
