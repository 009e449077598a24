/** `deckwright config check`: reads the settings as the service does, reports what is wrong with each, and tries what they point to. */
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { defineCommand } from './define-command.ts';

export const command = defineCommand({ help_position: 170, register: configCommand });

function configCommand(program: Command, io: Io): void {
  const config = program
    .command('config')
    .description('The settings in the environment.')
    .addHelpText('after', '\nExample:\n  $ deckwright config list');
  config
    .command('check')
    .description('Check every setting, then the database, queue and store that they name.')
    .option('--offline', 'only read the settings; connect to nothing')
    .addHelpText('after', '\nExample:\n  $ DECKWRIGHT_PORT=80a deckwright config check')
    .action((options: { readonly offline?: boolean }) => check(options.offline === true, io));
  config
    .command('list')
    .description('List the settings, their defaults and what they mean.')
    .addHelpText('after', '\nExample:\n  $ deckwright config list | grep DECKWRIGHT_RETENTION -A1')
    .action(async () => {
      const { settings } = await import('@deckwright/platform/config');
      for (const setting of Object.values(settings)) {
        io.out(`${setting.variable}${'default' in setting ? `=${setting.default}` : ''}\n    ${setting.doc}\n`);
      }
    });
}

async function check(isOffline: boolean, io: Io): Promise<void> {
  const { checkConfig, renamedSettings } = await import('@deckwright/platform/config');
  const { config, problems, for_callers, unknown } = checkConfig(process.env);
  const wrong = io.paintOut('fault', 'wrong');
  const ok = io.paintOut('well', 'ok');
  const note = io.paintOut('aside', 'note');
  for (const problem of problems) io.out(`${wrong}    ${problem.message}\n`);
  for (const notice of renamedSettings(process.env)) io.out(`${note}     ${notice}\n`);
  for (const variable of for_callers)
    io.out(`${note}     ${variable} is for programs that call the service; the service does not read it.\n`);
  for (const variable of unknown) io.out(`${io.paintOut('caution', 'unknown')}  ${variable} is no setting of ours; it is not read.\n`);
  if (problems.length > 0) io.fail();
  if (config === undefined) return;
  if (config.database_url !== undefined && config.signing_key === undefined) {
    io.out(
      `${note}     DECKWRIGHT_SIGNING_KEY is not set: \`deckwright serve\` makes one of its own, a gateway apart does not start without it.\n`,
    );
  }
  io.out(`${ok}       settings\n`);
  if (isOffline) return;

  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
      io.out(`${ok}       ${what}\n`);
    } catch (error) {
      io.out(`${wrong}    ${what}: ${error instanceof Error ? error.message : String(error)}\n`);
      io.fail();
    }
  };
  const { database_url, redis_url } = config;
  if (database_url === undefined) io.out('embedded database: `deckwright serve` brings its own\n');
  else {
    await attempt('database', async () => {
      const { checkPostgres, openDatabase } = await import('@deckwright/platform/database');
      const db = openDatabase({ url: database_url, max: 2, application_name: 'deckwright-config-check' });
      await checkPostgres(db)
        .then(async () => {
          if (redis_url === undefined) return;
          const { openQueues } = await import('@deckwright/platform/jobs');
          await attempt('queue', async () => {
            const queues = await openQueues({ db, redis_url, onError: () => {} });
            await queues.ping().finally(() => queues.close(500));
          });
        })
        .finally(() => db.close(500));
    });
  }
  if (config.s3_bucket !== undefined) {
    await attempt('store', async () => {
      const { openObjectStore } = await import('@deckwright/platform/object-store');
      const store = await openObjectStore(config);
      await store.ping().finally(() => store.close());
    });
  }
}
