/** `deckwright admin`: accounts, credit, feedback, the check of the ledger, payments, mail, files, back-ups and migrations, directly on the database. */
import { type Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { adminAccountsCommands } from './admin-accounts.ts';
import { adminFilesCommands } from './admin-files.ts';
import { adminLedgerCommands } from './admin-ledger.ts';
import { adminMailCommands } from './admin-mail.ts';
import { adminMigrateCommand } from './admin-migrate.ts';
import { adminStripeCommands } from './admin-stripe.ts';
import { defineCommand } from './define-command.ts';

export const command = defineCommand({ help_position: 150, register: adminCommand });

function adminCommand(program: Command, io: Io): void {
  const admin = program
    .command('admin')
    .description('Look after accounts, the ledger, mail and files: list, credit, award, reconcile, back up, restore.')
    .addHelpText(
      'after',
      '\nWorks on DECKWRIGHT_DATABASE_URL, or on the database of a `deckwright serve` that runs on the same data folder.' +
        '\n\nExamples:\n  $ deckwright admin accounts\n  $ deckwright admin grant acc_… --usd 5 --reference welcome-2026 --reason "sorry"\n  $ deckwright admin reconcile --mend',
    );
  const dataDir = () => new Option('--data-dir <dir>', 'folder of the embedded service (default: DECKWRIGHT_DATA_DIR, else ./.deckwright)');
  adminAccountsCommands(admin, io, dataDir);
  adminLedgerCommands(admin, io, dataDir);
  adminStripeCommands(admin, io, dataDir);
  adminMailCommands(admin, io, dataDir);
  adminFilesCommands(admin, io, dataDir);
  adminMigrateCommand(admin, io);
}
