/** `deckwright admin accounts`, `create-account` and `limit-key`. */
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

  admin
    .command('limit-key')
    .description('Give one key a limit of its own, counted apart from the other keys of its account.')
    .argument('<key>', 'how the key begins, as lists of keys show it')
    .argument('<limit>', 'name of the limit, as RateLimit-Policy of an answer says it: inspect, translate …')
    .argument('<requests>', 'requests within the time of that limit, or "default"', requestsOf)
    .addOption(dataDir())
    .addHelpText('after', '\nExample:\n  $ deckwright admin limit-key dw_live_k3v9… inspect 600')
    .action((prefix: string, name: string, requests: number | null, options: { readonly dataDir?: string }) =>
      withDatabase(options.dataDir, async (db) => {
        const { createKeyStore } = await import('@deckwright/platform/identity');
        const limits = await createKeyStore(db, () => Date.now()).setRateLimit(prefix, name, requests);
        if (limits === null) throw new Error(`No live key begins with ${prefix}; lists of keys show how each begins.`);
        io.out(`${JSON.stringify({ key: prefix, rate_limits: limits })}\n`);
      }),
    );
}

const requestsOf = (text: string): number | null => (text === 'default' ? null : whole(text));
