/** The service as a process: runs code of callers in sandboxes. It reaches no database, no queue and no store. */
import { availableParallelism } from 'node:os';
import { readConfig } from '@deckwright/platform/config';
import { drainOnSignals } from '@deckwright/platform/jobs';
import { answerForMetrics, createCodeMetrics, createRegistry, serveOperations, startLog } from '@deckwright/platform/telemetry';
import { findPython } from '@deckwright/sandbox/call';
import { createSandboxes } from '@deckwright/sandbox/run';
import { type Listen, serveCode } from './serve.ts';

const VERSION = '0.1.0';
const GRACE_MS = 12_000;
/** Sandboxes where no setting says how many: those that are ready take memory whether code comes or not. */
const MOST_UNSAID = 4;
/** One for each of two accounts: endless code of one must not keep the other waiting. */
const LEAST_UNSAID = 2;
/** Runs that may wait for each that runs: no more than their callers wait for. */
const WAITING_EACH = 4;

const log = startLog('code-sandbox');
try {
  const config = readConfig(process.env);
  const { code_sandbox_url: url, code_sandbox_token: token, host, port, code_processes, code_python, metrics_host, metrics_port } = config;
  const python = await findPython(code_python);
  const concurrency = code_processes ?? Math.min(MOST_UNSAID, Math.max(LEAST_UNSAID, availableParallelism() - 1));
  const sandboxes =
    python === null ? null : createSandboxes({ python, warm: concurrency, concurrency, waiting: WAITING_EACH * concurrency });
  const registry = createRegistry('code-sandbox');
  const metrics = createCodeMetrics(registry);
  answerForMetrics(registry);
  const listen: Listen = url?.startsWith('unix:') ? { socket: url.slice('unix:'.length) } : { host, port };
  const server = await serveCode({ listen, token, sandboxes, log, onRun: (end) => metrics.run(end) });
  let draining = false;
  const operations =
    metrics_port === undefined
      ? undefined
      : await serveOperations(
          {
            metrics: () => registry.metrics(),
            version: VERSION,
            checks: { sandbox: () => server.ready() },
            draining: () => draining,
            onFailure: (check, error) => log.warn({ err: error, check }, 'not ready'),
          },
          { host: metrics_host, port: metrics_port },
        );
  drainOnSignals({
    log,
    grace_ms: GRACE_MS,
    drain: async (grace_ms) => {
      draining = true;
      await server.close(grace_ms);
      operations?.close();
    },
  });
  await server
    .ready()
    .catch((error: unknown) => log.warn({ error: error instanceof Error ? error.message : String(error) }, 'code is not run here'));
  log.info({ listen, concurrency, python: python?.version }, 'code sandbox is ready');
  process.send?.({ event: 'ready', port: server.port });
} catch (error) {
  log.fatal(`deckwright code sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
