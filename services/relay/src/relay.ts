/** The relay: publishes the outbox to the queues, requeues lost work, and deletes what has expired. */
import type { Database } from '@deckwright/platform/database';
import { type Faults, jobDefinitions, type Queues, readBacklog, readOutages, type WaitingFor } from '@deckwright/platform/jobs';
import type { Log } from '@deckwright/platform/log';
import { readMailBacklog } from '@deckwright/platform/mail';
import type { ObjectStore } from '@deckwright/platform/object-store';
import type { PaymentKit } from '@deckwright/platform/payments';
import type { RelayMetrics } from '@deckwright/platform/telemetry';
import { checkLedger } from './check-ledger.ts';
import { type DelivererDeps, startDeliverer } from './deliverer.ts';
import { type Loop, startLoop } from './loop.ts';
import { type MailerDeps, startMailer } from './mailer.ts';
import { startOutboxPublisher } from './outbox-publisher.ts';
import { startPayments } from './payments.ts';
import { type ProbeDeps, probe } from './probe.ts';
import { reconcile, recoverLost } from './reconcile.ts';
import { sample } from './sample.ts';
import { sweep } from './sweep.ts';

export { checkLedger } from './check-ledger.ts';
export { reconcile } from './reconcile.ts';

export interface RelayDeps {
  readonly db: Database;
  readonly queues: Queues;
  readonly objects: ObjectStore;
  readonly log: Log;
  readonly retention_days: number;
  /** Months after which the ledger of jobs is folded. Default 0: never. */
  readonly ledger_months?: number;
  /** Time between two checks for messages that a queue has lost. Lost workers are checked every two seconds. Default 10 s. */
  readonly reconcile_ms?: number;
  /** How long a message may be between queue and worker before it counts as lost. Default 5 s. */
  readonly grace_ms?: number;
  /** Time between two sweeps. Default 60 s. */
  readonly sweep_ms?: number;
  /** Time between two looks at how queues and stores are, for the operations board. Default 15 s. */
  readonly sample_ms?: number;
  /** Time between two checks of the ledger; 0 for none. Default an hour. */
  readonly ledger_check_ms?: number;
  readonly metrics?: RelayMetrics;
  readonly faults?: Faults;
  /** What automatic top-ups are charged with. Without it this relay charges none; another relay may. */
  readonly payments?: PaymentKit | null;
  /** What webhooks are signed and sent with. Without it this relay sends none; another relay may. */
  readonly webhooks?: Omit<DelivererDeps, 'db' | 'log' | 'metrics' | 'now_ms'>;
  /** What mails are written and sent with. Without it this relay sends none; another relay may. */
  readonly mail?: Omit<MailerDeps, 'db' | 'log' | 'metrics'> | null;
  /** Has a slide drawn each minute, as a caller would. Without it nobody does. */
  readonly probe?: ProbeDeps;
}

/** A running relay. */
export interface RunningRelay {
  /** Ends after the current batch, at most `timeout_ms` (default 5 s) later. */
  stop(timeout_ms?: number): Promise<void>;
}

/** Starts the relay. Several may run side by side. */
export function startRelay(deps: RelayDeps): RunningRelay {
  const publisher = startOutboxPublisher(deps);
  const reconciler = startLoop({
    name: 'reconciler',
    every_ms: deps.reconcile_ms ?? 10_000,
    log: deps.log,
    run: (signal) => reconcile({ ...deps, grace_ms: deps.grace_ms ?? 5_000, signal }),
  });
  const rescuer = startLoop({
    name: 'rescuer',
    every_ms: Math.min(2_000, deps.reconcile_ms ?? 2_000),
    log: deps.log,
    run: (signal) => recoverLost({ ...deps, signal }),
  });
  const sweeper = startLoop({
    name: 'sweeper',
    every_ms: deps.sweep_ms ?? 60_000,
    log: deps.log,
    run: (signal) => sweep({ ...deps, signal }),
  });
  const loops: Pick<Loop, 'stop'>[] = [publisher, reconciler, rescuer, sweeper];
  loops.push(startLoop({ name: 'sampler', every_ms: deps.sample_ms ?? 15_000, log: deps.log, run: () => sample(deps) }));
  const ledger_check_ms = deps.ledger_check_ms ?? 3_600_000;
  if (ledger_check_ms > 0)
    loops.push(startLoop({ name: 'ledger', every_ms: ledger_check_ms, log: deps.log, run: () => checkLedger(deps) }));
  const { metrics, payments } = deps;
  if (payments) loops.push(startPayments({ ...deps, payments }));
  if (deps.webhooks !== undefined)
    loops.push(startDeliverer({ ...deps.webhooks, db: deps.db, log: deps.log, metrics, now_ms: () => Date.now() }));
  if (deps.mail) loops.push(startMailer({ ...deps.mail, db: deps.db, log: deps.log, metrics }));
  const { probe: slide } = deps;
  if (slide) loops.push(startLoop({ name: 'probe', every_ms: PROBE_MS, log: deps.log, run: (signal) => probe(slide, signal) }));
  if (metrics !== undefined)
    loops.push(startLoop({ name: 'gauges', every_ms: GAUGES_MS, log: deps.log, run: () => showBacklog(deps.db, metrics) }));
  return {
    async stop(timeout_ms = 5_000) {
      await Promise.all(loops.map((loop) => loop.stop(timeout_ms)));
    },
  };
}

const WAITED_FOR: readonly WaitingFor[] = ['storage', 'database', 'network'];

/** Time between two slides of the probe. */
const PROBE_MS = 60_000;

/** Time between two readings of how work waits. */
const GAUGES_MS = 5_000;

async function showBacklog(db: Database, metrics: RelayMetrics): Promise<void> {
  let unsent_ms = 0;
  for (const { queue, job_types } of jobDefinitions) {
    const backlog = await readBacklog(db, queue, job_types);
    unsent_ms = Math.max(unsent_ms, backlog.unsent_ms);
    metrics.queue_oldest_seconds.set({ queue }, backlog.waiting_ms / 1000);
    metrics.queue_waiting.set({ queue }, backlog.waiting);
    metrics.queue_accounts_waiting.set({ queue }, backlog.accounts);
    metrics.queue_most_of_one_account.set({ queue }, backlog.max_of_one_account);
  }
  metrics.outbox_oldest_seconds.set(unsent_ms / 1000);
  const mails = await readMailBacklog(db);
  metrics.mail_waiting.set(mails.waiting);
  metrics.mail_oldest_seconds.set(mails.oldest_s);
  const outages = await readOutages(db);
  for (const waiting_for of WAITED_FOR) {
    const outage = outages.find((one) => one.waiting_for === waiting_for);
    metrics.outage_jobs.set({ waiting_for }, outage?.jobs ?? 0);
    metrics.outage_oldest_seconds.set({ waiting_for }, (outage?.oldest_ms ?? 0) / 1000);
  }
}
