/** The relay as a process with the short times of tests; other services' tests start it too. */
import { openDatabase } from '@deckwright/platform/database';
import { createCallOut } from '@deckwright/platform/http';
import { createSealer } from '@deckwright/platform/identity';
import { drainOnSignals, type FaultPoint, openQueues } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { openMail } from '@deckwright/platform/mail';
import { createFolderStore } from '@deckwright/platform/object-store';
import { openPayments, type PaymentSettings } from '@deckwright/platform/payments';
import { startTracing } from '@deckwright/platform/telemetry';
import { watchConnections } from '@deckwright/testkit/mail-server';
import { kitTo } from '@deckwright/testkit/webhook-receiver';
import { startRelay } from '../src/relay.ts';

const settings = JSON.parse(process.argv[2] ?? '{}') as {
  url: string;
  redis_url?: string;
  folder: string;
  /** Ends itself, as a kill would, the first time a job passes here. */
  die_at?: FaultPoint;
  /** Silence of the queue about a waiting job until it is published again, under a new number. */
  grace_ms?: number;
  /** Where webhooks go. */
  receiver_port?: number;
  signing_key?: string;
  /** Ends itself, as a kill would, after sending so many webhooks, before writing the last one down. */
  die_after_sends?: number;
  payments?: PaymentSettings;
  /** Where mails go. */
  smtp_port?: number;
  /** Ends itself, as a kill would, after handing over so many mails, before writing the last one down. */
  die_after_mails?: number;
};
const tracing = await startTracing({
  service_name: 'deckwright-relay',
  service_version: '0',
  otlp_endpoint: process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
});
const connections = watchConnections();
const mail =
  settings.smtp_port === undefined
    ? null
    : openMail(
        { smtp_url: `smtp://127.0.0.1:${settings.smtp_port}`, mail_from: { name: 'Deckwright', address: 'mail@example.com' } },
        { base_url: () => 'https://slides.example.com', signing_keys: [settings.signing_key ?? ''] },
      );
let mails = 0;
let sends = 0;
const say = (fields: object, message: string) => process.stdout.write(`${JSON.stringify({ ...fields, message })}\n`);
const log: Log = { debug: () => {}, info: say, warn: say, error: say };

const db = openDatabase({ url: settings.url, max: 4, onError: () => {} });
const queues = await openQueues({ db, redis_url: settings.redis_url, onError: () => {} });
const relay = startRelay({
  db,
  queues,
  objects: createFolderStore(settings.folder),
  log,
  retention_days: 30,
  reconcile_ms: 400,
  grace_ms: settings.grace_ms ?? 1_500,
  // Also in the middle of everything there is nothing to explain.
  ledger_check_ms: 500,
  payments: openPayments(settings.payments ?? {}, { db, log }),
  ...(settings.receiver_port !== undefined && {
    webhooks: {
      sealer: createSealer([settings.signing_key ?? '']),
      callOut: createCallOut(kitTo(settings.receiver_port), 60_000),
      claim_ms: 1_500,
      pauseAfter: () => 50,
      afterSend: async ({ event_id }) => {
        sends += 1;
        if (sends !== settings.die_after_sends) return;
        say({ event_id, sends }, 'dying');
        process.kill(process.pid, 'SIGKILL');
      },
    },
  }),
  mail: mail && {
    ...mail,
    claim_ms: 1_500,
    poll_ms: 100,
    pauseAfter: () => 50,
    afterSend: async ({ mail_id }, { outcome }) => {
      if (outcome === 'sent') mails += 1;
      if (mails !== settings.die_after_mails) return;
      say({ mail_id, mails }, 'dying');
      process.kill(process.pid, 'SIGKILL');
    },
  },
  faults: {
    at: (point, job_id) => {
      if (point !== settings.die_at) return;
      say({ job_id, point }, 'dying');
      process.kill(process.pid, 'SIGKILL');
    },
  },
});
drainOnSignals({
  log,
  grace_ms: 2_000,
  drain: async (grace_ms) => {
    await relay.stop(grace_ms);
    await Promise.all([queues.close(), db.close(), tracing.stop()]);
    if (connections.strays.length > 0) say({ strays: connections.strays }, 'stray');
  },
});
say({}, 'ready');
