/** `deckwright serve`: the whole service in one process tree, on parts of its own or on those that the settings name. */
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host: string;
  readonly dataDir?: string;
  readonly json?: boolean;
}

/** For requests and slides in hand, after ctrl-C. */
const GRACE_MS = 2000;
/** From ctrl-C to the end; what has not closed by then is cut. */
const STOP_WITHIN_MS = 4800;

export function serveCommand(program: Command, io: Io): void {
  program
    .command('serve')
    .description('Run the service: HTTP interface, queue, render workers, database and files.')
    .option('-p, --port <n>', 'port to listen on; 0 takes a free one (default: DECKWRIGHT_PORT, else 8080)', portNumber)
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--data-dir <dir>', 'folder for database, files and keys (default: DECKWRIGHT_DATA_DIR, else ./.deckwright)')
    .option('--json', 'print one line {"event":"ready","base_url":…,"api_key":…,"data_dir":…} when it serves')
    .addHelpText(
      'after',
      '\nExample:\n  $ deckwright serve --port 8080\n\nSettings in the environment (DECKWRIGHT_DATABASE_URL, _REDIS_URL, _S3_BUCKET …) name a database, a queue or a store to use instead.',
    )
    .action((options: ServeOptions) => serve(options, io));
}

function portNumber(text: string): string {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return text;
}

async function serve(options: ServeOptions, io: Io): Promise<void> {
  const [{ readConfig }, { createLogger }, { startService }] = await Promise.all([
    import('@deckwright/platform/config'),
    import('@deckwright/platform/telemetry'),
    import('../service/start-service.ts'),
  ]);
  const read = readConfig({
    ...process.env,
    // A terminal shows what needs someone, not every request.
    DECKWRIGHT_LOG_LEVEL: process.env['DECKWRIGHT_LOG_LEVEL'] || 'warn',
    ...(options.port === undefined ? {} : { DECKWRIGHT_PORT: options.port }),
    ...(options.dataDir === undefined ? {} : { DECKWRIGHT_DATA_DIR: options.dataDir }),
  });
  const config = { ...read, data_dir: resolve(read.data_dir) };
  const log = createLogger({ level: config.log_level, service: 'deckwright' });
  const ending = untilTold(io);
  const service = await startService({ config, host: options.host, log, env: process.env, onDeath: ending.die }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${config.port} is taken. Name another with --port, or 0 for any that is free.`) : error;
  });
  if (options.json)
    io.out(`${JSON.stringify({ event: 'ready', base_url: service.base_url, api_key: service.api_key, data_dir: config.data_dir })}\n`);
  else io.out(greeting(service.base_url, service.api_key, config.data_dir));

  await ending.told;
  // Also bounds what hangs: an unreachable Redis, a connection that nobody closes.
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await service.stop(GRACE_MS);
}

const greeting = (base_url: string, api_key: string, data_dir: string): string => `Deckwright serves at ${base_url}

  key       ${api_key}
  handbook  ${base_url}/docs
  data      ${data_dir}

Ctrl-C stops it.
`;

/** Waits for ctrl-C, SIGTERM, or the death of a part that nothing works without; a second ctrl-C ends the process at once. */
function untilTold(io: Io): { readonly told: Promise<void>; readonly die: (reason: string) => void } {
  let end = () => {};
  const told = new Promise<void>((resolve) => {
    end = resolve;
  });
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(130);
      end();
    });
  }
  return {
    told,
    die(reason) {
      io.err(`deckwright: ${reason}\n`);
      io.fail();
      end();
    },
  };
}
