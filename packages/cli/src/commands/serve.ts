/** `deckwright serve`: the whole service in one process tree, on parts of its own or on those that the settings name. */
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Io } from '../io.ts';
import { defineCommand } from './define-command.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly dataDir?: string;
  readonly json?: boolean;
  readonly ops?: boolean;
}

/** For open requests and active jobs, after ctrl-C. */
const GRACE_MS = 2000;
/** From ctrl-C to the end; what has not closed by then is cut. */
const STOP_WITHIN_MS = 4800;

export const command = defineCommand({ help_position: 180, register: serveCommand });

function serveCommand(program: Command, io: Io): void {
  program
    .command('serve')
    .description('Run the service: HTTP interface, queue, render workers, database and files.')
    .option('-p, --port <n>', 'port to listen on; 0 takes a free one (default: DECKWRIGHT_PORT, else 8080)', portNumber)
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in (default: DECKWRIGHT_HOST, else 127.0.0.1)')
    .option('--data-dir <dir>', 'folder for database, files and keys (default: DECKWRIGHT_DATA_DIR, else ./.deckwright)')
    .option('--ops', 'serve the operations board too, on DECKWRIGHT_OPS_PORT (default: 8090)')
    .option('--json', 'print one line {"event":"ready","base_url":…,"api_key":…,"data_dir":…} when it serves; all that is said is JSON')
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
  const [
    { readConfig, renamedSettings },
    { createLogger, logFaults, logOutput },
    { endSignals },
    { watchParents },
    { startService },
    { checkPort, whyNotListening },
  ] = await Promise.all([
    import('@deckwright/platform/config'),
    import('@deckwright/platform/telemetry'),
    import('@deckwright/platform/jobs'),
    import('@deckwright/platform/launch'),
    import('../service/start-service.ts'),
    import('../service/check-port.ts'),
  ]);
  const read = readConfig({
    ...process.env,
    // A terminal shows what needs someone, not every request.
    DECKWRIGHT_LOG_LEVEL: process.env['DECKWRIGHT_LOG_LEVEL'] || 'warn',
    ...(options.host === undefined ? {} : { DECKWRIGHT_HOST: options.host }),
    ...(options.port === undefined ? {} : { DECKWRIGHT_PORT: options.port }),
    ...(options.dataDir === undefined ? {} : { DECKWRIGHT_DATA_DIR: options.dataDir }),
  });
  const config = { ...read, data_dir: resolve(read.data_dir) };
  await checkPort(config.host, config.port);
  const log = createLogger({ level: config.log_level, service: 'deckwright' });
  logFaults(log);
  // A terminal is read by people. Callers that ask for JSON read lines.
  if (options.json) logOutput(log);
  for (const notice of renamedSettings(process.env)) log.warn({}, notice);
  const ending = untilTold(options.json ? (reason) => log.fatal(reason) : (reason) => io.err(`deckwright: ${reason}\n`), io, endSignals());
  // npm runs between us and the caller, and passes no signal on when it is killed. Other parents may start the service and end.
  if (process.env['npm_lifecycle_event'] !== undefined) watchParents(ending.end);
  const service = await startService({
    config,
    host: config.host,
    log,
    env: process.env,
    with_ops: options.ops === true,
    onDeath: ending.die,
  }).catch((error: unknown) => {
    // Another program may have taken the port since it was checked.
    const sentence = whyNotListening(error, config.host, config.port);
    throw sentence === undefined ? error : new Error(sentence);
  });
  const { base_url, api_key, metrics_port, ops_url } = service;
  const ready = {
    event: 'ready',
    base_url,
    api_key,
    data_dir: config.data_dir,
    ...(metrics_port === undefined ? {} : { metrics_port }),
    ...(ops_url === undefined ? {} : { ops_url }),
  };
  if (options.json) io.out(`${JSON.stringify(ready)}\n`);
  else io.out(greeting(base_url, api_key, config.data_dir, ops_url));

  await ending.stopped;
  // Also limits what hangs: an unreachable Redis, a connection that is never closed.
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await service.stop(GRACE_MS);
}

const greeting = (base_url: string, api_key: string, data_dir: string, ops_url?: string): string => `Deckwright serves at ${base_url}

  key       ${api_key}
  handbook  ${base_url}/docs
${ops_url === undefined ? '' : `  board     ${ops_url}\n`}  data      ${data_dir}

Ctrl-C stops it.
`;

interface Ending {
  readonly stopped: Promise<void>;
  readonly end: () => void;
  /** Ends because a part has died that nothing works without. */
  readonly die: (reason: string) => void;
}

/** One ctrl-C arrives twice where npm passes on what the terminal sends to the whole group. A second one from a person comes later. */
const SAME_SIGNAL_MS = 500;

/** Waits for a signal that ends services, or the death of a part that nothing works without; a second ctrl-C ends the process at once. */
function untilTold(say: (reason: string) => void, io: Io, signals: readonly NodeJS.Signals[]): Ending {
  let end = () => {};
  const stopped = new Promise<void>((resolve) => {
    end = resolve;
  });
  let first_ms: number | undefined;
  for (const signal of signals) {
    process.on(signal, () => {
      const now_ms = performance.now();
      if (first_ms !== undefined && now_ms - first_ms > SAME_SIGNAL_MS) process.exit(130);
      first_ms ??= now_ms;
      end();
    });
  }
  return {
    stopped,
    end: () => end(),
    die(reason) {
      say(reason);
      io.fail();
      end();
    },
  };
}
