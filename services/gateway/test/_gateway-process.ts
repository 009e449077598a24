/** The gateway as a process with the short times of trials, which can end itself at a named point as a kill would. */
import { openDatabase } from '@deckwright/platform/database';
import { createJobStore, drainOnSignals, type FaultPoint, type Faults, openQueues } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { createFolderStore, type ObjectStoreConfig, openObjectStore } from '@deckwright/platform/object-store';
import type { PaymentSettings } from '@deckwright/platform/payments';
import { createLogger, startTracing } from '@deckwright/platform/telemetry';
import { isSoak } from '@deckwright/testkit/trial';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { startGateway } from '../src/start-gateway.ts';

interface GatewayProcessSettings {
  readonly url: string;
  readonly redis_url?: string;
  readonly folder: string;
  readonly port: number;
  readonly signing_key: string;
  /** Time between the signal and the end of listening. */
  readonly notice_ms?: number;
  readonly die_at?: FaultPoint;
  /** Counts against the limits that ship, in Redis; none are kept to without it. */
  readonly is_limited?: boolean;
  /** Leaves all publishing to the relay. */
  readonly is_silent?: boolean;
  /** Files in a bucket instead of the folder. */
  readonly s3?: Omit<ObjectStoreConfig, 'data_dir'>;
  readonly payments?: PaymentSettings;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as GatewayProcessSettings;
const say = (fields: object, message: string) => process.stdout.write(`${JSON.stringify({ ...fields, message })}\n`);
const log: Log = { debug: () => {}, info: say, warn: say, error: say };

const tracing = await startTracing({
  service_name: 'deckwright-gateway',
  service_version: '0',
  otlp_endpoint: process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
});
const db = openDatabase({ url: settings.url, max: 10, onError: () => {} });
const queues = await openQueues({ db, redis_url: settings.redis_url, onError: () => {} });
const faults: Faults = {
  at: (point, job_id) => {
    if (point !== settings.die_at) return;
    say({ job_id, point }, 'dying');
    process.kill(process.pid, 'SIGKILL');
  },
};
const jobs = createJobStore(db, faults, settings.is_silent ? undefined : queues);
const files = settings.s3 ? await openObjectStore({ ...settings.s3, data_dir: settings.folder }) : createFolderStore(settings.folder);
const gateway = await startGateway({
  config: {
    port: settings.port,
    metrics_port: undefined,
    base_url: undefined,
    redis_url: settings.redis_url,
    trusted_proxies: undefined,
    ...settings.payments,
  },
  host: '127.0.0.1',
  db,
  jobs,
  files,
  queues,
  signing_keys: [settings.signing_key],
  is_document_late: true,
  // At full size as it ships. Else its threads start when something is to be drawn: most trials end a process before that, and loading takes longer than all else that it does.
  ...(!isSoak && { drawing: createThreadedDrawing() }),
  log: createLogger({ level: 'error', service: 'gateway', destination: { write: (line) => say({ line }, 'log') } }),
  ...(!settings.is_limited && { limiter: { take: async () => ({ allowed: true, remaining: 1, retry_after_s: 0, reset_s: 1 }) } }),
});
drainOnSignals({
  log,
  grace_ms: 15_000,
  drain: async (grace_ms) => {
    await gateway.close({ notice_ms: settings.notice_ms ?? 0, grace_ms });
    await jobs.close();
    await Promise.all([queues.close(), files.close(), tracing.stop()]);
    await db.close();
  },
});
say({ port: gateway.port }, 'ready');
